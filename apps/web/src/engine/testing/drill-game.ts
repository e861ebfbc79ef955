import {
  type Action,
  allHold,
  type Condition,
  EVERY,
  KERNEL,
  measureKind,
  NO_PIECE,
  numbered,
  type PlainField,
  type PlainStep,
  pieceKind,
  plainGame,
  pointAt,
  pointKind,
  pointX,
  pointY,
  protocol,
  ruleBook,
  type State,
  shape,
  type Text,
  targetKind,
  whole,
  whyNot,
} from '@tambour/kernel';
import { plainFront, verbTable } from '@tambour/stage';

/** A drill on a small measured table: units march to any point in reach, and fire. For tests of the page alone. */
export const both = (text: string): Text => ({ en: text, fr: `fr ${text}` });
export const WIDTH = 60;
export const HEIGHT = 40;
const REACH = 1200;
const RANGE = 2000;
const TURNS = 4;
export const UNITS = [
  { id: 'blue1', side: 0, x: 1500, y: 800, facing: 0, figures: 12, width: 6, depth: 3 },
  { id: 'blue2', side: 0, x: 3000, y: 800, facing: 0, figures: 8, width: 4, depth: 3 },
  { id: 'red1', side: 1, x: 2200, y: 2600, facing: 180, figures: 12, width: 12, depth: 1.5 },
  { id: 'red2', side: 1, x: 4500, y: 3000, facing: 210, figures: 12, width: 6, depth: 3 },
] as const;

export const FRONT = {
  ...plainFront({
    id: 'drill',
    version: 1,
    title: both('Drill'),
    about: both('A drill.'),
    place: both('nowhere'),
    sources: both('none'),
    date: '1806-01-01',
    turns: TURNS,
    minutes: 5,
    complexity: 1,
    sides: [
      { id: 'blue', name: both('Blue') },
      { id: 'red', name: both('Red') },
    ],
    standing: [],
  }),
  overlays: [{ id: 'range', title: both('Range'), rule: '3a', isOfPiece: true }],
};

const LAYOUT = {
  ...KERNEL,
  unit: { rows: UNITS.length, columns: { x: 'u16', y: 'u16', facing: 'u16', left: 'u16', figures: 'u8', fired: 'u8' } },
  battle: { rows: 1, columns: { half: 'u8' } },
} as const;
const STATE = {
  shape: shape(LAYOUT),
  codecs: {
    unit: {
      names: UNITS.map(({ id }) => id),
      columns: {
        x: whole(0, 6000),
        y: whole(0, 4000),
        facing: whole(0, 35999),
        left: whole(0, REACH),
        figures: whole(0, 12),
        fired: whole(0, 1),
      },
    },
    battle: { columns: { half: whole(0, 2 * TURNS) } },
  },
};
export type DrillField = PlainField<State<typeof LAYOUT>>;
export const standOf = ({ s: { unit } }: DrillField, u: number) => ({
  x: (unit.x[u] ?? 0) / 100,
  y: (unit.y[u] ?? 0) / 100,
  facing: (unit.facing[u] ?? 0) / 100,
});
export const placeNumber = ({ s: { unit } }: DrillField, u: number): number => pointAt(unit.x[u] ?? 0, unit.y[u] ?? 0);

const UNIT = pieceKind<DrillField>();
const FACTS = {
  march: { kind: 'move', dice: 'never' },
  fire: { kind: 'attack', dice: 'always' },
  done: { kind: 'decline', dice: 'never' },
} as const;
export const VERBS = verbTable(FACTS);
const { march, fire, done } = VERBS.number;
export const PROTOCOL = protocol<DrillField, keyof typeof FACTS>(VERBS.names, {
  march: {
    fields: {
      unit: UNIT,
      to: pointKind<DrillField>(),
      facing: measureKind<DrillField>(0, 35999, 'an angle in degrees'),
    },
  },
  fire: { fields: { unit: UNIT, at: targetKind<DrillField>(placeNumber) } },
  done: { fields: {} },
});

export const active = ({ s }: DrillField): number => ((s.battle.half[0] ?? 0) + 1) % 2;
const gap = (f: DrillField, u: number, x: number, y: number): number =>
  Math.hypot((f.s.unit.x[u] ?? 0) - x, (f.s.unit.y[u] ?? 0) - y);
/** How far a march is, in hundredths of a centimetre. */
export const wayOf = (f: DrillField, o: Action): number => Math.round(gap(f, o.a, pointX(o.b), pointY(o.b)));
const CLEAR = 500;

interface Case {
  readonly f: DrillField;
  readonly o: Action;
}
const mine: Condition<Case> = {
  rule: '1a',
  why: both('Not now'),
  isLast: true,
  holds: ({ f, o }) => UNITS[o.a]?.side === active(f),
};
export const MARCHES: readonly Condition<Case>[] = [
  mine,
  { rule: '2a', why: both('Too far'), holds: ({ f, o }) => wayOf(f, o) <= (f.s.unit.left[o.a] ?? 0) },
  {
    rule: '2b',
    why: both('Others stand there'),
    holds: ({ f, o }) => UNITS.every((_, u) => u === o.a || gap(f, u, pointX(o.b), pointY(o.b)) >= CLEAR),
  },
  {
    rule: '2c',
    why: both('Off the table'),
    holds: ({ o }) => pointX(o.b) <= WIDTH * 100 && pointY(o.b) <= HEIGHT * 100,
  },
];
const FIRES: readonly Condition<Case>[] = [
  mine,
  { rule: '3b', why: both('It has fired'), holds: ({ f, o }) => f.s.unit.fired[o.a] === 0 },
  {
    rule: '3a',
    why: both('Out of range'),
    holds: ({ f, o }) =>
      UNITS[o.b]?.side !== active(f) && gap(f, o.a, f.s.unit.x[o.b] ?? 0, f.s.unit.y[o.b] ?? 0) <= RANGE,
  },
];
export const STEP = numbered(['turn', 'act']);
const STEPS: readonly PlainStep<DrillField>[] = [
  {
    name: 'turn',
    on: ['floor'],
    run(f) {
      if (f.s.battle.half[0] === 2 * TURNS) return;
      f.s.battle.half[0]!++;
      f.s.unit.left.fill(REACH);
      f.s.unit.fired.fill(0);
      f.pen.push(STEP.turn);
      f.pen.push(STEP.act);
    },
  },
  {
    name: 'act',
    rule: '1a',
    on: ['turn'],
    always: true,
    side: active,
    prompt: () => both('What now?'),
    list(f, out, piece) {
      UNITS.forEach((_, u) => {
        if (piece !== EVERY && piece !== u) return;
        const { x, y, facing } = standOf(f, u);
        for (const cm of [4, 8]) {
          const [dx, dy] = [Math.sin((facing * Math.PI) / 180) * cm, Math.cos((facing * Math.PI) / 180) * cm];
          const o = {
            verb: march,
            a: u,
            b: pointAt(Math.round((x + dx) * 100), Math.round((y + dy) * 100)),
            c: Math.round(facing * 100),
            d: 0,
          };
          if (allHold(MARCHES, { f, o })) out.add(o.verb, o.a, o.b, o.c);
        }
        for (const at of UNITS.keys())
          if (allHold(FIRES, { f, o: { verb: fire, a: u, b: at, c: 0, d: 0 } })) out.add(fire, u, at);
      });
      if (piece === EVERY || piece === NO_PIECE) out.add(done);
    },
    admits: (f, o) => o.verb === march && allHold(MARCHES, { f, o }),
    refuse: (f, o) => (o.verb === done ? [] : whyNot(o.verb === march ? MARCHES : FIRES, { f, o })),
    act(f, o) {
      const { unit } = f.s;
      if (o.verb === done) return;
      f.pen.push(STEP.act);
      if (o.verb === fire) {
        const die = f.pen.roll(6);
        unit.fired[o.a] = 1;
        f.pen.emit({ type: 'fired', rule: '3a', unit: UNITS[o.a]!.id, at: UNITS[o.b]!.id, die });
        if (die > 3) unit.figures[o.b] = Math.max(1, (unit.figures[o.b] ?? 1) - 1);
        return;
      }
      const from = standOf(f, o.a);
      unit.left[o.a] = (unit.left[o.a] ?? 0) - wayOf(f, o);
      unit.x[o.a] = pointX(o.b);
      unit.y[o.a] = pointY(o.b);
      unit.facing[o.a] = o.c;
      const to = standOf(f, o.a);
      const steps = { x0: from.x, y0: from.y, f0: from.facing, x1: to.x, y1: to.y, f1: to.facing };
      f.pen.emit({ type: 'marched', rule: '2a', unit: UNITS[o.a]!.id, ...steps });
    },
  },
];

export const drill = plainGame<DrillField>({
  ...FRONT,
  verbs: { protocol: PROTOCOL, declines: VERBS.declines },
  steps: STEPS,
  state: STATE,
  pieces: UNITS,
  begin(f) {
    for (const column of ['x', 'y', 'facing', 'figures'] as const)
      f.s.unit[column].set(UNITS.map((of) => of[column] * (column === 'facing' ? 100 : 1)));
    f.pen.push(STEP.turn);
  },
  checks: [],
  status: (f) => ({ turn: (f.s.battle.half[0]! + 1) >> 1, phase: FRONT.sides[active(f)]!.id }),
  verdict: () => ({ winner: undefined, rule: '1b', why: both('Drawn.') }),
  points: () => 0,
  harms: [],
  distance: (a, b) => Math.hypot(pointX(a) - pointX(b), pointY(a) - pointY(b)),
  judge: () => 0,
});

const rule = (id: string, text: string) => ({
  [id]: { edition: 'both', testable: true, ref: { en: id, fr: id }, title: both(text), says: both(`${text}.`) },
});
export const DRILL_RULES = ruleBook(
  rule('1a', 'Turns'),
  rule('1b', 'End'),
  rule('2a', 'Reach'),
  rule('2b', 'Room'),
  rule('2c', 'Table'),
  rule('3a', 'Fire'),
  rule('3b', 'Once'),
);
