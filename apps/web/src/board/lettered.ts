import type { Language } from '@tambour/kernel';
import { lettered } from '@tambour/press';
import type { ScenePiece } from '@tambour/stage';
import type { BoardScene } from './scene.ts';

const made = new WeakMap<readonly ScenePiece[], Map<Language, readonly ScenePiece[]>>();

/** The pieces of a scene as the readers of its language have them; the same list as long as the scene has the same. */
export function letteredFor({ pieces, language }: Pick<BoardScene, 'pieces' | 'language'>): readonly ScenePiece[] {
  const known = made.get(pieces) ?? new Map<Language, readonly ScenePiece[]>();
  made.set(pieces, known);
  const found = known.get(language) ?? pieces.map((piece) => lettered(piece, language));
  known.set(language, found);
  return found;
}
