import type { Base } from '@tambour/boards';
import type { RuleId } from '../../data/rule-ids.ts';
import { CHARTS } from '../model/charts.ts';
import { MORALE_STATES } from '../model/vocabulary.ts';
import { escortFrom } from '../rules/morale/prisoners.ts';
import { convoySize } from '../rules/table/convoy.ts';
import { reshaped } from '../rules/table/footprints.ts';
import { edgePoint, headingTowards } from '../rules/table/goals.ts';
import { outOfSector } from '../rules/table/leave.ts';
import { cmBetween, type Home, isStanding } from '../rules/table/placed.ts';
import { closeUp, endMelees, leaveGuns, loseLeader, setFormation, setSector, setState, standAt } from './doors.ts';
import { foesOf } from './logs.ts';
import { escortOf, homeFor, idOf, increase, ownFormation, valueAt } from './model/columns.ts';
import { emit } from './model/event.ts';
import { leaderId, NO_UNIT, type UnitId, unitId } from './model/ids.ts';
import { enemyOf, type Field, mark, orNobody, periodOf, push, unmark } from './model/state.ts';
import { STEP } from './model/step-id.ts';
import { inTheOpen, lookAgain, unitOf, unitsOf } from './model/views.ts';
import { freePlace } from './room.ts';

/** C1a R48 The edge of those who hold a prisoner: the enemy's of his own side. */
export const captorsHome = (g: Field, prisoners: UnitId): Home => homeFor(g, enemyOf(unitOf(g, prisoners).side));

/**
 * 2.6-K1 2.6-K2 2.6-K4 2.6-K6 C19a C19b R46 R47 R48 A unit lays down its arms, for good: out of its fights, off its guns. Its captors are asked for an escort, and
 * then it marches off. `areAllNear`: whoever stands near has taken it, not only who fought it.
 */
export function takePrisoner(g: Field, u: UnitId, by: UnitId, rule: RuleId, areAllNear: boolean): void {
  const { unit } = g.s;
  leaveGuns(g, u);
  endMelees(g, u);
  for (const column of [
    unit.until,
    unit.made,
    unit.prey,
    unit.debt,
    unit.owed,
    unit.owedFor,
    unit.astride,
    unit.astrideToo,
    unit.through,
  ])
    column[u] = 0;
  for (const column of [unit.retreats, unit.rounds]) column[u] = 0;
  unmark(g, u, 'pursues', 'runsAfter', 'rallyKept', 'charging', 'formsUp', 'manning', 'screenOut', 'foughtOn');
  unmark(g, u, 'retreatWaits');
  mark(g, u, 'disarmed');
  leadersTaken(g, u);
  if (u < g.w.units) {
    // C19b Its own figures that lead others away are not taken with it, and do not come back to it if it is freed.
    increase(unit.losses, u, escortOf(g, u) * CHARTS.scale.menPerFigure);
    unit.escort[u] = 0;
    unit.of[u] = 0;
  }
  setState(g, u, 'prisoner', rule);
  emit(g, { type: 'surrendered', rule, piece: idOf(g, u), to: by < 0 ? undefined : idOf(g, by) });
  // An escort that fought on its own is no unit that would be led away by another.
  if (u >= g.w.units) {
    leadOff(g, u);
    return;
  }
  push(g, STEP.escort, u, by + 1, areAllNear ? 1 : 0);
}
/** 1.1-12d R58 C12g Generals and aides whom the unit carried along share its fate; who merely stood with it is alone. */
function leadersTaken(g: Field, u: UnitId): void {
  const { leader } = g.s;
  for (let l = leaderId(0); l < g.w.leaders; l++) {
    if (leader.carriedBy[l] === u + 1) loseLeader(g, l, 'captured', 'C12g');
    else if (leader.with[l] === u + 1) leader.with[l] = 0;
  }
}
/** C19a C1e C2d Prisoners and escort fall in, in march column towards their captors' edge: out of their building, else where they stand, at the nearest free place; without any they are led off at once. */
function fallIn(g: Field, u: UnitId): void {
  const { sector, base, figures, arm } = unitOf(g, u);
  unmark(g, u, 'routShape', 'breaksAgain');
  if (ownFormation(g, u) === 'garrison') setFormation(g, u, inTheOpen(arm));
  setSector(g, u, -1);
  const home = captorsHome(g, u);
  const size = convoySize(figures + escortOf(g, u));
  const towards = headingTowards(base.x, base.y, edgePoint(base.x, base.y, home));
  const place = freePlace(g, u, sector ? outOfSector(sector, size, home) : reshaped(base, size, towards));
  if (place) standAt(g, u, place.x, place.y, place.heading);
  else leadOff(g, u);
}
/** C19a C19b R48 Prisoners leave the table, with their escort if they have one: they still count as prisoners, and its figures stay away. */
export function leadOff(g: Field, u: UnitId): void {
  unitOf(g, u);
  mark(g, u, 'ledOff');
  g.s.unit.sector[u] = 0;
  g.s.unit.state[u] = MORALE_STATES.indexOf('gone');
  lookAgain(g, u);
  emit(g, { type: 'prisoners-led-off', rule: 'C19a', piece: idOf(g, u) });
}

/** Who may lead prisoners away, and with how few figures. */
export interface Escorts {
  /** The one that inflicted most first. */
  readonly units: readonly UnitId[];
  readonly least: number;
}
/** 2.6-K6 2.6-K7 C19b Who can give the escort: a unit that caused the surrender, near enough, of at least twice as many figures. */
export function escortsFor(g: Field, prisoners: UnitId, by: UnitId, areAllNear: boolean): Escorts {
  const taken = unitOf(g, prisoners);
  const foes = foesOf(g, prisoners).filter(({ period }) => period === periodOf(g));
  const caused = (u: UnitId): boolean => areAllNear || u === by || foes.some(({ enemy }) => enemy === u);
  const near = unitsOf(g).filter(
    (unit) => unit.u < g.w.units && unit.side !== taken.side && isStanding(unit) && unit.state !== 'retreat',
  );
  const { units, figures } = escortFrom({
    prisonerFigures: taken.figures,
    candidates: near.map((unit) => ({
      ...{ id: idOf(g, unit.u), caused: caused(unit.u), figures: unit.figures, distance: cmBetween(unit, taken) },
    })),
  });
  const ids = units.map((id) => g.w.unitIndex.get(id) ?? NO_UNIT);
  return { units: ids.sort((a, b) => Number(b === by) - Number(a === by) || a - b), least: figures };
}
/** 2.6-K6 2.6-K8 C19a C19b R75 A unit sends off so many figures with prisoners: it closes up, and tests for nothing. */
export function giveEscort(g: Field, prisoners: UnitId, captor: UnitId, figures: number): void {
  const { unit } = g.s;
  const before: Base = { ...unitOf(g, captor).base };
  increase(unit.escort, captor, figures);
  lookAgain(g, captor);
  closeUp(g, captor, before);
  unit.escort[prisoners] = figures;
  unit.of[prisoners] = captor + 1;
  emit(g, { type: 'escort-given', rule: 'C19b', piece: idOf(g, captor), prisoners: idOf(g, prisoners), figures });
  fallIn(g, prisoners);
}
/** C19a Every column of prisoners on the table. */
export function* convoysOf(g: Field): Generator<UnitId> {
  for (let u = unitId(0); u < g.w.units; u++) if (unitOf(g, u).state === 'prisoner') yield u;
}
export const leaderOfConvoy = (g: Field, prisoners: UnitId): UnitId => orNobody(valueAt(g.s.unit.of, prisoners));
