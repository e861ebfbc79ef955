/** The words of SVG: numbers, escapes and path data, kept short because a map holds tens of thousands of strokes. */
export type Point = readonly [x: number, y: number];

/** One decimal, without a leading zero. */
export const number = (value: number): string => {
  const tenths = Math.round(value * 10);
  return tenthsText(tenths);
};

const tenthsText = (tenths: number): string => {
  if (tenths === 0) return '0';
  const magnitude = Math.abs(tenths);
  const whole = Math.floor(magnitude / 10);
  const rest = magnitude % 10;
  const text = rest === 0 ? `${whole}` : `${whole === 0 ? '' : whole}.${rest}`;
  return tenths < 0 ? `-${text}` : text;
};

const joinPair = (x: number, y: number): string => {
  const second = tenthsText(y);
  return `${tenthsText(x)}${second.startsWith('-') ? '' : ' '}${second}`;
};

/** Path data of a broken line, in relative steps of whole tenths so that rounding never drifts. */
export const trace = (points: readonly Point[], closed = false): string => {
  const first = points[0];
  if (first === undefined) return '';
  let x = Math.round(first[0] * 10);
  let y = Math.round(first[1] * 10);
  let path = `M${joinPair(x, y)}`;
  let steps = '';
  for (const p of points.slice(1)) {
    const nextX = Math.round(p[0] * 10);
    const nextY = Math.round(p[1] * 10);
    if (nextX === x && nextY === y) continue;
    const step = joinPair(nextX - x, nextY - y);
    steps += steps === '' || step.startsWith('-') ? step : ` ${step}`;
    x = nextX;
    y = nextY;
  }
  if (steps !== '') path += `l${steps}`;
  return closed ? `${path}Z` : path;
};

/** Path data of several lines. */
export const traces = (lines: readonly (readonly Point[])[], closed = false): string =>
  lines.map((points) => trace(points, closed)).join('');

/** Text and attribute values alike. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const attributeText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? decimal(value) : escapeText(value)}"`)
    .join('');

/** Widths and opacities need two decimals; coordinates go through `number`. */
const decimal = (value: number): string => `${Math.round(value * 100) / 100}`;

export const element = (name: string, attributes: Attributes, inner?: string): string =>
  inner === undefined
    ? `<${name}${attributeText(attributes)}/>`
    : `<${name}${attributeText(attributes)}>${inner}</${name}>`;

export const group = (attributes: Attributes, ...inner: readonly string[]): string =>
  element('g', attributes, inner.join(''));

/** A stroked line without fill. Empty data prints nothing. */
export const line = (data: string, stroke: string, width: number, more: Attributes = {}): string =>
  data === '' ? '' : element('path', { d: data, fill: 'none', stroke, 'stroke-width': width, ...more });

export const area = (data: string, fill: string, more: Attributes = {}): string =>
  data === '' ? '' : element('path', { d: data, fill, ...more });

export const at = (point: Point, turn?: number, scale?: number): string =>
  `translate(${number(point[0])} ${number(point[1])})${turn === undefined ? '' : ` rotate(${number(turn)})`}${
    scale === undefined ? '' : ` scale(${decimal(scale)})`
  }`;

/** Path data of a circle. */
export const disc = ([x, y]: Point, radius: number): string => {
  const r = number(radius);
  const across = number(2 * radius);
  return `M${number(x - radius)} ${number(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0z`;
};
