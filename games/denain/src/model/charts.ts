import { itemAt, read } from '@tambour/kernel';
import { LINES, TERRAINS } from './vocabulary.ts';

const { at, integer } = read;
const upTo = (most: number) => integer(0, most);
const cost: read.Reader<number> = (v, path) => (v === null ? 0 : v === 'half' ? -1 : integer(1, 20)(v, path));
const movement = read.object({ inf: cost, cav: cost, drg: cost, art: cost, leader: cost });
type Terrain = (typeof TERRAINS)[number];
/** A field of every terrain, by terrain. */
const ofTerrain = <T>(field: string, inner: read.Reader<T>): read.Reader<Readonly<Record<Terrain, T>>> =>
  at('terrain.hexes', read.byWord(TERRAINS, at(field, inner)));
const editions = <T>(inner: read.Reader<T>) => read.object({ fr: inner, en: inner });

/** What one total of a die does. */
const band = read.mapped(
  read.object(
    { effect: read.list(read.oneOf('D', 'loss1', 'check'), 3) },
    { min: integer(-20, 20), max: integer(-20, 20) },
  ),
  ({ min = -99, max = 99, effect }) => ({
    min,
    max,
    loses: effect.includes('loss1'),
    disorganises: effect.includes('D'),
    checks: effect.includes('check'),
  }),
);
export type Band = read.Read<typeof band>;
const bands = read.list(band, 9);
const mostOf = (all: readonly Band[]): number =>
  Math.max(...all.filter((b) => b.loses || b.disorganises || b.checks).map((b) => b.max));

const odds = read.mapped(read.matching(/^[1-9]\d?:[1-9]\d?$/, 'odds such as 3:2', 5), (text) => {
  const [attack, defence] = text.split(':');
  return [Number(attack), Number(defence)] as const;
});
const COLUMNS = Array.from({ length: 9 }, (_, i) => `c${i + 1}`);

/** What a shock does to one side: read off a cell such as `1DR2*`. */
function readEffect(text: string, path: string) {
  const m = /^(?:-|(E)|([12])?(D)?(R2?)?(\*)?)$/.exec(text);
  if (!m || text === '') throw new read.BadInput(path, 'must be a result such as 1DR2*, - or E');
  const [, eliminates, losses = 0, disorganises, retreat, star] = m;
  return {
    text,
    losses: Number(losses),
    disorganises: !!disorganises,
    retreat: retreat === 'R2' ? 2 : retreat === 'R' ? 1 : 0,
    star: !!star,
    eliminates: !!eliminates,
  };
}
export type ShockEffect = Readonly<ReturnType<typeof readEffect>>;
const cell = read.mapped(read.string(12), (text, path) => {
  const [att, def, ...rest] = text.split('/');
  if (att === undefined || def === undefined || rest.length > 0)
    throw new read.BadInput(path, 'must be attacker/defender');
  return { att: readEffect(att, path), def: readEffect(def, path) };
});
/** Effects by row (0 to 7) and column: a cell depends only on the sum of row and column (1 to 9). */
const shockTable = read.mapped(read.list(cell, 16), (sums, path) => {
  read.must(sums.length === 16, path, 'must have 16 entries');
  return Array.from({ length: 8 }, (_, row) => Array.from({ length: 9 }, (_, column) => itemAt(sums, row + column)));
});

const SHIFTS = ['flank', 'rear', 'routedTarget', 'charge', 'cavalryVsBuilt'] as const;
/** The shifts of the shock table that the rules ask for, by their ids. */
const shifts = read.mapped(read.list(read.loose({ id: read.string(20), shift: integer(-9, 9) }), 20), (all, path) => {
  const known: Readonly<Record<string, number>> = Object.fromEntries(all.map(({ id, shift }) => [id, shift]));
  for (const id of SHIFTS) read.must(Object.hasOwn(known, id), path, `has no entry ${id}`);
  return known as Readonly<Record<(typeof SHIFTS)[number], number>>;
});

/** Every figure that the rules ask for, and where in the file it stands. */
const charts = read.parts({
  /** Movement cost by terrain and class (inf, cav, drg, art, leader): 0 barred, -1 half the allowance. */
  cost: ofTerrain('mp', movement),
  protection: ofTerrain('protection', upTo(9)),
  /** The protection of works. */
  fortification: at('protection.fortification', upTo(9)),
  line: ofTerrain('crtLine', read.numberOf(LINES)),
  blocksSight: ofTerrain('blocksLos', editions(read.boolean)),
  stopsZoc: ofTerrain(
    'zocEnters',
    read.mapped(read.boolean, (enters) => !enters),
  ),
  streamCost: at('terrain.hexsides.stream.mp.inf', cost),
  workCost: at('terrain.hexsides.fortificationIntact.coalition.mp', upTo(9)),
  breachCost: at('terrain.hexsides.fortificationBreached.mp', upTo(9)),
  roadCost: at('terrain.road.mpPerHex', integer(1, 9)),
  turnCost: at('facing.rotateCost.perVertex', integer(1, 9)),
  turnCostInZoc: at('facing.rotateCost.inEnemyZoc', integer(1, 9)),
  commanderHexes: at('movementAllowance.commanderInChief.hexes', integer(1, 20)),
  baggageMp: at('movementAllowance.reconstructed.baggage.mp', editions(upTo(9))),
  frenchInitiative: at('initiative.frenchModifier', upTo(9)),
  artilleryRange: at('artilleryFire.range', integer(1, 6)),
  artilleryBands: at('artilleryFire.results', bands),
  /** The highest total of the guns that has an effect. */
  artilleryMost: at('artilleryFire.results', read.mapped(bands, mostOf)),
  facingCheck: at('facingCheck.disorganisedIfAtMost', upTo(20)),
  routTestAdd: at('routTest.add', upTo(9)),
  rallyAdjacent: at('rallyTest.mods.leaderOrCommanderAdjacent', integer(-9, 0)),
  rallyStacked: at('rallyTest.mods.commanderStacked', integer(-9, 0)),
  retreatZoc: at('retreatRolls.enemyZoc', bands),
  retreatFlank: at('retreatRolls.enemyFlank', bands),
  breachUndefended: at('breach.mods.undefendedOrVacatedByMelee', integer(-9, 0)),
  breachDragoons: at('breach.mods.frenchDragoons', integer(-9, 0)),
  shift: at('shockModifiers.columns', shifts),
  /** Odds of each column, as [attack, defence], by terrain line. */
  odds: at('shockTable.headerByLine', read.inOrder(LINES, read.inOrder(COLUMNS, odds))),
  shock: at('shockTable.pattern.bySum', shockTable),
  routHexes: at('rout.hexes', integer(1, 9)),
  commandMax: at('command.maxPath', integer(1, 20)),
  points: at(
    'victoryPoints',
    read.parts({
      objective: at('denainHexes.each', upTo(99)),
      bridge: at('bridges.each', upTo(99)),
      baggage: at('baggage', upTo(99)),
      routed: at('enemyUnitRoutedAtEnd', upTo(99)),
      lost: at('enemyCombatPointEliminated', upTo(99)),
    }),
  ),
});
export type Charts = read.Read<typeof charts>;

/** The charts as a file has them, read once and checked; throws `BadInput` that names the field. */
export const readCharts = (json: unknown, path = 'charts'): Charts => charts(json, path);

/** The effects of the band a total falls into. */
export function bandOf(bands: readonly Band[], total: number): Band {
  for (const b of bands) if (total >= b.min && total <= b.max) return b;
  return { min: total, max: total, loses: false, disorganises: false, checks: false };
}
