"""Pictures from other packages: SVG of plain drawn elements, without script, style or link."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

LONGEST: Final = 24 << 10
SPACE: Final = "{http://www.w3.org/2000/svg}"
ELEMENT: Final = re.compile(
    "svg|g|defs|path|rect|circle|ellipse|line|polyline|polygon|(?:linear|radial)Gradient|stop|clipPath|"
    "animate(?:Transform)?"
)
ATTRIBUTE: Final = re.compile(
    "viewBox|preserveAspectRatio|id|d|x|y|[xy][12]|[cfr][xy]|r|width|height|points|transform|offset|opacity|"
    "fill(?:-opacity|-rule)?|stroke(?:-width|-opacity|-linecap|-linejoin|-dasharray)?|stop-(?:color|opacity)|"
    "gradient(?:Units|Transform)|clip-path|attributeName|type|values|keyTimes|dur|begin|repeatCount|calcMode"
)
# What may slowly change in a living picture.
ANIMATED: Final = re.compile("opacity|transform")
MOTION: Final = re.compile(r"\s*<animate(?:Transform)?\b[^>]*/>")
# Numbers, words, colours, transforms; the only address is that of something in the same picture.
VALUE: Final = re.compile(r"(?:[\w\s.,;+\-#%]|\b(?:url\(#|translate\(|scale\(|rotate\(|rgb\()|\))*", re.ASCII)


def check_svg(source: str) -> None:
    """Raise a `ValueError` that names what a picture may not hold."""
    from xml.etree import ElementTree as ET  # here, because few commands draw anything

    if len(source) > LONGEST:
        raise ValueError(f"the picture is longer than {LONGEST} characters")
    if "<!" in source or "<?" in source:
        raise ValueError("the picture holds something besides elements")
    try:
        root = ET.fromstring(source)
    except ET.ParseError as error:
        raise ValueError(f"the picture can't be read: {error}") from None
    if root.tag != SPACE + "svg":
        raise ValueError("the picture is no SVG")
    for element in root.iter():
        _check_element(element)


def _check_element(element: Element) -> None:
    tag = str(element.tag).removeprefix(SPACE)
    if not ELEMENT.fullmatch(tag):
        raise ValueError(f"the picture may not hold the element {tag}")
    for name, value in element.attrib.items():
        if not ATTRIBUTE.fullmatch(name):
            raise ValueError(f"the picture may not hold the attribute {name}")
        if name == "attributeName" and not ANIMATED.fullmatch(value):
            raise ValueError(f"the picture may not animate {value}")
        if not VALUE.fullmatch(value):
            raise ValueError(f"the picture may not hold {name}={value!r}")
    if f"{element.text or ''}{element.tail or ''}".strip():
        raise ValueError("the picture may not hold text")


def still(source: str) -> str:
    """The same picture, in which nothing moves."""
    return MOTION.sub("", source)
