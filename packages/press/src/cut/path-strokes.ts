import { present } from '@tambour/kernel';
import { type Box, EVERYWHERE } from './box.ts';

/** One subpath that stands alone: path data that begins with its own `M`, and what it covers without its pen's width. */
export interface PathStroke {
  readonly data: string;
  readonly box: Box;
}

const TOKEN = /[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g;
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/**
 * Path data taken apart at its moves. A relative move is written out as an absolute one; whatever follows it is kept to
 * the letter. Curves count with their handles.
 */
export const strokesOf = (data: string): readonly PathStroke[] => {
  const strokes: PathStroke[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let head = '';
  let from = 0;
  const reach = (px: number, py: number): void => {
    if (px < left) left = px;
    if (px > right) right = px;
    if (py < top) top = py;
    if (py > bottom) bottom = py;
  };
  const finish = (end: number): void => {
    if (head !== '') strokes.push({ data: head + data.slice(from, end).trimEnd(), box: { left, top, right, bottom } });
    left = top = Infinity;
    right = bottom = -Infinity;
  };
  let command = '';
  const n: number[] = [];
  const operand = (i: number): number => present(n[i]);
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(data); token !== null; token = TOKEN.exec(data)) {
    const [text] = token;
    const isLetter = text > '@';
    if (isLetter) {
      command = text;
      n.length = 0;
      if (text === 'M' || text === 'm') finish(token.index);
    } else n.push(Number(text));
    const kind = command.toUpperCase();
    const count = COUNTS[kind];
    // What nobody can read is drawn whole, everywhere.
    if (count === undefined) return [{ data, box: EVERYWHERE }];
    if (n.length < count || (count === 0 && !isLetter)) continue;
    const isRelative = command !== kind;
    const dx = isRelative ? x : 0;
    const dy = isRelative ? y : 0;
    if (kind === 'Z') {
      x = startX;
      y = startY;
    } else if (kind === 'H') x = operand(0) + dx;
    else if (kind === 'V') y = operand(0) + dy;
    else if (kind === 'A') {
      const px = operand(5) + dx;
      const py = operand(6) + dy;
      // Radii too short for the way are stretched to it.
      const radius = Math.max(Math.abs(operand(0)) * 2, Math.abs(operand(1)) * 2, Math.hypot(px - x, py - y));
      reach(Math.min(x, px) - radius, Math.min(y, py) - radius);
      reach(Math.max(x, px) + radius, Math.max(y, py) + radius);
      x = px;
      y = py;
    } else {
      for (let i = 0; i < count; i += 2) reach(operand(i) + dx, operand(i + 1) + dy);
      // The press writes every handle out; nobody follows hidden ones here.
      if (kind === 'S' || kind === 'T') return [{ data, box: EVERYWHERE }];
      x = operand(count - 2) + dx;
      y = operand(count - 1) + dy;
    }
    reach(x, y);
    n.length = 0;
    if (kind === 'M') {
      startX = x;
      startY = y;
      from = TOKEN.lastIndex;
      // Further pairs after a move are lines.
      command = isRelative ? 'l' : 'L';
      const isRunOn = /^[\s,]*[-+.\d]/.test(data.slice(from, from + 8));
      head = `M${undusted(x)} ${undusted(y)}${isRunOn ? command : ''}`;
    }
  }
  finish(data.length);
  return strokes;
};

/** Sums of decimals carry dust. */
const undusted = (value: number): number => Math.round(value * 1e4) / 1e4;
