import type { Text } from '@tambour/kernel';
import type { BandView, ChanceView, Forecast, OddsView } from '../match/forecast-view.ts';

/** A line has so many things; the rest is for the detail. */
export const MOST = 4;
/** What is rarer is for the detail. */
const LEAST = 0.005;
/** What is lighter is told only where there is nothing else to tell. */
const HEAVY = 2;

/** The odds to go by: to the end of the assault where that says more. */
export const mainOdds = ({ next, whole }: Forecast): OddsView => whole ?? next;

const weight = ({ chance, gravity }: ChanceView): number => chance * gravity;
const heaviest = (chances: readonly ChanceView[]): readonly ChanceView[] =>
  [...chances].sort((a, b) => weight(b) - weight(a));

/** Without what comes of a graver thing every time: who loses the combat is driven back, and one of the two is enough. */
const alone = (chances: readonly ChanceView[]): readonly ChanceView[] =>
  chances.filter((c) =>
    chances.every(
      (other) =>
        other.side !== c.side ||
        other.isGain !== c.isGain ||
        other.gravity <= c.gravity ||
        c.more !== undefined ||
        Math.abs(other.chance - c.chance) >= LEAST,
    ),
  );

/**
 * What an order gains, then what it costs and what it risks: the few things that matter. What decides leads on either side;
 * a grave thing that is rare is told before a second gain.
 */
export function lineOf(chances: readonly ChanceView[], most = MOST): readonly ChanceView[] {
  const likely = chances.filter(({ chance }) => chance >= LEAST);
  const heavy = likely.filter(({ gravity }) => gravity >= HEAVY);
  const told = alone(heavy.length > 0 ? heavy : likely);
  const [gain, ...gains] = heaviest(told.filter((c) => c.isGain));
  const [cost, ...costs] = heaviest(told.filter((c) => !c.isGain));
  const risk = costs.find(({ gravity }) => costs.every((c) => c.gravity <= gravity));
  const others = [...gains, ...costs.filter((c) => c !== risk)];
  const line = [gain, cost, risk, ...others].filter((c) => c !== undefined).slice(0, most);
  return [...line.filter((c) => c.isGain), ...line.filter((c) => !c.isGain)];
}

/** Which faces of the die do any good. */
export type Needed =
  | { readonly kind: 'least' | 'most'; readonly face: number }
  | { readonly kind: 'these'; readonly bands: readonly BandView[] }
  | { readonly kind: 'any' };

const goodOf = ({ chances }: BandView): readonly ChanceView[] => chances.filter((c) => c.isGain && c.gravity >= HEAVY);

/** Of the faces that do any good, those that do none for certain: another roll decides. */
export const openFaces = (bands: readonly BandView[]): readonly BandView[] =>
  bands.filter((band) => goodOf(band).length > 0 && goodOf(band).every(({ chance }) => chance < 1 - LEAST));

/** What must be rolled; undefined where no face does any good. */
export function neededRoll(bands: readonly BandView[]): Needed | undefined {
  const good = bands.filter((band) => goodOf(band).length > 0);
  const first = good[0];
  const last = good.at(-1);
  if (!first || !last) return undefined;
  if (good.length === bands.length) return { kind: 'any' };
  const isRow = bands.indexOf(last) - bands.indexOf(first) === good.length - 1;
  if (isRow && first === bands[0]) return { kind: 'most', face: last.to };
  if (isRow && last === bands.at(-1)) return { kind: 'least', face: first.from };
  return { kind: 'these', bands: good };
}

/** Answers before the die that the roll needed hangs on, as far as they were tried: those to which another answer needs another roll. */
export const rollHangsOn = ({ roll, rollAfter }: Pick<Forecast, 'roll' | 'rollAfter'>): readonly Text[] => {
  const facesOf = (bands: readonly BandView[] | undefined): string => {
    const needed = bands && neededRoll(bands);
    const these = needed?.kind === 'these' ? needed.bands.map(({ from, to }) => `${from}-${to}`) : [];
    return JSON.stringify(bands && [needed?.kind, needed && 'face' in needed && needed.face, these]);
  };
  const own = facesOf(roll);
  return rollAfter.filter(({ others }) => others.some((bands) => facesOf(bands) !== own)).map(({ does }) => does);
};
