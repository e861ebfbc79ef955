import type { Theme } from '@tambour/press';
import { type Base, detailAt, drawBase, drawTag, seatTags } from '@tambour/press/table';
import {
  type BasedPiece,
  basedIn,
  cornersOf,
  drawnBase,
  type Stand,
  type TableBase,
  type TablePoint,
} from '@tambour/stage';
import type { BoardScene } from '../board/scene.ts';
import { onPaper } from '../board/spot-of.ts';
import { svgElement } from '../board/svg-layer.ts';
import type { Ground } from '../match/protocol.ts';
import { footprintOf, pathOf } from './geometry.ts';

const put = (ground: Ground, at: TablePoint): string => {
  const [x, y] = onPaper(ground, at);
  return `translate(${x.toFixed(2)} ${y.toFixed(2)})`;
};

/** The outline of a base, so many centimetres outside its rim. */
export const outlineOf = (base: TableBase, grow: number): readonly TablePoint[] => {
  if (base.kind === 'troops' && base.formation === 'garrison' && base.sector) return base.sector;
  const { width, depth, ...stand } = footprintOf(base);
  return cornersOf({ ...stand, width: width + 2 * grow, depth: depth + 2 * grow });
};

interface Node {
  readonly group: SVGGElement;
  key: string;
  at: string;
}

/** Everybody on the table: one group a base, touched only where something changed; edges under them, tags over them. */
export class BaseLayer {
  readonly element = svgElement('g', 'table-bases');
  private readonly edges = svgElement('g', 'edges');
  private readonly bases = svgElement('g', 'bases');
  private readonly tags = svgElement('g', 'tags');
  private readonly nodes = new Map<string, Node>();
  /** Where marches have left bases, until the next scene says so itself. */
  private readonly left = new Map<string, Stand>();
  private pieces: BoardScene['pieces'] = [];
  private tagged = '';

  constructor() {
    this.element.append(this.edges, this.bases, this.tags);
  }

  show(scene: BoardScene, zoom: number): void {
    if (this.pieces !== scene.pieces) this.left.clear();
    this.pieces = scene.pieces;
    const detail = detailAt(zoom);
    const standing = basedIn(scene.pieces).map((piece) => this.now(piece));
    const drawn = standing.map((piece) => drawnBase(piece, scene.language, scene.selected.includes(piece.id)));
    // Leaders stand on top of the troops they are with.
    const order = [...drawn].sort((a, b) => Number(a.kind !== 'troops') - Number(b.kind !== 'troops'));
    const present = new Set(order.map(({ id }) => id));
    for (const [id, node] of this.nodes) {
      if (present.has(id)) continue;
      node.group.remove();
      this.nodes.delete(id);
    }
    order.forEach((base, i) => {
      const group = this.settle(base, scene.theme, detail, scene.ground);
      if (this.bases.children[i] !== group) this.bases.insertBefore(group, this.bases.children[i] ?? null);
    });
    this.showEdges(scene, standing);
    this.showTags(scene, drawn, zoom);
  }

  /** Draws a base where it is on its way. */
  step({ ground, theme, language, pieces }: BoardScene, id: string, stand: Stand, zoom: number): void {
    const piece = basedIn(pieces).find((other) => other.id === id);
    if (!piece) return;
    this.left.set(id, stand);
    this.settle(drawnBase(this.now(piece), language, true), theme, detailAt(zoom), ground);
    // A tag that stays behind would name the wrong ground.
    this.tags.querySelector(`[data-tag="${CSS.escape(id)}"]`)?.remove();
    this.tagged = '';
  }

  private now(piece: BasedPiece): BasedPiece {
    const left = this.left.get(piece.id);
    return left ? { ...piece, base: { ...piece.base, ...left } } : piece;
  }

  private settle(base: Base, theme: Theme, detail: ReturnType<typeof detailAt>, ground: Ground): SVGGElement {
    let node = this.nodes.get(base.id);
    if (!node) {
      node = { group: svgElement('g', 'table-piece'), key: '', at: '' };
      node.group.dataset.piece = base.id;
      this.nodes.set(base.id, node);
    }
    // Where it stands is the group's; but a garrison is drawn by its sector about it.
    const isGarrison = base.kind === 'troops' && base.formation === 'garrison';
    const key = JSON.stringify([isGarrison ? base : { ...base, x: 0, y: 0 }, theme, detail]);
    if (key !== node.key) {
      node.key = key;
      node.group.innerHTML = drawBase(base, theme, detail);
    }
    const at = put(ground, [base.x, base.y]);
    if (at !== node.at) {
      node.at = at;
      node.group.setAttribute('transform', at);
    }
    return node.group;
  }

  private showEdges({ ground, alive, selected, focus, targets }: BoardScene, standing: readonly BasedPiece[]): void {
    const attacked = new Set(targets.flatMap(({ kind, place }) => (kind === 'attack' ? [place] : [])));
    this.edges.innerHTML = standing
      .map(({ id, base, place }) => {
        const edge = (kind: string, grow: number): string => {
          const d = pathOf(ground, outlineOf(base, grow));
          return `<path class="base-edge under" d="${d}"/><path class="base-edge ${kind}" d="${d}"/>`;
        };
        return (
          (alive.has(id) && !selected.includes(id) ? edge('alive', 0.3) : '') +
          (selected.includes(id) ? edge('selected', 0.45) : '') +
          (place !== undefined && attacked.has(place) ? edge('attacked', 0.55) : '') +
          (place !== undefined && place === focus ? edge('focus', 0.8) : '')
        );
      })
      .join('');
  }

  private showTags({ ground, theme, language }: BoardScene, drawn: readonly Base[], zoom: number): void {
    const key = JSON.stringify([drawn, theme, language, Math.round(zoom * 100)]);
    if (key === this.tagged) return;
    this.tagged = key;
    const names = (ground.table?.names ?? []).map(({ x, y, width, height }) => ({
      x0: x,
      y0: y,
      x1: x + width,
      y1: y + height,
    }));
    const seated = seatTags(drawn, (p) => onPaper(ground, p), ground.map, detailAt(zoom), zoom, names);
    this.tags.innerHTML = seated
      .map((tag) => {
        const [x, y] = onPaper(ground, [tag.base.x, tag.base.y]);
        return `<g data-tag="${tag.base.id}" transform="translate(${(x + tag.shift[0]).toFixed(1)} ${(y + tag.shift[1]).toFixed(1)})">${drawTag(tag, theme)}</g>`;
      })
      .join('');
  }
}
