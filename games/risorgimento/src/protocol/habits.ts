import type { Text } from '@tambour/kernel';
import { say } from '../texts/say.ts';

/** `habit` in words: what a side does at each question of a procedure. */
export const HABITS: Readonly<Record<string, Text>> = {
  'before-entry': say('habit.beforeEntry'),
  'after-entry': say('habit.react'),
  'before-attack': say('habit.react'),
  'before-shot': say('habit.react'),
  answer: say('habit.react'),
  'shot-loss': say('habit.lose'),
  lose: say('habit.lose'),
  retreat: say('habit.retreat'),
  'put-right': say('habit.putRight'),
  'turn-to': say('habit.turnTo'),
  storm: say('habit.storm'),
  continue: say('habit.continue'),
  continued: say('habit.continued'),
  join: say('habit.join'),
  spread: say('habit.spread'),
};
