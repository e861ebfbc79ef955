import type { Motion } from '@tambour/stage';
import '../src/style/board.css';
import { BoardCore } from '../src/board/core.ts';
import { denainField, type Field } from './denain-field.ts';
import { calm, type Frames, nextFrame, record } from './frames.ts';
import { type LargeField, largeField } from './large-field.ts';
import { longestTask } from './long-tasks.ts';
import { PlainBoard } from './plain-board.ts';

export interface BenchResult {
  readonly ours: { readonly pan: Frames; readonly zoom: Frames };
  readonly plain: { readonly pan: Frames; readonly zoom: Frames };
  readonly moving: Frames;
}

/** The longest tasks of the main thread, in milliseconds: while the board appears, and after gestures. */
export interface Deafness {
  readonly opening: number;
  readonly afterPan: number;
  readonly afterZoom: number;
}

declare global {
  interface Window {
    runBench(rounds: number): Promise<BenchResult[]>;
    runDeafness(field: 'denain' | 'large', rounds: number): Promise<Deafness[]>;
  }
}

const FRAMES = 90;
interface Movable {
  pan(dx: number, dy: number): void;
  zoom(by: number): void;
}

/** The same gesture for both: round in a loop, then in and out. */
const panning = (board: Movable): Promise<Frames> =>
  record((frame) => {
    const angle = (frame / FRAMES) * 2 * Math.PI;
    board.pan(Math.cos(angle) * 14, Math.sin(angle) * 14);
    return frame < FRAMES;
  });
const zooming = (board: Movable): Promise<Frames> =>
  record((frame) => {
    board.zoom(frame % 60 < 30 ? 1.025 : 1 / 1.025);
    return frame < FRAMES;
  });

const host = (): HTMLElement => {
  const made = document.createElement('div');
  made.className = 'board';
  document.querySelector('#field')!.append(made);
  return made;
};

const START_ZOOM = 0.6;

const mountOurs = async (field: Field): Promise<{ board: BoardCore; home: HTMLElement }> => {
  const home = host();
  const board = new BoardCore(home, { onPick: () => {}, onHover: () => {} });
  board.show({
    ground: field.ground,
    drawing: { id: field.ground.key, svg: async () => field.ground.svg },
    pieces: field.pieces,
    plan: [],
    theme: 'day',
    language: 'en',
    alive: new Set(field.pieces.slice(0, 40).map((piece) => piece.id)),
    selected: [],
    targets: [],
    way: undefined,
    marks: [],
    seals: [],
    own: 0,
    trails: [],
    pointed: [],
    focus: undefined,
  });
  while (home.dataset.ready === undefined) await nextFrame();
  const plane = home.querySelector<HTMLElement>('.board-plane')!;
  const { a } = new DOMMatrix(getComputedStyle(plane).transform);
  board.zoom(START_ZOOM / a);
  await calm(60);
  return { board, home };
};

/** A counter crosses the field, leg by leg. */
const march = ({ ground, pieces }: LargeField): { motions: Motion[]; from: string } => {
  const piece = pieces[0]!;
  const places = Object.keys(ground.spots);
  const start = places.indexOf(piece.place!);
  const motions = Array.from({ length: 12 }, (_, i): Motion => {
    const [from, to] = [places[(start + i) % places.length]!, places[(start + i + 1) % places.length]!];
    return { kind: 'go', piece: piece.id, from, to };
  });
  return { motions, from: piece.place! };
};

const gestures = async (board: Movable): Promise<{ pan: Frames; zoom: Frames }> => {
  const pan = await panning(board);
  await calm();
  const zoom = await zooming(board);
  return { pan, zoom };
};

/** Each in turn, the other put away meanwhile, so that a busy moment of the machine hits both. */
window.runBench = async (rounds) => {
  const field = largeField();
  const plainHome = host();
  const plain = new PlainBoard(plainHome, field);
  const { paper } = field.ground;
  const start = (length: number, room: number): number => room / 2 - (length / 2) * START_ZOOM;
  plain.look(start(paper.width, innerWidth), start(paper.height, innerHeight), START_ZOOM);
  plainHome.style.display = 'none';
  const { board, home } = await mountOurs(field);
  const results: BenchResult[] = [];
  for (let round = 0; round < rounds; round++) {
    home.style.display = 'none';
    plainHome.style.display = 'block';
    await calm();
    const theirs = await gestures(plain);
    plainHome.style.display = 'none';
    home.style.display = 'block';
    await calm();
    const ours = await gestures(board);
    const { motions, from } = march(field);
    board.centre(from);
    // It glides there, rests and is drawn.
    await calm(90);
    let isOver = false;
    const play = board.play(motions, { speed: 1 }).then(() => {
      isOver = true;
    });
    const moving = await record(() => !isOver);
    await play;
    results.push({ ours, plain: theirs, moving });
  }
  return results;
};

/** Long enough for all that a gesture leaves to be drawn. */
const AFTER = 150;

window.runDeafness = async (name, rounds) => {
  const field = name === 'large' ? largeField() : await denainField();
  const results: Deafness[] = [];
  for (let round = 0; round < rounds; round++) {
    let mounted: { board: BoardCore; home: HTMLElement } | undefined;
    const opening = await longestTask(async () => {
      mounted = await mountOurs(field);
    }, AFTER);
    const { board, home } = mounted!;
    const afterPan = await longestTask(() => board.pan(-400, -250), AFTER);
    const afterZoom = await longestTask(() => board.zoom(1.7), AFTER);
    results.push({ opening, afterPan, afterZoom });
    board.end();
    home.remove();
  }
  return results;
};
