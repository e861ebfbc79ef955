import type { HexId } from '@tambour/boards';
import type { Action, ActionList, Refusal } from '@tambour/kernel';
import { actionHex, actionUnit } from '../model/action-view.ts';
import type { UnitId } from '../model/ids.ts';
import { saidUnit } from '../model/names.ts';
import { refusal, wrongMoment } from '../model/refusal.ts';
import { type Field, isOnMap, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { ROUTED } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { eliminate } from './1-losses.ts';
import { countOf, fighter, fighters } from './11-combatants.ts';
import { beginRetreat, goesOn } from './11-displacement.ts';
import { type RetreatChoice, retreatChoice, whyNotRetreatTo } from './11-retreat-choice.ts';
import { retreatOf } from './11-shock-results.ts';
import { rout } from './12-order.ts';
import { askFighters, askUnit } from './ask.ts';

/** 11.6d R, R2: every unit of the side still in the fight gives way, in the order its owner likes. */
export function retreats(g: Field, role: number): void {
  const n = retreatOf(g, role);
  if (n === 0) return;
  let pending = 0;
  for (let i = 0; i < countOf(g, role); i++) {
    const u = fighter(g, role, i);
    if (u < 0) continue;
    pending++;
    if (retreatChoice(g, u, g.s.unit.hex[u]!, 1, []).fate !== 'routs') continue;
    push(g, STEP.retreats, role);
    rout(g, u, '7.8b');
    return;
  }
  if (pending > 0) push(g, STEP.retreat, role, n);
}

/** 11.7a 11.7b 11.7k The owner takes his units back one by one: which, whither, or rather lost than pushing a friend aside. */
export const retreat = askFighters({
  rule: '11.7a',
  standing: 'retreat',
  listOf: (g, out, u: UnitId) => listChoice(out, u, retreatChoice(g, u, g.s.unit.hex[u]!, 1, [])),
  act(g, o, role, n) {
    const u = actionUnit(o);
    push(g, STEP.retreats, role);
    if (o.verb === VERB.sacrifice) return giveUp(g, u, g.s.unit.hex[u]!, 1);
    if (n === 2) goesOn(g, u);
    beginRetreat(g, u, actionHex(o));
  },
  refuse(g, o, role) {
    const isAsked = fighters(g, role).includes(actionUnit(o));
    const answers = o.verb === VERB.retreat || o.verb === VERB.sacrifice;
    return answers && !isAsked ? NOT_INVOLVED : refuseRetreat(g, o, g.s.unit.hex[actionUnit(o)]!, 1);
  },
  prompt: () => say('prompt.retreat'),
});
/** A unit that cannot go is lost when its owner comes to it: by then another may have made room. */
function listChoice(out: ActionList, u: UnitId, choice: RetreatChoice): void {
  for (const x of choice.hexes) out.add(VERB.retreat, u, x);
  if (choice.displaces || choice.fate === 'eliminated') out.add(VERB.sacrifice, u);
}
/** 11.7c 11.7d 11.7k Lost because there is no way back, or rather than push a friend aside. */
function giveUp(g: Field, u: UnitId, origin: HexId, n: number): void {
  const choice = retreatChoice(g, u, origin, n, []);
  eliminate(g, u, choice.fate === 'eliminated' ? choice.rule : '11.7k');
}

const NOT_INVOLVED: readonly Refusal[] = [refusal('11.6d', 'notInvolved')];
/** Why a unit that is asked does not retreat so, `n` hexes from `origin`. */
function refuseRetreat(g: Field, o: Action, origin: HexId, n: number): readonly Refusal[] {
  if (o.verb === VERB.sacrifice) return [refusal('11.7k', 'noSacrifice')];
  if (o.verb !== VERB.retreat) return [wrongMoment('11.7a', o.verb)];
  return whyNotRetreatTo(g, actionUnit(o), actionHex(o), origin, n, []);
}

/** 11.6d R2: the second hex, two away from where it began; a unit that cannot go on is eliminated. R62 */
export function retreatMore(g: Field, u: UnitId, origin: HexId, wasRouted: number): void {
  // One whose first hex came to nothing, because who pushed it aside broke first, is still to retreat as a whole.
  if (!isOnMap(g, u) || g.s.unit.hex[u] === origin) return;
  // A unit that routed on the way has run already. R62
  if (g.s.unit.state[u] === ROUTED && wasRouted === 0) return;
  const choice = retreatChoice(g, u, origin, 2, []);
  if (choice.fate === 'goes') push(g, STEP['retreat-next'], u, origin);
  else if (choice.fate === 'routs') rout(g, u, '7.8b');
  else eliminate(g, u, choice.rule);
}
export const retreatNext = askUnit({
  rule: '11.6d',
  standing: 'retreat',
  list: (g, out, u: UnitId, origin: HexId) => listChoice(out, u, retreatChoice(g, u, origin, 2, [])),
  act(g, o, _u, origin: HexId) {
    if (o.verb === VERB.sacrifice) return giveUp(g, actionUnit(o), origin, 2);
    beginRetreat(g, actionUnit(o), actionHex(o));
  },
  refuse: (g, o, u, origin: HexId) => (actionUnit(o) === u ? refuseRetreat(g, o, origin, 2) : NOT_INVOLVED),
  prompt: (g, u: UnitId) => say('prompt.retreatNext', { unit: saidUnit(g.w, u) }),
});
