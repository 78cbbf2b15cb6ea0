"""Which versions are running, for `/admin health` and for reports."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version


def versions() -> dict[str, str]:
    return {
        "keeper": _of("keeper"),
        "python": platform.python_version(),
        "discord.py": _of("discord.py"),
        "pillow": _of("Pillow"),
    }


def _of(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:  # run from the source tree without being installed
        return "?"
