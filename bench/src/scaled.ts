import base from '../../games/denain/data/scenario.json' with { type: 'json' };

type Json = Record<string, unknown>;
const COLUMNS = 32;
const ROWS = 20;
const SIZES = { 1: [1, 1], 4: [2, 2], 16: [4, 4] } as const;
export type Size = keyof typeof SIZES;

/**
 * Denain laid out several times side by side on one map, every piece with it: 1, 4 or 16 times the units. Columns that
 * wait off the map stand on it instead, since only some of the copies touch an edge.
 */
export function scaledScenario(size: Size): unknown {
  if (size === 1) return base;
  const [across, down] = SIZES[size];
  const digits = COLUMNS * across > 99 ? 3 : 2;
  const shift = (label: string, i: number, j: number): string => {
    const column = Number(label.slice(0, 2)) + COLUMNS * i;
    const row = Number(label.slice(2)) + ROWS * j;
    return String(column).padStart(digits, '0') + String(row).padStart(2, '0');
  };
  const out = structuredClone(base) as unknown as Json & {
    map: Json;
    formations: Record<string, Json>;
    leaders: Json[];
    victory: Json;
  };
  const map = out.map as Record<string, Json>;
  map.grid = { ...map.grid, cols: COLUMNS * across, rows: { evenColumns: ROWS * down, oddColumns: ROWS * down - 1 } };
  const terrain: Record<string, string[]> = {};
  const bridges: Json[] = [];
  const streams: Record<string, string[]> = {};
  const works: Record<string, Record<string, unknown>> = {};
  const roads: Record<string, string[]> = {};
  const formations: Record<'F' | 'C', Record<string, Json>> = { F: {}, C: {} };
  const leaders: Json[] = [];
  const victory = {
    denainHexes: [] as string[],
    bridges: {} as Record<string, number>,
    initialControl: {} as Record<string, unknown>,
  };
  const extra = {
    roadBridgesOnStreams: [] as string[],
    breachedAtStart: [] as string[],
    roadGaps: [] as string[],
    rightBank: [] as string[],
    campInterior: [] as string[],
  };
  for (let i = 0; i < across; i++)
    for (let j = 0; j < down; j++) {
      const tag = `-${i}${j}`;
      const at = (label: string) => shift(label, i, j);
      const side = (label: string) => label.replace(/\d{4}/g, at);
      const source = base as unknown as {
        map: Record<string, never>;
        formations: Record<'F' | 'C', Record<string, Json>>;
        leaders: Json[];
        victory: Record<string, never>;
      };
      const m = source.map as unknown as {
        terrain: Record<string, string[]>;
        bridges: { hex: string; axis: string[] }[];
        streams: Record<string, string[]>;
        fortifications: Record<string, Record<string, unknown>>;
        roads: Record<string, string[]>;
        roadBridgesOnStreams: string[];
        breachedAtStart: string[];
        roadGaps: string[];
        banks: { rightBank: string[] };
        campInterior: string[];
      };
      for (const [kind, hexes] of Object.entries(m.terrain))
        terrain[kind] = [...(terrain[kind] ?? []), ...hexes.map(at)];
      for (const b of m.bridges) bridges.push({ ...b, hex: at(b.hex), axis: b.axis.map(at) });
      for (const [name, sides] of Object.entries(m.streams)) streams[name + tag] = sides.map(side);
      for (const [line, sides] of Object.entries(m.fortifications))
        if (line !== 'format') {
          const into = works[line] ?? {};
          works[line] = into;
          for (const [hex, dirs] of Object.entries(sides)) into[at(hex)] = dirs;
        }
      for (const [name, chain] of Object.entries(m.roads)) roads[name + tag] = chain.map(at);
      extra.roadBridgesOnStreams.push(...m.roadBridgesOnStreams.map(side));
      extra.breachedAtStart.push(...m.breachedAtStart.map(side));
      extra.roadGaps.push(...m.roadGaps.map(side));
      extra.rightBank.push(...m.banks.rightBank.map(at));
      extra.campInterior.push(...m.campInterior.map(at));
      const spots = {
        valenciennes: ['3111', '3110', '3109', '3112'],
        fagel: ['2715', '2716', '2717', '2718', '2615', '2616', '2617', '2618'],
      } as Record<string, string[]>;
      for (const s of ['F', 'C'] as const)
        for (const [id, f] of Object.entries(source.formations[s])) {
          const setup = f.setup as { type: string; hexes?: string[] };
          const isColumn = setup.type === 'reinforcement';
          formations[s][id + tag] = {
            ...f,
            leader: (f.leader as string) + tag,
            setup: isColumn
              ? { type: 'free', hexes: spots[id]!.map(at) }
              : { ...setup, ...(setup.hexes ? { hexes: setup.hexes.map(at) } : {}) },
            units: (f.units as Json[])
              .filter((u) => u.cls !== 'baggage' || (i === 0 && j === 0))
              .map((u) => ({ ...u, id: (u.id as string) + tag, ...(u.setup ? { setup: at(u.setup as string) } : {}) })),
          };
        }
      for (const l of source.leaders) {
        const id = l.id as string;
        const where = l.setup === 'reinforcement' ? spots[l.leads as string]![0]! : l.setup;
        leaders.push({
          ...l,
          id: id + tag,
          ...(l.leads ? { leads: (l.leads as string) + tag } : {}),
          ...(l.commands ? { commands: (l.commands as string[]).map((c) => c + tag) } : {}),
          setup: Array.isArray(where) ? where.map(at) : at(where as string),
        });
      }
      const v = source.victory as unknown as {
        denainHexes: string[];
        bridges: Record<string, number>;
        initialControl: Record<string, unknown>;
      };
      victory.denainHexes.push(...v.denainHexes.map(at));
      for (const [hex, n] of Object.entries(v.bridges)) victory.bridges[at(hex)] = n;
      for (const [hex, owner] of Object.entries(v.initialControl))
        if (hex !== 'baggage') victory.initialControl[at(hex)] = owner;
    }
  Object.assign(map, {
    terrain,
    bridges,
    streams,
    fortifications: works,
    roads,
    ...extra,
    banks: { rightBank: extra.rightBank },
  });
  return { ...out, map, formations, leaders, victory: { ...out.victory, ...victory, instant: {} } };
}
