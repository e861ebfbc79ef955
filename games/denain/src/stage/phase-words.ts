import type { Text } from '@tambour/kernel';
import type { PHASES } from '../model/vocabulary.ts';

type Phase = (typeof PHASES)[number];
const say = (en: string, fr: string): Text => ({ en, fr });

/** Short, for a row of them. */
export const PHASE_NAMES: Readonly<Record<Phase, Text>> = {
  'set-up': say('Set-up', 'Mise en place'),
  A: say('A · Command', 'A · Commandement'),
  B: say('B · Barrage', 'B · Barrage'),
  C: say('C · Operations', 'C · Opérations'),
  breach: say('C · Breaches', 'C · Brèches'),
  D: say('D · Commanders-in-chief', 'D · Commandants en chef'),
  E: say('E · Recovery', 'E · Remise en ordre'),
};

/** In full, for a heading. */
export const PHASE_TITLES: Readonly<Record<Phase, Text>> = {
  'set-up': { en: 'Set-up', fr: 'Mise en place' },
  A: { en: 'Phase A: who is in command', fr: 'Phase A : contrôle du commandement' },
  B: { en: 'Phase B: barrage of the batteries', fr: 'Phase B : barrage des batteries' },
  C: { en: 'Phase C: operations', fr: 'Phase C : opérations' },
  breach: { en: 'End of phase C: breaches', fr: 'Fin de la phase C : brèches' },
  D: { en: 'Phase D: the commanders-in-chief ride', fr: 'Phase D : déplacement des commandants en chef' },
  E: { en: 'Phase E: order and rallies', fr: 'Phase E : remise en ordre et ralliements' },
};
