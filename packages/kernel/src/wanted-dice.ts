import type { Command, Fact, GameEvent, World } from './game.ts';
import { type DieKind, DieWanted, type Waiting } from './own-dice.ts';
import type { Commanded } from './playable.ts';
import { carryOut, isStanding } from './standing-command.ts';

/** What a face of the die would bring before the next die or decision. */
export interface FaceResult {
  readonly face: number;
  readonly events: readonly GameEvent[];
  readonly facts: readonly Fact[];
  /** Whether another die follows before anyone decides. */
  readonly isFollowed: boolean;
}
/** The dice that an order waits for. */
export interface WantedDice {
  /** Thrown in one go: nothing happens between them. */
  readonly dice: readonly DieKind[];
  /** What the dice thrown for the order so far have brought, as the viewer sees it. */
  readonly happened: readonly GameEvent[];
  /** What follows the lowest faces, as the viewer would see it: it tells what is thrown for. None where that may not be known. */
  readonly events: readonly GameEvent[];
  /** Face by face, where it is one die. */
  readonly faces: readonly FaceResult[];
}

/** So many ways of throwing are tried to see whether another die belongs to the same throw. */
const MOST_TRIED = 216;

/**
 * What must be thrown for an order now. That it is asked for is seen in the true position; what it is for, in the position as the
 * viewer sees it (all of it, without one), so that a question tells no secret. Nothing changes.
 */
export function wantedDice<W extends World, Field>(
  position: Commanded<W, Field>,
  { command, dice: known }: Pick<Waiting, 'command' | 'dice'>,
  viewer?: number,
): WantedDice | undefined {
  const truth = new Trial(position, command);
  const now = truth.run(known);
  if (!now.die) return undefined;
  const dice = [now.die];
  for (let more = another(truth, known, dice); more; more = another(truth, known, dice)) dice.push(more);
  if (viewer === undefined) return { dice, ...told(truth, known, dice) };
  // What fails in a position that a side only imagines tells nothing.
  const seen = tryOut(() => trialSeenBy(position, command, viewer));
  return { dice, ...((seen && tryOut(() => told(seen, known, dice, viewer))) ?? UNTOLD) };
}

type Told = Omit<WantedDice, 'dice'>;
const UNTOLD: Told = { happened: [], events: [], faces: [] };

/** What the dice are for, as it is found in the true position or in one that a side sees. */
function told<W extends World, Field>(
  trial: Trial<W, Field>,
  known: readonly number[],
  dice: readonly DieKind[],
  viewer?: number,
): Told {
  const now = trial.run(known);
  const [first] = dice;
  if (!first || !now.die || !isSameKind(now.die, first)) return UNTOLD;
  const happened = known.length > 0 ? trial.seen(now.events, viewer) : [];
  const after = (faces: readonly number[]) => {
    const { die, events } = trial.run([...known, ...faces]);
    return { events: trial.seen(events.slice(now.events.length), viewer), isFollowed: die !== undefined };
  };
  if (dice.length > 1) return { happened, events: after(dice.map((die) => die.lowest)).events, faces: [] };
  const faces = Array.from({ length: first.sides }, (_, i): FaceResult => {
    const { events, isFollowed } = after([first.lowest + i]);
    return { face: first.lowest + i, events, facts: trial.facts(events), isFollowed };
  });
  return { happened, events: faces[0]?.events ?? [], faces };
}

const isSameKind = (a: DieKind, b: DieKind): boolean => a.sides === b.sides && a.lowest === b.lowest;

/** The next die of the same throw: one that follows whatever these show, before anything has happened. */
function another<W extends World, Field>(
  trial: Trial<W, Field>,
  known: readonly number[],
  dice: readonly DieKind[],
): DieKind | undefined {
  if (dice.reduce((ways, { sides }) => ways * sides, 1) > MOST_TRIED) return undefined;
  const before = trial.run(known).events.length;
  let next: DieKind | undefined;
  for (const path of everyPath(dice)) {
    const { die, events } = trial.run([...known, ...path]);
    if (!die || events.length !== before || (next && !isSameKind(next, die))) return undefined;
    next = die;
  }
  return next;
}
function everyPath([die, ...rest]: readonly DieKind[]): readonly (readonly number[])[] {
  if (!die) return [[]];
  const tails = everyPath(rest);
  return Array.from({ length: die.sides }, (_, i) => tails.map((tail) => [die.lowest + i, ...tail])).flat();
}

function tryOut<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
function trialSeenBy<W extends World, Field>(
  position: Commanded<W, Field>,
  command: Command,
  viewer: number,
): Trial<W, Field> | undefined {
  const seen = position.seenBy(viewer);
  const isLegal = isStanding(command) || seen.permits(seen.encode(command));
  return isLegal ? new Trial(seen, command) : undefined;
}

/** An order carried out again and again with other dice, on a copy. */
class Trial<W extends World, Field> {
  readonly #copy: Commanded<W, Field>;
  readonly #bytes: Uint8Array;

  constructor(
    position: Commanded<W, Field>,
    readonly command: Command,
  ) {
    this.#copy = position.twin();
    this.#copy.isLazy = true;
    this.#bytes = position.state.bytes.slice();
  }

  /** Up to the first die after these; there is none if the order comes to its end. */
  run(faces: readonly number[]): { readonly die: DieKind | undefined; readonly events: readonly GameEvent[] } {
    let at = 0;
    this.#copy.useDice({
      roll(sides, lowest) {
        const face = faces[at++];
        if (face === undefined) throw new DieWanted({ sides, lowest });
        return face;
      },
    });
    this.#copy.restore(this.#bytes);
    try {
      carryOut(this.#copy, this.command);
      return { die: undefined, events: this.#copy.events };
    } catch (error) {
      if (error instanceof DieWanted) return { die: error.die, events: this.#copy.events };
      throw error;
    }
  }
  /** What was run last: events as a viewer sees them, and what they come to. */
  seen(events: readonly GameEvent[], viewer: number | undefined): readonly GameEvent[] {
    const { spec, field, over } = this.#copy;
    return viewer === undefined || over || !spec.viewEvents ? events : spec.viewEvents(field, events, viewer);
  }
  facts(events: readonly GameEvent[]): readonly Fact[] {
    return this.#copy.spec.outcome(this.#copy.field, events);
  }
}
