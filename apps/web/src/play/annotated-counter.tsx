import { COUNTER, counterPartAt, drawCounter, drawFacing, lettered } from '@tambour/press';
import type { CounterNote } from '@tambour/stage';
import { language, say, theme } from '../words/settings.ts';

const SCALE = 2;
/** Numbers stand in two columns, so far from the middle. */
const ASIDE = COUNTER * 1.55;
const STEP = 34;
const BESIDE = 13;
const LEAST_HIGH = 170;

/** A counter drawn large, with a numbered line to each of its signs; what they mean is a list below. */
export function AnnotatedCounter({ note }: { readonly note: CounterNote }) {
  const face = lettered(note.face, language.value);
  const points = (note.parts ?? []).map(({ part, says }, i) => {
    const [x, y] = counterPartAt(part, face);
    return { n: i + 1, at: [x * SCALE, y * SCALE] as const, isLeft: x < 0 || (x === 0 && i % 2 === 1), says };
  });
  const column = (isLeft: boolean) => {
    const own = points.filter((point) => point.isLeft === isLeft).sort((a, b) => a.at[1] - b.at[1]);
    return own.map((point, i) => {
      const to = [isLeft ? -ASIDE : ASIDE, (i - (own.length - 1) / 2) * STEP] as const;
      // The line ends beside what it points at, not on it.
      const [dx, dy] = [to[0] - point.at[0], to[1] - point.at[1]];
      const by = BESIDE / Math.hypot(dx, dy);
      return { ...point, to, at: [point.at[0] + dx * by, point.at[1] + dy * by] as const };
    });
  };
  const lines = [...column(true), ...column(false)];
  // As high as the counter, or as its longer column of numbers.
  const high = Math.max(LEAST_HIGH, ...lines.map(({ to }) => 2 * (Math.abs(to[1]) + STEP / 2)));
  return (
    <figure class="annotated" data-testid="annotated">
      <svg viewBox={`-115 ${-high / 2} 230 ${high}`} aria-hidden="true">
        <g
          transform={`scale(${SCALE})`}
          dangerouslySetInnerHTML={{ __html: drawCounter(face, 'legend', theme.value) + drawFacing(face) }}
        />
        {lines.map(({ n, at, to }) => (
          <g key={n}>
            <path class="annotated-halo" d={`M${at.join(' ')}L${to.join(' ')}`} />
            <path class="annotated-line" d={`M${at.join(' ')}L${to.join(' ')}`} />
            <circle class="annotated-dot" cx={at[0]} cy={at[1]} r="2.6" />
            <circle class="annotated-disc" cx={to[0]} cy={to[1]} r="13" />
            <text class="annotated-number" x={to[0]} y={to[1] + 5.5} text-anchor="middle">
              {n}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <strong>{say(note.says)}</strong>
        <ol>
          {points.map(({ n, says }) => (
            <li key={n}>{say(says)}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
