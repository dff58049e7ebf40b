"""The rooms of the house are described as every room must be, and refuse what is damaged."""

from tablee.testing.test_catalogues import *  # noqa: F403
from tablee.testing.test_damage import *  # noqa: F403
from tablee.testing.test_legend import *  # noqa: F403
from tablee.testing.test_pages import *  # noqa: F403
