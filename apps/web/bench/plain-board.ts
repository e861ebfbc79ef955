import { drawCounter, drawFacing } from '@tambour/press';
import type { LargeField } from './large-field.ts';

const SVG = 'http://www.w3.org/2000/svg';
const FILLS: Readonly<Record<string, string>> = { forest: '#7f9358', elevation: '#b98f57' };

/**
 * The peer: the board as it is usually made, one SVG with an element for each hex and each counter, moved by the transform
 * of one group.
 */
export class PlainBoard {
  private readonly svg = document.createElementNS(SVG, 'svg');
  private readonly all = document.createElementNS(SVG, 'g');
  private x = 0;
  private y = 0;
  private scale = 1;

  constructor(
    private readonly host: HTMLElement,
    { ground, pieces, terrain }: LargeField,
  ) {
    this.svg.setAttribute('width', '100%');
    this.svg.setAttribute('height', '100%');
    const hexes = Object.values(ground.spots).map(({ outline }, i) => {
      const hex = document.createElementNS(SVG, 'polygon');
      hex.setAttribute('points', outline.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' '));
      hex.setAttribute('fill', FILLS[terrain[i] ?? ''] ?? '#f3e8cd');
      hex.setAttribute('stroke', '#6a553b');
      return hex;
    });
    const counters = pieces.map((piece) => {
      const [x, y] = ground.spots[piece.place ?? '']!.at;
      const counter = document.createElementNS(SVG, 'g');
      counter.dataset.piece = piece.id;
      counter.setAttribute('transform', `translate(${x} ${y})`);
      counter.innerHTML = drawCounter(piece, 'plain', 'day') + drawFacing(piece);
      return counter;
    });
    this.all.append(...hexes, ...counters);
    this.svg.append(this.all);
    host.append(this.svg);
  }

  look(x: number, y: number, scale: number): void {
    this.x = x;
    this.y = y;
    this.scale = scale;
    this.apply();
  }
  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.apply();
  }
  zoom(by: number): void {
    const [cx, cy] = [this.host.clientWidth / 2, this.host.clientHeight / 2];
    this.x = cx - (cx - this.x) * by;
    this.y = cy - (cy - this.y) * by;
    this.scale *= by;
    this.apply();
  }
  private apply(): void {
    this.all.setAttribute('transform', `translate(${this.x} ${this.y}) scale(${this.scale})`);
  }

  end(): void {
    this.svg.remove();
  }
}
