import { BadInput, read } from '@tambour/kernel';
import { LINES } from './vocabulary.ts';

/** What a shock does to one side: read off a cell such as `1DR2*`. */
export interface ShockEffect {
  readonly text: string;
  readonly losses: number;
  readonly disorganises: boolean;
  readonly retreat: number;
  readonly star: boolean;
  readonly eliminates: boolean;
}
export interface Band {
  readonly min: number;
  readonly max: number;
  readonly loses: boolean;
  readonly disorganises: boolean;
  readonly checks: boolean;
}
export interface Charts {
  /** Movement cost by terrain and class (inf, cav, drg, art, leader): 0 barred, -1 half the allowance. */
  readonly cost: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly protection: Readonly<Record<string, number>>;
  readonly line: Readonly<Record<string, number>>;
  readonly blocksSight: Readonly<Record<string, { readonly fr: boolean; readonly en: boolean }>>;
  readonly stopsZoc: Readonly<Record<string, boolean>>;
  readonly streamCost: number;
  readonly workCost: number;
  readonly breachCost: number;
  readonly roadCost: number;
  readonly turnCost: number;
  readonly turnCostInZoc: number;
  readonly commanderHexes: number;
  readonly baggageMp: { readonly fr: number; readonly en: number };
  readonly frenchInitiative: number;
  readonly artilleryRange: number;
  readonly artilleryBands: readonly Band[];
  /** The highest total of the guns that has an effect. */
  readonly artilleryMost: number;
  readonly facingCheck: number;
  readonly routTestAdd: number;
  readonly rallyAdjacent: number;
  readonly rallyStacked: number;
  readonly retreatZoc: readonly Band[];
  readonly retreatFlank: readonly Band[];
  readonly breachUndefended: number;
  readonly breachDragoons: number;
  readonly shift: Readonly<Record<'flank' | 'rear' | 'routedTarget' | 'charge' | 'cavalryVsBuilt', number>>;
  /** Odds of each column, as [attack, defence], by terrain line. */
  readonly odds: readonly (readonly (readonly [number, number])[])[];
  /** Effects by row (0 to 7) and column. */
  readonly shock: readonly (readonly { readonly att: ShockEffect; readonly def: ShockEffect }[])[];
  readonly routHexes: number;
  readonly commandMax: number;
  readonly points: {
    readonly objective: number;
    readonly bridge: number;
    readonly baggage: number;
    readonly routed: number;
    readonly lost: number;
  };
}

const loose = <Field extends Parameters<typeof read.object>[0]>(fields: Field) => read.object(fields, {}, 'loose');
const cost: read.Reader<number> = (v, path) => (v === null ? 0 : v === 'half' ? -1 : read.integer(1, 20)(v, path));
const movement = read.object({ inf: cost, cav: cost, drg: cost, art: cost, leader: cost });
const terrain = loose({
  mp: movement,
  protection: read.integer(0, 9),
  crtLine: read.oneOf(...LINES),
  blocksLos: read.object({ fr: read.boolean, en: read.boolean }),
  zocEnters: read.boolean,
});
const TERRAIN_NAMES = ['clear', 'forest', 'elevation', 'town', 'redoubt', 'river', 'bridge'] as const;
const surcharge = loose({ mp: movement });
const effects = read.list(read.oneOf('D', 'loss1', 'check'), 3);
const band = read.object({ effect: effects }, { min: read.integer(-20, 20), max: read.integer(-20, 20) });
const oddsText = (v: unknown, path: string): readonly [number, number] => {
  const m = /^([1-9]\d?):([1-9]\d?)$/.exec(read.string(5)(v, path));
  if (!m) throw new BadInput(path, 'must be odds such as 3:2');
  return [Number(m[1]), Number(m[2])];
};
function readEffect(text: string, path = ''): ShockEffect {
  if (text === '-') return { text, losses: 0, disorganises: false, retreat: 0, star: false, eliminates: false };
  if (text === 'E') return { text, losses: 0, disorganises: false, retreat: 0, star: false, eliminates: true };
  const m = /^([12])?(D)?(R2?)?(\*)?$/.exec(text);
  if (!m || text === '') throw new BadInput(path, 'must be a result such as 1DR2*, - or E');
  const retreat = m[3] === 'R2' ? 2 : m[3] === 'R' ? 1 : 0;
  return { text, losses: Number(m[1] ?? 0), disorganises: !!m[2], retreat, star: !!m[4], eliminates: false };
}
const cells = (v: unknown, path: string) =>
  read
    .list(read.string(12), 16)(v, path)
    .map((text, i) => {
      const [att, def, rest] = text.split('/');
      if (att === undefined || def === undefined || rest !== undefined)
        throw new BadInput(`${path}.${i}`, 'must be attacker/defender');
      return { att: readEffect(att, `${path}.${i}`), def: readEffect(def, `${path}.${i}`) };
    });
const columns = read.table(oddsText, 9);
const editions = (least: number, most: number) =>
  read.object({ fr: read.integer(least, most), en: read.integer(least, most) });

const charts = loose({
  movementAllowance: loose({
    commanderInChief: loose({ hexes: read.integer(1, 20) }),
    reconstructed: loose({ baggage: loose({ mp: editions(0, 9) }) }),
  }),
  facing: loose({ rotateCost: read.object({ perVertex: read.integer(1, 9), inEnemyZoc: read.integer(1, 9) }) }),
  terrain: loose({
    hexes: read.object(
      Object.fromEntries(TERRAIN_NAMES.map((t) => [t, terrain])) as Record<
        (typeof TERRAIN_NAMES)[number],
        typeof terrain
      >,
    ),
    hexsides: loose({
      stream: surcharge,
      fortificationIntact: loose({ coalition: loose({ mp: read.integer(0, 9) }) }),
      fortificationBreached: loose({ mp: read.integer(0, 9) }),
    }),
    road: loose({ mpPerHex: read.integer(1, 9) }),
  }),
  protection: loose({
    redoubt: read.integer(0, 9),
    town: read.integer(0, 9),
    fortification: read.integer(0, 9),
    forest: read.integer(0, 9),
    other: read.integer(0, 9),
  }),
  initiative: loose({ frenchModifier: read.integer(0, 9) }),
  artilleryFire: loose({ range: read.integer(1, 6), results: read.list(band, 9) }),
  facingCheck: loose({ disorganisedIfAtMost: read.integer(0, 20) }),
  routTest: loose({ add: read.integer(0, 9) }),
  rallyTest: loose({
    mods: read.object({ leaderOrCommanderAdjacent: read.integer(-9, 0), commanderStacked: read.integer(-9, 0) }),
  }),
  retreatRolls: loose({ enemyZoc: read.list(band, 9), enemyFlank: read.list(band, 9) }),
  breach: loose({
    mods: read.object({ undefendedOrVacatedByMelee: read.integer(-9, 0), frenchDragoons: read.integer(-9, 0) }),
  }),
  shockModifiers: loose({ columns: read.list(loose({ id: read.string(20), shift: read.integer(-9, 9) }), 20) }),
  shockTable: loose({
    headerByLine: read.object({ clear: columns, rough: columns, built: columns }),
    pattern: loose({ bySum: cells }),
  }),
  rout: loose({ hexes: read.integer(1, 9) }),
  command: loose({ maxPath: read.integer(1, 20) }),
  victoryPoints: loose({
    denainHexes: loose({ each: read.integer(0, 99) }),
    bridges: loose({ each: read.integer(0, 99) }),
    baggage: read.integer(0, 99),
    enemyUnitRoutedAtEnd: read.integer(0, 99),
    enemyCombatPointEliminated: read.integer(0, 99),
  }),
});

/** The charts as a file has them, read once and checked; throws `BadInput` that names the field. */
export function readCharts(json: unknown, path = 'charts'): Charts {
  const c = charts(json, path);
  const hexes = c.terrain.hexes;
  const each = <T>(f: (t: (typeof hexes)['clear']) => T) =>
    Object.fromEntries(TERRAIN_NAMES.map((t) => [t, f(hexes[t])]));
  const bands = (list: readonly { min?: number; max?: number; effect: readonly string[] }[]): Band[] =>
    list.map((b) => ({
      min: b.min ?? -99,
      max: b.max ?? 99,
      loses: b.effect.includes('loss1'),
      disorganises: b.effect.includes('D'),
      checks: b.effect.includes('check'),
    }));
  const shift = (id: string) => {
    const found = c.shockModifiers.columns.find((m) => m.id === id);
    if (!found) throw new BadInput(`${path}.shockModifiers.columns`, `has no entry ${id}`);
    return found.shift;
  };
  const odds = LINES.map((line) => {
    const header = c.shockTable.headerByLine[line];
    return Array.from({ length: 9 }, (_, i) => {
      const pair = header[`c${i + 1}`];
      if (!pair) throw new BadInput(`${path}.shockTable.headerByLine.${line}.c${i + 1}`, 'is missing');
      return pair;
    });
  });
  const sums = c.shockTable.pattern.bySum;
  if (sums.length !== 16) throw new BadInput(`${path}.shockTable.pattern.bySum`, 'must have 16 entries');
  const protection = { ...each((t) => t.protection), fortification: c.protection.fortification };
  return {
    cost: each((t) => t.mp),
    protection,
    line: each((t) => LINES.indexOf(t.crtLine)),
    blocksSight: each((t) => t.blocksLos),
    stopsZoc: each((t) => !t.zocEnters),
    streamCost: c.terrain.hexsides.stream.mp.inf,
    workCost: c.terrain.hexsides.fortificationIntact.coalition.mp,
    breachCost: c.terrain.hexsides.fortificationBreached.mp,
    roadCost: c.terrain.road.mpPerHex,
    turnCost: c.facing.rotateCost.perVertex,
    turnCostInZoc: c.facing.rotateCost.inEnemyZoc,
    commanderHexes: c.movementAllowance.commanderInChief.hexes,
    baggageMp: c.movementAllowance.reconstructed.baggage.mp,
    frenchInitiative: c.initiative.frenchModifier,
    artilleryRange: c.artilleryFire.range,
    artilleryBands: bands(c.artilleryFire.results),
    artilleryMost: mostOf(bands(c.artilleryFire.results)),
    facingCheck: c.facingCheck.disorganisedIfAtMost,
    routTestAdd: c.routTest.add,
    rallyAdjacent: c.rallyTest.mods.leaderOrCommanderAdjacent,
    rallyStacked: c.rallyTest.mods.commanderStacked,
    retreatZoc: bands(c.retreatRolls.enemyZoc),
    retreatFlank: bands(c.retreatRolls.enemyFlank),
    breachUndefended: c.breach.mods.undefendedOrVacatedByMelee,
    breachDragoons: c.breach.mods.frenchDragoons,
    shift: {
      flank: shift('flank'),
      rear: shift('rear'),
      routedTarget: shift('routedTarget'),
      charge: shift('charge'),
      cavalryVsBuilt: shift('cavalryVsBuilt'),
    },
    odds,
    // A cell depends only on the sum of row (0 to 7) and column (1 to 9).
    shock: Array.from({ length: 8 }, (_, row) => Array.from({ length: 9 }, (_, column) => sums[row + column]!)),
    routHexes: c.rout.hexes,
    commandMax: c.command.maxPath,
    points: {
      objective: c.victoryPoints.denainHexes.each,
      bridge: c.victoryPoints.bridges.each,
      baggage: c.victoryPoints.baggage,
      routed: c.victoryPoints.enemyUnitRoutedAtEnd,
      lost: c.victoryPoints.enemyCombatPointEliminated,
    },
  };
}

const mostOf = (all: readonly Band[]): number =>
  Math.max(...all.filter((b) => b.loses || b.disorganises || b.checks).map((b) => b.max));

/** The effects of the band a total falls into. */
export function bandOf(bands: readonly Band[], total: number): Band {
  for (const b of bands) if (total >= b.min && total <= b.max) return b;
  return { min: total, max: total, loses: false, disorganises: false, checks: false };
}
