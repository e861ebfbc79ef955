import { allHold, type Condition, itemAt, type Question, type Work, whyNot } from '@tambour/kernel';
import { actionFormation } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import type { CorpsId, FormationId, LeaderId, UnitId } from '../model/ids.ts';
import { saidCorps } from '../model/names.ts';
import { mustFirst, wrongMoment } from '../model/refusal.ts';
import {
  ACTED_ONCE,
  attachedUnit,
  brigadierOf,
  COMMANDED,
  commanderOf,
  DONE,
  type Field,
  has,
  isOnMap,
  massedLeader,
  note,
  OUT_OF_RESERVE,
  push,
  STRATEGIC,
  unmark,
  WAS_STRATEGIC,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { ACTIVATION_KINDS, UNREAD, WITH_ORDERS } from '../model/vocabulary.ts';
import {
  corpsIdOf,
  formationsOfCorps,
  leaderData,
  sideOfCorps,
  unitsOfCorps,
  unitsOfFormation,
} from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import { isArriving, ordersOf } from './4-command.ts';
import { isMassedKind } from './4-kinds.ts';
import { massedCavalry } from './4-massed.ts';
import { attachable, isAskedForOrders } from './4-orders.ts';
import { placeCommander } from './5-arrival.ts';
import { mayDemolish } from './5-demolition.ts';
import { poolAiming } from './7-combined-fire.ts';
import { admitsGuns, fireGuns, isGunOrder, listGuns, whyNotGuns } from './7-small-arms.ts';
import { readHorsDeCombat } from './9-hors-de-combat.ts';

/** 4.4a 4.4b 4.16 5.1a 5.6a R108 An activation begins: its units have done nothing yet, and the enemy has not reacted to it. */
export const corps: Work<Field> = {
  name: 'corps',
  run(g, corpsId: CorpsId, kind) {
    const { s } = g;
    const { battle } = s;
    battle.corps[0] = corpsId + 1;
    battle.kind[0] = kind;
    battle.formation[0] = 0;
    battle.attached[0] = 0;
    battle.mover[0] = 0;
    const leader = massedLeader(g);
    const isMassed = isMassedKind(kind) && leader >= 0;
    s.unit.did.fill(0);
    s.unit.spent.fill(0);
    s.town.used.fill(0);
    s.entry.through.fill(0);
    for (const u of isMassed ? massedCavalry(g, leader) : unitsOfCorps(g, corpsId)) freshen(g, u);
    for (const f of formationsOfCorps(g, corpsId)) {
      s.formation.hasActed[f] = 0;
      s.formation.orders[f] = UNREAD;
      const brigadier = brigadierOf(g, f);
      if (brigadier >= 0) s.leader.spent[brigadier] = 0;
    }
    emit(g, {
      type: 'corps-activated',
      rule: isMassed ? '4.16a' : '4.4a',
      corps: corpsIdOf(g, corpsId),
      kind: itemAt(ACTIVATION_KINDS, kind),
    });
    const commander = commanderOf(g, corpsId);
    if (commander >= 0) placeCommander(g, commander);
    if (mayDemolish(g, corpsId)) push(g, STEP.demolish, corpsId);
    if (isMassed) beginMassed(g, leader);
    else push(g, STEP.formation, corpsId);
  },
};
/** 5.1a As a unit begins an activation its marker of strategic movement goes, until it uses that again. */
function freshen(g: Field, u: UnitId): void {
  if (!has(g, u, STRATEGIC)) return;
  unmark(g, u, STRATEGIC);
  note(g, u, WAS_STRATEGIC);
}
/** 4.16b 4.16d R26 Only the cavalry in range of the leader acts, and all of it is commanded. */
function beginMassed(g: Field, leader: LeaderId): void {
  const f = leaderData(g, leader).formation;
  for (const u of massedCavalry(g, leader)) note(g, u, COMMANDED);
  g.s.battle.formation[0] = f + 1;
  g.s.formation.orders[f] = WITH_ORDERS;
  push(g, STEP['end-step'], f);
  push(g, STEP.assault, f);
  push(g, STEP.act, f);
}

interface Next {
  readonly g: Field;
  readonly f: FormationId;
  readonly corps: CorpsId;
}
const hasAnyone = (g: Field, f: FormationId): boolean =>
  isArriving(g, f) || unitsOfFormation(g, f).some((u) => isOnMap(g, u));
/** What it takes for a formation to begin its step. */
const BEGINS: readonly Condition<Next>[] = [
  mustFirst('4.4b', 'notOfCorps', ({ g, f, corps }) => g.w.formationCorps[f] === corps),
  mustFirst('3.0d', 'formationActed', ({ g, f }) => g.s.formation.hasActed[f] === 0),
  mustFirst('4.4b', 'formationAbsent', ({ g, f }) => hasAnyone(g, f)),
  mustFirst(
    '5.6c',
    'formationOnce',
    ({ g, f }) => isArriving(g, f) || unitsOfFormation(g, f).some((u) => isOnMap(g, u) && !has(g, u, ACTED_ONCE)),
  ),
];

/** 3.0d 4.14b 7.1a R6 R24 The formations of an active corps act one after another; between two of them reserve batteries may fire. */
export const formation: Question<Field> = {
  name: 'formation',
  rule: '3.0d',
  side: (g, corpsId: CorpsId) => sideOfCorps(g, corpsId),
  list(g, out, piece, corpsId: CorpsId) {
    if (out.isProbe) out.add(VERB.finish);
    if (piece < 0)
      for (const f of formationsOfCorps(g, corpsId)) {
        if (out.isFull) return;
        if (allHold(BEGINS, { g, f, corps: corpsId })) out.add(VERB.begin, f);
      }
    if (!out.isFull) listGuns(g, out, piece, 'reserve');
    if (piece < 0 && !out.isProbe) out.add(VERB.finish);
  },
  pieces(g, pool) {
    poolAiming(g, pool);
  },
  admits: (g, o) => admitsGuns(g, o, 'reserve'),
  act(g, o, corpsId: CorpsId) {
    if (o.verb === VERB.finish) return;
    push(g, STEP.formation, corpsId);
    if (isGunOrder(o)) return fireGuns(g, o);
    beginFormation(g, actionFormation(o));
  },
  refuse(g, o, corpsId: CorpsId) {
    if (isGunOrder(o)) return whyNotGuns(g, o, 'reserve');
    if (o.verb === VERB.begin) return whyNot(BEGINS, { g, f: actionFormation(o), corps: corpsId });
    return [wrongMoment('3.0d', o.verb)];
  },
  prompt: (g, corpsId: CorpsId) => say('prompt.formation', { corps: saidCorps(g.w, corpsIdOf(g, corpsId)) }),
};
/** 4.15b 4.13a 4.22a R19 R23 The step of a formation: cavalry taken along, Orders, command, and from there what they allow; at the end rally. */
function beginFormation(g: Field, f: FormationId): void {
  const { battle } = g.s;
  g.s.formation.hasActed[f] = 1;
  battle.formation[0] = f + 1;
  battle.attached[0] = 0;
  battle.mover[0] = 0;
  push(g, STEP['end-step'], f);
  push(g, STEP.rally, f);
  push(g, STEP.command, f);
  if (isAskedForOrders(g, f)) push(g, STEP.orders, f);
  else g.s.formation.orders[f] = ordersOf(g, f);
  if (attachable(g, f).length > 0) push(g, STEP.attach, f);
}

/** 9.1b 4.15b R14 A formation's step is over: hors de combat is read, and cavalry it had taken along has acted. */
export const endStep: Work<Field> = {
  name: 'end-step',
  run(g, f: FormationId) {
    const { battle } = g.s;
    const attached = attachedUnit(g);
    if (attached >= 0) note(g, attached, DONE);
    battle.attached[0] = 0;
    battle.formation[0] = 0;
    for (const u of unitsOfFormation(g, f)) unmark(g, u, OUT_OF_RESERVE);
    readHorsDeCombat(g, f);
  },
};
