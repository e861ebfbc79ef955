import map from '../../data/scenario.json' with { type: 'json' };

// The map and the pieces as labels and plain sets, read anew from the data: nothing here comes from the engine.

const STEPS = {
  even: [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [-1, -1],
  ],
  odd: [
    [0, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
} as const;
export const VERTICES = ['NNE', 'E', 'SSE', 'SSW', 'W', 'NNW'];
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
const label = (c: number, r: number) => `${String(c).padStart(2, '0')}${String(r).padStart(2, '0')}`;
const split = (hex: string) => [Number(hex.slice(0, 2)), Number(hex.slice(2))] as const;
export const near = (hex: string, d: number): string | undefined => {
  const [c, r] = split(hex);
  const [dc, dr] = STEPS[c % 2 ? 'odd' : 'even'][d]!;
  const [x, y] = [c + dc, r + dr];
  return x < 1 || x > 32 || y < 1 || y > (x % 2 ? 19 : 20) ? undefined : label(x, y);
};
export const far = (a: string, b: string): number => {
  const [ca, ra] = split(a);
  const [cb, rb] = split(b);
  const q = ca - cb;
  const r = ra - Math.floor(ca / 2) - (rb - Math.floor(cb / 2));
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};
export const side = (a: string, b: string) => (a < b ? `${a}|${b}` : `${b}|${a}`);
const ofHex = (text: string) => {
  const [hex, dir] = text.split(':') as [string, string];
  return side(hex, near(hex, DIRECTIONS.indexOf(dir))!);
};

const m = map.map;
export const ground = new Map<string, string>();
for (const hex of m.terrain.river) ground.set(hex, 'river');
for (const kind of ['forest', 'elevation', 'town'] as const) for (const hex of m.terrain[kind]) ground.set(hex, kind);
for (const hex of [...m.terrain.redoubtCamp, ...m.terrain.redoubtLine]) ground.set(hex, 'redoubt');
export const bridges = new Map(m.bridges.map((b) => [b.hex, b.axis]));
for (const hex of bridges.keys()) if (ground.get(hex) === 'river') ground.set(hex, 'bridge');
export const camp = new Set<string>(m.terrain.redoubtCamp);
export const streams = new Set(Object.values(m.streams).flat());
export const streamBridges = new Set(m.roadBridgesOnStreams);
const gaps = new Set(m.roadGaps.map(ofHex));
export const roads = new Set(Object.values(m.roads).flatMap((way) => way.slice(1).map((hex, i) => side(way[i]!, hex))));
export const roadHexes = new Set(Object.values(m.roads).flat());
const { format: _format, ...works } = m.fortifications;
export const walls = new Set(
  Object.values(works).flatMap((line) =>
    Object.entries(line).flatMap(([hex, dirs]) =>
      (dirs as string[]).flatMap((d) => {
        const other = near(hex, DIRECTIONS.indexOf(d));
        return other && !gaps.has(side(hex, other)) ? [side(hex, other)] : [];
      }),
    ),
  ),
);
/** The banks of the Escaut, and bridges off their axis. */
export const isWater = (a: string, b: string): boolean =>
  [a, b].some((hex) => ground.get(hex) === 'river') ||
  [
    [a, b],
    [b, a],
  ].some(([hex, other]) => bridges.has(hex!) && !bridges.get(hex!)!.includes(other!));

export interface Piece {
  readonly id: string;
  readonly side: number;
  readonly formation: string;
  readonly cls: string;
  readonly hex: string;
  readonly facing: number;
  readonly mp: number;
  readonly isRouted: boolean;
  readonly marks: readonly string[];
  /** On a bridge: the bank it came from. */
  readonly cameFrom: string | null;
}
export interface SlowPosition {
  readonly edition: 'fr' | 'en';
  readonly pieces: readonly Piece[];
  readonly breached: ReadonlySet<string>;
  readonly brokenBridges: ReadonlySet<string>;
}
export const fighting = (p: Piece) => p.cls !== 'art' && p.cls !== 'baggage';

/** 7.5: what a broken bridge closes; the redoubt on one keeps its near bank, and who is caught on one leaves as he came. */
export const isCut = (t: SlowPosition, from: string, to: string): boolean =>
  [...t.brokenBridges].some((hex) => {
    if (hex !== from && hex !== to) return false;
    if (ground.get(hex) === 'redoubt') return bridges.get(hex)![0] !== (hex === from ? to : from);
    if (hex === to) return true;
    const caught = t.pieces.filter((p) => p.hex === hex && p.cls !== 'baggage');
    const first = caught.find(fighting) ?? caught[0];
    return first !== undefined && first.cameFrom !== to;
  });

/** 2, 6.2: how a neighbouring hex lies from a unit; the later edition gives every unit in a redoubt six fronts. */
export function arc(p: Piece, hex: string, edition: 'fr' | 'en' = 'fr'): 'front' | 'flank' | 'rear' {
  const here = ground.get(p.hex) ?? '';
  if (p.cls === 'art' || (p.cls === 'inf' && ['redoubt', 'town'].includes(here))) return 'front';
  if (edition === 'en' && here === 'redoubt') return 'front';
  const d = DIRECTIONS.findIndex((_, i) => near(p.hex, i) === hex);
  const turn = (d - p.facing + 6) % 6;
  if (turn === 3 || turn === 4) return 'rear';
  return turn < 2 || p.cls !== 'inf' ? 'front' : 'flank';
}
/** 6, 6.1: whether a side watches a hex with its front hexes, or with others too. */
export function isWatched(t: SlowPosition, hex: string, by: number, arcs: readonly string[] = ['front']): boolean {
  if (['forest', 'redoubt', 'town', 'river'].includes(ground.get(hex) ?? '')) return false;
  return t.pieces.some(
    (p) =>
      p.side === by &&
      fighting(p) &&
      !p.isRouted &&
      far(p.hex, hex) === 1 &&
      arcs.includes(arc(p, hex, t.edition)) &&
      !streams.has(side(p.hex, hex)) &&
      !isWater(p.hex, hex) &&
      !isCut(t, p.hex, hex),
  );
}

export type Row = Readonly<Record<string, unknown>>;
export type Saved = Record<string, Record<string, Row>>;
const units = Object.entries(map.formations).flatMap(([army, formations]) =>
  Object.entries(formations).flatMap(([formation, f]) =>
    (f.units as readonly Row[]).map((u) => ({
      id: u.id as string,
      cls: u.cls as string,
      mp: (typeof u.mp === 'number' ? u.mp : 1) as number,
      side: army === 'F' ? 0 : 1,
      formation,
    })),
  ),
);
/** A unit that waits off the map, as it will come. */
export function waitingPieces(json: Saved): Piece[] {
  return units.flatMap((u): Piece[] =>
    json.unit![u.id]!.place === 'waiting'
      ? [{ ...u, hex: '', facing: 0, isRouted: false, marks: [], cameFrom: null }]
      : [],
  );
}
/** The pieces on the map and the open works, as a saved position tells them. */
export function readPosition(json: Saved, edition: 'fr' | 'en' = 'fr'): SlowPosition {
  const pieces = units.flatMap((u): Piece[] => {
    const now = json.unit![u.id]!;
    if (now.place !== 'map') return [];
    return [
      {
        ...u,
        hex: now.hex as string,
        facing: VERTICES.indexOf(now.facing as string),
        isRouted: now.state === 'rout',
        marks: now.marks as readonly string[],
        cameFrom: now.cameFrom as string | null,
      },
    ];
  });
  const breached = new Set(
    Object.entries(json.breach!).flatMap(([hex, row]) =>
      (row.sides as string[]).map((d) => side(hex, near(hex, DIRECTIONS.indexOf(d))!)),
    ),
  );
  const brokenBridges = new Set(
    Object.entries(json.bridge!).flatMap(([hex, row]) => (row.isDestroyed === 1 ? [hex] : [])),
  );
  return { edition, pieces, breached, brokenBridges };
}
/** The leader of a formation as he is now: the scenario's, or the aide who took his place. */
export function leaderNow(json: Saved, formation: string): { readonly hex: string | null; readonly radius: number } {
  const own = map.leaders.find((l) => l.leads === formation)!;
  const isDead = json.leader![own.id]!.place === 'lost';
  const now = json.leader![isDead ? `aide-${formation}` : own.id]!;
  return { hex: now.hex as string | null, radius: isDead ? map.aideDeCamp.radius : own.radius };
}
