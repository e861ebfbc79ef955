import type { BandView, Forecast } from '../match/forecast-view.ts';
import { say, words } from '../words/settings.ts';
import { lineOf, neededRoll, openFaces, rollHangsOn } from './line-of-odds.ts';
import { Chance } from './odds-line.tsx';

/** Which way is good, what must be rolled, and what each face of the die leads to. */
export function RollTable({ forecast }: { readonly forecast: Forecast }) {
  const w = words.value.odds;
  const range = ({ from, to }: BandView): string => w.roll.range(from, to);
  const bands = forecast.roll ?? [];
  const needed = neededRoll(bands);
  const hangsOn = rollHangsOn(forecast);
  const open = openFaces(bands);
  if (bands.length < 2) return null;
  return (
    <details class="roll" data-testid="roll">
      <summary>
        {needed === undefined
          ? w.roll.title
          : needed.kind === 'any'
            ? w.roll.any
            : needed.kind === 'these'
              ? w.roll.these(needed.bands.map(range).join(', '))
              : w.roll[needed.kind](needed.face)}
        {open.length > 0 && ` ${w.roll.open(open.map(range).join(', '))}`}
        {hangsOn.length > 0 && ` ${w.roll.hangsOn(w.list(hangsOn.map(say)))}`}
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{w.roll.face}</th>
            <th scope="col">{w.roll.result}</th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => (
            <tr key={band.from}>
              <th scope="row">{range(band)}</th>
              <td>
                {band.chances.length === 0 && w.none}
                <ul class="odds-line">
                  {lineOf(band.chances).map((c) => (
                    <li key={`${c.side} ${c.what}`} class={c.isGain ? 'gain' : 'cost'}>
                      <Chance of={c} />
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
