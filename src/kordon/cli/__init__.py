"""The product's commands, one module each."""

TOOLS = "kordon_dev"  # the package of this repository's own tools, which only a checkout has
