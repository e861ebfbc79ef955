import { type Action, allHold, type Condition, EVERY, type Question, type Refusal, whyNot } from '@tambour/kernel';
import { FORMATIONS } from '../../../model/vocabulary.ts';
import { say } from '../../../texts/say-battle.ts';
import { stayBehind } from '../../leaders.ts';
import { formationBy, idOf, leaderKind, leaderName } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import { leaderId, type UnitId, unitId } from '../../model/ids.ts';
import { askedUnit, saidLeader } from '../../model/names.ts';
import { must, mustFirst, wrongMoment } from '../../model/refusal.ts';
import { type Field, push } from '../../model/state.ts';
import { STEP } from '../../model/step-id.ts';
import { VERB } from '../../model/verb.ts';
import { sideOf } from '../../model/views.ts';
import { GOALS } from '../../protocol/field-kinds.ts';
import { FORCED, linesAhead, ROUND } from './going.ts';
import { goalsOf, mayForce } from './legs.ts';
import { askGoal, intentOf } from './loop.ts';
import { beginChange, changesOf, isPursued } from './retreat.ts';

interface GoalCase {
  readonly g: Field;
  readonly u: UnitId;
  readonly o: Action;
}
const goalIn = ({ g, u, o }: GoalCase) => goalsOf(g, u).find(({ goal }) => goal === GOALS[o.b]);
/** 2.4-P8 2.4-P9 2.4-P20 C15b R39 What a retreat may be told: a goal that is nearer to its own edge; to go round a line that lies there; to force its march in a formed march column. */
const MAKES_FOR: readonly Condition<GoalCase>[] = [
  mustFirst('2.4-P8', 'otherUnitGoes', ({ u, o }) => o.a === u),
  mustFirst('2.4-P8', 'noSuchGoal', (c) => goalIn(c) !== undefined),
  must('2.4-P20', 'noForcedMarch', ({ g, u, o }) => (o.c & FORCED) === 0 || mayForce(g, u)),
  must('C15b', 'nothingToGoRound', (c) => {
    const goal = goalIn(c);
    return (
      (c.o.c & ROUND) === 0 || (goal !== undefined && linesAhead(c.g, c.u, goal, (c.o.c & FORCED) !== 0).length > 0)
    );
  }),
];
/** C14a 2.4-P8 2.4-P20 C15b R39 Where a retreat makes for in this quarter, and how: the nearest goal is listed first. */
export const retreatGoal: Question<Field> = {
  name: 'retreat-goal',
  rule: '2.4-P8',
  inside: true,
  standing: 'retreat-goal',
  side: (g, u) => sideOf(g, unitId(u)),
  list(g, out, piece, u) {
    if (piece !== EVERY && piece !== u) return;
    for (const { goal } of goalsOf(g, unitId(u)))
      for (const how of [0, ROUND, FORCED, ROUND | FORCED]) {
        if (out.isFull) return;
        const o = { verb: VERB.goal, a: u, b: GOALS.indexOf(goal), c: how, d: 0 };
        if (allHold(MAKES_FOR, { g, u: unitId(u), o })) out.add(o.verb, o.a, o.b, o.c);
      }
  },
  act: (g, o, u, number) => push(g, STEP['make-quarter'], u, number, intentOf(o.b, o.c)),
  refuse: (g, o, u) =>
    o.verb === VERB.goal ? whyNot(MAKES_FOR, { g, u: unitId(u), o }) : [wrongMoment('2.4-P8', o.verb)],
  prompt: (g, u) => say('prompt.retreatGoal', askedUnit(g.w, u)),
};

/** 2.4-P18 2.4-P21 C2l What a retreat needs to change its formation. */
const CHANGES: readonly Condition<GoalCase>[] = [
  mustFirst('2.4-P18', 'otherUnitGoes', ({ u, o }) => o.a === u),
  must('2.4-P18', 'pursuedUnit', ({ g, u }) => !isPursued(g, u)),
  must('C2l', 'noRoomToForm', ({ g, u, o }) => changesOf(g, u).some((formation) => formation === FORMATIONS[o.b])),
];
/** C14a 2.4-P18 2.4-P21 Whether a retreat that nobody pursues changes its formation, in the time of its move. */
export const retreatForm: Question<Field> = {
  name: 'retreat-form',
  rule: '2.4-P18',
  inside: true,
  standing: 'retreat-form',
  side: (g, u) => sideOf(g, unitId(u)),
  list(g, out, piece, u) {
    if (piece !== EVERY && piece !== u) return;
    out.add(VERB.keep, u);
    for (const formation of changesOf(g, unitId(u))) {
      if (out.isFull) return;
      out.add(VERB.form, u, FORMATIONS.indexOf(formation));
    }
  },
  act(g, o, u, number) {
    if (o.verb === VERB.form) beginChange(g, unitId(u), formationBy(o.b));
    else askGoal(g, unitId(u), number);
  },
  refuse(g, o, u): readonly Refusal[] {
    const c = { g, u: unitId(u), o };
    if (o.verb === VERB.form) return whyNot(CHANGES, c);
    return o.verb === VERB.keep ? whyNot(CHANGES.slice(0, 1), c) : [wrongMoment('2.4-P18', o.verb)];
  },
  prompt: (g, u) => say('prompt.retreatForm', askedUnit(g.w, u)),
};

/** C12j R65 R80 A general or aide in contact with a unit that goes off goes along at no cost, or stays behind: that is no departure. */
export const goAlong: Question<Field> = {
  name: 'go-along',
  rule: 'C12j',
  inside: true,
  standing: 'go-along',
  side: (g, l) => leaderKind(g, leaderId(l)).side,
  list(g, out, piece, l) {
    if (piece !== EVERY && piece !== g.w.rows + l) return;
    out.add(VERB.along, l);
    out.add(VERB.stay, l);
  },
  act(g, o, l, u) {
    const [piece, unit] = [leaderName(g, leaderId(l)), idOf(g, unitId(u))];
    if (o.verb === VERB.along) {
      emit(g, { type: 'went-along', rule: 'C12j', piece, unit });
      return;
    }
    stayBehind(g, leaderId(l));
    emit(g, { type: 'stayed-behind', rule: 'C12j', piece, unit });
  },
  refuse: (_, o, l) =>
    o.verb !== VERB.along && o.verb !== VERB.stay
      ? [wrongMoment('C12j', o.verb)]
      : whyNot([mustFirst<number>('C12j', 'otherLeaderGoes', (asked) => asked === l)], o.a),
  prompt: (g, l, u) => say('prompt.goAlong', { ...askedUnit(g.w, u), leader: saidLeader(g.w, l) }),
};
export const QUESTION_STEPS = [retreatGoal, retreatForm, goAlong] as const;
