import type { Check } from './audit.ts';
import type { Shape } from './buffer.ts';
import type { Codecs } from './codec.ts';
import type { Fact, GameEvent, GameFacts, GameSpec, Verdict, World } from './game.ts';
import type { Text } from './id.ts';
import type { KernelLayout } from './kernel-state.ts';
import { picker } from './picker.ts';
import { auditBy } from './plain-audit.ts';
import type { PlainStep } from './plain-question.ts';
import type { PlainField } from './plain-state.ts';
import { plainWorld } from './plain-world.ts';
import { itemAt } from './present.ts';
import type { Protocol } from './verbs.ts';

type Spec<Field> = GameSpec<World, Field>;
type Secrecy = 'view' | 'viewEvents' | 'viewCommand' | 'imagine' | 'assumed';

/** What a small game says of itself; the rest of a `GameSpec` follows from it, and whatever does not suit is put in its place. */
export interface PlainGame<Field extends PlainField>
  extends GameFacts,
    Pick<Spec<Field>, 'begin' | 'status' | 'judge'>,
    Partial<Pick<Spec<Field>, Secrecy | 'derive'>> {
  /** How commands are read and written, and whether a verb turns down an offer or ends something. */
  readonly verbs: { readonly protocol: Protocol<Field>; declines(verb: number): boolean };
  readonly steps: readonly PlainStep<Field>[];
  /** As `plainState` makes it. */
  readonly state: { readonly shape: Shape<KernelLayout>; readonly codecs: Codecs };
  /** The pieces, with all figures of theirs that can change an outcome. */
  readonly pieces: readonly { readonly id: string; readonly side: number }[];
  readonly checks: readonly Check<Field>[];
  /** Asked when the battle is over. */
  verdict(g: Field): Omit<Verdict, 'points'>;
  points(g: Field, side: number): number;
  /** The types of event that hurt the piece in their field `unit`. */
  readonly harms: readonly string[];
  /** How far one place is from another. */
  distance(place: number, other: number): number;
}

/** What befell a unit. */
export interface UnitFact extends Fact {
  readonly unit: string;
}

/** Another thing done is farther from what was meant than another piece, and that farther than any place of a small board. */
const OTHER_VERB = 10_000;
const OTHER_PIECE = 100;

/** How any question inside a procedure is answered. */
const TAKES_OFFERS: Text = { en: 'accept what is offered', fr: 'accepter ce qui est proposé' };

export function plainGame<Field extends PlainField>(game: PlainGame<Field>): Spec<Field> {
  const { verbs, steps, state, pieces, checks, points, harms, distance, verdict, ...rest } = game;
  const { protocol, declines } = verbs;
  const hurt = (events: readonly GameEvent[]): readonly { type: string; unit: string }[] =>
    events.flatMap((e) => (harms.includes(e.type) && 'unit' in e ? [{ type: e.type, unit: String(e.unit) }] : []));
  const sides = [...game.sides.keys()];
  const ids = pieces.map(({ id }) => id);
  const inside = steps.flatMap((step) => ('inside' in step && step.inside ? [step.name] : []));
  return {
    derive: () => undefined,
    ...rest,
    ...protocol,
    steps,
    world: plainWorld(game, ids, pieces),
    shape: () => state.shape,
    codecs: () => state.codecs,
    field: (w, s, pen) => ({ w, s, pen }) as Field,
    audit: auditBy(steps, checks, state.codecs),
    verdict: (g) =>
      g.s.kernel.depth[0] === 0 ? { ...verdict(g), points: sides.map((side) => points(g, side)) } : undefined,
    outcome: (_, events) => hurt(events).map(({ type, unit }): UnitFact => ({ type, unit })),
    written: (fact) => `${fact.type} ${(fact as UnitFact).unit}`,
    harms: (_, events, side) => hurt(events).some(({ unit }) => itemAt(pieces, ids.indexOf(unit)).side !== side),
    distance(g, o, other) {
      const [from, to] = [protocol.placeOf(g, o), protocol.placeOf(g, other)];
      return (
        (o.verb === other.verb ? 0 : OTHER_VERB) +
        (protocol.pieceOf(g, o) === protocol.pieceOf(g, other) ? 0 : OTHER_PIECE) +
        (from === undefined || to === undefined ? 0 : distance(from, to))
      );
    },
    // Whoever is asked inside a procedure takes the offer; between two, nothing more is done.
    habit(_, question, __, actions) {
      const { first, or } = picker(actions);
      const isInside = inside.includes(question);
      return or(first((o) => declines(o.verb) !== isInside));
    },
    habits: Object.fromEntries(inside.map((name) => [name, TAKES_OFFERS])),
    declines: (_, o) => declines(o.verb),
    tally: (g) => Object.fromEntries(game.sides.map(({ id }, side) => [id, points(g, side)])),
  };
}
