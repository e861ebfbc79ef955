import {
  BadInput,
  type GameSpec,
  KERNEL,
  type KernelLayout,
  type Layout,
  type Pen,
  type Question,
  read,
  type Shape,
  type State,
  shape,
  type World,
} from '@tambour/kernel';

/**
 * A game small enough to calculate by hand. In turn each side takes one to three points, or bets: on a die of twenty it
 * wins five points on a twenty and the other side is asked whether to give one point or two. After four turns a side, most
 * points win.
 */
const LAYOUT = {
  ...KERNEL,
  table: { rows: 1, columns: { turn: 'u8' } },
  purse: { rows: 2, columns: { points: 'i16' } },
} as const satisfies Layout;
export interface Field {
  readonly s: State<typeof LAYOUT>;
  readonly pen: Pen;
}
export const TAKE = 0;
export const BET = 1;
export const GIVE = 2;
const VERBS = ['take', 'bet', 'give'] as const;
const TURNS = 8;
const SHAPE = shape(LAYOUT);
const say = (en: string) => ({ en, fr: en });

const next = (g: Field) => {
  g.s.table.turn[0]!++;
  if (g.s.table.turn[0]! < TURNS) g.pen.push(0, g.s.table.turn[0]! % 2);
};
const pay = (g: Field, side: number, n: number) => {
  g.s.purse.points[side]! += n;
};
const take: Question<Field> = {
  name: 'take',
  rule: '1a',
  side: (_g, side) => side,
  list(_g, out) {
    for (let n = 1; n <= 3; n++) out.add(TAKE, n);
    out.add(BET);
  },
  act(g, action, side) {
    if (action.verb === TAKE) {
      pay(g, side, action.a);
      return next(g);
    }
    if (g.pen.roll(20) < 20) return next(g);
    pay(g, side, 5);
    g.pen.push(1, 1 - side);
  },
  refuse: () => [{ rule: '1a', why: say('one to three points, or a bet') }],
  prompt: () => say('Take or bet'),
};
const give: Question<Field> = {
  name: 'give',
  rule: '1b',
  inside: true,
  side: (_g, side) => side,
  list(_g, out) {
    out.add(GIVE, 1);
    out.add(GIVE, 2);
  },
  act(g, action, side) {
    pay(g, side, -action.a);
    next(g);
  },
  refuse: () => [{ rule: '1b', why: say('one or two points') }],
  prompt: () => say('Give'),
};

export const toy: GameSpec<World, Field> = {
  id: 'toy',
  version: 1,
  title: say('Toy'),
  sides: [
    { id: 'A', name: say('first') },
    { id: 'B', name: say('second') },
  ],
  options: [],
  scenarios: [],
  standing: [],
  steps: [take, give],
  world: () => ({ scenario: 'toy', options: {}, dataHash: '0'.repeat(16), pieces: [] }),
  shape: () => SHAPE as unknown as Shape<KernelLayout>,
  field: (_world, state, pen) => ({ s: state as State<typeof LAYOUT>, pen }),
  begin: (g) => g.pen.push(0, 0),
  codecs: () => ({ table: {}, purse: {} }),
  derive: () => {},
  audit: () => [],
  encode(_g, command) {
    const c = read.object({ type: read.oneOf(...VERBS) }, { n: read.integer(1, 3) })(command, '');
    if (c.type !== 'bet' && c.n === undefined) throw new BadInput('n', 'is missing');
    return { verb: VERBS.indexOf(c.type), a: c.n ?? 0, b: 0, c: 0, d: 0 };
  },
  decode: (_g, action) => (action.verb === BET ? { type: 'bet' } : { type: VERBS[action.verb]!, n: action.a }),
  concerns: () => false,
  status: (g) => ({ turn: 1 + (g.s.table.turn[0]! >> 1), phase: 'play' }),
  verdict(g) {
    if (g.s.table.turn[0]! < TURNS) return undefined;
    const [a, b] = g.s.purse.points as unknown as [number, number];
    return { winner: a === b ? undefined : a > b ? 0 : 1, rule: '1a', why: say('most points'), points: [a, b] };
  },
  sums: () => [],
  outcome: (_g, events) => events,
  written: (fact) => fact.type,
  harms: () => false,
  distance: () => 1,
  habit: () => 0,
  habits: {},
  declines: (_g, action) => action.verb === BET,
  judge: (g, side) => g.s.purse.points[side]! - g.s.purse.points[1 - side]!,
  tally: (g) => ({ pointsA: g.s.purse.points[0]!, pointsB: g.s.purse.points[1]! }),
};
