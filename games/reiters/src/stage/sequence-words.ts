import type { Text } from '@tambour/kernel';
import { same } from '@tambour/stage';
import { sequenceOf, sideName } from '../model/lookup.ts';
import { active, type Field, isOver, turnOf } from '../model/state.ts';
import { type Sequence, SIDES, type Side } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';

const isSide = (side: string): side is Side => (SIDES as readonly string[]).includes(side);
/** As a genitive, which French needs after its headings. */
export const ofSide = (side: string): Text => (isSide(side) ? say(`side.of.${side}`) : same(side));

/** A sequence as a heading; the side is the active one, and the reactions are the other's. */
export const sequenceTitle = (sequence: string, side: string): Text =>
  say(`sequence.of.${sequence as Sequence}`, {
    side: ofSide(side),
    other: ofSide(SIDES.find((s) => s !== side) ?? side),
  });

/** The hour at which a turn begins: 7.20, « 7 h 20 ». */
export function hourOf(w: ReitersWorld, turn: number): Text {
  const [hour = 0, minute = 0] = w.data.start.split(':').map(Number);
  const all = hour * 60 + minute + (Math.max(turn, 1) - 1) * w.data.minutesPerTurn;
  const [h, minutes] = [Math.trunc(all / 60) % 24, all % 60];
  return minutes === 0 ? say('hour.full', { h }) : say('hour', { h, m: String(minutes).padStart(2, '0') });
}

/** The sequence at hand, and the same with turn and hour in a line: "Turn 3, 16.10 · Catholic movement". */
export const sequenceNow = (g: Field): Text => sequenceTitle(sequenceOf(g), sideName(active(g)));
export function headline(g: Field): Text {
  const turn = turnOf(g);
  if (isOver(g)) return say('headline.over', { turn });
  return turn === 0 ? sequenceNow(g) : say('headline.now', { turn, hour: hourOf(g.w, turn), title: sequenceNow(g) });
}
