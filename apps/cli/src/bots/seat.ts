import {
  type Command,
  type GameSpec,
  isStanding,
  type Match,
  MOST_STANDING,
  read,
  readStanding,
  type World,
} from '@tambour/kernel';
import { type Answer, done, fail, illegal, over } from '../engine/answer.ts';
import { openMatch } from '../engine/open-match.ts';
import type { Playable } from '../engine/open-matches.ts';
import { describe, type MatchOp, mapAnswer, matchOperations, PROTOCOL, unknownMatch } from '../engine/operations.ts';
import { OPPONENT_LINES } from '../engine/opponent-lines.ts';
import { answered } from '../engine/request.ts';
import type { BotLimits } from './limits.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a program is told of an order that was given. */
export interface Happening {
  readonly side: string;
  readonly command: Command;
  readonly dice: readonly number[];
  readonly events: readonly unknown[];
}

/** A side of one battle as a program at it sees it: nothing leaves here but what the side may know. */
export interface Seat {
  readonly id: string;
  readonly side: string;
  /** What is fought, for a program that plays more than one battle. `random` is a number to draw by: the same battle has the same one. */
  readonly battle: Fields;
  readonly isAsked: boolean;
  readonly isOver: boolean;
  status(): Fields;
  /** Any request but `wait` and `apply`. */
  ask(op: string, fields: Fields): Answer;
  /** Why an order may not be given now; undefined where it may. */
  refusal(command: unknown): Answer | undefined;
  /** The last order as the side may see it; undefined where it may not know that there was one, or the battle is over. */
  happened(): Happening | undefined;
  /** What its own order led to. */
  applied(): Answer;
}

/** Requests about the battle that a program may make. The rest belongs to whoever keeps the match. */
export const SEAT_OPS = [
  'status',
  'legal',
  'odds',
  'explain',
  'suggest',
  'state',
  'record',
] as const satisfies MatchOp[];
/** Every request a program may make. */
export const SEAT_KNOWN = ['hello', 'map', 'wait', 'apply', ...SEAT_OPS] as const;
/** What it can still ask when the battle is over. A record is whole then, seed and all, and would tell it of the next on the same dice. */
const AFTER: readonly string[] = ['status'];

/** Odds cannot be broken off, so a program may not ask for those that take long. */
const MOST_PATHS = 20_000;

export interface SeatChoice<W extends World, Field> {
  readonly match: Match<W, Field>;
  /** The game, with what is told of it. */
  readonly game: Playable;
  /** Index of the side. */
  readonly side: number;
  readonly id: string;
  readonly random: number;
  readonly limits: Pick<BotLimits, 'decisionMs'>;
}

export function seatAt<W extends World, Field>(choice: SeatChoice<W, Field>): Seat {
  const { match, game, side, id, random, limits } = choice;
  const { rules } = game;
  const { position, spec } = match;
  const own = sideId(spec, side);
  // Advice draws by the program's own number: the seed is not for it.
  const open = openMatch(match, rules, random, false);
  const about = matchOperations((name) => (name === id ? open : undefined));
  const room = position.twin();

  /** The hash of the true position says something of the dice to come: theirs are left out. */
  const seenHash = (): string => {
    room.copyAsSeenBy(position, side);
    room.state.dice.word.fill(0);
    return room.hash;
  };
  const status = (): Fields => ({ ...open.status(own), hash: seenHash() });
  const allowed = (op: string): op is (typeof SEAT_OPS)[number] => SEAT_OPS.some((known) => known === op);

  const notYours = (): Answer =>
    fail('illegal', `it is for ${match.sideId} to decide, not for ${own}`, {
      rule: position.questionRule ?? null,
      refusals: [],
    });

  const standingRefusal = (command: unknown): Answer | undefined => {
    if (readStanding(spec, command).by !== own)
      return fail('not-allowed', `standing orders are given for ${own} alone`);
    const given = match.entries.filter((entry) => entry.side === own && isStanding(entry.command)).length;
    return given < MOST_STANDING ? undefined : fail('not-allowed', `${MOST_STANDING} standing orders were given`);
  };

  return {
    id,
    side: own,
    battle: { game: spec.id, scenario: position.world.scenario, options: position.world.options, random },
    get isAsked() {
      return !position.over && position.side === side;
    },
    get isOver() {
      return position.over;
    },
    status,
    ask(op, { match: name = id, side: named = own, ...fields }) {
      if (op === 'hello') return answered(() => helloOf(game, fields));
      if (op === 'map')
        return answered(() => {
          read.object({})(fields, '');
          return mapAnswer(game, match.choice);
        });
      if (!allowed(op))
        return fail('not-allowed', `a player may not ask for "${op}"; there are ${SEAT_KNOWN.join(', ')}`);
      if (named !== own)
        return fail('not-allowed', `this seat is that of ${own}: nothing is told as seen by another side`);
      if (name !== id) return unknownMatch(String(name));
      if (position.over && !AFTER.includes(op)) return over();
      return answered(() => {
        if (op === 'status') return done(status());
        return about[op]({ ...bounded(op, fields, limits), match: id, side: own });
      });
    },
    refusal(command) {
      if (position.over) return over();
      if (position.side !== side) return notYours();
      return answeredOrNone(() => {
        if (isStanding(command)) return standingRefusal(command);
        const action = position.encode(command);
        return position.permits(action) ? undefined : illegal(position.seenBy(side).refusals(action), rules);
      });
    },
    happened() {
      const entry = match.entries.at(-1);
      const command = entry && !position.over ? match.commandFor(side, entry) : undefined;
      if (!entry || !command) return undefined;
      return { side: entry.side, command, dice: position.rolledFor(side), events: position.eventsFor(side) };
    },
    applied: () =>
      done({
        events: position.over ? [] : position.eventsFor(side),
        dice: position.over ? [] : position.rolledFor(side),
        status: status(),
      }),
  };
}

const sideId = <W extends World, Field>({ sides }: GameSpec<W, Field>, side: number): string => sides[side]?.id ?? '';

const helloOf = ({ game, map }: Playable, fields: Fields): Answer => {
  const { maps = false } = read.object({}, { maps: read.boolean })(fields, '');
  const games = [describe(game, maps ? map : undefined)];
  return done({ protocol: PROTOCOL, ops: SEAT_KNOWN, opponents: OPPONENT_LINES, games });
};

/** What a program may make us work for. */
function bounded(op: string, fields: Fields, { decisionMs }: SeatChoice<World, unknown>['limits']): Fields {
  if (op === 'odds') return { ...fields, paths: read.integer(1, MOST_PATHS)(fields.paths ?? MOST_PATHS, 'paths') };
  if (op === 'suggest')
    return { ...fields, ms: read.integer(1, decisionMs)(fields.ms ?? Math.min(5000, decisionMs), 'ms') };
  return fields;
}

/** As `answered`, for work that may find nothing to say. */
function answeredOrNone(work: () => Answer | undefined): Answer | undefined {
  let none = false;
  const answer = answered(() => {
    const found = work();
    none = found === undefined;
    return found ?? done();
  });
  return none ? undefined : answer;
}
