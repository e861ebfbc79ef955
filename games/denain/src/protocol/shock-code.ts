import { directionTo, type HexId } from '@tambour/boards';
import { type Action, BadInput } from '@tambour/kernel';
import { APART } from '../model/action-view.ts';
import type { UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { classOf, hexOf, isOnMap } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { ART, NOWHERE } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';

const ASTRAY_BIT = 6;
const bits = (w: DenainWorld, from: HexId, hexes: readonly HexId[]): number =>
  hexes.reduce((mask, hex) => mask | (1 << (directionTo(w.grid, from, hex) ?? ASTRAY_BIT)), 0);

/** A shock: its target and where its attackers stand. One unit against several hexes is a sweep: the unit and where they are. */
export function packShock(g: Field, attackers: readonly UnitId[], targets: readonly HexId[]): Action {
  const { w } = g;
  const [[u], [hex]] = [attackers, targets];
  if (u === undefined) throw new BadInput('attackers', 'must name a unit');
  if (hex === undefined) throw new BadInput('targets', 'must name a hex');
  if (new Set(attackers).size < attackers.length) throw new BadInput('attackers', 'names a unit twice');
  if (new Set(targets).size < targets.length) throw new BadInput('targets', 'names a hex twice');
  if (attackers.length > 1 && targets.length > 1)
    return { verb: VERB.shock, a: hex, b: 0, c: u + 1, d: targets.length };
  if (targets.length > 1)
    return { verb: VERB.sweep, a: u, b: isOnMap(g, u) ? bits(w, hexOf(g, u), targets) : APART, c: 0, d: 0 };
  const standsIn = (v: UnitId): HexId => (isOnMap(g, v) ? hexOf(g, v) : NOWHERE);
  // A battery or baggage named as an attacker stands where a unit may too: it is no attacker of that hex.
  const isReal = attackers.every((v) => classOf(g, v) < ART);
  const code = isReal ? bits(w, hex, attackers.map(standsIn)) : APART;
  // Whom the bits cannot tell is named apart, for the rules to say all that is against him.
  const other = attackers.find((v) => classOf(g, v) >= ART || directionTo(w.grid, standsIn(v), hex) === undefined);
  return { verb: VERB.shock, a: hex, b: code, c: code & APART && other !== undefined ? other + 1 : 0, d: 0 };
}
