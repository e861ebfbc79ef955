import { itemAt, type Work } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { emit } from '../model/emit.ts';
import { isCommander } from '../model/forces.ts';
import { leaderId, unitId } from '../model/ids.ts';
import {
  ACTED_ONCE,
  type Field,
  isLeaderOnMap,
  push,
  SQUARED_THIS_TURN,
  turnNow,
  turnOf,
  unmark,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { ALLIED, AUSTRIAN, enemyOf, PHASES, type PhaseName, WEATHERS } from '../model/vocabulary.ts';
import { initiativeData, overallOf, sideId } from '../model/world-lookup.ts';
import { rollDie } from './0-dice.ts';
import { isNight } from './4-corps.ts';
import { openHand } from './4-hand.ts';
import { isLeaderDue } from './5-due.ts';
import { clearLending } from './7-lending.ts';
import { openRecovery } from './8-recovery.ts';
import { readAllHorsDeCombat } from './9-hors-de-combat.ts';
import { endBattle } from './9-victory.ts';
import { ARRIVALS } from './arrivals.ts';

const RULES: Readonly<Record<PhaseName, RuleId>> = {
  initiative: '4.3a',
  reserve: '3.0c',
  activation: '3.0b',
  recovery: '8.52a',
  release: '4.6c',
  commanders: '4.23a',
  morale: '9.2a',
};
const pushPhase = (g: Field, name: PhaseName): void => push(g, STEP.phase, PHASES.indexOf(name));

/** 3.0a 3.0b 3.0c 3.0h 4.3a 5.6a R15 R108 A turn: initiative, then everything that belongs to it, in order; after the last the battle ends. */
export const turn: Work<Field> = {
  name: 'turn',
  run(g) {
    const { battle } = g.s;
    if (turnOf(g) >= g.w.data.turns.length) return endBattle(g);
    battle.turn[0] = turnOf(g) + 1;
    clearTurn(g);
    const { time, weather } = turnNow(g);
    emit(g, {
      type: 'turn-began',
      rule: '3.0a',
      turn: turnOf(g),
      time,
      weather: itemAt(WEATHERS, weather),
      isNight: isNight(g),
    });
    beginPhase(g, 'initiative');
    for (const side of [ALLIED, AUSTRIAN])
      for (const l of overallOf(g, side)) if (isLeaderDue(g, l)) ARRIVALS.now.placeCommander(g, l);
    const first = rollInitiative(g);
    const second = enemyOf(first);
    openHand(g, first);
    // Last pushed runs first.
    push(g, STEP.turn);
    push(g, STEP.morale);
    pushPhase(g, 'morale');
    push(g, STEP.commanders, second);
    push(g, STEP.commanders, first);
    pushPhase(g, 'commanders');
    push(g, STEP.release, second);
    push(g, STEP.release, first);
    pushPhase(g, 'release');
    push(g, STEP.recovery, second);
    push(g, STEP.recovery, first);
    pushPhase(g, 'recovery');
    push(g, STEP.hand);
    pushPhase(g, 'activation');
    push(g, STEP['reserve-in'], second);
    push(g, STEP['reserve-in'], first);
    pushPhase(g, 'reserve');
  },
};

/** 4.54b 4.54d 8.4e 4.16a 6.14 7.12b 5.6c M4 What lasts for one turn is over. */
function clearTurn(g: Field): void {
  const { corps, leader, side, bridge } = g.s;
  for (const column of [corps.used, corps.isFinished, leader.isFinished, leader.spent, bridge.isTried]) column.fill(0);
  for (const column of [side.hasTried, side.hasRenounced, side.hasMassed]) column.fill(0);
  for (let u = unitId(0); u < g.w.units; u++) unmark(g, u, SQUARED_THIS_TURN | ACTED_ONCE);
  clearLending(g);
}

/** 4.3c What a side adds to its die: the figure of the battle, where it is a leader's only while he is on the map. */
export function initiativeDrm(g: Field, side: number): number {
  const { drm, whileOnMap } = initiativeData(g, side);
  return whileOnMap < 0 || isLeaderOnMap(g, whileOnMap) ? drm : 0;
}
/** 4.3a 4.3b Both sides roll, the allied first, until one result is higher. */
function rollInitiative(g: Field): number {
  for (;;) {
    const allied = rollDie(g);
    const austrian = rollDie(g);
    const totals = [allied + initiativeDrm(g, ALLIED), austrian + initiativeDrm(g, AUSTRIAN)] as const;
    const winner: number = totals[0] === totals[1] ? -1 : totals[0] > totals[1] ? ALLIED : AUSTRIAN;
    emit(g, {
      type: 'initiative-rolled',
      rule: winner < 0 ? '4.3b' : '4.3a',
      dice: [allied, austrian],
      totals,
      winner: winner < 0 ? undefined : sideId(winner),
    });
    if (winner < 0) continue;
    g.s.battle.initiative[0] = winner;
    return winner;
  }
}

function beginPhase(g: Field, name: PhaseName): void {
  g.s.battle.phase[0] = PHASES.indexOf(name);
  emit(g, { type: 'phase-began', rule: RULES[name], phase: name });
}
/** 3.0h 9.1b R14 A phase or segment begins. After recovery hors de combat is read. */
export const phase: Work<Field> = {
  name: 'phase',
  run(g, number) {
    const name = itemAt(PHASES, number);
    beginPhase(g, name);
    if (name === 'recovery') openRecovery(g);
    if (name === 'release') readAllHorsDeCombat(g);
    if (name === 'commanders')
      for (let l = leaderId(0); l < g.w.leaders; l++) if (isCommander(g.w, l)) g.s.leader.spent[l] = 0;
  },
};
