import { EVERY, NO_PIECE, type Question, type Refusal, type Work } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { emit } from '../model/emit.ts';
import {
  ATTACK_SUPPORT,
  ATTACKER,
  active,
  CARACOLE,
  CLOSE,
  type Field,
  faceOf,
  GUNNERY,
  has,
  hasRoom,
  IN_CARACOLE,
  ISOLATED,
  isOnMap,
  leadersAt,
  MARCHED,
  NO_PART,
  passive,
  push,
  put,
  REACTION_CHARGE,
  REACTION_FIRE,
  unitsAt,
  unitsIn,
  unmark,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { ARTILLERY, SEQUENCES } from '../model/vocabulary.ts';
import { wrongMoment } from '../model/when.ts';
import { linkOf } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { plunder, plunders, takeLone } from './4-entry.ts';
import { dropVain } from './11-caracole.ts';
import { refusal } from './refusal.ts';

const COMBAT = SEQUENCES.indexOf('combat');

/** Who may follow up: those who fought (7.7), or everyone of the zone reacted to (6.5). */
export const AFTER_COMBAT = 0;
export const AFTER_REACTION = 1;

/** 7.7a 7.7c 7.7d 7.7e 7.7g 6.5a Whether a unit may go into the emptied zone, room aside. */
function mayAdvance(g: Field, u: number, mode: number): boolean {
  if (faceOf(g, u).arm === ARTILLERY) return false;
  if (mode === AFTER_REACTION) return true;
  const part = g.s.unit.part[u]!;
  return (part === ATTACKER || part === ATTACK_SUPPORT) && !has(g, u, ISOLATED);
}

/** 6.5a 7.7a R72 Once the fighting is over: if nobody of the defender's is left in the zone, the winners may come in. */
export const aftermath: Work<Field> = {
  name: 'aftermath',
  run(g) {
    const { kind, from, to } = g.s.fight;
    push(g, STEP['fight-over']);
    if (unitsIn(g, to[0]!, passive(g)) > 0) return;
    const mode = kind[0] === REACTION_CHARGE ? AFTER_REACTION : AFTER_COMBAT;
    if (kind[0] === CLOSE || kind[0] === GUNNERY || kind[0] === REACTION_FIRE || kind[0] === REACTION_CHARGE)
      push(g, STEP.advance, mode, from[0]!, to[0]!);
  },
};

/**
 * 6.5a 6.5b 6.5c 7.7a 7.7b 7.7f 7.7g 7.7h R51 R72 The advance: any of those entitled, one by one, and leaders once a unit is there. Free,
 * without a test, within the limits of the zone.
 */
export const advance: Question<Field> = {
  name: 'advance',
  rule: '7.7a',
  inside: true,
  standing: 'advance',
  side: active,
  list(g, out, piece, mode, from, to) {
    if (piece === EVERY || piece === NO_PIECE) out.add(VERB.done);
    if (linkOf(g.w, from, to) < 0) return;
    const side = active(g);
    for (const u of unitsAt(g, from, side))
      if ((piece === EVERY || piece === u) && mayAdvance(g, u, mode) && hasRoom(g, u, to)) out.add(VERB.advance, u);
    if (unitsIn(g, to, side) === 0) return;
    for (const l of leadersAt(g, from, side))
      if (piece === EVERY || piece === g.w.units + l) out.add(VERB.advance, g.w.units + l);
  },
  act(g, o, mode, from, to) {
    if (o.verb === VERB.done) return;
    push(g, STEP.advance, mode, from, to);
    const rule: RuleId = mode === AFTER_REACTION ? '6.5a' : '7.7a';
    emit(g, {
      type: 'advanced',
      rule,
      piece: g.w.pieces[o.a]!,
      from: g.w.zoneNames[from]!,
      to: g.w.zoneNames[to]!,
    });
    if (o.a >= g.w.units) {
      g.s.leader.zone[o.a - g.w.units] = to;
      return;
    }
    put(g, o.a, to);
    // R52 An advance is no march: nobody slips away from it (11.4.4a).
    unmark(g, o.a, MARCHED);
    if (takeLone(g, o.a, to) && isOnMap(g, o.a) && plunders(g, o.a)) plunder(g, o.a);
  },
  refuse(g, o, mode, from, to): readonly Refusal[] {
    if (o.verb !== VERB.advance) return [wrongMoment('7.7a', o.verb)];
    const rule: RuleId = mode === AFTER_REACTION ? '6.5a' : '7.7a';
    const side = active(g);
    if (o.a >= g.w.units) {
      const isHere = leadersAt(g, from, side).includes(o.a - g.w.units);
      return [refusal(rule, isHere ? say('why.leaderNeedsUnit') : say('why.notInThisCombat'))];
    }
    if (g.w.unitSide[o.a] !== side) return [refusal('7.7e', say('why.defenderStays'))];
    if (g.s.unit.zone[o.a] !== from) return [refusal(rule, say('why.notInThisCombat'))];
    if (linkOf(g.w, from, to) < 0) return [refusal(mode === AFTER_REACTION ? '6.5b' : '7.7b', say('why.noWayThere'))];
    const out: Refusal[] = [];
    if (faceOf(g, o.a).arm === ARTILLERY) out.push(refusal('7.7c', say('why.gunsStay')));
    else if (mode === AFTER_COMBAT) {
      if (has(g, o.a, ISOLATED)) out.push(refusal('7.7g', say('why.isolatedStays')));
      const part = g.s.unit.part[o.a]!;
      if (part !== ATTACKER && part !== ATTACK_SUPPORT) out.push(refusal('7.7d', say('why.gaveNoSupport')));
    }
    if (!hasRoom(g, o.a, to)) out.push(refusal('4.3f', say('why.zoneFull')));
    return out.length > 0 ? out : [refusal(rule, say('why.notInThisCombat'))];
  },
  prompt: (g, _mode, _from, to) => say('prompt.advance', { zone: g.w.zoneNames[to]! }),
};

/** 11.1.2g Everyone's part is over; a caracole carried out is done with. */
export const fightOver: Work<Field> = {
  name: 'fight-over',
  run(g) {
    const { fight, unit } = g.s;
    if (fight.flags[0]! & IN_CARACOLE) unmark(g, fight.attacker[0]!, CARACOLE);
    unit.part.fill(NO_PART);
    for (const column of Object.values(fight)) column.fill(0);
    if (g.s.battle.sequence[0] === COMBAT) dropVain(g);
  },
};
