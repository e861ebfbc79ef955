import { itemAt } from '@tambour/kernel';
import { type Blow, blowOf } from '../../../rules/fighting/fight.ts';
import type { Contact, Fighter } from '../../../rules/fighting/fighter.ts';
import { isUphillOf } from '../../../rules/table/ground.ts';
import type { Side } from '../../../rules/table/sectors.ts';
import { shelterAt } from '../../../rules/table/shelter.ts';
import { hasBrokenFrom } from '../../going-off.ts';
import { MEETINGS } from '../../meeting.ts';
import { contactsNow, degradationOf, formationOf, valueAt } from '../../model/columns.ts';
import type { UnitId } from '../../model/ids.ts';
import { type Field, has } from '../../model/state.ts';
import { unitOf } from '../../model/views.ts';
import { testerOf } from '../../tests/situation.ts';

const fighterOf = (g: Field, u: UnitId): Fighter => {
  const { arm, status, state, figures, kind } = unitOf(g, u);
  return {
    arm,
    ...(kind.cavalryClass && { cavalryClass: kind.cavalryClass }),
    status,
    formation: formationOf(g, u),
    degradation: degradationOf(g, u),
    state,
    figures,
    hasElite: testerOf(g, u).eliteBonus,
    // 2.1i 2.1k Who runs forward has all the bonuses of a charge.
    hasCharged: has(g, u, 'chargedHome') || state === 'uncontrolled',
  };
};

/** One side of a close combat: who, with what, and what it inflicts. */
export interface Party {
  readonly u: UnitId;
  readonly enemy: UnitId;
  readonly contact: Contact;
  readonly blow: Blow;
}
export interface Pair {
  readonly row: number;
  readonly round: number;
  readonly parties: readonly [Party, Party];
}

/** C9a C9m C10c 2.4-C10 Every pair in contact, in the order of its units, on strengths as they are now. Who follows in the first round of a contact has pursued into it. */
export function pairsNow(g: Field): readonly Pair[] {
  const { melee } = g.s;
  const meetingIn = (sides: Uint8Array, row: number): Side => itemAt(MEETINGS, valueAt(sides, row));
  const pairs = contactsNow(g).map(({ row, a, b }): Pair => {
    const [sideA, sideB] = [meetingIn(melee.sideA, row), meetingIn(melee.sideB, row)];
    const isPursuit = melee.round[row] === 0 && melee.follows[row] !== 0;
    const party = (u: UnitId, enemy: UnitId, onEnemy: Side, on: Side, number: number): Party => {
      const [own, other] = [unitOf(g, u), unitOf(g, enemy)];
      const contact: Contact = {
        fighter: fighterOf(g, u),
        enemy: fighterOf(g, enemy),
        enemies: own.opponents.length,
        on,
        onEnemy,
        isFirstRound: melee.round[row] === 0,
        isFollowing: melee.follows[row] === number,
        isPursuit,
        isRunDown: hasBrokenFrom(g, u, enemy),
        enemyShelter: shelterAt(other, g.w.ground),
        isEnemyUphill: isUphillOf(g.w.ground, other, own),
      };
      return { u, enemy, contact, blow: blowOf(contact) };
    };
    const one = party(a, b, sideA, sideB, 1);
    const other = party(b, a, sideB, sideA, 2);
    return { row, round: valueAt(melee.round, row) + 1, parties: a < b ? [one, other] : [other, one] };
  });
  const first = ({ parties: [{ u }] }: Pair): number => u;
  return pairs.sort((p, q) => first(p) - first(q) || p.parties[1].u - q.parties[1].u);
}
