"""Settings come from the environment and the command line; bad values are refused in one line."""

import os
import stat
from pathlib import Path

import pytest

from orcs.server.settings import Settings, SettingsError, data_folder, origin_of

pytestmark = pytest.mark.outside

SECRET = "x" * 32


def load(folder: Path, env: dict[str, str] | None = None, **overrides: object) -> Settings:
    return Settings.load({"ORCS_DATA": str(folder), "ORCS_SECRET": SECRET, **(env or {})}, **overrides)


def test_without_any_the_server_is_for_this_machine_and_keeps_a_file(tmp_path: Path) -> None:
    settings = load(tmp_path)
    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8000, 1)
    assert settings.database == f"sqlite:///{tmp_path / 'orcs.db'}"
    assert settings.record_days == 0


def test_the_command_line_goes_before_the_environment(tmp_path: Path) -> None:
    settings = load(tmp_path, {"ORCS_PORT": "1234", "ORCS_HOST": "::1"}, port=99, host=None)
    assert (settings.port, settings.host) == (99, "::1")


@pytest.mark.parametrize(
    ("variable", "value", "field", "expected"),
    [
        ("ORCS_TRUST_PROXY", "yes", "trust_proxy", True),
        ("ORCS_INVITATION_ONLY", "Off", "invitation_only", False),
        (
            "ORCS_ORIGINS",
            "https://a.example, HTTPS://B.example:443/",
            "origins",
            ("https://a.example", "https://b.example"),
        ),
        ("ORCS_PUBLIC_URL", "https://orcs.example/", "public_url", "https://orcs.example"),
        ("ORCS_EVICT_SECONDS", "1.5", "evict_seconds", 1.5),
        ("ORCS_LOG_FORMAT", "json", "log_format", "json"),
        ("ORCS_PORT", "", "port", 8000),
    ],
)
def test_variables_are_read(tmp_path: Path, variable: str, value: str, field: str, expected: object) -> None:
    assert getattr(load(tmp_path, {variable: value}), field) == expected


@pytest.mark.parametrize(
    ("variable", "value", "line"),
    [
        ("ORCS_PORT", "http", "ORCS_PORT is 'http'; expected a port, 0 to 65535 (0 for any that is free)"),
        ("ORCS_PORT", "70000", "ORCS_PORT is '70000'; expected a port, 0 to 65535 (0 for any that is free)"),
        ("ORCS_WORKERS", "0", "ORCS_WORKERS is '0'; expected a whole number, 1 to 1000"),
        ("ORCS_TRUST_PROXY", "perhaps", "ORCS_TRUST_PROXY is 'perhaps'; expected yes or no"),
        ("ORCS_LOG_FORMAT", "xml", "ORCS_LOG_FORMAT is 'xml'; expected json or text"),
        (
            "ORCS_ORIGINS",
            "example.com",
            "ORCS_ORIGINS is 'example.com'; expected pages that may use the server, with commas",
        ),
        ("ORCS_MESSAGES_PER_SECOND", "0", "ORCS_MESSAGES_PER_SECOND is '0'; expected a number above 0"),
        (
            "ORCS_DATABASE",
            "mysql://me:pass@x",
            "ORCS_DATABASE is 17 characters, not shown here; expected sqlite:///FILE or postgresql://…",
        ),
        (
            "ORCS_SECRET",
            "short",
            "ORCS_SECRET is 5 characters, not shown here; expected at least 32 characters that nobody can guess",
        ),
    ],
)
def test_a_bad_value_is_refused_in_one_line(tmp_path: Path, variable: str, value: str, line: str) -> None:
    with pytest.raises(SettingsError) as error:
        load(tmp_path, {variable: value})
    assert str(error.value) == line


def test_a_bad_option_is_called_as_it_was_typed(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"^--bot-processes is 'many'; expected a whole number, 1 to 1000$"):
        load(tmp_path, bot_processes="many")
    with pytest.raises(TypeError, match="no such settings: prot"):
        load(tmp_path, prot=1)


def test_secrets_are_not_shown(tmp_path: Path) -> None:
    settings = load(tmp_path, {"ORCS_METRICS_TOKEN": "tell-nobody", "ORCS_DATABASE": "postgresql://me:pass@x/y"})
    assert not any(secret in repr(settings) for secret in (SECRET, "tell-nobody", "pass@"))


def test_a_secret_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "new" / "data"
    first = Settings.load({}, data=data)
    assert Settings.load({}, data=data).secret == first.secret
    assert len(first.secret) >= 32
    assert stat.S_IMODE((data / "secret").stat().st_mode) == 0o600
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert Settings.load({}, data=tmp_path / "other").secret != first.secret


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o620])
def test_a_secret_that_others_can_reach_is_refused(tmp_path: Path, mode: int) -> None:
    Settings.load({}, data=tmp_path)
    (tmp_path / "secret").chmod(mode)
    with pytest.raises(SettingsError, match="open to others"):
        Settings.load({}, data=tmp_path)


def test_a_folder_that_others_can_write_to_is_refused(tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    with pytest.raises(SettingsError, match="writable by others"):
        Settings.load({}, data=tmp_path)


def test_an_empty_secret_is_refused(tmp_path: Path) -> None:
    os.close(os.open(tmp_path / "secret", os.O_CREAT | os.O_WRONLY, 0o600))
    with pytest.raises(SettingsError, match="holds 0 characters"):
        Settings.load({}, data=tmp_path)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SettingsError, match="cannot be kept"):
        Settings.load({}, data=tmp_path / "file" / "data")


def test_each_system_has_its_place_for_data() -> None:
    assert data_folder({"XDG_DATA_HOME": "/there"}, "linux") == Path("/there/orcs")
    assert data_folder({"XDG_DATA_HOME": "relative"}, "linux") == Path.home() / ".local/share/orcs"
    assert data_folder({}, "darwin") == Path.home() / "Library/Application Support/orcs"
    assert data_folder({"LOCALAPPDATA": "/local"}, "win32") == Path("/local/orcs")


def test_origins_are_written_as_browsers_do() -> None:
    assert origin_of("HTTP://Example.com:80/path") == "http://example.com"
    assert origin_of("https://[::1]:8443") == "https://[::1]:8443"
    for bad in ("null", "ftp://x", "https://", "https://user@host", "https://host:port"):
        with pytest.raises(ValueError, match=r".+"):
            origin_of(bad)
