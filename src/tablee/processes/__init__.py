"""Processes that do tasks for others: bots that think for a server, workers of a campaign."""
