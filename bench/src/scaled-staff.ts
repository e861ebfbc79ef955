import base from '../../games/risorgimento/data/scenarios/san-martino.json' with { type: 'json' };

/** Copies across and down. Sixteen would have more leaders than a scenario may. */
const LAYOUTS = { 1: [1, 1], 4: [2, 2], 12: [4, 3] } as const;
export type StaffSize = keyof typeof LAYOUTS;
export const STAFF_SIZES: readonly StaffSize[] = [1, 4, 12];

const { columns: COLUMNS, rows: ROWS } = base.map;

/**
 * San Martino laid out several times side by side on one map, every corps, brigade, leader and unit with it, without the rules that
 * are this battle's own. Arrivals of a row of copies come by the western edge.
 */
export function scaledStaff(size: StaffSize): unknown {
  const [across, down] = LAYOUTS[size];
  const digits = COLUMNS * across > 99 ? 3 : 2;
  const copies = Array.from({ length: across * down }, (_, n) => copy(n % across, Math.trunc(n / across), digits));
  const all = <T>(part: (c: (typeof copies)[number]) => readonly T[]): T[] => copies.flatMap(part);
  const first = copies[0]!;
  return {
    ...base,
    effects: [],
    initiative: { allied: 0, austrian: 0 },
    map: {
      ...base.map,
      columns: COLUMNS * across,
      rows: ROWS * down,
      overrides: all((c) => c.overrides),
      hexsides: {
        river: [],
        canal: [],
        bridge: [],
        stream_deep: [],
        stream_shallow: all((c) => c.streams),
        ford: all((c) => c.fords),
        crest: all((c) => c.crests),
      },
      roads: Object.fromEntries(ROADS.map((kind) => [kind, all((c) => c.roads[kind])])),
      names: Object.fromEntries(all((c) => c.names)),
      entryHexes: { allied: all((c) => c.entries), austrian: [] },
    },
    corps: all((c) => c.corps),
    leaders: all((c) => c.leaders),
    brigades: all((c) => c.brigades),
    units: all((c) => c.units),
    setUp: all((c) => c.setUp),
    reinforcements: all((c) => c.reinforcements),
    reserve: {
      startsInReserve: all((c) => c.inReserve),
      releaseTurn: Object.fromEntries(all((c) => c.releases)),
    },
    victory: { ...base.victory, ...first.victory },
  };
}

const ROADS = ['main', 'secondary', 'track', 'railway'] as const;

/** The battle once, moved so many maps to the right and down. */
function copy(i: number, j: number, digits: number) {
  const shifted = (label: string, right: number): string => {
    const column = Number(label.slice(0, 2)) + COLUMNS * right;
    return String(column).padStart(digits, '0') + String(Number(label.slice(2)) + ROWS * j).padStart(2, '0');
  };
  const at = (label: string): string => shifted(label, i);
  /** A hex, a run of hexes or a side between two. */
  const moved = (label: string): string => label.replace(/\d{4}/g, at);
  const edge = (label: string): string => shifted(label, 0);
  const id = (name: string): string => (i + j === 0 ? name : `${name}-${i}${j}`);
  const { map, victory } = base;
  return {
    overrides: map.overrides.map((o) => ({ ...o, hexes: o.hexes.map(moved) })),
    streams: map.hexsides.stream_shallow.map(moved),
    fords: map.hexsides.ford.map((ford) => ({ ...ford, side: moved(ford.side) })),
    crests: map.hexsides.crest.map((crest) => ({ ...crest, side: moved(crest.side) })),
    roads: Object.fromEntries(ROADS.map((kind) => [kind, map.roads[kind].map((road) => road.map(at))])) as Record<
      (typeof ROADS)[number],
      string[][]
    >,
    names: Object.entries(map.names).map(([hex, name]) => [at(hex), name] as const),
    entries: i === 0 ? map.entryHexes.allied.map(edge) : [],
    corps: base.corps.map((c) => ({ ...c, id: id(c.id), commander: id(c.commander) })),
    leaders: base.leaders.map((l) => ({
      ...l,
      id: id(l.id),
      corps: id(l.corps),
      ...('brigade' in l && l.brigade !== undefined && { brigade: id(l.brigade) }),
      ...(i + j > 0 && 'alsoOverall' in l && { alsoOverall: false }),
    })),
    brigades: base.brigades.map((b) => ({
      ...b,
      id: id(b.id),
      corps: id(b.corps),
      ...('leader' in b && b.leader !== undefined && { leader: id(b.leader) }),
    })),
    units: base.units.map((u) => ({ ...u, id: id(u.id), brigade: id(u.brigade) })),
    setUp: base.setUp.map((s) => ({
      ...s,
      hex: at(s.hex),
      stack: s.stack.map(id),
      ...('leaders' in s && s.leaders !== undefined && { leaders: s.leaders.map(id) }),
    })),
    reinforcements: base.reinforcements.map((r) => ({
      ...r,
      entry: r.entry.map(edge),
      units: r.units.map(id),
      leaders: r.leaders.map(id),
    })),
    inReserve: base.reserve.startsInReserve.map(id),
    releases: Object.entries(base.reserve.releaseTurn).map(([name, turn]) => [id(name), turn] as const),
    victory: {
      objectives: Object.fromEntries(Object.entries(victory.objectives).map(([hex, points]) => [at(hex), points])),
      startControl: {
        allied: victory.startControl.allied.map(at),
        austrian: victory.startControl.austrian.map(at),
      },
      perTurn: victory.perTurn.map((p) => ({ ...p, hex: at(p.hex) })),
    },
  };
}
