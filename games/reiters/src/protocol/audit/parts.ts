import type { ZoneId } from '@tambour/boards';
import type { Report } from '@tambour/kernel';
import { type UnitId, unitId } from '../../model/ids.ts';
import {
  ADDING_GUN,
  ATTACK_SUPPORT,
  ATTACKED,
  ATTACKER,
  CARACOLE,
  CLOSE,
  DEFENCE_SUPPORT,
  DEFENDER,
  FOUGHT,
  GUNNERY,
  has,
  hasZone,
  IN_CARACOLE,
  isHope,
  isOnMap,
  NO_PART,
} from '../../model/state.ts';
import { ARTILLERY, LOST } from '../../model/vocabulary.ts';
import { linkOf } from '../../model/world.ts';
import { caracoleIn } from '../../rules/11-caracole.ts';
import type { Moment } from './moment.ts';

/** A fight as far as it has come. */
export interface Fight {
  readonly m: Moment;
  readonly kind: number;
  readonly attacker: UnitId;
  readonly defender: UnitId;
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly flags: number;
  /** No die has fallen: the defender is named, or how to engage. */
  readonly isOpening: boolean;
  /** The principal defender has been named. */
  readonly hasDefender: boolean;
  /** He has given way, and those beside him may. */
  readonly hasRetreated: boolean;
  /** It is over, and the winners come into the zone. */
  readonly isAdvancing: boolean;
}

/** Nobody fights: nothing is left of the last fight. */
export function auditPeace({ g }: Moment, bad: Report): void {
  for (const [name, column] of Object.entries(g.s.fight))
    if (column[0] !== 0)
      bad(`fight.${name}`, name === 'kind' ? 'must be none: nobody is fighting' : 'must be 0: nobody is fighting');
  for (let u = unitId(0); u < g.w.units; u++)
    if (g.s.unit.part[u] !== NO_PART) bad(`unit.${g.w.unitIds[u]}.part`, 'must be none: nobody is fighting');
}

/** 7.3c Who takes part in a fight; who was lost in it keeps his part to the end. */
export function auditParts(fight: Fight, bad: Report): void {
  const { m, kind, attacker, defender, flags } = fight;
  const { w, s } = m.g;
  let defenders = 0;
  for (let u = unitId(0); u < w.units; u++) {
    const part = s.unit.part[u]!;
    if (part === DEFENDER) defenders++;
    const mustBe = u === attacker ? ATTACKER : u === defender && kind !== GUNNERY && !fight.isOpening ? DEFENDER : part;
    if (part !== mustBe || !fits(fight, u, part)) bad(`unit.${w.unitIds[u]}.part`, 'does not fit the fight');
  }
  // 11.1.2d The second attack of a caracole may meet another.
  const most = flags & IN_CARACOLE && s.fight.round[0] === 2 ? 2 : 1;
  if (defenders > most) bad(`unit.${w.unitIds[defender]}.part`, 'is not the only defender');
}
function fits({ m, kind, attacker, from, to, ...at }: Fight, u: UnitId, part: number): boolean {
  const { g } = m;
  if (part === NO_PART) return true;
  const isActive = g.w.unitSide[u] === m.active;
  if (part === ATTACKER) return u === attacker;
  if (at.isOpening || (!isOnMap(g, u) && g.s.unit.place[u] !== LOST)) return false;
  const zone = g.s.unit.zone[u]!;
  switch (part) {
    case DEFENDER:
      return !isActive && kind !== GUNNERY && (!isOnMap(g, u) || zone === to || linkOf(g.w, to, zone) >= 0);
    case DEFENCE_SUPPORT:
      return (
        !isActive && kind === CLOSE && !isHope(g, u) && (!isOnMap(g, u) || zone === to || linkOf(g.w, to, zone) >= 0)
      );
    case ATTACK_SUPPORT:
    case ADDING_GUN: {
      const isRight = part === ATTACK_SUPPORT ? kind === CLOSE || kind === GUNNERY : kind === GUNNERY && isGun(m, u);
      const isHere = !isOnMap(g, u) || (has(g, u, FOUGHT) && (zone === from || (at.isAdvancing && zone === to)));
      return isActive && isRight && isHere && !isHope(g, u);
    }
    default:
      return false;
  }
}
const isGun = ({ g }: Moment, u: UnitId): boolean => g.w.unit[u]!.front.arm === ARTILLERY;

/**
 * 11.1.1d 11.1.1e 11.1.2a One caracole a zone; in the combats it is still to be carried out, unless that is what is going on.
 * Otherwise it would be due and could never be.
 */
export function auditCaracoles({ g, active, sequence }: Moment, bad: Report): void {
  const { w, s } = g;
  for (const u of w.sideUnits[active]!) {
    if (!has(g, u, CARACOLE)) continue;
    const at = `unit.${w.unitIds[u]}.marks`;
    if (caracoleIn(g, s.unit.zone[u]!) !== u) bad(at, 'has caracole, and so has another unit of its zone');
    const isUnderWay = s.fight.kind[0] === CLOSE && s.fight.attacker[0] === u;
    if (sequence === 'combat' && !isUnderWay && (has(g, u, FOUGHT) || hasZone(g, s.unit.zone[u]!, ATTACKED)))
      bad(at, 'has caracole, and can attack no more');
  }
}
