import { chanceFrom, OPPONENTS, type Player, playerOf } from '@tambour/ai';
import { audited, type GamePackage } from '@tambour/games';
import { type Choice, type Command, Position, read, seedDice, type World } from '@tambour/kernel';
import type { Answer, Ask } from '../match/protocol.ts';
import { battleOver } from './legal-action.ts';

/** `beat` is sounded while there is time left: who thinks on after that has gone astray. */
export type Choose = (ask: Ask<'choose'>, beat: () => void) => Answer<'choose'>;

interface Seated<W extends World, Field> {
  readonly player: Player<W, Field>;
  isLate: () => boolean;
  /** What it meant to do when it last decided, that order first. */
  plan: readonly Command[];
}

/**
 * Computer players for a battle, one for each side and name, made when it is first asked for and kept: it may follow a plan. Each
 * decides on what its side may see. The view holds no dice, and the position here has dice of its own, so that nothing of the
 * match's luck can be known.
 */
export async function seatPlayers<W extends World, Field>(
  game: GamePackage<W, Field>,
  choice: Choice,
): Promise<Choose> {
  const spec = await audited(game);
  const position = new Position(spec, spec.world(choice));
  const seats = new Map<string, Seated<W, Field>>();
  const seatAt = (key: string, opponent: (typeof OPPONENTS)[number]): Seated<W, Field> => {
    const known = seats.get(key);
    if (known) return known;
    const isLate = (): boolean => seat.isLate();
    const seat: Seated<W, Field> = { player: playerOf<W, Field>(opponent, { isLate }), isLate: () => false, plan: [] };
    seats.set(key, seat);
    return seat;
  };
  return ({ position: view, opponent, seed, ms }, beat) => {
    const id = read.oneOf(...OPPONENTS)(opponent, 'opponent');
    position.fromJson(view);
    if (position.over) throw battleOver();
    const end = performance.now() + ms;
    const seat = seatAt(`${position.side} ${id}`, id);
    seat.isLate = () => {
      const late = performance.now() > end;
      if (!late) beat();
      return late;
    };
    const chance = chanceFrom(seed);
    seedDice(position.state.dice.word, chance.seed());
    const { index, why, thought } = seat.player.choose(position, chance);
    const command = position.decode(position.actions.at(index));
    seat.plan = thought?.plan ?? restOfPlan(seat.plan, command);
    return { command, why, plan: seat.plan, isGoingOn: thought ? thought.isGoingOn === true : seat.plan.length > 0 };
  };
}

/** What is left of a plan from an order on that comes after its first; nothing if that was no part of it. */
function restOfPlan(plan: readonly Command[], command: Command): readonly Command[] {
  const wanted = JSON.stringify(command);
  const at = plan.findIndex((planned, i) => i > 0 && JSON.stringify(planned) === wanted);
  return at < 0 ? [] : plan.slice(at);
}
