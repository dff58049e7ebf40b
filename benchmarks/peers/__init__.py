"""Tablée beside other libraries, on the same machine, in the same run."""
