"""The rooms of the house, as plain Python and compiled."""

from tablee.testing.test_compiled import *  # noqa: F403
