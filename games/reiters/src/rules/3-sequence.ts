import { zoneId } from '@tambour/boards';
import { emit } from '../model/emit.ts';
import { comesLater, enteredOn, firstSide, sideName, zoneLabel } from '../model/lookup.ts';
import { active, type Field, LEADER_MARK, MARK, passive, push, turnOf, unmarkAll, ZONE_MARK } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { isOnMap, unitsOf, zoneOf } from '../model/unit.ts';
import { hasZone, markZone, unitsAt, unitsIn } from '../model/zone.ts';
import { enterSequence, PHASE_COURSE } from './3-course.ts';
import { checkCommand } from './5-command.ts';
import { comparesPace, provokedBy } from './6-reaction-demands.ts';
import { endBattle } from './9-victory.ts';
import { effectsOf, reveal, revealFor } from './10-effects.ts';
import { initiativeOf } from './10-orders.ts';
import { dropVain } from './11-caracole.ts';
import { checkLeashes } from './11-enfants-perdus.ts';
import { thirstForGold } from './11-gold.ts';
import { onThisTurn } from './special-turns.ts';

/** 2.1d 2.2a 2.2b 3.0a A turn: the phase of the side with the initiative, the other's, the closing phase. */
export function turn(g: Field): void {
  const { battle } = g.s;
  battle.turn[0] = turnOf(g) + 1;
  const first = firstSide(g);
  emit(g, { type: 'turn-began', rule: '3.0a', turn: turnOf(g), first: sideName(first) });
  push(g, STEP.closing);
  push(g, STEP.phase, 1 - first);
  push(g, STEP.phase, first);
}

/** Marks that a phase does not end. */
const LASTING = MARK.disorganised | MARK.isolated | MARK.charge | MARK.dismounted | MARK.lent;
/** 3.0b 3.0c 5.0a A player's phase: command at once, then orders, movement, reaction, combat, reorganisation. */
export function phase(g: Field, side: number): void {
  const { w, s } = g;
  s.battle.active[0] = side;
  emit(g, { type: 'phase-began', rule: '3.0b', side: sideName(side) });
  unmarkAll(s.unit.marks, ~LASTING);
  unmarkAll(s.leader.marks, LEADER_MARK.finished | LEADER_MARK.reacted);
  s.column.tried.fill(0);
  for (let z = zoneId(0); z < w.zones; z++) s.zone.marks[z] = unitsIn(g, z, side) > 0 ? ZONE_MARK.held : 0;
  enterSequence(g, 'command');
  checkCommand(g, side);
  for (const [step, a] of PHASE_COURSE) if (step !== 'orders' || w.switches.advanced) push(g, STEP[step], a);
  enterSequence(g, w.switches.advanced ? 'orders' : 'movement');
}

/** 6.1a 6.1b R46 11.3a 11.4.3b The movement sequence ends: gold, leashes, then the zones that may be reacted to. */
export function movementOver(g: Field): void {
  thirstForGold(g);
  checkLeashes(g);
  const zones: string[] = [];
  for (let z = zoneId(0); z < g.w.zones; z++)
    if (unitsIn(g, z, active(g)) > 0 && !hasZone(g, z, ZONE_MARK.held)) {
      markZone(g, z, ZONE_MARK.reaction);
      zones.push(zoneLabel(g, z));
    }
  enterSequence(g, 'reaction');
  if (zones.length > 0) emit(g, { type: 'reaction-zones', rule: '6.1b', zones });
  showPaces(g);
}
/** 10.1f R85 Where passive cavalry could react by its greater speed, allowances are compared: orders that change them are shown. */
function showPaces(g: Field): void {
  if (!g.w.switches.advanced) return;
  for (const u of unitsOf(g, passive(g))) {
    if (!isOnMap(g, u)) continue;
    for (const z of provokedBy(g, zoneOf(g, u)).filter((zone) => comparesPace(g, u, zone)))
      for (const v of unitsAt(g, z, active(g))) if ((effectsOf(g, v)?.mp ?? 0) !== 0) revealFor(g, v);
  }
}

/** 7.1k 7.1m Between two sequences: what the coming one counts starts from nothing. */
export function afterReaction(g: Field, isCombatOver: number): void {
  const { battle, zone } = g.s;
  enterSequence(g, isCombatOver ? 'reorganisation' : 'combat');
  if (isCombatOver) return;
  unmarkAll(zone.marks, ZONE_MARK.attacked | ZONE_MARK.reaction);
  battle.lastZone[0] = 0;
  battle.lastDefender[0] = 0;
  dropVain(g);
}

/** 3.0b Markers of the phase go. */
export function phaseOver(g: Field): void {
  unmarkAll(g.s.unit.marks, MARK.caracole);
  g.s.battle.lastZone[0] = 0;
  g.s.battle.lastDefender[0] = 0;
}

/** 3.0d 10.1f 10.3a 10.3c AV.4 9.0c The closing phase: orders are shown, the initiative is counted, the weather, the end. */
export function closing(g: Field): void {
  const { battle } = g.s;
  enterSequence(g, 'closing');
  if (g.w.switches.advanced) {
    for (let column = 0; column < g.w.columns; column++) if (isInPlay(g, column)) reveal(g, column);
    const sums = [initiativeOf(g, 0), initiativeOf(g, 1)] as const;
    if (sums[0] !== sums[1]) battle.first[0] = sums[0] > sums[1] ? 0 : 1;
    emit(g, { type: 'initiative-counted', rule: '10.3c', sums, side: sideName(firstSide(g)) });
  }
  if (turnOf(g) >= g.w.data.turns || stormBreaks(g)) endBattle(g);
  else push(g, STEP.turn);
}
/** 10.1a A column has its order from when it enters play. */
export const isInPlay = (g: Field, column: number): boolean => !comesLater(g, column) || enteredOn(g, column) > 0;
/** AV.4 */
function stormBreaks(g: Field): boolean {
  let ends = false;
  for (const s of onThisTurn(g, 'storm')) {
    const die = g.pen.roll(6);
    ends ||= s.faces.includes(die);
    emit(g, { type: 'weather-rolled', rule: 'AV.4', die, ends: s.faces.includes(die) });
  }
  return ends;
}
