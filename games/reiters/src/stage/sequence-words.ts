import type { Text } from '@tambour/kernel';
import { type Sequence, SIDES, type Side } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';

const say = (en: string, fr: string): Text => ({ en, fr });
/** As a genitive, which French needs after its headings. */
const OF: Readonly<Record<Side, Text>> = {
  C: say('Catholic', 'des catholiques'),
  P: say('Protestant', 'des protestants'),
};
const isSide = (side: string): side is Side => (SIDES as readonly string[]).includes(side);
export const ofSide = (side: string): Text => (isSide(side) ? OF[side] : say(side, side));

/** A sequence as a heading; the side is the active one, and the reactions are the other's. */
export function sequenceTitle(sequence: string, side: string): Text {
  const of = ofSide(side);
  const other = ofSide(SIDES.find((s) => s !== side) ?? side);
  switch (sequence as Sequence) {
    case 'set-up':
      return say('Set-up', 'Mise en place');
    case 'command':
      return say(`${of.en} command`, `Commandement ${of.fr}`);
    case 'orders':
      return say(`${of.en} orders`, `Ordres ${of.fr}`);
    case 'movement':
      return say(`${of.en} movement`, `Mouvement ${of.fr}`);
    case 'reaction':
      return say(`${other.en} reactions`, `Réactions ${other.fr}`);
    case 'combat':
      return say(`${of.en} combats`, `Combats ${of.fr}`);
    case 'reorganisation':
      return say(`${of.en} reorganisation`, `Réorganisation ${of.fr}`);
    case 'closing':
      return say('Closing phase', 'Phase de clôture');
  }
}

/** The hour at which a turn begins: 7.20, « 7 h 20 ». */
export function hourOf(w: ReitersWorld, turn: number): Text {
  const [hour = 0, minute = 0] = w.data.start.split(':').map(Number);
  const all = hour * 60 + minute + (Math.max(turn, 1) - 1) * w.data.minutesPerTurn;
  const [h, m] = [Math.trunc(all / 60) % 24, String(all % 60).padStart(2, '0')];
  return say(`${h}.${m}`, m === '00' ? `${h} h` : `${h} h ${m}`);
}
