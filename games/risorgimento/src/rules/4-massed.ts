import type { LeaderId, UnitId } from '../model/ids.ts';
import { DISORDERED, type Field, has, IN_RESERVE, isOnMap } from '../model/state.ts';
import { AUSTRIAN, FRENCH, isHorse } from '../model/vocabulary.ts';
import { commandedHexes, isAble, isReached } from './4-command.ts';
import { isNextToEnemy } from './6-zone-of-control.ts';

/** 4.15d 4.16c 4.16e 4.16g 7.51a R26 The cavalry that a leader could throw into a massed attack: in his range, in order, not next to an enemy. */
export function massedCavalry(g: Field, leader: LeaderId): UnitId[] {
  if (!isAble(g, leader)) return [];
  const { w, s } = g;
  const side = w.leaderSide[leader]!;
  const army = w.data.formations[w.data.leaders[leader]!.formation]!.army;
  const units = w.sideUnits[side]!;
  const able: UnitId[] = [];
  for (let i = 0; i < units.length; i++) {
    const u = units[i]!;
    if (!isOnMap(g, u) || !isHorse(w.unitType[u]!) || has(g, u, DISORDERED | IN_RESERVE)) continue;
    const formation = w.data.formations[w.unitFormation[u]!]!;
    const mayJoin = side === AUSTRIAN ? formation.army === 0 || formation.army === army : formation.nation === FRENCH;
    if (mayJoin && !isNextToEnemy(g, s.unit.hex[u]!, side)) able.push(u);
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
