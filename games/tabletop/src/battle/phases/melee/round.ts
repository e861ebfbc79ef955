import type { Work } from '@tambour/kernel';
import { type Fought, foughtBy } from '../../../rules/fighting/after.ts';
import { lossesOfBlow } from '../../../rules/fighting/fight.ts';
import type { Step } from '../../../rules/fighting/recoil.ts';
import { isOnTable, lose, menLeft } from '../../doors.ts';
import { witnessRout } from '../../going-off.ts';
import { riskAt } from '../../leaders.ts';
import { idOf, menLost, valueAt } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import type { UnitId } from '../../model/ids.ts';
import { type Field, push } from '../../model/state.ts';
import { STEP } from '../../model/step-id.ts';
import { takeTests } from '../../tests/queue.ts';
import { packed } from './aftermath.ts';
import { type Pair, type Party, pairsNow } from './contacts.ts';
import { arrive, crewsThatRun, note, recoil, wear } from './defeat.ts';
import { endPursuits } from './pursuers.ts';
import { enqueueTests } from './tests.ts';

/** A pair after its dice. */
interface Decided {
  readonly pair: Pair;
  readonly fought: readonly [Fought<UnitId>, Fought<UnitId>];
}

/**
 * C9a C9b C10c C14a MELEE: all pairs in contact, pursuers and their prey among them, on the strengths they have now, one die for each side that inflicts anything; then losses, risk, defeat, wear, recoil; then the
 * tests; then what each winner does.
 */
export const melee: Work<Field> = {
  name: 'melee',
  run(g) {
    endPursuits(g);
    const pairs = pairsNow(g);
    const parties = pairs.flatMap((pair) => pair.parties);
    const units = [...new Set(parties.map(({ u }) => u))].sort((a, b) => a - b);
    const strengths = new Map(parties.map(({ u, contact }) => [u, contact.fighter.figures]));
    const before = new Map(units.map((u) => [u, menLost(g, u)]));
    const sectors = new Map(units.map((u) => [u, valueAt(g.s.unit.sector, u)]));
    const decided = pairs.map((pair) => fight(g, pair));
    for (const one of decided) noteRow(g, one);
    const all = decided.flatMap(({ fought }) => fought);
    // Rows change places as units fall: whoever looks for one after this looks by its units.
    for (const { unit, suffered } of all) lose(g, unit, suffered, 'C9b');
    arrive(g, units);
    const risks = units.filter((u) => isOnTable(g, u)).flatMap((u) => riskAt(g, u, 'melee'));
    wear(g, units, all);
    const steps = recoil(g, units, all);
    note(g, units, all);
    const routed = crewsThatRun(g, all, strengths);
    push(g, STEP['melee-over']);
    for (const one of [...decided].reverse()) openAfter(g, one, steps, sectors);
    enqueueTests(g, all, { before, risks, strengths });
    for (const u of routed) witnessRout(g, u);
    takeTests(g);
  },
};

/** C9b One pair: a die for each side that inflicts anything, the unit with the lower number first. */
function fight(g: Field, pair: Pair): Decided {
  const strike = ({ blow, enemy }: Party): { readonly die: number; readonly losses: number } => {
    const die = blow.isIdle ? 0 : g.pen.roll(6);
    return { die, losses: blow.isIdle ? 0 : lossesOfBlow(blow, die, menLeft(g, enemy)) };
  };
  const [one, other] = pair.parties;
  const by = strike(one);
  const back = strike(other);
  const fought = foughtBy({
    ...{ a: one.u, b: other.u, lossesA: back.losses, lossesB: by.losses },
    ...{ figuresA: one.contact.fighter.figures, figuresB: other.contact.fighter.figures },
  });
  emit(g, {
    type: 'melee-fought',
    rule: 'C9b',
    piece: idOf(g, one.u),
    enemy: idOf(g, other.u),
    round: pair.round,
    figures: [one.blow.figures, other.blow.figures],
    percent: [one.blow.percent, other.blow.percent],
    dice: [by.die, back.die],
    losses: [back.losses, by.losses],
    outcome: fought[0].outcome,
  });
  return { pair, fought };
}
/** C9a C9d What a round leaves in the row of its contact. */
function noteRow(g: Field, { pair: { row, round, parties }, fought: [one, other] }: Decided): void {
  const { melee: rows } = g.s;
  const [a, b] = rows.a[row] === parties[0].u + 1 ? [one, other] : [other, one];
  rows.round[row] = round;
  rows.follows[row] = 0;
  rows.recoiled[row] = 0;
  rows.lostA[row] = a.suffered;
  rows.lostB[row] = b.suffered;
  rows.beaten[row] = a.outcome === 'lost' ? 1 : b.outcome === 'lost' ? 2 : 0;
}
/** C10a C10b After the tests the winner of a pair is asked what it does. */
function openAfter(
  g: Field,
  { pair, fought }: Decided,
  steps: ReadonlyMap<UnitId, Step>,
  sectors: ReadonlyMap<UnitId, number>,
): void {
  const won = fought.find(({ outcome }) => outcome === 'won');
  if (!won) return;
  const { unit, enemy } = won;
  const { c, d } = packed({ step: steps.get(enemy), round: pair.round, sector: (sectors.get(enemy) ?? 0) - 1 });
  push(g, STEP['after-melee'], unit, enemy, c, d);
}
