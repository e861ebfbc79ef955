import type { ScenePiece } from '@tambour/stage';

const split = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}|-]+/u)
    .filter((word) => word !== '');

/**
 * The piece and the place that typed words name, legal or not: the piece whose name, in either language, has most of them, the
 * place by its number. Nothing where they name no piece, or several alike.
 */
export function meantBy(
  text: string,
  pieces: readonly ScenePiece[],
  isPlace: (id: string) => boolean,
): { readonly piece: string; readonly place?: string } | undefined {
  const typed = split(text);
  const place = text.split(/\s+/).find(isPlace);
  const words = typed.filter((word) => word !== place);
  const fits = pieces
    .map(({ id, title }) => {
      const names = [...split(title.en), ...split(title.fr)];
      return { id, fit: words.filter((word) => names.some((name) => name.startsWith(word))).length };
    })
    .sort((a, b) => b.fit - a.fit);
  const [best, other] = fits;
  if (!best || best.fit === 0 || best.fit === other?.fit) return undefined;
  return { piece: best.id, ...(place !== undefined && { place }) };
}
