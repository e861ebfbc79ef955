import { CHARTS } from '../../model/charts.ts';
import type { RetreatRally } from '../../model/vocabulary.ts';
import type { RallyFriend, RetreatRallyCase } from '../morale/rally.ts';
import { isBehind, isWhollyScreened } from './behind.ts';
import { isMass } from './footprints.ts';
import { type Ground, shelterOf } from './ground.ts';
import { cmBetween, type Home, isInPlay, isStanding, nearestEnemy, nearestOf, type Placed } from './placed.ts';
import { facesEnemy } from './sectors.ts';

export type RallyDistances = Pick<RetreatRallyCase, 'nearestEnemyInfantry' | 'nearestBattery'>;
/** 2.4-R7 2.4-R10 2.4-R13 2.4-R14 C1d R74 From which enemies a rally is measured: the nearest infantry that neither runs nor is taken, and the nearest battery with its crew, limbered or not, by its own calibre. In centimetres. */
export function rallyDistances(unit: Placed, units: readonly Placed[]): RallyDistances {
  const isEnemy = (other: Placed): boolean => other.side !== unit.side;
  const infantry = nearestOf(unit, units, (other) => isEnemy(other) && other.arm === 'infantry' && isStanding(other));
  const battery = nearestOf(unit, units, (other) => isEnemy(other) && other.guns !== null && isInPlay(other));
  return {
    nearestEnemyInfantry: infantry ? cmBetween(unit, infantry) : null,
    nearestBattery:
      battery?.guns != null
        ? { distance: cmBetween(unit, battery), halfRange: CHARTS.artillery.calibres[battery.guns].half }
        : null,
  };
}

/** 2.4-R3 2.5-R1 A friend as a rally sees it. */
export const rallyFriend = (friend: Placed, units: readonly Placed[]): RallyFriend & Pick<Placed, 'status'> => ({
  arm: friend.arm,
  figures: friend.figures,
  status: friend.status,
  mass: isMass(friend.formation),
  formed: friend.hasFormation,
  facingEnemy: facesEnemy(friend, units),
});

/** A place where a retreat may end. */
export interface RallyPlace extends RallyDistances {
  readonly case: Extract<RetreatRally, 'shelter' | 'woodOrVillage' | 'behindFriend'>;
  readonly friend?: RallyFriend;
  readonly whollyScreened?: boolean;
}
/** 2.4-R1 2.4-R2 2.4-R3 2.4-R11 2.4-R12 C1i C1j R29 What a retreating unit stands behind: shelter, wood or village, friends. Without an enemy on the table it is behind nothing. */
export function rallyPlaces(unit: Placed, units: readonly Placed[], ground: Ground, home: Home): readonly RallyPlace[] {
  const enemy = nearestEnemy(unit, units);
  if (!enemy) return [];
  const distances = rallyDistances(unit, units);
  const places: RallyPlace[] = [];
  const lines = ground.obstacles.filter(({ kind }) => shelterOf(kind) !== 'none');
  const works = ground.sectors.filter(({ kind }) => kind === 'redoubt');
  if ([...lines, ...works].some((cover) => isBehind(unit, cover, enemy, home)))
    places.push({ case: 'shelter', ...distances });
  const villages = ground.sectors.filter(({ kind }) => kind === 'builtUp');
  if ([...ground.woods, ...villages].some((cover) => isBehind(unit, cover, enemy, home)))
    places.push({ case: 'woodOrVillage', ...distances });
  for (const friend of units) {
    if (friend === unit || friend.side !== unit.side || !isStanding(friend)) continue;
    if (!isBehind(unit, friend, enemy, home)) continue;
    const whollyScreened = isWhollyScreened(unit, friend, units);
    places.push({ case: 'behindFriend', ...distances, friend: rallyFriend(friend, units), whollyScreened });
  }
  return places;
}
