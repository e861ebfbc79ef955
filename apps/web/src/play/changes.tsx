import type { SideFigures } from '../match/protocol.ts';
import { locale, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { Who } from './who.tsx';

/** Differences smaller than what is shown are none. */
const NEAR = 0.05;

/** Nothing has no sign: no figure is “−0”. */
const figure = (value: number, signDisplay: 'negative' | 'exceptZero'): string =>
  new Intl.NumberFormat(locale.value, { maximumFractionDigits: 1, signDisplay }).format(value).replace('-', '−');
/** A figure with its sign, to one decimal; the same without a plus. */
const signedFigure = (value: number): string => figure(value, 'exceptZero');
export const plainFigure = (value: number): string => figure(value, 'negative');

/** How the figures of each side changed; a side whose figures stayed is left out. */
export function Changes({ battle, of }: { readonly battle: BattleStore; readonly of: SideFigures }) {
  const w = words.value.happened;
  return (
    <span class="changes">
      {battle.sides.map((side, s) => {
        const [points = 0, strength = 0] = [of.points[s], of.strength[s]];
        const said = [
          Math.abs(points) < NEAR ? [] : [w.points(signedFigure(points))],
          Math.abs(strength) < NEAR ? [] : [w.strength(signedFigure(strength))],
        ].flat();
        return (
          said.length > 0 && (
            <span key={side.id}>
              <Who battle={battle} side={s} /> {said.join(', ')}
            </span>
          )
        );
      })}
    </span>
  );
}
