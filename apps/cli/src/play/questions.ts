import { type Action, type Position, parseJson, type Text, type World } from '@tambour/kernel';
import { type Picked, type ScenePiece, whyNot } from '@tambour/stage';
import { allNamed, meantBy, type Named } from '../names.ts';
import { Failure } from '../usage.ts';
import { say } from '../words/say.ts';
import { oddsLines, sumLines, whyLines } from './answers.ts';
import type { Menu } from './menu.ts';
import type { Seating } from './seating.ts';
import type { Speaker } from './speaker.ts';

/** What one may ask before one decides. Everything is answered as the side that decides may know it. */
export class Questions<W extends World, Field> {
  /** Every place by its number and the name it bears: "2012 (Denain)" is called Denain. */
  readonly places: readonly Named[];
  /** What each is called in full. */
  readonly placeTitles: ReadonlyMap<string, Text>;

  constructor(
    readonly seating: Pick<Seating<W, Field>, 'match' | 'stage' | 'study'>,
    readonly speaker: Speaker,
  ) {
    const all = seating.study.places(seating.match.position.field);
    this.placeTitles = new Map(all.map(({ place, title }) => [place, title]));
    this.places = all.map(({ place, title: { en, fr } }) => ({
      id: place,
      title: { en: placeName(en), fr: placeName(fr) },
    }));
  }

  get #asked(): Position<W, Field> {
    const { position } = this.seating.match;
    if (position.over) throw new Failure(say('play.over'));
    return position.seenBy(position.side);
  }

  odds(menu: Menu, rest: string): void {
    const position = this.#asked;
    const action = this.#numbered(position, menu, rest);
    if (!action) {
      this.speaker.tell(say('odds.which'));
      return;
    }
    this.speaker.lines(oddsLines(this.seating.stage, position, action, this.speaker.language));
  }

  why(menu: Menu, seen: Position<W, Field>, rest: string): void {
    const position = this.#asked;
    const action = this.#numbered(position, menu, rest);
    if (action) {
      this.#sums(position, action);
      return;
    }
    const picked = this.#picked(seen, rest);
    if (!picked) {
      const words = this.#unknown(seen, rest);
      this.speaker.tell(
        /^\d*$/.test(words) && words === rest
          ? say('why.which', { example: this.#example(menu, seen) })
          : say('play.noUnit', { words }),
      );
      return;
    }
    const { stage, study } = this.seating;
    this.speaker.lines(whyLines(whyNot(stage, study, position, picked), this.speaker.language));
  }
  #sums(position: Position<W, Field>, action: Action): void {
    const { language } = this.speaker;
    const lines = sumLines(position.sums(action), language);
    const label = this.seating.stage.label(position.field, position.decode(action));
    this.speaker.tell(say('why.legal', { label }));
    if (lines.length === 0) this.speaker.lines([`  ${say('why.noDice')[language]}`]);
    this.speaker.lines(lines);
  }

  /** All about a piece or a place. */
  look(seen: Position<W, Field>, words: string): void {
    const { language } = this.speaker;
    const { stage, study } = this.seating;
    if (words === '') {
      this.speaker.tell(say('look.which'));
      return;
    }
    const { pieces } = stage.scene(seen.field);
    const piece = pieceOf(words, pieces);
    const places = allNamed(words, this.places);
    const told = piece
      ? study.describe(seen.field, piece.id)
      : places.length > 0
        ? places.flatMap(({ id }) => study.ground(seen.field, id))
        : meantBy(words, pieces).map(({ title }) => title);
    if (told.length === 0) {
      this.speaker.tell(say('play.noUnit', { words }));
      return;
    }
    this.speaker.lines(told.map((text) => `  ${text[language]}`));
  }

  #numbered(position: Position<W, Field>, menu: Menu, rest: string): Action | undefined {
    return /^\d{1,9}$/.test(rest) && Number(rest) <= menu.count
      ? position.encode(menu.handle(Number(rest)).command)
      : undefined;
  }

  /** A command written out, or a piece and a place by name: "Navarre 1411". */
  #picked(seen: Position<W, Field>, text: string): Picked | undefined {
    if (text.startsWith('{')) return { command: parseJson(text, 'why') };
    const { pieces } = this.seating.stage.scene(seen.field);
    const words = text.split(' ').filter(Boolean);
    for (let at = words.length; at >= 0; at--) {
      const [head, tail] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
      const piece = pieceOf(head, pieces);
      const [place] = allNamed(tail, this.places);
      if ((head === '' || piece) && (tail === '' || place) && (piece || place))
        return { ...(piece && { piece: piece.id }), ...(place && { place: place.id }) };
    }
    return undefined;
  }
  /** Of a piece and a place, the words that name neither. */
  #unknown(seen: Position<W, Field>, text: string): string {
    const { pieces } = this.seating.stage.scene(seen.field);
    const words = text.split(' ').filter(Boolean);
    for (let at = words.length - 1; at > 0; at--)
      if (pieceOf(words.slice(0, at).join(' '), pieces)) return words.slice(at).join(' ');
    return text;
  }
  #example(menu: Menu, seen: Position<W, Field>): string {
    const handle = menu.handles.find(({ piece, place }) => piece !== undefined && place !== undefined);
    const piece = this.seating.stage.scene(seen.field).pieces.find(({ id }) => id === handle?.piece);
    return `${piece?.title[this.speaker.language] ?? ''} ${handle?.place ?? ''}`.trim();
  }
}

const pieceOf = (words: string, pieces: readonly ScenePiece[]): ScenePiece | undefined => {
  const found = meantBy(words, pieces);
  return found.length === 1 ? found[0] : undefined;
};

/** The name of a place without its number. */
const placeName = (title: string): string => /\((.+)\)$/.exec(title)?.[1] ?? title.split(', ').at(-1) ?? title;
