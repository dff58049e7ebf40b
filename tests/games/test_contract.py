"""The rooms of the house play, hide and tell as every room must."""

from tablee.testing.test_golden import *  # noqa: F403
from tablee.testing.test_playing import *  # noqa: F403
from tablee.testing.test_secrets import *  # noqa: F403
from tablee.testing.test_words import *  # noqa: F403
