"""Import contracts that import-linter lacks."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class OnlyContract(Contract):
    """Source packages import only themselves, the standard library and the modules allowed."""

    type_name = "only"

    source_modules = fields.ListField(subfield=fields.ModuleField())
    allowed_modules = fields.ListField(subfield=fields.ModuleField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        sources = [module.name for module in self.source_modules]  # type: ignore[attr-defined]
        allowed = [module.name for module in self.allowed_modules]  # type: ignore[attr-defined]
        allowed += [*sources, *sys.stdlib_module_names]
        strays = sorted(
            (importer, imported)
            for source in sources
            for importer in {source, *graph.find_descendants(source)}
            for imported in graph.find_modules_directly_imported_by(importer)
            if not any(imported == name or imported.startswith(f"{name}.") for name in allowed)
        )
        return ContractCheck(kept=not strays, metadata={"strays": strays})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for importer, imported in check.metadata["strays"]:
            output.print_error(f"{importer} is not allowed to import {imported}", bold=True)
