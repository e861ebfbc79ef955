import type { HexId } from '@tambour/boards';
import { allHold, type Condition, ofNoPiece, present, type Question, whyNot } from '@tambour/kernel';
import { actionBridge } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import { type BridgeId, bridgeId, type CorpsId } from '../model/ids.ts';
import { must, mustFirst, wrongMoment } from '../model/refusal.ts';
import {
  breakBridge,
  COMMANDED,
  DISORDERED,
  did,
  type Field,
  has,
  isEnemyHeld,
  push,
  topOf,
  underOf,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { isFoot, SIDES } from '../model/vocabulary.ts';
import { bridgeData, formationOf, hexLabel, sideOfCorps, typeOf } from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import { rollDie } from './0-dice.ts';

interface Charge {
  readonly g: Field;
  readonly bridge: BridgeId;
  readonly corps: CorpsId;
}
/** Whether an able battalion of a corps stands in a hex: infantry, commanded, in order. */
function hasSappers(g: Field, hex: HexId, corps: CorpsId): boolean {
  for (let u = topOf(g, hex); u >= 0; u = underOf(g, u)) {
    if (g.w.formationCorps[formationOf(g, u)] !== corps || !isFoot(typeOf(g, u))) continue;
    if (did(g, u, COMMANDED) && !has(g, u, DISORDERED)) return true;
  }
  return false;
}
const isOneEnd = ({ g, bridge, corps }: Charge, isFree: boolean): boolean => {
  const { a, b } = bridgeData(g, bridge);
  const side = sideOfCorps(g, corps);
  const holds = (here: HexId, there: HexId) => hasSappers(g, here, corps) && (!isFree || !isEnemyHeld(g, there, side));
  return holds(a, b) || holds(b, a);
};
const DEMOLISHES: readonly Condition<Charge>[] = [
  mustFirst('M4', 'noDemolition', ({ g, corps }) => mayDemolish(g, corps)),
  mustFirst('M4', 'bridgeStays', ({ g, bridge }) => g.w.mayBeBlown[bridge] === 1),
  mustFirst('M4', 'bridgeDown', ({ g, bridge }) => g.s.bridge.isDestroyed[bridge] === 0),
  must('M4', 'bridgeTried', ({ g, bridge }) => g.s.bridge.isTried[bridge] === 0),
  mustFirst('M4', 'noSappers', (c) => isOneEnd(c, false)),
  must('M4', 'enemyOnBridge', (c) => isOneEnd(c, true)),
];
/** M4 Whether the rules of the battle let the side of a corps blow up bridges. */
export const mayDemolish = (g: Field, corps: CorpsId): boolean =>
  g.w.effects.demolition?.side === SIDES[sideOfCorps(g, corps)];

/** M4 At the end of an activation its side may try to blow up bridges, each once a turn. */
export const demolish: Question<Field> = {
  name: 'demolish',
  rule: 'M4',
  side: (g, corps: CorpsId) => sideOfCorps(g, corps),
  list(g, out, piece, corps: CorpsId) {
    if (piece >= 0) return;
    for (let bridge = bridgeId(0); bridge < g.w.bridges.length; bridge++)
      if (allHold(DEMOLISHES, { g, bridge, corps })) out.add(VERB.demolish, bridge);
    out.add(VERB.done);
  },
  pieces: ofNoPiece,
  act(g, o, corps: CorpsId) {
    if (o.verb === VERB.done) return;
    const { a, b } = bridgeData(g, actionBridge(o));
    const die = rollDie(g);
    const isDestroyed = die <= present(g.w.effects.demolition).most;
    g.s.bridge.isTried[o.a] = 1;
    if (isDestroyed) breakBridge(g, actionBridge(o));
    emit(g, {
      type: 'bridge-tried',
      rule: 'M4',
      bridge: `${hexLabel(g, a)}|${hexLabel(g, b)}`,
      die,
      isDestroyed,
    });
    push(g, STEP.demolish, corps);
  },
  refuse: (g, o, corps: CorpsId) =>
    o.verb === VERB.demolish ? whyNot(DEMOLISHES, { g, bridge: actionBridge(o), corps }) : [wrongMoment('M4', o.verb)],
  prompt: () => say('prompt.demolish'),
};
