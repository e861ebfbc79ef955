import type { HexId } from '@tambour/boards';
import { BadInput, type World, worldsBy } from '@tambour/kernel';
import chartsFile from '../../data/charts.json' with { type: 'json' };
import magentaFile from '../../data/scenarios/magenta.json' with { type: 'json' };
import sanMartinoFile from '../../data/scenarios/san-martino.json' with { type: 'json' };
import { type Charts, readCharts } from './charts.ts';
import { type EffectKind, type EffectOf, effectOf } from './effect.ts';
import { type Forces, layForces } from './forces.ts';
import { floodWithin, type Ground, layGround } from './ground.ts';
import { readScenario, type ScenarioData } from './scenario.ts';
import { checkScenario } from './scenario-check.ts';
import { SIDES, TERRAINS, WATERS } from './vocabulary.ts';

/** What can be chosen beside the battle. */
export interface Options {
  /** 6.6 of our specification: three published changes that go beyond the rulebook. */
  readonly designerErrata: boolean;
  /** 9.22 From which total a French corps is demoralised. */
  readonly frenchDemoralization: number;
  /** 7.41 R70 Hits weigh on the die and in the cohesion. */
  readonly hitsTwice: boolean;
}
type Effects = { readonly [K in EffectKind]?: EffectOf<K> };
/** In `barredSteps`: over a water, or into a column. */
export const RIVER_BARRED = 1;
export const COLUMN_CLOSED = 2;
/** Everything that never changes in a battle. */
export interface RisorgimentoWorld extends World, Ground, Forces {
  readonly data: ScenarioData;
  readonly charts: Charts;
  readonly rules: Options;
  /** The special rules of the battle, by kind. */
  readonly effects: Effects;
  /** M7 Hexes that some corps may not enter before a turn has ended, one byte a hex. */
  readonly closedGround: Uint8Array;
  /** M7 SM2 Steps that a side never makes, `hex * 6 + direction`, by side: `RIVER_BARRED` or `COLUMN_CLOSED`. */
  readonly barredSteps: readonly [Uint8Array, Uint8Array];
  /** M1 Hexes where facing matters for movement. */
  readonly isThick: Uint8Array;
  /** Corps that are kept out of them, by number. */
  readonly isKeptOut: Uint8Array;
  /** M4 Bridges that may be blown up, by number. */
  readonly mayBeBlown: Uint8Array;
  /** Every hex by which someone arrives. */
  readonly entries: readonly HexId[];
  readonly objectives: readonly HexId[];
  /** Objective number + 1, by hex. */
  readonly objectiveIndex: Uint8Array;
}

const SCENARIOS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['san-martino', sanMartinoFile],
  ['magenta', magentaFile],
]);
export const SCENARIO_IDS = [...SCENARIOS.keys()];

/** Reads what was chosen and lays the field out. Throws `BadInput` that names the field. */
export const risorgimentoWorld = worldsBy({
  options: {
    designerErrata: ['no', 'yes'],
    frenchDemoralizationLevel: ['7', '6', '5'],
    hitsTwiceInEngagement: ['yes', 'no'],
  },
  scenarios: SCENARIOS,
  charts: chartsFile,
  lay: ({ options, scenario, charts, dataHash }): RisorgimentoWorld =>
    build(scenario, charts, options, dataHash, {
      designerErrata: options.designerErrata === 'yes',
      frenchDemoralization: Number(options.frenchDemoralizationLevel),
      hitsTwice: options.hitsTwiceInEngagement === 'yes',
    }),
});

function build(
  scenarioJson: unknown,
  chartsJson: unknown,
  options: World['options'],
  dataHash: string,
  rules: Options,
): RisorgimentoWorld {
  const data = readScenario(scenarioJson);
  const charts = readCharts(chartsJson);
  const ground = layGround(data.map, charts);
  checkScenario(data, ground, charts);
  const objectives = data.objectives.map((o) => o.hex);
  const objectiveIndex = new Uint8Array(ground.grid.size);
  objectives.forEach((hex, i) => {
    objectiveIndex[hex] = i + 1;
  });
  return {
    scenario: data.id,
    options,
    dataHash,
    data,
    charts,
    rules,
    ...ground,
    ...layForces(data),
    ...layEffects(data, ground),
    barredSteps: [layBarredSteps(data, ground, 0), layBarredSteps(data, ground, 1)] as const,
    isThick: layThick(data, ground),
    entries: [...new Set(data.arrivals.flatMap((a) => a.entry))],
    objectives,
    objectiveIndex,
  };
}

/** M7 SM2 The steps that the rules of the battle bar to a side. */
function layBarredSteps(data: ScenarioData, ground: Ground, side: number): Uint8Array {
  const { grid, near, water } = ground;
  const out = new Uint8Array(grid.size * 6);
  const river = effectOf(data.effects, 'no-crossing');
  const first = effectOf(data.effects, 'first-column');
  for (let at = 0; at < out.length; at++) {
    const x = near[at]!;
    if (x < 0) continue;
    if (river && river.side === SIDES[side] && water[at] === WATERS.indexOf(river.water)) out[at]! |= RIVER_BARRED;
    if (first && first.side === SIDES[side] && grid.column[x]! < first.column) out[at]! |= COLUMN_CLOSED;
  }
  return out;
}
/** M1 */
function layThick(data: ScenarioData, ground: Ground): Uint8Array {
  const thick = effectOf(data.effects, 'perception')?.terrain;
  return Uint8Array.from(ground.terrain, (t) => (TERRAINS[t] === thick ? 1 : 0));
}

/** The special rules of a battle by kind, and what they close or open on the map. */
function layEffects(data: ScenarioData, ground: Ground) {
  const effects: Record<string, unknown> = {};
  for (const e of data.effects) {
    if (effects[e.kind]) throw new BadInput('scenario.effects', `has ${e.kind} twice`);
    effects[e.kind] = e;
  }
  const hexOf = (label: string, field: string): HexId => {
    const hex = ground.hexIndex.get(label);
    if (hex === undefined) throw new BadInput(`scenario.effects.${field}`, `${label} is not a hex of the map`);
    return hex;
  };
  const closed = effectOf(data.effects, 'closed-ground');
  let closedGround = new Uint8Array(ground.grid.size);
  const isKeptOut = new Uint8Array(data.corps.length);
  if (closed) {
    closedGround = new Uint8Array(
      floodWithin(data.map, hexOf(closed.floodFrom, 'floodFrom'), WATERS.indexOf(closed.within)),
    );
    for (const label of closed.except) closedGround[hexOf(label, 'except')] = 0;
    for (const id of closed.corps) {
      const corps = data.corps.findIndex((c) => c.id === id);
      if (corps < 0) throw new BadInput('scenario.effects.corps', `${id} is not a corps`);
      isKeptOut[corps] = 1;
    }
  }
  const mayBeBlown = new Uint8Array(data.map.bridges.length);
  for (const label of effectOf(data.effects, 'demolition')?.bridges ?? []) {
    const [a, b] = label.split('|').map((x) => hexOf(x, 'bridges'));
    const at = data.map.bridges.findIndex((x) => (x.a === a && x.b === b) || (x.a === b && x.b === a));
    if (at < 0) throw new BadInput('scenario.effects.bridges', `there is no bridge at ${label}`);
    mayBeBlown[at] = 1;
  }
  return { effects: effects as Effects, closedGround, isKeptOut, mayBeBlown };
}
