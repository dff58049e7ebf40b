"""Measurements, never timed tests."""
