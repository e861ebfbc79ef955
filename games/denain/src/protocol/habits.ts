import type { Text } from '@tambour/kernel';
import { say } from '../texts/say.ts';

/** `habit` in words: what a side does at each question of a procedure. */
export const HABITS: Readonly<Record<string, Text>> = {
  react: say('habit.react'),
  'breach-react': say('habit.react'),
  lose: say('habit.lose'),
  retreat: say('habit.retreat'),
  'retreat-next': say('habit.retreat'),
  displace: say('habit.displace'),
  'rout-step': say('habit.routStep'),
  'rout-facing': say('habit.routFacing'),
  advance: say('habit.advance'),
  'leader-goes': say('habit.leaderGoes'),
  'leader-flees': say('habit.leaderFlees'),
  aide: say('habit.aide'),
};
