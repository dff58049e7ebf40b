"""The words of the page, beside those of the games: catalogues, and nothing else."""
