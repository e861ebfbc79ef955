import { hexGrid, hexLabel, neighbour } from '@tambour/boards';
import {
  BadInput,
  type Choice,
  hashText,
  KERNEL,
  type Layout,
  numbered,
  type Pen,
  read,
  type State,
  shape,
  type World,
} from '@tambour/kernel';
import { verbTable } from '@tambour/stage';
import { FRONT } from './front.ts';

export const RAIDERS = 0;
export const GUARDS = 1;
export const TURNS = 6;
export const NOWHERE = 255;
export const FORDS = ['north', 'south'] as const;
export const KINDS = { foot: { move: 1, range: 1 }, horse: { move: 2, range: 1 }, gun: { move: 1, range: 2 } } as const;

/** Five columns of three hexes; the river is the third, deep in the middle. Raiders come from the west. */
export const GRID = hexGrid({ columns: 5, rowsEven: 3, rowsOdd: 3, lowered: 'even' });
export const HEXES = Array.from({ length: GRID.size }, (_, h) => hexLabel(GRID, h));
export const FORD_HEXES = [HEXES.indexOf('0301'), HEXES.indexOf('0303')];
export const DEEP = HEXES.indexOf('0302');
export const isFarEdge = (hex: number): boolean => GRID.column[hex] === GRID.columns;

const unit = (id: string, side: number, kind: keyof typeof KINDS, at: string, strength: number) => ({
  id,
  side,
  kind,
  strength,
  hex: HEXES.indexOf(at),
  ...KINDS[kind],
});
export const UNITS = [
  unit('r-foot', RAIDERS, 'foot', '0101', 4),
  unit('r-horse', RAIDERS, 'horse', '0102', 3),
  unit('r-gun', RAIDERS, 'gun', '0103', 3),
  unit('g-foot', GUARDS, 'foot', '0401', 4),
  unit('g-horse', GUARDS, 'horse', '0502', 3),
  unit('g-gun', GUARDS, 'gun', '0403', 3),
];

/** What can be done, in the order of the numbers. */
export const VERB_FACTS = {
  stake: { kind: 'choose', dice: 'never' },
  move: { kind: 'move', dice: 'never' },
  fire: { kind: 'attack', dice: 'always' },
  done: { kind: 'decline', dice: 'never' },
  reply: { kind: 'attack', dice: 'always' },
  hold: { kind: 'decline', dice: 'never' },
} as const;
export const VERB_TABLE = verbTable(VERB_FACTS);
export const VERB = VERB_TABLE.number;
export const STEP_NAMES = ['turn', 'stake', 'act', 'reply'] as const;
export const STEP = numbered(STEP_NAMES);

const LAYOUT = {
  ...KERNEL,
  unit: { rows: UNITS.length, columns: { hex: 'u8', strength: 'u8', done: 'u8' } },
  /** `half` counts the turns of both sides; `staked` is the number of a ford, from 1. */
  battle: { rows: 1, columns: { half: 'u8', staked: 'u8', isShown: 'u8', isOver: 'u8' } },
} as const satisfies Layout;
export const FORD_SHAPE = shape(LAYOUT);
export type FordState = State<typeof LAYOUT>;
export interface Field {
  readonly w: World;
  readonly s: FordState;
  readonly pen: Pen;
}

export function fordWorld(choice: Choice): World {
  const scenario = read.oneOf(FRONT.scenarios[0]!.id)(choice.scenario ?? FRONT.id, 'scenario');
  read.object({})(choice.options ?? {}, 'options');
  for (const name of ['charts', 'scenarioData'] as const)
    if (choice[name] !== undefined) throw new BadInput(name, 'is not read by this game');
  return { scenario, options: {}, dataHash: hashText(JSON.stringify(UNITS)), pieces: UNITS.map((u) => u.id) };
}

/** Whose turn it is: the raiders begin. */
export const active = (g: Field): number => (g.s.battle.half[0]! + 1) % 2;
export const isAlive = (g: Field, u: number): boolean => g.s.unit.strength[u]! > 0;
export const unitAt = (g: Field, hex: number): number =>
  UNITS.findIndex((_, u) => isAlive(g, u) && g.s.unit.hex[u] === hex);
export const alive = (g: Field, side: number): number[] =>
  UNITS.flatMap((x, u) => (x.side === side && isAlive(g, u) ? [u] : []));
export const beside = (hex: number): number[] =>
  ([0, 1, 2, 3, 4, 5] as const).flatMap((d) => neighbour(GRID, hex, d) ?? []);
