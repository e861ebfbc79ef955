import { itemAt, present } from '@tambour/kernel';
import { COUNTER, counterDefinitions, drawFacing, type Theme } from '@tambour/press';
import type { ScenePiece } from '@tambour/stage';
import type { Point, Rect } from '../match/protocol.ts';
import { drawCounter } from './age-signs.ts';
import type { Arrangement, PlacedCounter } from './arrange.ts';
import { layPaper, svgElement, svgLayer } from './svg-layer.ts';

const PREFIX = 'board';
const HALF = COUNTER / 2;

const frame = (className: string, grow: number): string =>
  `<rect class="${className}" x="${-HALF - grow}" y="${-HALF - grow}" width="${COUNTER + 2 * grow}" height="${COUNTER + 2 * grow}" rx="${4 + grow}"/>`;
const stud = (x: number, y: number): string => `<path class="stud" d="M${x} ${y - 4.8}l4.8 4.8l-4.8 4.8l-4.8-4.8z"/>`;
const REACH = HALF + 2.6;

/** A gold edge with studs at the corners for what can act; a marching double line for what is picked. Never colour alone. */
const EDGES = {
  plain: '',
  alive: `${frame('alive-glow', 5)}${frame('alive-edge', 2.8)}${stud(-REACH, -REACH)}${stud(REACH, -REACH)}${stud(-REACH, REACH)}${stud(REACH, REACH)}`,
  selected: `<rect class="lift" x="${-HALF + 2}" y="${-HALF + 5}" width="${COUNTER}" height="${COUNTER}" rx="6"/>${frame('selected-glow', 7)}${frame('selected-edge', 4.6)}${frame('selected-march', 4.6)}`,
} as const;
type Edge = keyof typeof EDGES;

export type Hidden = 'nothing' | 'pointer' | 'all';

interface Node {
  readonly card: SVGGElement;
  readonly edge: SVGGElement;
  readonly face: SVGGElement;
  readonly pointer: SVGGElement;
  piece: ScenePiece | undefined;
  theme: Theme | undefined;
  markup: string;
  edged: Edge;
  cardAt: string;
  pointerAt: string;
}

const makeNode = (id: string): Node => {
  const card = svgElement('g', 'card');
  card.dataset.piece = id;
  const edge = svgElement('g', 'edge');
  const face = svgElement('g', 'face');
  card.append(edge, face);
  const pointer = svgElement('g', 'pointer');
  return {
    card,
    edge,
    face,
    pointer,
    piece: undefined,
    theme: undefined,
    markup: '',
    edged: 'plain',
    cardAt: '',
    pointerAt: '',
  };
};

const place = ([x, y]: Point, scale: number): string =>
  `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(3)})`;

/** The counters, one group each, kept by id and touched only where something changed. */
export class PieceLayer {
  readonly element = svgLayer('board-pieces');
  private readonly cards = svgElement('g', 'cards');
  private readonly tray = svgElement('circle', 'tray');
  private readonly nodes = new Map<string, Node>();

  constructor() {
    const definitions = svgElement('defs', '');
    definitions.innerHTML = counterDefinitions(PREFIX);
    this.element.append(definitions, this.cards);
  }

  lay(paper: Rect): void {
    layPaper(this.element, paper);
  }

  /** `size` is how large counters are printed on this ground; pointers keep to it however the stack lies. */
  show(
    arrangement: Arrangement,
    theme: Theme,
    size: number,
    tray: { at: Point; radius: number; from: number } | undefined,
  ): void {
    const order: SVGElement[] = [];
    const present = new Set<string>();
    const { counters } = arrangement;
    for (let i = 0; i < counters.length; i++) {
      const counter = itemAt(counters, i);
      if (tray?.from === i) {
        this.tray.setAttribute('cx', `${tray.at[0]}`);
        this.tray.setAttribute('cy', `${tray.at[1]}`);
        this.tray.setAttribute('r', `${tray.radius}`);
        order.push(this.tray);
      }
      present.add(counter.piece.id);
      order.push(this.settle(counter, theme).card);
      if (counters[i + 1]?.place === counter.place) continue;
      for (let j = i; j >= 0 && itemAt(counters, j).place === counter.place; j--) {
        const pointer = this.aim(itemAt(counters, j), size);
        if (pointer !== undefined) order.push(pointer);
      }
    }
    for (const id of [...this.nodes.keys()]) if (!present.has(id)) this.nodes.delete(id);
    this.setOrder(order);
  }

  edges(alive: ReadonlySet<string>, selected: readonly string[]): void {
    for (const [id, node] of this.nodes) {
      const edge: Edge = selected.includes(id) ? 'selected' : alive.has(id) ? 'alive' : 'plain';
      if (node.edged === edge) continue;
      node.edged = edge;
      node.edge.innerHTML = EDGES[edge];
      node.card.setAttribute('class', `card ${edge}`);
    }
  }

  /** What is in motion is drawn elsewhere meanwhile. */
  hide(id: string, what: Hidden): void {
    const node = this.nodes.get(id);
    if (node === undefined) return;
    node.card.style.visibility = what === 'all' ? 'hidden' : '';
    node.pointer.style.visibility = what === 'nothing' ? '' : 'hidden';
  }

  /** A counter's face as markup, for its double in motion. */
  draw(piece: ScenePiece, theme: Theme): string {
    return drawCounter({ ...piece, isSelected: false }, PREFIX, theme);
  }

  private settle(counter: PlacedCounter, theme: Theme): Node {
    const { piece } = counter;
    let node = this.nodes.get(piece.id);
    if (node === undefined) {
      node = makeNode(piece.id);
      this.nodes.set(piece.id, node);
    }
    if (node.piece !== piece || node.theme !== theme) {
      node.piece = piece;
      node.theme = theme;
      const markup = this.draw(piece, theme);
      if (markup !== node.markup) {
        node.markup = markup;
        node.face.innerHTML = markup;
      }
      const facing = drawFacing(piece);
      if (node.pointer.dataset.facing !== facing) {
        node.pointer.dataset.facing = facing;
        node.pointer.innerHTML = facing;
      }
    }
    const at = place(counter.at, counter.scale);
    if (at !== node.cardAt) {
      node.cardAt = at;
      node.card.setAttribute('transform', at);
    }
    return node;
  }

  private aim(counter: PlacedCounter, size: number): SVGGElement | undefined {
    const node = present(this.nodes.get(counter.piece.id));
    if (counter.pivot === undefined || counter.piece.facing === undefined) return undefined;
    const at = place(counter.pivot, size);
    if (at !== node.pointerAt) {
      node.pointerAt = at;
      node.pointer.setAttribute('transform', at);
    }
    return node.pointer;
  }

  private setOrder(order: readonly SVGElement[]): void {
    let at = this.cards.firstChild;
    for (const element of order) {
      if (at === element) at = at.nextSibling;
      else this.cards.insertBefore(element, at);
    }
    while (at !== null) {
      const next: ChildNode | null = at.nextSibling;
      at.remove();
      at = next;
    }
  }
}
