import type { RuleId } from '../../../../data/rule-ids.ts';
import { DEGRADATIONS } from '../../../model/vocabulary.ts';
import type { Command, Progress } from '../../../rules/moving/index.ts';
import { inCm } from '../../../rules/table/measure.ts';
import { afterMove } from '../../after-move.ts';
import { HALF_TICKS, TICKS } from '../../clock.ts';
import { degradeTo, reformTo, setFormation, setSector, standAt } from '../../doors.ts';
import { keepAstride, keptBarrier } from '../../guns.ts';
import { formationOf, idOf, increase, phaseOf } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import type { UnitId } from '../../model/ids.ts';
import { DEBTS } from '../../model/marks.ts';
import { type Field, mark, unmark } from '../../model/state.ts';
import { unitOf, unitsOf } from '../../model/views.ts';
import { enqueue } from '../../tests/queue.ts';
import { keptDebt } from './case.ts';

type Place = readonly [number, number];
const placeOf = ({ x, y }: { readonly x: number; readonly y: number }): Place => [inCm(x), inCm(y)];
const quarters = (ticks: number): number => Math.round((ticks * 100) / TICKS) / 100;
const MOVES = ['march', 'advance', 'wheel', 'back', 'face', 'turn'] as const;
type How = (typeof MOVES)[number];
const howOf = (kind: Command['kind']): How | undefined => MOVES.find((how) => how === kind);

/** What cost it its order, by what it met: the rule that is told. */
function ruleOfDisorder(before: Progress, after: Progress): RuleId {
  if (after.debt?.for === 'line' || after.astride.some((line) => !before.astride.includes(line))) return 'C5k';
  return after.passed.length > 0 ? 'C3f' : 'C5a';
}
/** C1e C2l C5b Puts it where it ends, in the formation it ends in. */
function stand(g: Field, u: UnitId, before: Progress, after: Progress, how: How): void {
  const { base, sector, formation } = after;
  const { sectors } = g.w.ground;
  const piece = idOf(g, u);
  const ticks = before.left - after.left;
  if (before.sector && !sector) setSector(g, u, -1);
  const isPlaced = base.x !== before.base.x || base.y !== before.base.y || base.heading !== before.base.heading;
  if (isPlaced) standAt(g, u, base.x, base.y, base.heading);
  const isFormed = formationOf(g, u) !== formation;
  if (isFormed) setFormation(g, u, formation);
  if (sector && sector !== before.sector) {
    setSector(g, u, sectors.indexOf(sector));
    emit(g, { type: 'entered', rule: 'C5b', piece, sector: sector.id });
  } else if (before.sector && !sector) {
    const to = placeOf(base);
    emit(g, { type: 'left', rule: 'C5b', piece, sector: before.sector.id, to, facing: inCm(base.heading) });
  } else if (isFormed)
    emit(g, {
      type: 'formed',
      rule: formation === 'limbered' || formation === 'unlimbered' ? 'C3i' : 'C3e',
      piece,
      formation,
    });
  else if (isPlaced) {
    const [from, to] = [placeOf(before.base), placeOf(base)];
    emit(g, {
      type: 'moved',
      rule: 'C3b',
      piece,
      how,
      from,
      to,
      was: inCm(before.base.heading),
      facing: inCm(base.heading),
      quarters: quarters(ticks),
    });
  }
}
/** C3f Friends it went through. */
function disturb(g: Field, u: UnitId, passed: Progress['passed']): void {
  const friends = unitsOf(g).filter((unit) => passed.includes(unit));
  for (const { u: friend } of friends) {
    emit(g, { type: 'passed-through', rule: 'C3f', piece: idOf(g, u), friend: idOf(g, friend) });
    degradeTo(g, friend, 'disorganised', 'C3f');
  }
  enqueue(
    g,
    friends.map(({ u: friend }) => ({ unit: friend, occasions: ['interpenetrated'] as const })),
    unitOf(g, u),
  );
}
/** C7i C7m What guns do that keeps them from firing, or makes them fire worse. */
function noteGuns(g: Field, u: UnitId, before: Progress, after: Progress, how: How | undefined): void {
  const { arm, guns } = unitOf(g, u);
  if (arm !== 'artillery' || guns === null || after.moved === before.moved) return;
  if (phaseOf(g) === 'MOVE_H2') mark(g, u, 'gunsBusy');
  if (how && before.formation === 'unlimbered') mark(g, u, 'byHand');
}
/**
 * C3b C3f C3j C3l C5k C6f What a command, or what goes on from an earlier half, leads to: written into the columns, told, and looked at by others.
 * Who calls takes the tests (`takeTests`).
 */
export function applyMove(g: Field, u: UnitId, before: Progress, after: Progress, kind: Command['kind']): void {
  const { unit } = g.s;
  const how = howOf(kind);
  const [name, of] = keptDebt(g, after.debt);
  const astride = after.astride.map((line) => keptBarrier(g, line));
  const { left, backed, moved, passed, degradation, isScreenOut } = after;
  unit.spent[u] = HALF_TICKS - left;
  unit.backed[u] = backed;
  increase(unit.moved, u, moved);
  unit.debt[u] = DEBTS.indexOf(name);
  unit.owed[u] = after.debt?.ticks ?? 0;
  unit.owedFor[u] = of;
  keepAstride(g, u, astride);
  noteGuns(g, u, before, after, how);
  const piece = idOf(g, u);
  stand(g, u, before, after, how ?? 'march');
  if (isScreenOut !== before.isScreenOut) {
    (isScreenOut ? mark : unmark)(g, u, 'screenOut');
    emit(g, { type: 'screened', rule: 'C3j', piece, isOut: isScreenOut });
  }
  if (DEGRADATIONS.indexOf(degradation) < DEGRADATIONS.indexOf(before.degradation)) reformTo(g, u, degradation, 'C4c');
  else degradeTo(g, u, degradation, ruleOfDisorder(before, after));
  if (after.debt && name !== 'none') {
    const line = after.debt.for === 'line' && after.debt.line.kind !== 'guns' ? { line: after.debt.line.id } : {};
    emit(g, {
      type: 'begun',
      rule: name === 'crossing' ? 'C5k' : 'C3l',
      piece,
      what: name,
      quarters: quarters(after.debt.ticks),
      ...line,
    });
  }
  if (passed.length > 0) disturb(g, u, passed);
  afterMove(g, [u]);
}
