import type { LeaderId, UnitId } from '../model/ids.ts';
import { DISORDERED, type Field, has, hexOf, IN_RESERVE, isOnMap } from '../model/state.ts';
import { AUSTRIAN, FRENCH, isHorse } from '../model/vocabulary.ts';
import { formationData, formationOf, leaderData, sideOfLeader, typeOf, unitsOfSide } from '../model/world-lookup.ts';
import { commandedHexes, isAble, isReached } from './4-command.ts';
import { isNextToEnemy } from './6-zone-of-control.ts';

/** 4.15d 4.16c 4.16e 4.16g 7.51a R26 The cavalry that a leader could throw into a massed attack: in his range, in order, not next to an enemy. */
export function massedCavalry(g: Field, leader: LeaderId): UnitId[] {
  if (!isAble(g, leader)) return [];
  const side = sideOfLeader(g, leader);
  const army = formationData(g, leaderData(g, leader).formation).army;
  const able: UnitId[] = [];
  for (const u of unitsOfSide(g, side)) {
    if (!isOnMap(g, u) || !isHorse(typeOf(g, u)) || has(g, u, DISORDERED | IN_RESERVE)) continue;
    const formation = formationData(g, formationOf(g, u));
    const mayJoin = side === AUSTRIAN ? formation.army === 0 || formation.army === army : formation.nation === FRENCH;
    if (mayJoin && !isNextToEnemy(g, hexOf(g, u), side)) able.push(u);
  }
  // How far he commands is a search: made only where it matters.
  if (able.length === 0) return able;
  const hexes = commandedHexes(g, leader);
  return able.filter((u) => isReached(g, hexes, u));
}
/** 4.16a 4.16f Whether a leader may announce a massed attack now. */
export const isMassedLeader = (g: Field, side: number, l: LeaderId): boolean =>
  mayLeadMassed(g, side, l) && massedCavalry(g, l).length > 0;
/** 4.16f Whether a leader is one of those, whatever cavalry he finds. */
export const mayLeadMassed = (g: Field, side: number, l: LeaderId): boolean =>
  g.w.mayLeadMassed[l] === 1 && g.w.leaderSide[l] === side && !g.s.side.hasMassed[side];
