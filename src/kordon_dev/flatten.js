(svg) => {
  // What is drawn, without the page's stylesheets: every property that counts becomes an attribute.
  const DEFAULTS = {
    fill: 'rgb(0, 0, 0)', 'fill-opacity': '1', stroke: 'none', 'stroke-width': '1', 'stroke-opacity': '1',
    'stroke-dasharray': 'none', 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter', opacity: '1',
    'font-size': '', 'font-weight': '400', 'text-anchor': 'start', 'clip-path': 'none', 'paint-order': 'normal',
    'vector-effect': 'none', 'stop-color': 'rgb(0, 0, 0)', 'stop-opacity': '1',
  };
  const OF_TEXT = ['font-size', 'font-weight', 'text-anchor'];
  const OF_STOPS = ['stop-color', 'stop-opacity'];
  const GEOMETRY = ['d', 'x', 'y', 'cx', 'cy', 'r', 'rx', 'width', 'height', 'id', 'offset', 'viewBox', 'patternUnits', 'patternTransform', 'dx'];
  const short = (text) => text.replace(/-?\d*\.\d+(?:e-?\d+)?/g, (number) => String(Number(Number(number).toPrecision(4))));
  const colour = (text) =>
    text
      .replace(/color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)/g, (_, r, g, b, a = 1) => `rgba(${[r, g, b].map((part) => Math.round(part * 255))}, ${a})`)
      .replace(/rgba?\((\d+), ?(\d+), ?(\d+)(?:, ?1)?\)/g, (_, ...parts) => '#' + parts.slice(0, 3).map((part) => Number(part).toString(16).padStart(2, '0')).join(''));
  const used = new Set();

  function flat(element) {
    const style = getComputedStyle(element);
    const isDefinition = element.closest('defs, clipPath, pattern');
    if (style.display === 'none' && !isDefinition) return undefined;
    if (element.hasAttribute('data-tiny') || (style.visibility === 'hidden' && !isDefinition)) return undefined;
    const made = document.createElementNS('http://www.w3.org/2000/svg', element.tagName);
    for (const name of GEOMETRY) if (element.hasAttribute(name)) made.setAttribute(name, short(element.getAttribute(name)));
    const isShape = element.tagName !== 'g' && element.tagName !== 'svg' && element.tagName !== 'defs';
    for (const [name, usual] of Object.entries(DEFAULTS)) {
      if (OF_TEXT.includes(name) !== /text|tspan/.test(element.tagName) && OF_TEXT.includes(name)) continue;
      if (OF_STOPS.includes(name) !== (element.tagName === 'stop')) continue;
      if (!isShape && !['opacity', 'clip-path'].includes(name)) continue;
      let value = style.getPropertyValue(name).replaceAll('px', '').replace(/url\(["']?[^#]*#([^"')]*)["']?\)/g, 'url(#$1)');
      if (!value || value === usual) continue;
      if (name.startsWith('stroke-') && style.stroke === 'none') continue;
      for (const [, id] of value.matchAll(/url\(#([^)]*)\)/g)) used.add(id);
      made.setAttribute(name, colour(short(value)));
    }
    if (/text|tspan/.test(element.tagName)) made.setAttribute('font-family', /Serif|Slab|Times|Georgia/.test(style.fontFamily) ? 'Georgia, serif' : 'Arial, sans-serif');
    const shift = style.translate !== 'none' ? `translate(${short(style.translate).replaceAll('px', '')}) ` : '';
    const turn = shift + (style.transform !== 'none' ? short(style.transform) : '');
    if (turn && element !== svg && element.tagName !== 'pattern') made.setAttribute('transform', turn.trim());
    if (made.getAttribute('fill') === 'none' && !made.hasAttribute('stroke') && isShape && !isDefinition) return undefined;
    if (made.getAttribute('opacity') === '0') return undefined;
    for (const child of element.childNodes) {
      const part = child.nodeType === Node.TEXT_NODE ? (child.data.trim() ? document.createTextNode(child.data.trim()) : undefined) : child.nodeType === Node.ELEMENT_NODE ? flat(child) : undefined;
      if (part) made.append(part);
    }
    return made.tagName === 'g' && !made.childNodes.length ? undefined : made;
  }

  const made = flat(svg);
  for (const thing of [...made.querySelectorAll('pattern, radialGradient, clipPath')]) if (!used.has(thing.id)) thing.remove();
  const { width, height } = svg.getBoundingClientRect();
  made.setAttribute('width', String(Math.round(width)));
  made.setAttribute('height', String(Math.round(height)));
  return new XMLSerializer().serializeToString(made).replaceAll('><', '>\n<');
}
