"""The documentation: plain Markdown, and the little program that makes a site of it."""
