"""Settings: how this server runs, from environment variables and the command line."""

from __future__ import annotations

import math
import os
import secrets
import stat
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

SECRET_LENGTH: Final = 32
HIDDEN: Final = ("secret", "old_secrets", "metrics_token", "database")
"""Settings whose value is never shown: a database's URL may hold a password."""


class SettingsError(ValueError):
    """A setting that cannot be used: one line that says which, what came and what is expected."""


Port = Annotated[int, Meta(ge=0, le=65_535, description="a port, 0 to 65535 (0 for any that is free)")]
Few = Annotated[int, Meta(ge=1, le=1000, description="a whole number, 1 to 1000")]
Count = Annotated[int, Meta(ge=1, le=1_000_000, description="a whole number, 1 to 1000000")]
Rate = Annotated[float, Meta(gt=0, le=100_000, description="a number above 0")]
Days = Annotated[int, Meta(ge=0, le=36_500, description="days, 0 for ever")]
Switch = Annotated[bool, Meta(description="yes or no")]
Text = Annotated[str, Meta(description="a text")]


class Settings(Struct, frozen=True, kw_only=True):
    """How this server runs. A field `port` is set by the variable `ORCS_PORT` or the option `--port`."""

    data: Annotated[Path, Meta(description="a folder")]
    secret: Annotated[str, Meta(min_length=SECRET_LENGTH, description="at least 32 characters that nobody can guess")]
    old_secrets: Annotated[tuple[str, ...], Meta(description="secrets from before, with commas")] = ()
    """What was signed with these still counts. After a space may stand until when, in milliseconds since 1970."""
    database: Annotated[str, Meta(description="sqlite:///FILE or postgresql://…")]
    host: Annotated[str, Meta(min_length=1, description="an address to listen at")] = "127.0.0.1"
    port: Port = 8000
    workers: Few = 1
    bot_processes: Few = 1
    public_url: Annotated[str, Meta(description="http://… or https://…, where players find the server")] = ""
    origins: Annotated[tuple[str, ...], Meta(description="pages that may use the server, with commas")] = ()
    trust_proxy: Switch = False
    """Whether requests come through one proxy, which says for whom (X-Forwarded-For, X-Forwarded-Proto)."""
    metrics_token: Text = ""
    """Lets its bearer read /metrics from anywhere; without one, only this machine may."""
    body_bytes: Annotated[int, Meta(ge=1024, le=100_000_000, description="bytes, at least 1024")] = 64 * 1024
    tables_per_identity: Count = 30
    sockets_per_identity: Count = 20
    connections_per_address: Count = 400
    """Open at the same time. Behind a proxy only the proxy can count them."""
    messages_per_second: Rate = 20.0
    chat_per_minute: Rate = 20.0
    identities_per_hour: Rate = 60.0
    """How many guests one address may create."""
    idle_table_days: Days = 60
    """How long after its last move an unfinished table is removed."""
    guest_days: Days = 365
    """How long after their last visit a person is erased."""
    record_days: Days = 0
    """How long after its end a finished game is removed."""
    allow_private_hooks: Switch = False
    """Whether webhooks may go to addresses of private networks."""
    invitation_only: Switch = False
    evict_seconds: Rate = 30.0
    """How long after its last use a table is dropped from memory."""
    page: Annotated[Path | None, Meta(description="a folder that `make page` has built")] = None
    """The game that needs no server, to be served at /page/ too."""
    log_format: Annotated[Literal["json", "text"], Meta(description="json or text")] = "text"

    @property
    def https(self) -> bool:
        """Whether players come by https."""
        return self.public_url.startswith("https://")

    @property
    def key(self) -> bytes:
        """What tokens and codes are signed with."""
        return self.secret.encode()

    def keys(self, now: int) -> list[bytes]:
        """The keys whose signatures count at a time, the one to sign with first."""
        return [self.key, *(key for key, until in self.old_keys() if now < until)]

    def every_key(self) -> list[bytes]:
        """All keys that are known, whether or not their time is up."""
        return [self.key, *(key for key, _ in self.old_keys())]

    def old_keys(self) -> list[tuple[bytes, float]]:
        """The keys from before, and until when each counts."""
        parts = [old.split() for old in self.old_secrets]
        return [(part[0].encode(), float(part[1]) if len(part) > 1 else math.inf) for part in parts]

    def __repr__(self) -> str:
        shown = (f"{name}={getattr(self, name)!r}" for name in self.__struct_fields__ if name not in HIDDEN)
        return f"Settings({', '.join(shown)})"

    @classmethod
    def load(cls, env: Mapping[str, str] | None = None, /, **overrides: object) -> Settings:
        """The settings of an environment (this process's own, if none is given); overrides that are None do not count.

        Without a secret, the one kept in the data folder is used, made at the first time.
        """
        env = os.environ if env is None else env
        values: dict[str, Any] = {}
        for field in msgspec.structs.fields(cls):
            override, variable = overrides.pop(field.name, None), f"ORCS_{field.name.upper()}"
            if override is not None:
                values[field.name] = read_value(field, override, f"--{field.name.replace('_', '-')}")
            elif env.get(variable):
                values[field.name] = read_value(field, env[variable], variable)
        if overrides:
            raise TypeError(f"no such settings: {', '.join(sorted(overrides))}")
        data = values.setdefault("data", data_folder(env)).expanduser().absolute()
        values["data"] = data
        values.setdefault("database", f"sqlite:///{data / 'orcs.db'}")
        if "secret" not in values:
            values["secret"], *old = kept_secret(data).splitlines()
            values["old_secrets"] = (*old, *values.get("old_secrets", ()))
        return cls(**values)


def read_value(field: msgspec.structs.FieldInfo, value: object, name: str) -> Any:
    """A value as its setting needs it."""
    if isinstance(value, str):
        value = value.strip()
    given = value
    if field.name in ("origins", "old_secrets") and isinstance(value, str):
        value = [part.strip() for part in value.split(",") if part.strip()]
    if field.type is Switch and isinstance(value, str):
        value = {"yes": "true", "on": "true", "no": "false", "off": "false"}.get(value.lower(), value)
    try:
        converted = msgspec.convert(value, field.type, strict=False, dec_hook=lambda kind, text: kind(text))
        return check_value(field.name, converted)
    except (msgspec.ValidationError, ValueError):
        shown = f"{len(str(given))} characters, not shown here" if field.name in HIDDEN else repr(str(given))
        raise SettingsError(f"{name} is {shown}; expected {expectation(field)}") from None


def expectation(field: msgspec.structs.FieldInfo) -> str:
    """What a setting may be, in words."""
    for part in getattr(field.type, "__metadata__", ()):
        if isinstance(part, Meta) and part.description:
            return part.description
    return "another value"


def check_value(name: str, value: Any) -> Any:
    """What types cannot say; URLs are put into their plain form."""
    if name == "database" and not value.startswith(("sqlite:///", "postgresql://", "postgres://")):
        raise ValueError
    if name == "public_url" and value:
        origin_of(value)
        return value.rstrip("/")
    if name == "page" and not (value / "service-worker.js").is_file():
        raise ValueError
    if name == "old_secrets" and any(len(old) < SECRET_LENGTH for old in value):
        raise ValueError
    if name == "origins":
        return tuple(origin_of(origin) for origin in value)
    return value


def origin_of(url: str) -> str:
    """The scheme, host and port of a page, as browsers write them."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise ValueError(f"{url!r} is not the address of a page")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    port = "" if parts.port in (None, usual) else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"


def data_folder(env: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where this system stores a user's data."""
    if platform == "win32":
        base = env.get("LOCALAPPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Local") / "orcs"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "orcs"
    base = env.get("XDG_DATA_HOME")
    # The standard says that a relative path is to be ignored.
    return (Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share") / "orcs"


def kept_secret(data: Path) -> str:
    """The secret in the data folder, created if there is none; then those from before, a line each. Nobody else may
    read or replace it."""
    path = data / "secret"
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        if os.name == "posix" and data.stat().st_mode & (stat.S_IWGRP | stat.S_IWOTH):
            raise SettingsError(f"the data folder {data} is writable by others; expected one of your own (chmod 700)")
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return read_secret(path)
        secret = secrets.token_urlsafe(48)
        with os.fdopen(handle, "w") as file:
            file.write(secret)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        reason = f"the secret cannot be kept in {path}: {error.strerror}"
        raise SettingsError(f"{reason}; choose a folder that you may write to, with --data or ORCS_DATA") from None
    return secret


def replace_secret(data: Path, until: int) -> None:
    """Put a new secret into the data folder. The old one counts until then, and none before it for longer."""
    path = data / "secret"
    secret, *old = read_secret(path).splitlines()
    older = [(key, min(int(end), until)) for key, end in map(str.split, old)]
    lines = [secrets.token_urlsafe(48), *(f"{key} {end}" for key, end in [(secret, until), *older])]
    fresh = path.with_name("secret.new")
    fresh.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write("\n".join(lines) + "\n")
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        raise SettingsError(f"the secret cannot be replaced in {path}: {error.strerror}") from None


def read_secret(path: Path) -> str:
    """The stored secret, unless others could have read it."""
    for _ in range(50):
        with path.open() as file:
            if os.name == "posix" and os.fstat(file.fileno()).st_mode & (stat.S_IRWXG | stat.S_IRWXO):
                raise SettingsError(f"{path} is open to others; expected a file for its owner alone (chmod 600)")
            secret = file.read().strip()
        if len(secret) >= SECRET_LENGTH:
            return secret
        # Another process of this server may be writing it right now.
        time.sleep(0.02)
    raise SettingsError(f"{path} holds {len(secret)} characters; expected at least {SECRET_LENGTH} (or no file)")


def database_file(settings: Settings) -> Path | None:
    """The file of the database; None for one that several processes share."""
    return Path(settings.database.removeprefix("sqlite:///")) if settings.database.startswith("sqlite:") else None


def serving_file(settings: Settings) -> Path | None:
    """Where a server tells its address to `orcs admin`, beside its database."""
    file = database_file(settings)
    return None if file is None else file.with_name(f"{file.name}.serving")
