import { hashText, type Layout, type State } from '../buffer.ts';
import type { Choice, Pen, World } from '../game.ts';
import { KERNEL } from '../kernel-state.ts';
import * as read from '../parse.ts';

/**
 * Two lines of battalions on one road: just enough rules for an interrupt inside an interrupt (a shot, the reply to it,
 * and who takes the hit of the reply), a secret that is shown later, standing orders, and orders that are legal without
 * being listed.
 */
export const PACES = 12;
export const SIDES = ['red', 'blue'] as const;
export const PLANS = ['none', 'stand', 'storm'] as const;
export const STAND = 1;
export const STORM = 2;

export interface ToyWorld extends World {
  readonly units: readonly { id: string; side: number; at: number; strength: number; morale: number }[];
  readonly turns: number;
  readonly opens: 'red' | 'blue' | 'die';
  readonly reach: number;
  readonly isWet: boolean;
}

export const layout = (w: ToyWorld) =>
  ({
    ...KERNEL,
    unit: { rows: w.units.length, columns: { at: 'i8', strength: 'u8', disordered: 'u8', done: 'u8' } },
    plan: { rows: 2, columns: { order: 'u8' } },
    battle: { rows: 1, columns: { turn: 'u8', active: 'u8', isOpen: 'u8', isOver: 'u8' } },
    /** Derived: how many battalions of each side stand at each pace. */
    road: { rows: PACES, columns: { red: 'u8', blue: 'u8' } },
  }) as const satisfies Layout;
export type ToyState = State<ReturnType<typeof layout>>;
export interface ToyField {
  readonly w: ToyWorld;
  readonly s: ToyState;
  readonly pen: Pen;
}

const unitData = read.object({
  id: read.string(8),
  side: read.oneOf(...SIDES),
  at: read.integer(0, PACES - 1),
  strength: read.integer(1, 6),
  morale: read.integer(0, 6),
});
const scenarioData = read.object({
  turns: read.integer(1, 40),
  opens: read.oneOf('red', 'blue', 'die'),
  units: read.list(unitData, 40),
});
const chartsData = read.object({ reach: read.integer(1, 6) });

/** Battalions in a short notation, `r1@3 3/4`: name (r or b for its side), pace, strength and morale. */
export function toyScenario(text: string, opens: ToyWorld['opens'] = 'red', turns = 8): unknown {
  const units = text.split(';').map((line) => {
    const m = /^\s*(([rb])\w+)@(\d+) (\d)\/(\d)\s*$/.exec(line);
    if (!m) throw new Error(`not a battalion: ${line}`);
    return { id: m[1], side: m[2] === 'r' ? 'red' : 'blue', at: +m[3]!, strength: +m[4]!, morale: +m[5]! };
  });
  return { turns, opens, units };
}
const TWO_LINES = toyScenario('r1@3 3/4; r2@3 2/4; r3@1 4/3; b1@6 3/4; b2@6 3/3; b3@8 4/4', 'die', 12);

export function toyWorld(choice: Choice): ToyWorld {
  const options = read.object({}, { weather: read.oneOf('dry', 'wet') })(choice.options ?? {}, 'options');
  read.oneOf('two-lines')(choice.scenario ?? 'two-lines', 'scenario');
  const json = choice.scenarioData ?? TWO_LINES;
  const data = scenarioData(json, 'scenario');
  const charts = chartsData(choice.charts ?? { reach: 2 }, 'charts');
  const units = data.units.map((u) => ({ ...u, side: SIDES.indexOf(u.side) }));
  for (const [i, u] of units.entries())
    if (units.some((v, j) => j < i && v.id === u.id))
      throw new read.BadInput(`scenario.units.${i}.id`, 'is used twice');
  for (const red of units.filter((u) => u.side === 0))
    for (const blue of units.filter((u) => u.side === 1))
      if (red.at >= blue.at) throw new read.BadInput('scenario.units', `${red.id} stands behind ${blue.id}`);
  return {
    scenario: 'two-lines',
    options: { weather: options.weather ?? 'dry' },
    dataHash: hashText(JSON.stringify([json, charts])),
    pieces: units.map((u) => u.id),
    units,
    turns: data.turns,
    opens: data.opens,
    reach: charts.reach,
    isWet: options.weather === 'wet',
  };
}
