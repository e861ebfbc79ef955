import type { RuleId } from '../../data/rule-ids.ts';
import { unitId } from '../model/ids.ts';
import {
  adjustedCohesion,
  defenderCount,
  defenderOf,
  type Field,
  fightHex,
  hitsOnAttackers,
  hitsOnDefenders,
  isOnMap,
} from '../model/state.ts';
import { leaderData } from '../model/world-lookup.ts';
import { isAble } from './4-command.ts';
import { attackersThere, attackingSide, brigadiersAt, defendingSide } from './7-fight.ts';

export const NOBODY = 0;
export const ATTACKERS = 1;
export const DEFENDERS = 2;

/** What decides a fight, for one side. */
export interface Standing {
  /** Whether anyone who fought is left. */
  readonly stands: boolean;
  /** Hits taken in this attack. */
  readonly hits: number;
  /** The lowest adjusted cohesion of those left. */
  readonly lowest: number;
  /** The best engagement DRM of its brigadiers in the hex; nothing without one. */
  readonly brigadier: number | undefined;
}
export interface Verdict {
  readonly loser: number;
  /** The point that decided. */
  readonly rule: RuleId;
}
/** 8.31a 8.31b 8.31c 8.31d 8.31e R85 Who has lost: the first point that tells the two sides apart. */
export function verdict(attacker: Standing, defender: Standing): Verdict {
  if (!attacker.stands || !defender.stands) {
    if (attacker.stands) return { loser: DEFENDERS, rule: '8.31a' };
    return { loser: defender.stands ? ATTACKERS : NOBODY, rule: '8.31a' };
  }
  const by = (edge: number): number => (edge > 0 ? ATTACKERS : DEFENDERS);
  const hits = attacker.hits - defender.hits;
  if (hits !== 0) return { loser: by(hits), rule: '8.31a' };
  const worn = defender.lowest - attacker.lowest;
  if (worn !== 0) return { loser: by(worn), rule: '8.31b' };
  const [ours, theirs] = [attacker.brigadier, defender.brigadier];
  if ((ours === undefined) !== (theirs === undefined))
    return { loser: ours === undefined ? ATTACKERS : DEFENDERS, rule: '8.31c' };
  if (ours !== undefined && theirs !== undefined && ours !== theirs) return { loser: by(ours - theirs), rule: '8.31d' };
  return { loser: ATTACKERS, rule: '8.31e' };
}

/** 8.31 R85 The two sides of the fight under way. */
export function standings(g: Field): readonly [attacker: Standing, defender: Standing] {
  const { s } = g;
  const defenders: number[] = [];
  for (let row = 0; row < defenderCount(g); row++)
    if (!s.defender.isIgnored[row] && isOnMap(g, defenderOf(g, row))) defenders.push(defenderOf(g, row));
  const of = (units: readonly number[], hits: number, side: number): Standing => {
    const drms = brigadiersAt(g, fightHex(g), side)
      .filter((l) => isAble(g, l))
      .map((l) => leaderData(g, l).engagement);
    return {
      stands: units.length > 0,
      hits,
      lowest: Math.min(...units.map((u) => adjustedCohesion(g, unitId(u)))),
      brigadier: drms.length > 0 ? Math.min(...drms) : undefined,
    };
  };
  return [
    of(attackersThere(g), hitsOnAttackers(g), attackingSide(g)),
    of(defenders, hitsOnDefenders(g), defendingSide(g)),
  ];
}
