import { escapeText } from '@tambour/press';
import type { Rect } from '../match/protocol.ts';

const SVG = 'http://www.w3.org/2000/svg';

export const svgElement = <N extends keyof SVGElementTagNameMap>(
  name: N,
  className: string,
): SVGElementTagNameMap[N] => {
  const made = document.createElementNS(SVG, name);
  if (className !== '') made.setAttribute('class', className);
  return made;
};

/** An SVG as large as the paper, in its coordinates. Screen readers have the text view, not these. */
export const svgLayer = (className: string): SVGSVGElement => {
  const layer = svgElement('svg', className);
  layer.setAttribute('aria-hidden', 'true');
  layer.setAttribute('focusable', 'false');
  return layer;
};

export const layPaper = (layer: SVGSVGElement, paper: Rect): void => {
  layer.setAttribute('viewBox', `${paper.x} ${paper.y} ${paper.width} ${paper.height}`);
  Object.assign(layer.style, {
    left: `${paper.x}px`,
    top: `${paper.y}px`,
    width: `${paper.width}px`,
    height: `${paper.height}px`,
  });
};

/** What a resting mouse is told. It takes an element that lets itself be pointed at. */
export const tooltip = (text: string): string => `<title>${escapeText(text)}</title>`;
