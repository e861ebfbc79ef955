import { words } from '../words/settings.ts';
import { along, MARGIN, RADIUS, WIDTH } from './chart-axis.ts';

interface ChartProps {
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly values: readonly number[] }[];
  /** Where each turn begins, on the axis below. */
  readonly turns: readonly { readonly at: number; readonly turn: number }[];
  readonly turnsTitle: string;
  /** Places on the axis that are spoken of, by number. */
  readonly marks: readonly number[];
}
const HEIGHT = 134;
const FLOOR = HEIGHT - 32;
/** Numbers of turns keep this far apart. */
const APART = 15;

/** A line a side over the course of the battle; told apart by dashes as well as by colour. */
export function Chart({ title, lines, turns, turnsTitle, marks }: ChartProps) {
  const all = lines.flatMap((l) => l.values);
  const most = Math.max(1, ...all);
  const least = Math.min(0, ...all);
  const count = Math.max(1, (lines[0]?.values.length ?? 1) - 1);
  const x = (i: number): number => along(i, count);
  const y = (v: number): number => 12 + (1 - (v - least) / (most - least)) * (FLOOR - 16);
  const last = lines.map((l) => `${l.name} ${l.values.at(-1) ?? 0}`).join(', ');
  // From the last turn back: what comes before the first turn is the set-up, and gives way to it.
  const numbered: number[] = [];
  for (const { at } of turns.toReversed()) {
    const next = numbered.at(-1);
    if (next === undefined || x(next) - x(at) >= APART) numbered.push(at);
  }
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${words.value.happened.by(title)} ${last}`}>
        {turns.map(({ at, turn }) => (
          <g key={at}>
            <path class="tick" d={`M${x(at).toFixed(1)} 8V${FLOOR + 4}`} />
            {numbered.includes(at) && (
              <text x={x(at)} y={FLOOR + 15} text-anchor="middle">
                {turn}
              </text>
            )}
          </g>
        ))}
        <path class="axis" d={`M${MARGIN} 4V${FLOOR}H${WIDTH - 4}`} />
        <text x={WIDTH / 2} y={HEIGHT - 3} text-anchor="middle">
          {turnsTitle}
        </text>
        <text x={MARGIN - 4} y={y(most) + 4} text-anchor="end">
          {most}
        </text>
        <text x={MARGIN - 4} y={y(least) + 2} text-anchor="end">
          {least}
        </text>
        {lines.map((line, s) => (
          <path
            key={line.name}
            class={`line side-${s}`}
            d={line.values.map((v, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(v).toFixed(1)}`).join('')}
          />
        ))}
        {marks.map((at, i) => (
          <g key={at} class="turning-mark" transform={`translate(${x(at).toFixed(1)} ${FLOOR - 7 - (i % 2) * 13})`}>
            <circle r={RADIUS} />
            <text text-anchor="middle" y="3">
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
      <p class="legend">
        {lines.map((line, s) => (
          <span key={line.name}>
            <svg class="swatch" viewBox="0 0 26 8" aria-hidden="true">
              <path class={`line side-${s}`} d="M0 4H26" />
            </svg>{' '}
            {line.name}
          </span>
        ))}
      </p>
    </figure>
  );
}
