import type { Text } from '@tambour/kernel';
import { list } from '@tambour/stage';
import { readEffect } from '../model/combat-result.ts';
import { say } from '../texts/say.ts';

/** Half a cell of the combat table such as 1*#, in words. */
export function resultWords(code: string): Text {
  const effect = readEffect(code);
  const words = [
    ...(effect.tests ? [say('result.test')] : []),
    ...(effect.disorganises ? [say('result.disorder')] : []),
    ...(effect.losses > 0 ? [say('result.losses', { n: effect.losses })] : []),
  ];
  if (words.length === 0) return say('result.none');
  const notes = [
    ...(effect.star ? [say('result.leadersInDanger')] : []),
    ...(effect.hash ? [say('result.noGivingGround')] : []),
  ];
  return notes.length === 0 ? list(words) : say('result.noted', { result: list(words), notes: list(notes) });
}
