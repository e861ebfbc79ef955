import { allIds } from '../id.ts';
import { linkBetween, type ZoneGraph, type ZoneId, zoneId } from './zone-graph.ts';

/** In a field of steps: not reached, or further than asked. */
export const FAR = 255;

/**
 * Steps from the nearest of some zones to every zone, kept in buffers that are used again. A command path, the way to a
 * supply edge and the nearest friend are all questions of this kind.
 */
export class StepField {
  /** zone → steps, FAR where there is no way. */
  readonly steps: Uint8Array;
  readonly #queue: Int32Array;

  constructor(size: number) {
    this.steps = new Uint8Array(size).fill(FAR);
    this.#queue = new Int32Array(size);
  }

  /**
   * Fills the field from one zone. Zones marked in `blocked` are not entered; the source may be one. Nothing beyond
   * `most` steps is reached.
   */
  from(graph: ZoneGraph, source: ZoneId, blocked?: Readonly<Uint8Array>, most: number = FAR - 1): void {
    this.steps.fill(FAR);
    this.steps[source] = 0;
    this.#queue[0] = source;
    this.#spread(graph, 1, blocked, most);
  }

  /** The same from several zones, each counting 0. */
  fromAll(graph: ZoneGraph, sources: Iterable<ZoneId>, blocked?: Readonly<Uint8Array>, most: number = FAR - 1): void {
    this.steps.fill(FAR);
    let count = 0;
    for (const source of sources) {
      if (this.steps[source] === 0) continue;
      this.steps[source] = 0;
      this.#queue[count++] = source;
    }
    this.#spread(graph, count, blocked, most);
  }

  #spread(graph: ZoneGraph, seeds: number, blocked: Readonly<Uint8Array> | undefined, most: number): void {
    const { steps } = this;
    const queue = this.#queue;
    const { first, to } = graph;
    const furthest = most < FAR ? most : FAR - 1;
    let count = seeds;
    for (let at = 0; at < count; at++) {
      const zone = queue[at]!;
      const next = steps[zone]! + 1;
      if (next > furthest) return;
      const end = first[zone + 1]!;
      for (let link = first[zone]!; link < end; link++) {
        const there = to[link]!;
        if (steps[there] !== FAR || (blocked !== undefined && blocked[there] !== 0)) continue;
        steps[there] = next;
        queue[count++] = there;
      }
    }
  }
}

/** A shortest way to `zone` in a field filled over this graph, source first; of several, by the lowest zones. */
export const stepsTo = (graph: ZoneGraph, field: StepField, zone: ZoneId): ZoneId[] => {
  if (field.steps[zone] === FAR) return [];
  const way: ZoneId[] = [zone];
  for (let steps = field.steps[zone]!; steps > 0; steps--) {
    const last = way[0]!;
    const before = field.steps.findIndex(
      (one, at) => one === steps - 1 && linkBetween(graph, zoneId(at), last) !== undefined,
    );
    way.unshift(zoneId(before));
  }
  return way;
};

/** from * size + to → steps, FAR where there is no way: every distance of a graph that does not change. */
export const stepTable = (graph: ZoneGraph): Uint8Array => {
  const field = new StepField(graph.size);
  const table = new Uint8Array(graph.size * graph.size);
  for (const zone of allIds<ZoneId>(graph.size)) {
    field.from(graph, zone);
    table.set(field.steps, zone * graph.size);
  }
  return table;
};
