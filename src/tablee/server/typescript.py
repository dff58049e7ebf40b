"""JSON schemas as TypeScript types, for the page: what it says, and what it is told.

The two differ. What is said may leave out whatever has a default; what is told is complete. So the
types of all that `asked` leads to have optional fields, the others have none. What goes both ways
is written as it is told, and said as a part of that.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from typing import Any

Schema = Mapping[str, Any]
NAMES = {"integer": "number", "string": "string", "number": "number", "boolean": "boolean"}
NAMES |= {"null": "null"}


def types(defs: Mapping[str, Schema], asked: Collection[str] = ()) -> str:
    """Every definition as an exported type; `asked` are those that the page says."""
    said = reached(defs, asked)
    told = reached(defs, defs.keys() - said)
    texts = [declaration(name, defs[name], name in said - told, told) for name in defs]
    return "\n".join(texts)


def reached(defs: Mapping[str, Schema], roots: Collection[str]) -> set[str]:
    """The definitions named by these, by those named there, and so on."""
    found, waiting = set[str](), list(roots)
    while waiting:
        if (name := waiting.pop()) not in found:
            found.add(name)
            waiting += references(defs[name])
    return found


def references(part: object) -> Iterator[str]:
    if isinstance(part, dict):
        if "$ref" in part:
            yield named(part)
        part = [value for key, value in part.items() if key not in ("discriminator", "default")]
    if isinstance(part, list):
        for one in part:
            yield from references(one)


def declaration(name: str, schema: Schema, is_said: bool, told: Collection[str]) -> str:
    about = schema.get("description", "")
    lines = [f"/** {' '.join(about.split())} */"] if about else []
    partial = told if is_said else ()
    if "properties" not in schema and schema.get("type") != "object":
        return "\n".join([*lines, f"export type {name} = {expression(schema, partial)};\n"])
    lines.append(f"export interface {name} {{")
    for field, kind in schema.get("properties", {}).items():
        is_complete = field in schema["required"] or ("default" in kind and not is_said)
        mark = "" if is_complete else "?"
        lines.append(f"  {field}{mark}: {expression(kind, partial)};")
    return "\n".join([*lines, "}\n"])


def expression(schema: Schema, partial: Collection[str] = ()) -> str:
    """The type of one value; what stands in `partial` need not be complete."""
    match schema:
        case {"$ref": _}:
            name = named(schema)
            return f"Partial<{name}>" if name in partial else name
        case {"enum": [*values]}:
            return " | ".join(json.dumps(value, ensure_ascii=False) for value in values)
        case {"anyOf": [*kinds]}:
            return " | ".join(expression(kind, partial) for kind in kinds)
        case {"type": "array", "prefixItems": [*kinds]}:
            return f"[{', '.join(expression(kind, partial) for kind in kinds)}]"
        case {"type": "array", "items": items}:
            inside = expression(items, partial)
            return f"({inside})[]" if " | " in inside else f"{inside}[]"
        case {"type": "object", "additionalProperties": values}:
            return f"Record<string, {expression(values, partial)}>"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": kind}:
            return NAMES[kind]
    raise ValueError(f"no TypeScript for {schema}")


def named(schema: Schema) -> str:
    return str(schema["$ref"]).rpartition("/")[2]
