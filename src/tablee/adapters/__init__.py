"""The games as other people's libraries want them. Each file needs its library, and nothing else
of Tablée needs the files: `pip install "tablee[pettingzoo]"`, `[gymnasium]`, `[openspiel]`."""
