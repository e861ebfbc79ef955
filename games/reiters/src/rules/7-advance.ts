import type { ZoneId } from '@tambour/boards';
import type { Condition } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { actionPiece } from '../model/action-view.ts';
import { emitOf } from '../model/emit.ts';
import * as FIGHT from '../model/fight.ts';
import type { UnitId } from '../model/ids.ts';
import { zoneLabel } from '../model/lookup.ts';
import { isUnit, putPiece, sideOf, standsAt } from '../model/piece.ts';
import { active, FIGHT_KIND, type Field, FLAG, MARK, PART, passive, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { armOf, armyOf, has, isOnMap, partOf, unmark, zoneOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { ARTILLERY, SEQUENCES } from '../model/vocabulary.ts';
import { linkOf } from '../model/world.ts';
import { hasRoom, unitsIn } from '../model/zone.ts';
import { say } from '../texts/say.ts';
import { plunder, plunders, takeLone } from './4-entry.ts';
import { dropVain } from './11-caracole.ts';
import { askUntilDone, piecesOf } from './ask.ts';
import { type Demands, inTurn, must, orElse } from './conditions.ts';

const COMBAT = SEQUENCES.indexOf('combat');

/** Who may follow up: those who fought (7.7), or everyone of the zone reacted to (6.5). */
export const AFTER_COMBAT = 0;
export const AFTER_REACTION = 1;
type Mode = typeof AFTER_COMBAT | typeof AFTER_REACTION;

/** A unit or a leader that would go into the emptied zone. */
interface Advance<Piece extends number = number> {
  readonly g: Field;
  readonly piece: Piece;
  readonly from: ZoneId;
  readonly to: ZoneId;
}
const isGun = ({ g, piece }: Advance<UnitId>): boolean => armOf(g, piece) === ARTILLERY;
/** 7.7c 4.3f What anyone needs who goes into the emptied zone; the rules of the case come between. */
const advanceBy = (rule: RuleId, border: RuleId, ...own: Condition<Advance<UnitId>>[]) =>
  inTurn<Advance<UnitId>>(
    must('7.7e', 'defenderStays', ({ g, piece }) => armyOf(g, piece) === active(g)),
    must(rule, 'notInThisCombat', ({ g, piece, from }) => zoneOf(g, piece) === from),
    must(border, 'noWayThere', ({ g, from, to }) => linkOf(g.w, from, to) >= 0),
    [
      must('7.7c', 'gunsStay', (c) => !isGun(c)),
      ...own,
      must('4.3f', 'zoneFull', ({ g, piece, to }) => hasRoom(g, piece, to)),
    ],
  );
/** Leaders go too, once a unit is there. */
const leaderAdvanceBy = (rule: RuleId) =>
  inTurn<Advance>(
    must(rule, 'notInThisCombat', ({ g, piece, from }) => {
      return sideOf(g, piece) === active(g) && standsAt(g, piece) === from;
    }),
    must(rule, 'leaderNeedsUnit', ({ g, to }) => unitsIn(g, to, active(g)) > 0),
  );
/** 7.7a 7.7d 7.7g After a combat those who fought go; 6.5a after a reaction whoever is there. */
const ADVANCE_RULES = ['7.7a', '6.5a'] as const;
const ADVANCES = [
  advanceBy(
    '7.7a',
    '7.7b',
    must('7.7g', 'isolatedStays', (c) => isGun(c) || !has(c.g, c.piece, MARK.isolated)),
    must('7.7d', 'gaveNoSupport', (c) => {
      return isGun(c) || [PART.attacker, PART.attackSupport].includes(partOf(c.g, c.piece));
    }),
  ),
  advanceBy('6.5a', '6.5b'),
] as const;
const LEADER_ADVANCES = [leaderAdvanceBy('7.7a'), leaderAdvanceBy('6.5a')] as const;
const advanceAfter = (g: Field, piece: number, mode: Mode): Demands<Advance> =>
  isUnit(g, piece) ? (ADVANCES[mode] as Demands<Advance>) : LEADER_ADVANCES[mode];
/** 6.5a 7.7a R72 Once the fighting is over: if nobody of the defender's is left in the zone, the winners may come in. */
export function aftermath(g: Field): void {
  push(g, STEP['fight-over']);
  if (unitsIn(g, FIGHT.to(g), passive(g)) > 0) return;
  const mode = FIGHT.kind(g) === FIGHT_KIND.reactionCharge ? AFTER_REACTION : AFTER_COMBAT;
  push(g, STEP.advance, mode, FIGHT.from(g), FIGHT.to(g));
}

/**
 * 6.5a 6.5b 6.5c 7.7a 7.7b 7.7f 7.7g 7.7h R51 R72 The advance: any of those entitled, one by one, and leaders once a unit is there. Free,
 * without a test, within the limits of the zone.
 */
export const advance = askUntilDone({
  name: 'advance',
  rule: '7.7a',
  inside: true,
  standing: 'advance',
  side: active,
  declinesFirst: true,
  pieces: (g) => piecesOf(g, active(g)),
  listOf(g, out, piece, mode: Mode, from: ZoneId, to: ZoneId) {
    if (standsAt(g, piece) === from && advanceAfter(g, piece, mode).isMet({ g, piece, from, to }))
      out.add(VERB.advance, piece);
  },
  act(g, o, mode: Mode, from: ZoneId, to: ZoneId) {
    const piece = actionPiece(o);
    emitOf(g, piece, { type: 'advanced', rule: ADVANCE_RULES[mode], from, to });
    putPiece(g, piece, to);
    if (!isUnit(g, piece)) return;
    // R52 An advance is no march: nobody slips away from it (11.4.4a).
    unmark(g, piece, MARK.marched);
    if (takeLone(g, piece, to) && isOnMap(g, piece) && plunders(g, piece)) plunder(g, piece);
  },
  reasons: {
    advance(g, o, mode: Mode, from: ZoneId, to: ZoneId) {
      const piece = actionPiece(o);
      const otherwise = isUnit(g, piece) ? 'notInThisCombat' : 'leaderNeedsUnit';
      return orElse(advanceAfter(g, piece, mode).whyNot({ g, piece, from, to }), ADVANCE_RULES[mode], otherwise);
    },
  },
  prompt: (g, _mode, _from, to: ZoneId) => say('prompt.advance', { zone: zoneLabel(g, to) }),
});

/** 11.1.2g Everyone's part is over; a caracole carried out is done with. */
export function fightOver(g: Field): void {
  const { fight, unit } = g.s;
  if (FIGHT.has(g, FLAG.caracole)) unmark(g, FIGHT.attacker(g), MARK.caracole);
  unit.part.fill(PART.none);
  for (const column of Object.values(fight)) column.fill(0);
  if (g.s.battle.sequence[0] === COMBAT) dropVain(g);
}
