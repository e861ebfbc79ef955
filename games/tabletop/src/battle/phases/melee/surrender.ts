import { EVERY, NO_PIECE, type Question } from '@tambour/kernel';
import type { RuleId } from '../../../../data/rule-ids.ts';
import { stateOnRefusal } from '../../../rules/morale/prisoners.ts';
import { isEqualOrSuperior } from '../../../rules/morale/result.ts';
import { timingOf } from '../../../rules/morale/timing.ts';
import { say } from '../../../texts/say-battle.ts';
import { quarterNumber } from '../../clock.ts';
import { setState } from '../../doors.ts';
import { leaveRoutShape } from '../../going-off.ts';
import { idOf, phaseOf, quartersPlayed } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import { askedUnit, saidUnit } from '../../model/names.ts';
import { refusal, wrongMoment } from '../../model/refusal.ts';
import { enemyOf, type Field, mark, orNobody, periodOf } from '../../model/state.ts';
import { VERB } from '../../model/verb.ts';
import { kindOf, sideOf, unitOf } from '../../model/views.ts';
import { escortsFor, giveEscort, leadOff, takePrisoner } from '../../prisoners.ts';

/** 2.6-K3 R47 R77 Elite and guard may refuse. */
const mayRefuse = (g: Field, u: UnitId): boolean => isEqualOrSuperior(kindOf(g, u).status, 'elite');
/** 2.6-K2 R47 In a building it is the close combat that takes it; elsewhere that it has no way out. */
const isInBuilding = (g: Field, u: UnitId): boolean => phaseOf(g) === 'MELEE' && g.s.unit.sector[u] !== 0;
const ruleOf = (g: Field, u: UnitId): RuleId => (isInBuilding(g, u) ? '2.6-K2' : '2.6-K1');

/**
 * 2.6-K1 2.6-K2 2.6-K3 R46 R47 R77 A unit that must go and cannot, or must leave its building after a close combat, lays down its arms; elite and guard may fight on where they stand. Of the
 * unit, the result it had, and the enemy + 1 who caused it.
 */
export const surrender: Question<Field> = {
  name: 'surrender',
  rule: '2.6-K3',
  inside: true,
  side: (g, a) => sideOf(g, unitId(a)),
  list(g, out, piece, a) {
    if (piece !== EVERY && piece !== a) return;
    if (mayRefuse(g, unitId(a))) out.add(VERB['fight-on'], a);
    out.add(VERB.surrender, a);
  },
  act(g, o, a, _result, cause) {
    const u = unitId(a);
    if (o.verb === VERB['fight-on']) fightOn(g, u);
    else takePrisoner(g, u, orNobody(cause), ruleOf(g, u), !isInBuilding(g, u));
  },
  refuse(g, o, a) {
    if (o.verb !== VERB.surrender && o.verb !== VERB['fight-on']) return [wrongMoment('2.6-K3', o.verb)];
    if (o.a !== a) return [refusal('2.6-K3', 'notThisSurrender')];
    return o.verb === VERB.surrender || mayRefuse(g, unitId(a)) ? [] : [refusal('2.6-K3', 'onlyEliteRefuses')];
  },
  prompt: (g, a) => say('prompt.surrender', askedUnit(g.w, a)),
};
/** 2.6-K3 R47 R77 It stays where it is, as if halted; it is asked again whenever a test would make it go. */
function fightOn(g: Field, u: UnitId): void {
  const { unit } = g.s;
  const { until } = timingOf({
    ...{ phase: phaseOf(g), period: periodOf(g), result: 'halt', quarter: quartersPlayed(g), role: 'witness' },
  });
  unit.until[u] = until ? quarterNumber(until) + 1 : 0;
  unit.made[u] = 0;
  unit.retreats[u] = 0;
  unit.cause[u] = 0;
  mark(g, u, 'foughtOn');
  leaveRoutShape(g, u);
  setState(g, u, stateOnRefusal, '2.6-K3');
  emit(g, { type: 'fought-on', rule: '2.6-K3', piece: idOf(g, u) });
}
/** Whether they are still held: they may have been freed while others tested. */
const areHeld = (g: Field, a: number): boolean => unitOf(g, unitId(a)).state === 'prisoner';
const escorts = (g: Field, a: number, b: number, c: number) =>
  areHeld(g, a) ? escortsFor(g, unitId(a), orNobody(b), c === 1) : { units: [], least: 0 };
/** 2.6-K6 2.6-K7 C19b R48 Who leads prisoners away, and with how many figures: one for four at least, never more than half of its own. Where nobody can they are led off at once. */
export const escort: Question<Field> = {
  name: 'escort',
  rule: 'C19b',
  inside: true,
  side: (g, a) => enemyOf(sideOf(g, unitId(a))),
  list(g, out, piece, a, b, c) {
    const { units, least } = escorts(g, a, b, c);
    for (const u of units) {
      if (piece !== EVERY && piece !== u) continue;
      for (let n = least; 2 * n <= unitOf(g, u).figures && !out.isFull; n++) out.add(VERB.escort, u, n);
    }
    if (units.length === 0 && (piece === EVERY || piece === NO_PIECE)) out.add(VERB.done);
  },
  act(g, o, a) {
    if (!areHeld(g, a)) return;
    if (o.verb === VERB.done) leadOff(g, unitId(a));
    else giveEscort(g, unitId(a), unitId(o.a), o.b);
  },
  refuse(g, o, a, b, c) {
    const { units, least } = escorts(g, a, b, c);
    if (o.verb === VERB.done) return units.length === 0 ? [] : [refusal('2.6-K6', 'escortNeeded')];
    if (o.verb !== VERB.escort) return [wrongMoment('C19b', o.verb)];
    const u = units.find((unit) => unit === o.a);
    if (u === undefined) return [refusal('C19b', 'notACaptor')];
    return [
      ...(o.b < least ? [refusal('2.6-K7', 'escortTooSmall')] : []),
      ...(2 * o.b > unitOf(g, u).figures ? [refusal('C19b', 'escortTooLarge')] : []),
    ];
  },
  prompt: (g, a, b, c) => say('prompt.escort', { unit: saidUnit(g.w, a), least: escorts(g, a, b, c).least }),
};
