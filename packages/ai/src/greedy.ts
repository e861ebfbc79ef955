import { itemAt, type Position, present, RulesBug, seedDice, type Text, type World } from '@tambour/kernel';
import type { Chance } from './chance.ts';
import { fairPlayer, type Player } from './player.ts';

/** How hard a greedy player looks. */
export interface Greed {
  /** Orders weighed at one question at most: a long list is thinned evenly. */
  readonly mostOrders: number;
  /** Throws of the dice an order is weighed by at first. */
  readonly samples: number;
  /** The best few orders are weighed by so many throws more before one is taken. */
  readonly finalists: number;
  readonly moreSamples: number;
  /** Takes by lot any order that is no worse than standing still. */
  readonly isWhim: boolean;
  /** Stands still where nothing is better; else what is equally good is drawn by lot. */
  readonly isCalm: boolean;
  /** When it is time to decide, whatever has been seen. */
  readonly isLate: () => boolean;
}
/** What a position is worth to a side that thinks about it now: before the orders that lead to it are given. */
export type ValueOf<W extends World, Field> = (p: Position<W, Field>, side: number, now: Position<W, Field>) => number;
const byJudge = <W extends World, Field>(p: Position<W, Field>, side: number): number => p.spec.judge(p.field, side);
const USUAL: Greed = {
  mostOrders: 160,
  samples: 4,
  finalists: 5,
  moreSamples: 8,
  isWhim: false,
  isCalm: false,
  isLate: () => false,
};

/** A procedure asks no more questions than this. */
const MOST_ANSWERS = 500;

interface Weighed {
  readonly index: number;
  total: number;
  samples: number;
  hasDice: boolean;
}
const worth = (w: Weighed): number => w.total / w.samples;

/**
 * Looks one order ahead and takes what the game's judge likes best. An order is tried on a copy of the position with
 * dice of the player's own, so nothing of the real dice can be guessed; questions inside the procedure it sets off are
 * answered by the game's habit; what the enemy has left as standing orders is not looked at, and his secrets are what one
 * would assume.
 */
export function greedyPlayer<W extends World, Field>(
  how: Partial<Greed> = {},
  value: ValueOf<W, Field> = byJudge,
): Player<W, Field> {
  const greed = { ...USUAL, ...how };
  let twin: Position<W, Field> | undefined;

  /** Weighs one order once. The same seed is the same luck, so that orders are compared and not their dice. */
  const weigh = (p: Position<W, Field>, q: Position<W, Field>, w: Weighed, seed: number): void => {
    const { side } = p;
    q.copyFrom(p);
    q.state.standing.answer.fill(0);
    seedDice(q.state.dice.word, seed);
    q.play(p.actions.at(w.index), 'stop');
    let hasDice = q.rolled.length > 0;
    for (let guard = 0; q.isInside; guard++) {
      if (guard > MOST_ANSWERS) throw new RulesBug('a procedure that does not end');
      q.play(q.actions.at(q.spec.habit(q.field, q.question ?? '', q.side, q.actions)), 'stop');
      hasDice ||= q.rolled.length > 0;
    }
    w.total += value(q, side, p);
    w.samples++;
    w.hasDice ||= hasDice;
  };

  return fairPlayer((position, chance) => {
    const { actions } = position;
    if (actions.count === 1) return { index: 0, why: ONLY };
    if (twin?.world !== position.world || twin.spec !== position.spec) twin = position.twin();
    const q = twin;
    const seeds = Array.from({ length: greed.samples + greed.moreSamples }, () => chance.seed());
    const all: Weighed[] = [];
    for (const index of thin(position, greed.mostOrders, chance)) {
      const w: Weighed = { index, total: 0, samples: 0, hasDice: false };
      weigh(position, q, w, itemAt(seeds, 0));
      for (let i = 1; i < greed.samples && w.hasDice; i++) weigh(position, q, w, itemAt(seeds, i));
      all.push(w);
      if (greed.isLate()) break;
    }
    const rank = () => all.sort((a, b) => worth(b) - worth(a) || a.index - b.index);
    // An order that leads by luck is thrown for again before it is believed.
    for (const w of rank().slice(0, greed.finalists))
      for (let i = greed.samples; i < seeds.length && w.hasDice && !greed.isLate(); i++)
        weigh(position, q, w, itemAt(seeds, i));
    const [first] = rank();
    if (greed.isWhim) {
      // Without a way to stand still, the order that costs least is the measure.
      const still = all.find((w) => isIdle(position, w.index));
      const fair = all.filter((w) => worth(w) >= worth(still ?? present(first)));
      return { index: itemAt(fair, chance.below(fair.length)).index, why: ALIKE };
    }
    const best = worth(present(first));
    const equals = all.filter((w) => worth(w) === best);
    // Ties go by lot, even against doing nothing: an army that rests whenever it sees no gain never finds its way
    // round. But where nothing makes any difference, as in a set-up, things stay as they are.
    const idle =
      greed.isCalm || equals.length === all.length ? equals.find((w) => isIdle(position, w.index)) : undefined;
    const { index } = idle ?? itemAt(equals, chance.below(equals.length));
    return { index, why: idle ? ALIKE : reason(best - value(position, position.side, position)) };
  });
}

const isIdle = <W extends World, Field>({ spec, field, actions }: Position<W, Field>, index: number): boolean =>
  spec.declines(field, actions.at(index));

/** So many orders of a long list, spread evenly from a start drawn by lot; those that decline are always among them. */
function thin<W extends World, Field>(p: Position<W, Field>, most: number, chance: Chance): number[] {
  const { actions } = p;
  const every = Array.from({ length: actions.count }, (_, i) => i);
  if (actions.count <= most) return every;
  const start = chance.below(actions.count);
  const step = actions.count / most;
  const drawn = new Set(Array.from({ length: most }, (_, i) => (start + Math.floor(i * step)) % actions.count));
  return every.filter((i) => drawn.has(i) || isIdle(p, i));
}

const ONLY: Text = { en: 'There is no other order.', fr: 'Il n’y a pas d’autre ordre.' };
const ALIKE: Text = { en: 'No order looked better than another.', fr: 'Tous les ordres se valent.' };

/** Judges speak of victory points or thereabouts: what is worth far more than any battle has of them ends it. */
const DECISIVE = 100;
/** Less than this is nothing to speak of. */
const SLIGHT = 0.25;

/** What an order is expected to gain or cost, in words that suit advice as well as the reader's opponent. */
function reason(gain: number): Text {
  if (gain >= DECISIVE) return { en: 'This should win the battle.', fr: 'Cet ordre devrait donner la victoire.' };
  const worth = Math.abs(gain);
  if (worth < SLIGHT)
    return {
      en: 'No order gains anything; this one costs nothing.',
      fr: 'Aucun ordre n’apporte de gain ; celui-ci ne coûte rien.',
    };
  const [en, fr] =
    worth < 1
      ? ['less than a point', 'moins d’un point']
      : worth < 1.5
        ? ['about a point', 'environ un point']
        : [`about ${Math.round(worth)} points`, `environ ${Math.round(worth)} points`];
  if (gain > 0 && worth < 1) return { en: 'Should gain a little.', fr: 'Devrait rapporter un peu.' };
  return gain > 0
    ? { en: `Should gain ${en}.`, fr: `Devrait rapporter ${fr}.` }
    : {
        en: `Every order costs something; this one costs least (${en}).`,
        fr: `Tous les ordres ont un coût ; celui-ci a le plus faible (${fr}).`,
      };
}
