import type { Command, Text } from '@tambour/kernel';
import { commas } from '@tambour/stage';
import { saidPiece } from '../model/names.ts';
import { isUnit } from '../model/piece.ts';
import { type Field, MARK } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { ORDER_WORDS } from '../model/texts.ts';
import { has } from '../model/unit.ts';
import type { Verb } from '../model/verb.ts';
import type { OrderName } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { asked } from './question.ts';
import { wordsOf } from './words-of.ts';

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
export const endWords = (g: Field | undefined): Text => {
  const question = g && asked(g)?.name;
  const ended = ENDED.find((name) => name === question);
  return ended ? say(`end.${ended}`) : say('verb.done');
};

/** 7.4.1e 7.9d What the attacker settles before the die: the charge if there is one to spend, the rounds if there is a choice. */
export function engageWords(command: Command, g: Field | undefined): Text {
  const u = g?.w.pieceIndex.get(String(command.unit));
  const hasCharge = g !== undefined && u !== undefined && isUnit(g, u) && has(g, u, MARK.charge);
  return commas([
    ...(command.charge === true ? [say('engage.charge')] : hasCharge ? [say('engage.noCharge')] : []),
    ...(Number(command.rounds ?? 1) > 1 ? [say('engage.twoRounds')] : []),
  ]);
}

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
