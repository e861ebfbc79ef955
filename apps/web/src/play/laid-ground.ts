import type { Language } from '@tambour/kernel';
import type { Theme } from '@tambour/press';
import { fetchSigns } from '../board/age-signs.ts';
import type { MapPictures } from '../board/map-pictures.ts';
import { keptMap, noteMap } from '../keep/kept-map.ts';
import type { Ground } from '../match/protocol.ts';
import type { BattleStore } from './battle-store.ts';

export interface GroundLook {
  readonly language: Language;
  readonly theme: Theme;
  readonly numbers: boolean;
}
/** The ground, and what an earlier visit drew of it. */
export interface LaidGround {
  readonly ground: Ground;
  readonly pictures: MapPictures | undefined;
}

/** The ground as it lies at this moment, and the signs that its counters bear: the kept one, or else one drawn now and kept for the next visit. */
export async function loadGround(battle: BattleStore, look: GroundLook): Promise<LaidGround> {
  const { game, choice } = battle.opened.value;
  const { at, scene } = battle.moment.value;
  const kept = await keptMap([game.game, choice, scene.ground, look]);
  const [known] = await Promise.all([kept?.ground().catch(() => undefined), fetchSigns(scene.pieces)]);
  if (known !== undefined) return { ground: known, pictures: kept?.pictures };
  const ground = await battle.driver.query('ground', { at, ...look });
  if (kept) {
    kept.keepGround(ground);
    noteMap([game.game, choice.scenario, look.language, look.theme]).catch(() => {});
  }
  return { ground, pictures: kept?.pictures };
}
