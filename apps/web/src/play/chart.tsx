interface ChartProps {
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly values: readonly number[] }[];
}
const WIDTH = 320;
const HEIGHT = 120;
const MARGIN = 22;

/** A line a side over the course of the battle; told apart by dashes as well as by colour. */
export function Chart({ title, lines }: ChartProps) {
  const all = lines.flatMap((l) => l.values);
  const most = Math.max(1, ...all);
  const least = Math.min(0, ...all);
  const count = Math.max(1, (lines[0]?.values.length ?? 1) - 1);
  const x = (i: number): number => MARGIN + (i / count) * (WIDTH - MARGIN - 6);
  const y = (v: number): number => 6 + (1 - (v - least) / (most - least)) * (HEIGHT - 26);
  const last = lines.map((l) => `${l.name} ${l.values.at(-1) ?? 0}`).join(', ');
  return (
    <figure class="chart">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${title}: ${last}`}>
        <path class="axis" d={`M${MARGIN} 4V${HEIGHT - 20}H${WIDTH - 4}`} />
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
