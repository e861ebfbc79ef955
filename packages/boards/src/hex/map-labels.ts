import { type Direction, parseDirection } from './direction.ts';
import { type HexGrid, type HexId, hexId } from './grid.ts';
import { parseHex } from './label.ts';

/** Reads what a map file names by label. A field that names nothing on the map is told to `fail`, which does not come back. */
export interface MapLabels {
  hex(label: string, at: string): HexId;
  hexes(labels: readonly string[], at: string): readonly HexId[];
  /** Hexes and runs of them down a column: `0410` or `0401-0407`. */
  runs(labels: readonly string[], at: string): readonly HexId[];
  /** `1311|1312`: two hexes. */
  pair(label: string, at: string): readonly [HexId, HexId];
  /** `1311:SW`: a side of a hex. */
  side(label: string, at: string): readonly [HexId, Direction];
  direction(label: string, at: string): Direction;
}

export function mapLabels(grid: HexGrid, fail: (at: string, why: string) => never): MapLabels {
  const hex = (label: string, at: string): HexId =>
    parseHex(grid, label) ?? fail(at, `${JSON.stringify(label)} is not a hex of the map`);
  return {
    hex,
    hexes: (labels, at) => labels.map((label, i) => hex(label, `${at}.${i}`)),
    runs: (labels, at) =>
      labels.flatMap((label, i) => {
        const [from, to] = label.split('-');
        const first = hex(from ?? '', `${at}.${i}`);
        const last = to === undefined ? first : hex(to, `${at}.${i}`);
        if (grid.column[first] !== grid.column[last] || last < first)
          fail(`${at}.${i}`, `${JSON.stringify(label)} is not a run down a column`);
        return Array.from({ length: last - first + 1 }, (_, k) => hexId(first + k));
      }),
    pair(label, at) {
      const [a, b] = label.split('|');
      return [hex(a ?? '', at), hex(b ?? '', at)];
    },
    side(label, at) {
      const [a, d] = label.split(':');
      const dir = parseDirection(d ?? '') ?? fail(at, `${JSON.stringify(label)} is not a hexside such as 1311:SW`);
      return [hex(a ?? '', at), dir];
    },
    direction: (label, at) => parseDirection(label) ?? fail(at, 'is not a direction'),
  };
}
