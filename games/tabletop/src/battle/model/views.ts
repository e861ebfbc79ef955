import { FINE, MOST_SIZE, setBase, setDisc } from '@tambour/boards';
import { CHARTS } from '../../model/charts.ts';
import { type Arm, DEGRADATIONS, type Formation, MORALE_STATES } from '../../model/vocabulary.ts';
import { hasFormation } from '../../rules/degradation.ts';
import { figuresOf } from '../../rules/morale/losses.ts';
import { sizeOf } from '../../rules/table/footprints.ts';
import { lengthsOf } from '../../rules/table/measure.ts';
import type { View } from '../../rules/table/sight.ts';
import { formationOf } from './columns.ts';
import { type LeaderId, type UnitId, unitId } from './ids.ts';
import { LEADER_PLACES } from './marks.ts';
import type { LeaderView, Scratch, UnitView } from './scratch.ts';
import { type Field, has, periodOf } from './state.ts';
import type { UnitKind } from './world.ts';

/** C19c What a unit is; an escort that fights is what the unit is from which it came. */
export const kindOf = (g: Field, u: UnitId): UnitKind =>
  g.w.kinds[u < g.w.units ? u : Math.max(0, g.s.unit.of[u]! - 1)]!;
export const sideOf = (g: Field, u: UnitId): number => kindOf(g, u).side;
/** The figures it began with. */
export const initialOf = (g: Field, u: UnitId): number =>
  u < g.w.units ? kindOf(g, u).initialFigures : g.s.unit.figures[u]!;
/** 1.5e Figures it still has, those away with prisoners taken off (C19b). */
export const figuresIn = (g: Field, u: UnitId): number => {
  const { figures } = figuresOf(initialOf(g, u), g.s.unit.losses[u]!);
  return g.s.unit.state[u] === PRISONER ? figures : Math.max(0, figures - g.s.unit.escort[u]!);
};
const PRISONER = MORALE_STATES.indexOf('prisoner');
const TABLE = LEADER_PLACES.indexOf('table');
const GENERAL = lengthsOf(CHARTS.cells.general.radius);
const AIDE = lengthsOf(CHARTS.cells.aide.radius);

/** C2h C2g What a garrison counts as outside its walls: the column it could form; guns stand in battery. */
export const inTheOpen = (arm: Arm): Formation => (arm === 'artillery' ? 'unlimbered' : 'attackColumn');
/** C19a Prisoners with their escort. */
const isConvoy = (g: Field, u: UnitId): boolean => g.s.unit.state[u] === PRISONER && g.s.unit.escort[u]! > 0;
/** C2a C2h The footprint of a unit as it is now; of a garrison, the column it could form (C2h). */
function setSize(g: Field, view: UnitView): void {
  const { u, arm, figures, formation, base } = view;
  if (figures === 0) return;
  const isCrew = arm === 'artillery' && has(g, u, 'offGuns');
  const drawn = isConvoy(g, u)
    ? { arm: 'infantry' as const, formation, figures: figures + g.s.unit.escort[u]! }
    : {
        arm,
        figures,
        formation: isCrew ? ('rout' as const) : formation === 'garrison' ? inTheOpen(arm) : formation,
        // C2k A crew stands in one rank until it runs. C2a Nobody is wider than its figures, however many it had when it broke.
        front: Math.min(figures, (has(g, u, 'routShape') && g.s.unit.front[u]!) || figures),
        initialCrew: view.initialFigures,
      };
  const size = sizeOf(drawn);
  base.width = size.width;
  base.depth = size.depth;
}
/** One unit's view as the columns have it now: called by every door that changes a unit. */
export function lookAgain(g: Field, u: UnitId): void {
  const view = g.scratch.units[u]!;
  const { unit } = g.s;
  const kind = kindOf(g, u);
  view.kind = kind;
  view.side = kind.side;
  view.arm = kind.arm;
  view.status = kind.status;
  view.regiment = kind.regiment;
  view.initialFigures = initialOf(g, u);
  view.figures = figuresIn(g, u);
  view.formation = isConvoy(g, u) ? 'marchColumn' : formationOf(g, u);
  view.hasFormation = hasFormation(DEGRADATIONS[unit.degradation[u]!]!);
  view.state = has(g, u, 'waiting') ? 'gone' : MORALE_STATES[unit.state[u]!]!;
  view.firedLast = unit.fired[u] === 0 ? null : unit.fired[u]!;
  view.sector = unit.sector[u] === 0 ? null : (g.w.ground.sectors[unit.sector[u]! - 1] ?? null);
  view.guns = kind.calibre && !has(g, u, 'offGuns') ? kind.calibre : null;
  view.base.x = unit.x[u]!;
  view.base.y = unit.y[u]!;
  view.base.heading = unit.heading[u]!;
  setSize(g, view);
  setBase(view.own, view.base);
  view.shape = view.sector ? view.sector.shape : view.own;
  if (view.state === 'gone') g.scratch.index.remove(u);
  else g.scratch.index.put(u, view.base.x, view.base.y, reachOf(view));
}
/** How far a unit reaches from its centre, rounded up: no corner of its box is farther. */
function reachOf({ base, shape }: UnitView): number {
  const [x, y] = [base.x * FINE, base.y * FINE];
  const dx = Math.max(shape.right - x, x - shape.left);
  const dy = Math.max(shape.top - y, y - shape.bottom);
  return Math.ceil(Math.sqrt(dx * dx + dy * dy) / FINE) + 1;
}
/** The same for a general or aide. */
export function lookAtLeader(g: Field, l: LeaderId): void {
  const view = g.scratch.leaders[l]!;
  const { leader } = g.s;
  view.kind = g.w.leaderKinds[l]!;
  view.side = view.kind.side;
  view.isOnTable = leader.place[l] === TABLE;
  setDisc(view.shape, leader.x[l]!, leader.y[l]!, view.kind.isAide ? AIDE : GENERAL);
}
/** C9a Who fights whom, by the rows of melees. */
export function lookAtMelees(g: Field): void {
  const { units } = g.scratch;
  for (const view of units) view.opponents.length = 0;
  for (let row = 0; row < g.s.battle.melees[0]!; row++) {
    const a = units[g.s.melee.a[row]! - 1];
    const b = units[g.s.melee.b[row]! - 1];
    if (!a || !b) continue;
    a.opponents.push(b);
    b.opponents.push(a);
  }
}
/** Makes every view anew where the state was written from outside since. */
function settle(g: Field): void {
  const { scratch, pen } = g;
  if (scratch.epoch === pen.epoch) return;
  for (let u = unitId(0); u < g.w.rows; u++) lookAgain(g, u);
  for (const { l } of scratch.leaders) lookAtLeader(g, l);
  lookAtMelees(g);
  scratch.epoch = pen.epoch;
}
/** Every unit of the battle, by number; those that are not in play have the state `gone`. */
export const unitsOf = (g: Field): readonly UnitView[] => {
  settle(g);
  return g.scratch.units;
};
export const unitOf = (g: Field, u: UnitId): UnitView => unitsOf(g)[u]!;
/** Its moves, and his rides, as they were last listed. */
export const movesOf = (g: Field, u: UnitId): Scratch['moves'][number] => g.scratch.moves[u]!;
export const ridesOf = (g: Field, l: LeaderId): Scratch['rides'][number] => g.scratch.rides[l]!;
export const leadersOf = (g: Field): readonly LeaderView[] => {
  settle(g);
  return g.scratch.leaders;
};
export const leaderOf = (g: Field, l: LeaderId): LeaderView => leadersOf(g)[l]!;
/** Every unit in play that is within a distance of a unit, in tenths of a millimetre, and some that are a little farther; itself among them. */
export function unitsNear(g: Field, u: UnitId, distance: number): readonly UnitView[] {
  const view = unitOf(g, u);
  const { index, found, units } = g.scratch;
  const count = index.near(view.base.x, view.base.y, reachOf(view), distance, found);
  return Array.from({ length: count }, (_, i) => units[found[i]!]!);
}
/** What may come between two pieces. */
export const viewOf = (g: Field): View => ({ ground: g.w.ground, units: unitsOf(g), period: periodOf(g) });
/** The same for a unit and those within a distance of it: nobody farther than that and the size of a base comes between. */
export const viewAround = (g: Field, u: UnitId, distance: number): View => ({
  ground: g.w.ground,
  units: unitsNear(g, u, distance + WIDEST),
  period: periodOf(g),
});
/** The widest base there is. */
const WIDEST = MOST_SIZE;
