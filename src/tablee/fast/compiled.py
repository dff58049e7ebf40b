"""Machine code from the rules: the only file that knows the compiler, Numba.

Nothing here is imported until something asks for compiled code, because importing and compiling
take seconds the first time. What was compiled is kept on disk, in a folder named after a
fingerprint of the very code that was compiled, so an edited rule can never meet an old result.
"""

from __future__ import annotations

import hashlib
import logging
import os
import shutil
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features, get_host_cpu_name
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

from tablee.contract.furniture import Rules
from tablee.core.binding import Binding, Function
from tablee.fast.arrays import FOR_COMPILED, constant_for_compiled
from tablee.fast.bitsets import nth
from tablee.fast.cache_folder import cache_root
from tablee.fast.compiling import compiling
from tablee.fast.fingerprint import fingerprint
from tablee.fast.small_arrays import BITS, weighted, write_whole

log = logging.getLogger(__name__)
config: Any = numba.config
SETTINGS: dict[str, Any] = {
    "cache": True, "error_model": "numpy", "forceinline": True, "nogil": True,
}  # fmt: skip
"""`numpy`: no check for division by zero, which no rule does. `forceinline`: a rule is short and is
called from one place or two (docs/decisions/0003). What is long, or called from many, says
`inline=False` and is compiled in a fraction of the time. `nogil`: several threads run (0040)."""
INNER: dict[str, Any] = {"cache": False, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""What is called by compiled code only needs no door to Python, and is kept inside its callers."""
EDITION = 3
"""Raised when what was compiled before must not be used again."""
SLOW_DEPOSIT = ("znver1", "znver2")
"""Processors that have the instruction, but take hundreds of cycles for it."""
KEEP_DAYS = 30
"""Compiled code that nobody has used for so long is thrown away."""


def compiled(
    rules: Rules,
    dtype: np.dtype[np.void],
    *functions: Function,
    given: Mapping[Function, Function] | None = None,
    inline: bool = True,
) -> list[Function]:
    """Compile functions for a game. They are compiled when first called, and then kept: on disk for
    other processes, in memory for this one."""
    settings = {**SETTINGS, "forceinline": inline}
    folder = cache_root() / _name(rules, dtype, fingerprint(rules, functions, given), settings)
    known = (folder, bool(config.DISABLE_JIT))
    if known not in _made:
        _made[known] = _make(rules, functions, given, settings, folder)
    return _made[known]


_made: dict[tuple[Path, bool], list[Function]] = {}
"""What this process has asked for before: loading machine code again takes time, and memory."""


def _make(
    rules: Rules,
    functions: tuple[Function, ...],
    given: Mapping[Function, Function] | None,
    settings: Mapping[str, Any],
    folder: Path,
) -> list[Function]:
    if not any(folder.rglob("*.nbc")):
        log.info("compiling %s: some seconds, this once", folder.name.partition("-")[0])
    _touch(folder)

    def wrap(function: Function) -> Function:
        # Numba looks at the folder only while it decorates.
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            return _kept(function, settings, folder)
        finally:
            config.CACHE_DIR = before

    given = {**FOR_COMPILED, **_instructions(), **(given or {})}
    bind = Binding(rules, wrap, given, _inner(rules, given, settings), constant_for_compiled)
    return [bind(function) for function in functions]


def _inner(
    rules: Rules, given: Mapping[Function, Function], settings: Mapping[str, Any]
) -> Binding:
    """Who binds what compiled code calls: one for all that is compiled of a game alike."""
    known = (id(rules), tuple(given.items()), str(settings), bool(config.DISABLE_JIT))
    if known not in _inner_bindings:
        wrap = partial(_called_by_compiled, {**settings, **INNER})
        _inner_bindings[known] = Binding(rules, wrap, given, constant=constant_for_compiled)
    return _inner_bindings[known]


_inner_bindings: dict[Any, Binding] = {}


def _called_by_compiled(settings: Mapping[str, Any], function: Function) -> Function:
    """A function that only compiled code calls, with whole numbers of one size, known or not:
    for each kind of number, and each number that is written down, it would be compiled again."""
    made: Any = numba.njit(**settings)(function)
    if hasattr(made, "compile"):
        alone = made.compile
        made.compile = lambda types: alone(tuple(map(_widest, types)))
    kept: Function = made
    return kept


def _widest(kind: Any) -> Any:
    kinds: Any = numba.types
    kind = kinds.unliteral(kind)
    return kinds.int64 if kind in kinds.signed_domain else kind


@intrinsic
def nth_at_once(context: Any, members: Any, n: Any) -> Any:
    """`sets.nth` in three instructions: one bit, the n-th, is deposited where the n-th member is;
    then it is found there. It was a tenth to a fifth of a random action (docs/decisions/0047)."""

    def generate(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        members, n = arguments
        word = members.type
        deposit = builder.module.declare_intrinsic(
            "llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, (word, word))
        )
        there = builder.call(deposit, (builder.shl(word(1), n), members))
        return builder.cttz(there, ir.IntType(1)(1))

    whole: Any = numba.types.int64
    return whole(whole, whole), generate


@intrinsic
def weighted_at_once(context: Any, array: Any, weights: Any) -> Any:
    """`small_arrays.weighted`: in the product of two words, the sum stands where both have their
    highest number."""

    def generate(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        whole = builder.load(_word(target, builder, signature, arguments), align=1)
        return builder.lshr(builder.mul(whole, arguments[1]), whole.type(3 * BITS))

    kind: Any = numba.types.int64
    return (kind(array, kind), generate) if _is_small(array) else None


@intrinsic
def write_at_once(context: Any, array: Any, whole: Any) -> Any:
    """`small_arrays.write_whole`: one store."""

    def generate(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        builder.store(arguments[1], _word(target, builder, signature, arguments), align=1)
        return target.get_dummy_value()

    kinds: Any = numba.types
    return (kinds.void(array, kinds.int64), generate) if _is_small(array) else None


def _is_small(array: Any) -> bool:
    """Whether four numbers of an array are a word: more than that it does not say of itself."""
    kinds: Any = numba.types
    return isinstance(array, kinds.Array) and array.dtype == kinds.int16 and array.layout == "C"


def _word(target: Any, builder: Any, signature: Any, arguments: Any) -> Any:
    """Where in memory the numbers of an array lie."""
    data = make_array(signature.args[0])(target, builder, arguments[0]).data
    return builder.bitcast(data, ir.IntType(64).as_pointer())


def _instructions() -> dict[Function, Function]:
    """What takes compiled code an instruction or a few, and plain Python a function."""
    if config.DISABLE_JIT:
        return {}
    at_once: dict[Function, Function] = {weighted: weighted_at_once, write_whole: write_at_once}
    return {**at_once, nth: nth_at_once} if _can_deposit() else at_once


def _can_deposit() -> bool:
    """Whether code is compiled, for this very processor, and it deposits bits quickly."""
    if config.DISABLE_JIT or config.CPU_NAME or config.CPU_FEATURES is not None:
        return False
    return bool(get_host_cpu_features().get("bmi2")) and get_host_cpu_name() not in SLOW_DEPOSIT


def _kept(function: Function, settings: Mapping[str, Any], folder: Path) -> Function:
    """A compiled function. While one process compiles it the others wait, and then find it in the
    folder; what lies there already nobody waits for."""
    made: Any = numba.njit(**settings)(function)
    if hasattr(made, "compile"):  # else the compiler is switched off
        alone = made.compile
        lock = folder / f"{made.py_func.__qualname__}.lock"

        def compile_once(types: Any) -> Any:
            if is_kept(made):
                return alone(types)
            with _only_one(lock):
                return alone(types)

        made.compile = compile_once
    kept: Function = made
    return kept


_compiling = threading.local()


@contextmanager
def _only_one(lock: Path) -> Iterator[None]:
    """Keep other processes from compiling a function, until this one has. Where files cannot be
    locked, everybody compiles for themselves."""
    held: set[Path] = _compiling.__dict__.setdefault("held", set())
    if lock in held:  # for other types, a function may lead through itself
        yield
        return
    held.add(lock)
    try:
        with compiling(), _locked(lock):
            yield
    finally:
        held.discard(lock)


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    try:
        import fcntl
    except ImportError:
        yield
        return
    try:
        lock = path.open("w")
    except OSError:
        yield
        return
    with lock:  # closing it lets others in
        with suppress(OSError):
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def is_kept(function: Function) -> bool:
    """Whether a compiled function can be called without being compiled: it has been, by this
    process or by another one that kept it on disk."""
    if not hasattr(function, "compile"):  # the compiler is switched off
        return True
    made: Any = function
    folder = Path(made.stats.cache_path)
    return bool(made.overloads) or any(folder.glob(f"*.{made.py_func.__qualname__}-*.nbc"))


def direct(function: Function, *like: Any) -> Function:
    """The machine code of a compiled function for arguments of the same types as these, called
    without a look at their types: that look takes longer than many a rule. The caller sees to it
    that the types are always the same."""
    if not hasattr(function, "compile"):  # the compiler is switched off
        return function
    dispatcher: Any = function
    typeof: Any = numba.typeof
    types = tuple(typeof(one) for one in like)
    dispatcher.compile(types)
    found: Function = dispatcher.get_overload(types)
    return found


def _name(rules: Rules, dtype: np.dtype[np.void], code: str, settings: Mapping[str, Any]) -> str:
    circumstances = (
        EDITION,
        sys.version_info[:3],
        numba.__version__,
        llvmlite.__version__,
        np.__version__,
        bool(config.BOUNDSCHECK),
        str(config.OPT),
        _can_deposit(),
        settings,
        str(dtype),
        rules.__name__,  # a room that moves into a package: machine code names the modules it is of
    )
    room = rules.__name__.rpartition(".")[0].rpartition(".")[2]
    return f"{room}-{_digest(code, *map(str, circumstances))}"


def _digest(*parts: str) -> str:
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:24]


def _touch(folder: Path) -> None:
    """Mark compiled code as used, and throw away what has not been for a long time."""
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    oldest = time.time() - KEEP_DAYS * 86400
    for other in folder.parent.iterdir():
        # Another process may be tidying up at the same time.
        with suppress(FileNotFoundError):
            if other.stat().st_mtime < oldest:
                shutil.rmtree(other, ignore_errors=True)
