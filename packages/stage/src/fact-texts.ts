import type { Fact, Text } from '@tambour/kernel';

/** How each type of fact is said: one entry a type, so that a fact without words does not compile. */
export type FactTexts<W, F extends Fact> = {
  readonly [T in F['type']]: (w: W, fact: Extract<F, { readonly type: T }>) => Text;
};

/** Says any fact by the entry of its type. */
export const factBy =
  <W, F extends Fact>(texts: FactTexts<W, F>) =>
  (w: W, fact: Fact): Text => {
    const say: (w: W, fact: never) => Text = texts[fact.type as F['type']];
    return say(w, fact as never);
  };
