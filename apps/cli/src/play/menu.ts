import type { Command, Text } from '@tambour/kernel';
import { type Handle, pointTitle, type ScenePiece, same } from '@tambour/stage';
import { allNamed, meantBy, type Named, named, plain } from '../names.ts';
import { Failure } from '../usage.ts';
import { say } from '../words/say.ts';
import { menuOf, type Row } from './grouping.ts';
import type { Speaker } from './speaker.ts';

/** So many lines are shown at a time. */
const PAGE = 15;

/** The orders of one decision, shown as a short numbered list that one goes into and back from. */
export class Menu {
  #handles: readonly Handle[] = [];
  #pieces: readonly ScenePiece[] = [];
  #rows: readonly Row[] = [];
  #from = 0;
  #isPart = false;

  constructor(readonly speaker: Speaker) {}

  /** A new decision. */
  lay(handles: readonly Handle[], pieces: readonly ScenePiece[]): void {
    this.#handles = handles;
    this.#pieces = pieces;
    this.#rows = [];
    if (handles.length > 0) this.all();
  }
  get handles(): readonly Handle[] {
    return this.#handles;
  }

  /** How many lines the list has, shown or not. */
  get count(): number {
    return this.#rows.length;
  }

  all(): void {
    this.#list(this.#handles, false);
  }
  open(handles: readonly Handle[]): void {
    this.#list(handles, true);
  }
  more(): void {
    if (this.#from + PAGE < this.#rows.length) this.#from += PAGE;
    this.show();
  }
  #list(handles: readonly Handle[], isPart: boolean): void {
    this.#rows = menuOf(handles, (piece) => this.#titleOf(piece));
    this.#isPart = isPart;
    this.#from = 0;
    this.show();
  }

  show(): void {
    const { language } = this.speaker;
    if (this.#rows.length === 0) {
      this.speaker.tell(say('play.over'));
      return;
    }
    const lines = this.#rows.slice(this.#from, this.#from + PAGE).map(({ label, handles }, i) => {
      const count = handles.length > 1 ? ` (${say('play.orders', { n: handles.length })[language]})` : '';
      return `${String(this.#from + i + 1).padStart(4)}  ${label[language]}${count}`;
    });
    this.speaker.lines(lines);
    const left = this.#rows.length - this.#from - PAGE;
    if (left > 0) this.speaker.tell(say('play.more', { n: left }));
    if (this.#isPart) this.speaker.tell(say('play.back'));
  }

  /** A line by its number. */
  row(n: number): Row {
    const row = this.#rows[n - 1];
    if (row) return row;
    throw new Failure(this.#rows.length === 0 ? say('play.over') : say('play.number', { most: this.#rows.length }));
  }
  /** The one order of a line. */
  handle(n: number): Handle {
    const { handles } = this.row(n);
    const [only] = handles;
    if (only && handles.length === 1) return only;
    throw new Failure(say('play.several', { n, count: handles.length }));
  }

  /** The order that is written out in full, or the one that speaks of no piece by its verb: "ready". */
  written(words: string): Handle | undefined {
    const typed = plain(words);
    const isMeant = ({ label, verb, piece }: Handle) =>
      [label, ...(piece === undefined ? [verb] : [])].some((text) =>
        [text.en, text.fr].some((t) => plain(t) === typed),
      );
    const found = this.#handles.filter(isMeant);
    return found.length === 1 ? found[0] : undefined;
  }

  /** Lists the orders of a piece, into a place, or with certain words. False where there are none. */
  find(words: string, places: readonly Named[]): boolean {
    const found = this.#meant(words, places);
    if (found.length > 0) this.open(found);
    return found.length > 0;
  }
  #meant(words: string, places: readonly Named[]): readonly Handle[] {
    const acting = this.#pieces.filter(({ id }) => this.#handles.some((handle) => isOf(handle, id)));
    const piece = named(words, this.#pieces) ?? only(meantBy(words, acting));
    if (piece) return this.#handles.filter((handle) => isOf(handle, piece.id));
    const meant = allNamed(words, places);
    const into = this.#handles.filter(({ place }) => meant.some(({ id }) => id === place));
    if (into.length > 0) return into;
    const typed = plain(words).split(' ');
    return this.#handles.filter((handle) => {
      const known = wordsOf(handle);
      return typed.every((start) => known.some((word) => word.startsWith(start)));
    });
  }

  #titleOf(id: string): Text {
    const piece = this.#pieces.find((known) => known.id === id);
    if (!piece) return same(id);
    return piece.place === undefined
      ? piece.title
      : say('units.at', { who: piece.title, place: pointTitle(piece.place) ?? piece.place, states: '' });
  }
}

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);
const isOf = ({ piece, along }: Handle, id: string): boolean => piece === id || (along?.includes(id) ?? false);

const wordsOf = ({ label, verb, command }: Handle): readonly string[] =>
  [label.en, label.fr, verb.en, verb.fr, ...spelled(command)].flatMap((text) => plain(text).split(' '));
function* spelled(value: Command | unknown): Generator<string> {
  if (typeof value === 'string' || typeof value === 'number') yield String(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* spelled(part);
}
