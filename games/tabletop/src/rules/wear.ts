import type { Arm, Degradation, Formation } from '../model/vocabulary.ts';
import { atLeast, worseBy } from './degradation.ts';

export interface RoundCase {
  readonly arm: Arm;
  readonly formation: Formation;
  readonly degradation: Degradation;
  /** It holds a house or redoubt. */
  readonly isGarrison: boolean;
  /** The first round of this contact. */
  readonly isFirstRound: boolean;
  readonly isBeaten: boolean;
  readonly isAgainstCavalry: boolean;
}
/** C9e C9f What a round of close combat makes of cohesion: the first wears, the second wears more, garrisons do not wear; who is beaten loses a level besides, and infantry out of square beaten by cavalry all of it. */
export function levelAfterRound(c: RoundCase): Degradation {
  const worn = c.isGarrison ? c.degradation : atLeast(c.degradation, c.isFirstRound ? 'disorganised' : 'noFormation');
  if (!c.isBeaten) return worn;
  if (c.arm === 'infantry' && c.isAgainstCavalry && c.formation !== 'square' && !c.isGarrison) return 'disorder';
  return atLeast(worseBy(worn, 1), 'noFormation');
}
