import type { ZoneId } from '@tambour/boards';
import { type Condition, EVERY, NO_PIECE, type Question, type Refusal, type Work } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { actionPiece } from '../model/action-view.ts';
import { emitOf } from '../model/emit.ts';
import type { LeaderId } from '../model/ids.ts';
import { attackerOf, hasFlag, partOf, zoneLabel } from '../model/lookup.ts';
import { isUnit, leaderOf } from '../model/piece.ts';
import {
  ATTACK_SUPPORT,
  ATTACKER,
  active,
  armOf,
  CARACOLE,
  CLOSE,
  type Field,
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
import { inTurn, isOfActiveSide, must, orElse, type UnitCase } from './conditions.ts';
import { poolSide } from './pieces.ts';

const COMBAT = SEQUENCES.indexOf('combat');

/** Who may follow up: those who fought (7.7), or everyone of the zone reacted to (6.5). */
export const AFTER_COMBAT = 0;
export const AFTER_REACTION = 1;

interface Advance extends UnitCase {
  readonly from: ZoneId;
  readonly to: ZoneId;
}
const isGun = ({ g, u }: UnitCase): boolean => armOf(g, u) === ARTILLERY;
/** 7.7c 4.3f What anyone needs who goes into the emptied zone; the rules of the case come between. */
const advanceBy = (rule: RuleId, border: RuleId, ...own: Condition<Advance>[]) =>
  inTurn<Advance>(
    must('7.7e', 'defenderStays', isOfActiveSide),
    must(rule, 'notInThisCombat', ({ g, u, from }) => g.s.unit.zone[u] === from),
    must(border, 'noWayThere', ({ g, from, to }) => linkOf(g.w, from, to) >= 0),
    [must('7.7c', 'gunsStay', (c) => !isGun(c)), ...own, must('4.3f', 'zoneFull', ({ g, u, to }) => hasRoom(g, u, to))],
  );
/** 7.7a 7.7d 7.7g After a combat those who fought go; 6.5a after a reaction whoever is there. */
const ADVANCES = [
  advanceBy(
    '7.7a',
    '7.7b',
    must('7.7g', 'isolatedStays', (c) => isGun(c) || !has(c.g, c.u, ISOLATED)),
    must('7.7d', 'gaveNoSupport', (c) => {
      const part = partOf(c.g, c.u);
      return isGun(c) || part === ATTACKER || part === ATTACK_SUPPORT;
    }),
  ),
  advanceBy('6.5a', '6.5b'),
] as const;
/** Leaders go too, once a unit is there. */
const leaderAdvanceBy = (rule: RuleId) =>
  inTurn<{ readonly g: Field; readonly l: LeaderId; readonly from: ZoneId; readonly to: ZoneId }>(
    must(rule, 'notInThisCombat', ({ g, l, from }) => leadersAt(g, from, active(g)).includes(l)),
    must(rule, 'leaderNeedsUnit', ({ g, to }) => unitsIn(g, to, active(g)) > 0),
  );
const LEADER_ADVANCES = [leaderAdvanceBy('7.7a'), leaderAdvanceBy('6.5a')] as const;
const leaderAdvanceAfter = (mode: number) => LEADER_ADVANCES[mode === AFTER_REACTION ? AFTER_REACTION : AFTER_COMBAT];
const advanceAfter = (mode: number) => (mode === AFTER_REACTION ? ADVANCES[AFTER_REACTION] : ADVANCES[AFTER_COMBAT]);

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
  list(g, out, piece, mode, from: ZoneId, to: ZoneId) {
    if (piece === EVERY || piece === NO_PIECE) out.add(VERB.done);
    if (linkOf(g.w, from, to) < 0) return;
    const side = active(g);
    for (const u of unitsAt(g, from, side))
      if ((piece === EVERY || piece === u) && advanceAfter(mode).isMet({ g, u, from, to })) out.add(VERB.advance, u);
    for (const l of leadersAt(g, from, side))
      if ((piece === EVERY || piece === g.w.units + l) && leaderAdvanceAfter(mode).isMet({ g, l, from, to }))
        out.add(VERB.advance, g.w.units + l);
  },
  pieces: (g, pool) => poolSide(g, pool, active(g)),
  act(g, o, mode, from: ZoneId, to: ZoneId) {
    if (o.verb === VERB.done) return;
    push(g, STEP.advance, mode, from, to);
    const rule: RuleId = mode === AFTER_REACTION ? '6.5a' : '7.7a';
    emitOf(g, actionPiece(o), { type: 'advanced', rule, from, to });
    const piece = actionPiece(o);
    if (!isUnit(g, piece)) {
      g.s.leader.zone[leaderOf(g, piece)] = to;
      return;
    }
    put(g, piece, to);
    // R52 An advance is no march: nobody slips away from it (11.4.4a).
    unmark(g, piece, MARCHED);
    if (takeLone(g, piece, to) && isOnMap(g, piece) && plunders(g, piece)) plunder(g, piece);
  },
  refuse(g, o, mode, from: ZoneId, to: ZoneId): readonly Refusal[] {
    if (o.verb !== VERB.advance) return [wrongMoment('7.7a', o.verb)];
    const rule: RuleId = mode === AFTER_REACTION ? '6.5a' : '7.7a';
    const piece = actionPiece(o);
    return isUnit(g, piece)
      ? orElse(advanceAfter(mode).whyNot({ g, u: piece, from, to }), rule, 'notInThisCombat')
      : orElse(leaderAdvanceAfter(mode).whyNot({ g, l: leaderOf(g, piece), from, to }), rule, 'leaderNeedsUnit');
  },
  prompt: (g, _mode, _from, to: ZoneId) => say('prompt.advance', { zone: zoneLabel(g, to) }),
};

/** 11.1.2g Everyone's part is over; a caracole carried out is done with. */
export const fightOver: Work<Field> = {
  name: 'fight-over',
  run(g) {
    const { fight, unit } = g.s;
    if (hasFlag(g, IN_CARACOLE)) unmark(g, attackerOf(g), CARACOLE);
    unit.part.fill(NO_PART);
    for (const column of Object.values(fight)) column.fill(0);
    if (g.s.battle.sequence[0] === COMBAT) dropVain(g);
  },
};
