import { drawCounter, drawFacing, lettered, PIECE_MARKERS, type PieceFace } from '@tambour/press';
import type { CounterNote } from '@tambour/stage';
import type { HelpWords } from '../words/help.en.ts';
import { helpWords } from '../words/help.ts';
import { language, say, theme } from '../words/settings.ts';
import { AnnotatedCounter } from './annotated-counter.tsx';

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

/** Strength, morale, movement, facing, and the coins: what counters bear unless their game says otherwise. */
const usual = (w: HelpWords): readonly Note[] => [
  { face: SAMPLE, says: w.usual },
  ...PIECE_MARKERS.map((marker) => ({ face: { ...SAMPLE, markers: [marker] }, says: w.markers[marker] })),
];
interface Note {
  readonly face: PieceFace;
  readonly says: string;
}

/** How a counter is read, and what the coins on it mean; drawn by the press like those on the map. */
export function Legend({ counters }: { readonly counters: readonly CounterNote[] | undefined }) {
  const w = helpWords.value;
  const large = counters?.filter(({ parts }) => parts !== undefined) ?? [];
  const notes =
    counters
      ?.filter(({ parts }) => parts === undefined)
      .map(({ face, says }): Note => ({ face: lettered(face, language.value), says: say(says) })) ?? usual(w);
  return (
    <section class="legend-card">
      <h2>{w.title}</h2>
      {large.map((note) => (
        <AnnotatedCounter key={note.says.en} note={note} />
      ))}
      {notes.map(({ face, says }) => (
        <div key={says} class="legend-row">
          <Sample face={face} />
          <p>{says}</p>
        </div>
      ))}
      <p>{w.figures}</p>
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
