import type { Command, Text } from '@tambour/kernel';
import { labelBy, list } from '@tambour/stage';
import { FRONT } from '../front.ts';
import { saidColumn, saidPiece } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { ORDER_WORDS } from '../model/texts.ts';
import type { Verb } from '../model/verb.ts';
import type { OrderName } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { toZone } from './place-words.ts';
import { advanceZone } from './question.ts';
import { endWords, engageWords } from './verb-words.ts';
import { isRidden, subject, wordsOf } from './words-of.ts';

/** The piece that a command is given to. */
const id = (c: Command): string => String(c.piece ?? c.unit ?? c.leader);

/** 10.2b The other side learns only that a change is tried. */
function orderWords(w: ReitersWorld, c: Command, g: Field | undefined): Text {
  const leader = w.data.leaders.find((l) => l.id === id(c));
  const column = leader ? saidColumn(w, leader.column) : say('label.hisColumn');
  const order = ORDER_WORDS[c.order as OrderName];
  const who = saidPiece(w, id(c), g);
  return order === undefined ? say('label.order', { who, column }) : say('label.newOrder', { who, column, order });
}
type Label = (w: ReitersWorld, c: Command, g: Field | undefined) => Text;
/** The verbs that want more than `label.<verb>` filled in with the fields of the command. */
const LABELS = {
  hidden: () => say('label.hidden'),
  move(w, c, g) {
    const via = Array.isArray(c.via) ? c.via.map((zone) => String(zone).padStart(3, '0')) : undefined;
    return say('label.move', {
      ...wordsOf(w, c, g),
      isRidden: isRidden(w, id(c), g),
      isDirect: via?.length === 0,
      via: via?.join(', ') ?? '',
    });
  },
  exchange: (w, c, g) =>
    say('label.exchange', { both: list([c.unit, c.with].map((unit) => saidPiece(w, String(unit), g))) }),
  order: orderWords,
  engage: (w, c, g) => say('label.engage', { ...subject(w, id(c), g), how: engageWords(c, g) }),
  advance(w, c, g) {
    const to = g && advanceZone(g);
    return say('label.advance', { ...subject(w, id(c), g), to: to === undefined ? '' : toZone(w, to) });
  },
  done: (_w, _c, g) => endWords(g),
} satisfies Readonly<Partial<Record<Verb | 'hidden', Label>>>;

/**
 * The whole order as a person would say it, legal or not: `label.<verb>` may name what `wordsOf` has. Where the field it is given on is known, leaders are called by who they
 * are now, and an end by what it ends.
 */
export const label = labelBy<ReitersWorld, Field, Command, typeof LABELS>(FRONT.standing, LABELS, (w, c, g) =>
  say(`label.${c.type as Exclude<Verb, keyof typeof LABELS>}`, wordsOf(w, c, g)),
);
