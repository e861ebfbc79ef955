import { distance } from '@tambour/boards';
import {
  auditStack,
  type Fault,
  type FieldKind,
  FLOOR,
  type FrameRules,
  framesOf,
  type GameSpec,
  namedKind,
  picker,
  protocol,
  read,
  verbsOf,
  type World,
  whole,
  wordKind,
} from '@tambour/kernel';
import { FRONT } from './front.ts';
import {
  active,
  alive,
  DEEP,
  type Field,
  FORD_SHAPE,
  FORDS,
  type FordState,
  fordWorld,
  GRID,
  GUARDS,
  HEXES,
  isAlive,
  isFarEdge,
  NOWHERE,
  RAIDERS,
  STEP,
  STEP_NAMES,
  TURNS,
  UNITS,
  unitAt,
  VERB,
  VERB_TABLE,
} from './model.ts';
import { type FordEvent, hasCrossed, inRange, STEPS, turnOf } from './rules.ts';
import { say } from './texts/say.ts';

const indexOf = (names: readonly string[], given: unknown): number | undefined => {
  const n = typeof given === 'string' ? names.indexOf(given) : -1;
  return n < 0 ? undefined : n;
};
const HEX = namedKind<Field>({
  find: (_, given) => indexOf(HEXES, given),
  names: () => HEXES,
  what: 'a hex of the map',
  digits: 4,
  place: (_, hex) => hex,
});
const UNIT = namedKind<Field>({
  find: (g, given) => indexOf(g.w.pieces, given),
  names: (g) => g.w.pieces,
  what: 'a unit of this battle',
  piece: (_, u) => u,
});
const TARGET: FieldKind<Field, string> = {
  find: UNIT.find,
  read: UNIT.read,
  write: UNIT.write,
  place: (g, u) => g.s.unit.hex[u],
};
const { plain } = verbsOf<Field>();
/** One record a verb: from these, commands are read, written and looked up. */
export const PROTOCOL = protocol(VERB_TABLE.names, {
  stake: plain({ ford: wordKind(FORDS, read.oneOf(...FORDS)) }),
  move: plain({ unit: UNIT, to: HEX }),
  fire: plain(
    { unit: UNIT, at: TARGET },
    { modifiers: (g, o) => [{ rule: '3a', value: g.s.unit.strength[o.a]!, what: say('modifier.strength') }] },
  ),
  done: plain({}),
  reply: plain({}),
  hold: plain({}),
});

const FRAMES: FrameRules<Field, (typeof STEP_NAMES)[number]> = {
  turn: { on: [FLOOR] },
  stake: { on: ['turn'], fault: (g) => (g.s.battle.half[0] === 0 ? undefined : 'the battle has begun') },
  act: { on: ['turn'], fault: (g) => (g.s.battle.half[0]! > 0 ? undefined : 'no turn has begun') },
  reply: {
    on: ['act'],
    uses: 2,
    fault: (g, { with: [u, at] }) =>
      UNITS[u] && UNITS[at] && UNITS[at].side === active(g) && inRange(g, u, at) && g.s.unit.done[at]
        ? undefined
        : 'names units that are not in a fight',
  },
};
/** What a position must be. */
function audit(g: Field): readonly Fault[] {
  const { unit, battle } = g.s;
  const frames = framesOf(g.s, STEP_NAMES);
  const out: Fault[] = [];
  auditStack(g, frames, FRAMES, (field, reason) => out.push({ field, reason }));
  UNITS.forEach((x, u) => {
    const at = unit.hex[u]!;
    const fits = isAlive(g, u)
      ? at < HEXES.length &&
        at !== DEEP &&
        unitAt(g, at) === u &&
        (battle.isOver[0] === 1 || x.side !== RAIDERS || !isFarEdge(at))
      : at === NOWHERE;
    if (!fits) out.push({ field: `unit.${x.id}.hex`, reason: 'is no place for it' });
    if (battle.half[0] === 0 && (unit.strength[u] !== x.strength || at !== x.hex || unit.done[u]))
      out.push({ field: `unit.${x.id}`, reason: 'cannot have changed yet' });
  });
  if (battle.staked[0] === 0 && !frames.some((x) => x.step === 'stake'))
    out.push({ field: 'battle.staked', reason: 'is missing, and nobody will be asked for it' });
  if (battle.isShown[0] && battle.half[0] === 0)
    out.push({ field: 'battle.isShown', reason: 'nobody can have found the stakes yet' });
  return out;
}
const strengthOf = (g: Field, side: number): number => alive(g, side).reduce((n, u) => n + g.s.unit.strength[u]!, 0);
const isHidden = (g: Field, side: number): boolean => side === RAIDERS && g.s.battle.isShown[0] === 0;

/** A raid over a river: the smallest game that uses the whole house. */
export const ford: GameSpec<World, Field> = {
  ...FRONT,
  ...PROTOCOL,
  steps: STEPS,
  world: fordWorld,
  shape: () => FORD_SHAPE,
  field: (w, s, pen) => ({ w, s: s as FordState, pen }),
  begin(g) {
    UNITS.forEach((x, u) => {
      g.s.unit.hex[u] = x.hex;
      g.s.unit.strength[u] = x.strength;
    });
    g.pen.push(STEP.turn);
    g.pen.push(STEP.stake);
  },
  codecs: (w) => ({
    unit: { names: w.pieces, columns: { hex: whole(0, NOWHERE), strength: whole(0, 4), done: whole(0, 1) } },
    battle: {
      columns: { half: whole(0, 2 * TURNS), staked: whole(0, FORDS.length), isShown: whole(0, 1), isOver: whole(0, 1) },
    },
  }),
  derive: () => undefined,
  audit,
  status: (g) => ({ turn: turnOf(g), phase: FRONT.sides[active(g)]!.id }),
  verdict(g) {
    if (!g.s.battle.isOver[0]) return undefined;
    const points = [strengthOf(g, RAIDERS), strengthOf(g, GUARDS)];
    const winner = hasCrossed(g) || points[GUARDS] === 0 ? RAIDERS : GUARDS;
    return {
      winner,
      rule: '1c',
      why: say(hasCrossed(g) ? 'end.crossed' : points.includes(0) ? 'end.gone' : 'end.held'),
      points,
    };
  },
  outcome: (_, events) =>
    (events as readonly FordEvent[]).flatMap((e) =>
      e.type === 'lost' || e.type === 'gone' ? [`${e.unit} ${e.type}`] : [],
    ),
  harms: (g, events, side) =>
    (events as readonly FordEvent[]).some(
      (e) => (e.type === 'lost' || e.type === 'gone') && UNITS[g.w.pieces.indexOf(e.unit)]!.side !== side,
    ),
  distance: (_, o, other) =>
    (o.verb === other.verb ? 0 : 100) +
    (o.a === other.a ? 0 : 10) +
    (o.verb === VERB.move && other.verb === VERB.move ? distance(GRID, o.b, other.b) : 0),
  habit(_, question, __, actions) {
    const { first, or, verb } = picker(actions);
    return question === 'reply' ? or(verb(VERB.reply)) : or(first((o) => VERB_TABLE.declines(o.verb)));
  },
  habits: { reply: say('habit.reply') },
  declines: (_, o) => VERB_TABLE.declines(o.verb),
  // 4a The raiders learn of the stakes when they are in them; until then they take the northern ford to be staked.
  view: (g, json, side) =>
    isHidden(g, side) ? { ...json, battle: { ...(json.battle as object), staked: null } } : json,
  viewCommand: (_, command) => (command.type === 'stake' ? undefined : command),
  imagine(g, side) {
    if (isHidden(g, side)) g.s.battle.staked[0] = 1;
  },
  assumed: (g, side) =>
    isHidden(g, side)
      ? [
          {
            side: GUARDS,
            about: 'ford',
            value: FORDS[0],
            says: say('assumed.staked'),
            others: 1,
            put: (f) => f.s.battle.staked.fill(2),
          },
        ]
      : [],
  judge: (g, side) =>
    (strengthOf(g, side) - strengthOf(g, 1 - side)) * 2 +
    (side === RAIDERS ? 1 : -1) * Math.max(0, ...alive(g, RAIDERS).map((u) => GRID.column[g.s.unit.hex[u]!]!)),
  tally: (g) => ({ raiders: strengthOf(g, RAIDERS), guards: strengthOf(g, GUARDS) }),
};
