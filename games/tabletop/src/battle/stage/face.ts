import { itemAt } from '@tambour/kernel';
import { type Arm, type Livery, liveryOf, type PieceFace } from '@tambour/press';
import { letteringOf } from '@tambour/stage';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { pieceTitle } from '../model/names.ts';
import type { LeaderKind, TabletopWorld, UnitKind } from '../model/world.ts';

/** What is printed on a counter, from the order of battle alone: lists and trays show it; on the table there are bases. */

const EMBLEMS = {
  french: 'crownedN',
  austrian: 'eagle',
  prussian: 'eagle',
  russian: 'eagle',
  british: 'lion',
} as const;
const isKnown = (nation: string): nation is keyof typeof EMBLEMS => Object.hasOwn(EMBLEMS, nation);
/** The card of a side: blue and dark for the first, pale for the second; the emblem is that of the nation it is of. */
export function liveryIn(w: TabletopWorld, side: number): Livery {
  const nation = w.data.sides[side]?.nation ?? '';
  return liveryOf(side === 0 ? 'blue' : 'orange', side, isKnown(nation) ? EMBLEMS[nation] : 'cross');
}

const armOf = ({ arm, cavalryClass, artilleryKind, maySkirmish }: UnitKind): Arm => {
  if (arm === 'cavalry') return cavalryClass === 'light' ? 'lightCavalry' : 'cavalry';
  if (arm === 'artillery') return artilleryKind === 'horse' ? 'horseArtillery' : 'artillery';
  return maySkirmish ? 'lightInfantry' : 'infantry';
};
/** `of` is the unit that an escort came from, `figures` what it has now. */
export function unitFace(w: TabletopWorld, u: UnitId, of: UnitId, figures: number): PieceFace {
  const kind = itemAt(w.kinds, u < w.units ? u : of);
  const id = itemAt(w.unitIds, u);
  return {
    id,
    side: liveryIn(w, kind.side),
    arm: armOf(kind),
    ...letteringOf(pieceTitle(w, id)),
    band: kind.side === 0 ? 'blue' : 'orange',
    strength: `${figures}`,
    morale: `${kind.base}`,
    order: 0,
  };
}
/** Stars of rank, the highest first. */
const STARS = { commander: 3, corps: 2, division: 2, brigade: 1 } as const;
export const starsOf = ({ rank, isAide }: LeaderKind): number => (isAide ? 0 : STARS[rank]);

export function leaderFace(w: TabletopWorld, l: LeaderId): PieceFace {
  const kind = itemAt(w.leaderKinds, l);
  return {
    id: kind.id,
    side: liveryIn(w, kind.side),
    arm: kind.isAide ? 'leader' : 'general',
    ...letteringOf(pieceTitle(w, kind.id)),
    band: kind.side === 0 ? 'blue' : 'orange',
    ...(kind.isAide ? {} : { stars: starsOf(kind) }),
    order: 1,
  };
}
