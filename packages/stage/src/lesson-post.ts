import { BadInput, type Reader, read } from '@tambour/kernel';

/** Where a piece of a ground stands and how it is. */
export interface Post<Word extends string> {
  readonly place: string;
  readonly facing: string | undefined;
  /** A strength, a number of hits: what a figure means is the game's to say. */
  readonly figure: number | undefined;
  readonly words: readonly Word[];
}

/** A piece in a ground: `1411>SSE disorganised 2`, the words being those that the game knows. */
export const postBy =
  <Word extends string>(known: readonly Word[]): Reader<Post<Word>> =>
  (value, path) => {
    const [where = '', ...rest] = read.string()(value, path).split(' ');
    const [place = '', facing] = where.split('>');
    const figures = rest.filter((word) => /^\d+$/.test(word));
    const words = known.filter((word) => rest.includes(word));
    if (figures.length + words.length < rest.length || figures.length > 1)
      throw new BadInput(path, `must be a place, a figure and any of ${known.join(', ')}, not ${value}`);
    return { place, facing, figure: figures[0] === undefined ? undefined : Number(figures[0]), words };
  };
