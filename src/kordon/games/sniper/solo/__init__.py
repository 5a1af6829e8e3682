"""Solo rules: the order deck, the order cards and how units carry them out (SE-9xx)."""
