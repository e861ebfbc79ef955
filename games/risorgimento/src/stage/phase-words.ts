import type { Text } from '@tambour/kernel';
import { PHASES } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';

/** In full, for a heading; undefined for what is no phase. */
export function phaseTitle(phase: string): Text | undefined {
  const known = PHASES.find((p) => p === phase);
  return known && say(`phase.${known}.title`);
}
