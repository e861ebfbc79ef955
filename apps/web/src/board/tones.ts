import type { Tone } from '@tambour/stage';

/**
 * How each tone is told apart without colour: the slant of its hatching and the rhythm of its dashes. One's own and the enemy's
 * have the inks of the two sides, as the board is told whose eyes it serves.
 */
export interface ToneInk {
  readonly ink: string;
  /** Lines of the hatching, in a square of `STEP`. */
  readonly hatch: string;
  readonly dash: string;
}

const STEP = 12;
const RISING = `M-2 ${STEP + 2}L${STEP + 2}-2M-2 2L2-2M${STEP - 2} ${STEP + 2}L${STEP + 2} ${STEP - 2}`;
const FALLING = `M-2-2L${STEP + 2} ${STEP + 2}M-2 ${STEP - 2}L2 ${STEP + 2}M${STEP - 2}-2L${STEP + 2} 2`;

export const TONE_INKS: Readonly<Record<Tone, ToneInk>> = {
  own: { ink: 'var(--tone-own)', hatch: RISING, dash: '14 6' },
  enemy: { ink: 'var(--tone-enemy)', hatch: FALLING, dash: '8 5' },
  both: { ink: '#6f4a83', hatch: RISING + FALLING, dash: '14 5 3 5' },
  good: { ink: '#2f6a3a', hatch: `M0 ${STEP / 2}H${STEP}`, dash: '20 6' },
  bad: { ink: '#8a2416', hatch: `M${STEP / 2} 0V${STEP}`, dash: '3 6' },
  plain: { ink: '#2f2418', hatch: `M${STEP / 2 - 1.2} ${STEP / 2}h2.4`, dash: '2 5' },
};

export const hatchId = (tone: Tone): string => `board-hatch-${tone}`;

export const hatchDefinitions = (): string =>
  Object.entries(TONE_INKS)
    .map(
      ([tone, { ink, hatch }]) =>
        `<pattern id="${hatchId(tone as Tone)}" width="${STEP}" height="${STEP}" patternUnits="userSpaceOnUse"><path d="${hatch}" fill="none" stroke="${ink}" stroke-width="1.5"/></pattern>`,
    )
    .join('');
