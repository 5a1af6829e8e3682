"""The command: one module a subcommand, imported only when it is asked for."""
