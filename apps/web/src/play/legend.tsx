import { drawCounter, drawFacing, PIECE_MARKERS, type PieceFace } from '@tambour/press';
import { theme, words } from '../words/settings.ts';

const SAMPLE: PieceFace = {
  id: 'sample',
  side: { paper: '#eef1f4', ink: '#1f3a6e', emblem: 'lily' },
  arm: 'infantry',
  name: '',
  band: 'blue',
  strength: '3',
  morale: '4',
  movement: '2',
  facing: 1,
};

/** How a counter is read, and what the coins on it mean; drawn by the press like those on the map. */
export function Legend() {
  const w = words.value.legend;
  return (
    <section class="legend-card">
      <h2>{w.title}</h2>
      <div class="legend-row">
        <Sample face={SAMPLE} />
        <p>
          {w.strength}, {w.morale}, {w.movement}; {w.facing}; {w.leader}.
        </p>
      </div>
      {PIECE_MARKERS.map((marker) => (
        <div key={marker} class="legend-row">
          <Sample face={{ ...SAMPLE, markers: [marker] }} />
          <p>{w.markers[marker]}</p>
        </div>
      ))}
      <p>
        {w.cost}; {w.way}.
      </p>
    </section>
  );
}

const Sample = ({ face }: { readonly face: PieceFace }) => (
  <svg
    viewBox="-58 -58 116 116"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawCounter(face, 'legend', theme.value) + drawFacing(face) }}
  />
);
