import type { Term, Text } from '@tambour/kernel';

/** What a plan is expected to bring, in figures. */
export interface Outlook {
  /** Victory points that it gains on the obvious plan: 0 where it is the obvious one. */
  readonly gain: number;
  /** The term that moves most for the better. */
  readonly term: Term | undefined;
  /** Victory points that the enemy's best reply takes off what is expected. */
  readonly risk: number;
}

/** Less than this is nothing to speak of. */
const SLIGHT = 0.5;

const points = (n: number): Text => {
  const whole = Math.max(1, Math.round(n));
  return whole === 1
    ? { en: 'about a point', fr: 'environ un point' }
    : { en: `about ${whole} points`, fr: `environ ${whole} points` };
};

/** A plan in a sentence or two: what it gains on the obvious one, what it is for, and what to fear. */
export function whyPlan({ gain, term, risk }: Outlook): Text {
  const worth = points(gain);
  const first: Text =
    gain >= SLIGHT
      ? {
          en: `This plan should bring ${worth.en} more than the obvious one`,
          fr: `Ce plan devrait rapporter ${worth.fr} de plus que le plan évident`,
        }
      : { en: 'This is the obvious plan', fr: 'C’est le plan évident' };
  const aim: Text = term
    ? { en: ` (main gain: ${term.name.en})`, fr: ` (gain principal : ${term.name.fr})` }
    : { en: '', fr: '' };
  const cost = points(risk);
  // Read as advice and as what the computer had in mind: "the enemy" would be the reader in one of them.
  const fear: Text =
    risk >= SLIGHT
      ? { en: ` At worst the reply costs ${cost.en}.`, fr: ` Au pire, la riposte coûte ${cost.fr}.` }
      : { en: '', fr: '' };
  return { en: `${first.en}${aim.en}.${fear.en}`, fr: `${first.fr}${aim.fr}.${fear.fr}` };
}

export const ONLY_ORDER: Text = { en: 'There is no other order.', fr: 'Il n’y a pas d’autre ordre.' };
export const BEST_ANSWER: Text = {
  en: 'Of the possible answers, this one looks best.',
  fr: 'De toutes les réponses possibles, celle-ci paraît la meilleure.',
};
export const SET_UP: Text = { en: 'Part of the set-up.', fr: 'Cela fait partie de la mise en place.' };
