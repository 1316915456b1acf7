"""How the documents become a site: `make docs`."""

from importlib.metadata import version as version_of

project = "Orcs Orcs Orcs"
author = "The Orcs Orcs Orcs developers"
project_copyright = f"2026, {author}"
release = version_of("orcs-orcs-orcs")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["README.md"]

html_theme = "furo"
html_title = project
html_favicon = "../web/public/icon.svg"
html_static_path = ["img"]
html_copy_source = False

myst_heading_anchors = 4
myst_enable_extensions = ["fieldlist"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": False}
default_role = "code"
