"""A name for exactly the code that would be compiled, so that old results never meet new rules."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from types import CodeType, FunctionType, ModuleType
from typing import Any

import numpy as np

from tablee.contract.furniture import Rules
from tablee.core.arrays import Sheet
from tablee.core.binding import Function, globals_of, of_game


def fingerprint(
    rules: Rules,
    functions: tuple[Function, ...],
    given: Mapping[Function, Function] | None = None,
) -> str:
    """A name for exactly the code reached from these functions: bytecode and constants as they are
    in memory. Two fingerprints are equal only if everything that would be compiled is."""
    digest = hashlib.sha256()
    done: set[Function] = set()
    given = given or {}
    todo = [of_game(function, rules, given) for function in functions]
    while todo:
        function = todo.pop()
        if function in done:
            continue
        done.add(function)
        digest.update(function.__qualname__.encode())
        _digest_code(digest, function.__code__)
        digest.update(repr(function.__defaults__).encode())
        for name, value in sorted(globals_of(function).items()):
            digest.update(name.encode())
            if isinstance(value, FunctionType):
                inner = of_game(value, rules, given)
                digest.update(inner.__qualname__.encode())
                todo.append(inner)
            elif isinstance(value, np.ndarray | memoryview):
                array = np.asarray(value)
                digest.update(str((array.dtype, array.shape)).encode() + array.tobytes())
            elif isinstance(value, Sheet):
                digest.update(str(value.dtype).encode())
            elif isinstance(value, ModuleType):
                digest.update(f"{value.__name__} {getattr(value, '__version__', '')}".encode())
            else:
                digest.update(repr(value).encode())
    return digest.hexdigest()


def _digest_code(digest: Any, code: CodeType) -> None:
    digest.update(code.co_code)
    digest.update(repr((code.co_names, code.co_varnames, code.co_argcount)).encode())
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            _digest_code(digest, constant)
        else:
            digest.update(repr(constant).encode())
