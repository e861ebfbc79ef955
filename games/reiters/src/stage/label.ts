import type { Command, Text } from '@tambour/kernel';
import { commas, labelBy, list } from '@tambour/stage';
import { FRONT } from '../front.ts';
import { saidColumn, saidPiece } from '../model/names.ts';
import { isUnit } from '../model/piece.ts';
import { type Field, MARK } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { ORDER_WORDS } from '../model/texts.ts';
import { has } from '../model/unit.ts';
import type { Verb } from '../model/verb.ts';
import type { OrderName } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { toZone } from './place-words.ts';
import { advanceZone, asked } from './question.ts';
import { isRidden, subject, wordsOf } from './words-of.ts';

/** The questions that "done" ends in words of their own. */
const ENDED = [
  'orders',
  'movement',
  'reaction',
  'combat',
  'support-retreats',
  'leaders-follow',
  'advance',
  'replacement',
  'reorganisation',
] as const satisfies readonly StepName[];
const endWords = (g: Field | undefined): Text => {
  const question = g && asked(g)?.name;
  const ended = ENDED.find((name) => name === question);
  return ended ? say(`end.${ended}`) : say('verb.done');
};

/** 7.4.1e 7.9d What the attacker settles before the die: the charge if there is one to spend, the rounds if there is a choice. */
function engageWords(command: Command, g: Field | undefined): Text {
  const u = g?.w.pieceIndex.get(String(command.unit));
  const hasCharge = g !== undefined && u !== undefined && isUnit(g, u) && has(g, u, MARK.charge);
  return commas([
    ...(command.charge === true ? [say('engage.charge')] : hasCharge ? [say('engage.noCharge')] : []),
    ...(Number(command.rounds ?? 1) > 1 ? [say('engage.twoRounds')] : []),
  ]);
}

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

/** The verb alone, for a button beside the piece and the place; with whom it strikes, where several stand in one place. */
export function verbWords(w: ReitersWorld, command: Command, g?: Field): Text {
  const verb = command.type as Verb;
  const named = (id: unknown): Text => saidPiece(w, String(id), g);
  switch (verb) {
    case 'done':
      return endWords(g);
    case 'order':
      return say('verb.order', { order: ORDER_WORDS[command.order as OrderName] ?? '' });
    case 'exchange':
      return say('verb.exchange', { other: named(command.with) });
    case 'absorb': {
      const parent = w.unitIds[w.unitParent[w.pieceIndex.get(String(command.unit)) ?? 0] ?? -1];
      return say('verb.absorb', { home: parent === undefined ? '' : named(parent) });
    }
    case 'engage':
      return say('verb.engage', { how: engageWords(command, g) });
    case 'retreat':
      return say('verb.retreat', { isOff: command.to === 'off' });
    default:
      return say(`verb.${verb}`, wordsOf(w, command, g));
  }
}
