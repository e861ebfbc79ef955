import { wrapHeading } from '@tambour/boards';
import { type Action, allHold, type Condition, EVERY, type Question, type Work, whyNot } from '@tambour/kernel';
import { FORMATIONS, type Formation } from '../../../model/vocabulary.ts';
import { mayFormAfterRout } from '../../../rules/morale/state.ts';
import { headingAt } from '../../../rules/table/headings.ts';
import { inCm } from '../../../rules/table/measure.ts';
import { nearestEnemy } from '../../../rules/table/placed.ts';
import { say } from '../../../texts/say-battle.ts';
import { afterMove } from '../../after-move.ts';
import { headingOf, reformTo, setFormation, setState, standAt } from '../../doors.ts';
import { mayMan, startManning, whyNotMan } from '../../guns.ts';
import { formationBy, idOf, ownFormation } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import { askedUnit, saidUnit } from '../../model/names.ts';
import { must, mustFirst, wrongMoment } from '../../model/refusal.ts';
import { type Field, has, push, unmark } from '../../model/state.ts';
import { STEP } from '../../model/step-id.ts';
import { VERB } from '../../model/verb.ts';
import { kindOf, sideOf, unitOf, unitsOf } from '../../model/views.ts';
import { LOOKS } from '../../protocol/field-kinds.ts';
import { takeTests } from '../../tests/queue.ts';
import { formationsFor, hasRoom } from './retreat.ts';

const HALF_TURN = 18_000;
/** 2.5-O2 The heading to the nearest enemy, or with the back to it; without an enemy as it stands. */
export function lookOf(g: Field, u: UnitId, look: number): number {
  const unit = unitOf(g, u);
  const enemy = nearestEnemy(unit, unitsOf(g));
  const facing = enemy ? headingAt(unit.base, enemy) : unit.base.heading;
  return LOOKS[look] === 'away' ? wrapHeading(facing + HALF_TURN) : facing;
}
/** 2.5-O1 2.5-O2 R35 What it may form; gunners have no formation without their guns and keep the one of these. */
const formsOf = (g: Field, u: UnitId): readonly Formation[] =>
  kindOf(g, u).arm === 'artillery' ? [ownFormation(g, u)] : formationsFor(g, u).filter(mayFormAfterRout);

interface FormCase {
  readonly g: Field;
  readonly u: UnitId;
  readonly o: Action;
}
/** 2.5-O1 2.5-O2 C2l What is asked of a formation after a rout. */
const FORMS_UP: readonly Condition<FormCase>[] = [
  mustFirst('2.5-O1', 'otherUnitForms', ({ u, o }) => o.a === u),
  mustFirst('2.5-O1', 'notAfterRout', ({ g, u, o }) =>
    formsOf(g, u).some((formation) => formation === FORMATIONS[o.b]),
  ),
  must('C2l', 'noRoomToForm', ({ g, u, o }) => hasRoom(g, u, formationBy(o.b), lookOf(g, u, o.c))),
];
const waysToForm = (g: Field, u: UnitId): readonly Action[] =>
  formsOf(g, u)
    .flatMap((formation) =>
      LOOKS.map((_, look) => ({ verb: VERB['form-up'], a: u, b: FORMATIONS.indexOf(formation), c: look, d: 0 })),
    )
    .filter((o) => allHold(FORMS_UP, { g, u, o }));

/** 2.5-O1 2.5-R5 R35 Its time to form up is over; without room for any formation it waits for the next half move. */
export const formedUp: Work<Field> = {
  name: 'forms-up',
  run(g, u) {
    if (waysToForm(g, unitId(u)).length > 0) push(g, STEP['form-up'], u);
  },
};
/** C14a 2.5-O1 2.5-O2 2.5-R5 R35 What formation a rallied unit takes, facing the enemy or with its back to him: any but skirmish order and square. It is in hand and in order again. */
export const formUp: Question<Field> = {
  name: 'form-up',
  rule: '2.5-O1',
  inside: true,
  standing: 'form-up',
  side: (g, u) => sideOf(g, unitId(u)),
  list(g, out, piece, u) {
    if (piece !== EVERY && piece !== u) return;
    for (const o of waysToForm(g, unitId(u))) {
      if (out.isFull) return;
      out.add(o.verb, o.a, o.b, o.c);
    }
  },
  act(g, o, unit) {
    const u = unitId(unit);
    const heading = lookOf(g, u, o.c);
    const was = headingOf(g, u);
    const formation = formationBy(o.b);
    const { x, y } = unitOf(g, u).base;
    unmark(g, u, 'formsUp');
    g.s.unit.until[u] = 0;
    setFormation(g, u, formation);
    standAt(g, u, x, y, heading);
    setState(g, u, 'steady', '2.5-O1');
    reformTo(g, u, 'formed', '2.5-O1');
    emit(g, { type: 'formed-up', rule: '2.5-O1', piece: idOf(g, u), formation, was, facing: inCm(heading) });
    if (has(g, u, 'offGuns') && mayMan(g, u)) push(g, STEP['man-guns'], u);
    afterMove(g, [u]);
    takeTests(g);
  },
  refuse: (g, o, u) =>
    o.verb === VERB['form-up'] ? whyNot(FORMS_UP, { g, u: unitId(u), o }) : [wrongMoment('2.5-O1', o.verb)],
  prompt: (g, u) => say('prompt.formUp', askedUnit(g.w, u)),
};

/** C14a C17a Whether a rallied crew beside its guns mans them again, in a whole period. */
export const manGuns: Question<Field> = {
  name: 'man-guns',
  rule: 'C17a',
  inside: true,
  standing: 'man-guns',
  side: (g, u) => sideOf(g, unitId(u)),
  list(g, out, piece, u) {
    if (piece !== EVERY && piece !== u) return;
    if (mayMan(g, unitId(u))) out.add(VERB.man, u);
    out.add(VERB['leave-guns'], u);
  },
  act(g, o, u) {
    if (o.verb === VERB.man) startManning(g, unitId(u));
  },
  refuse: (g, o, u) => {
    if (o.verb !== VERB.man && o.verb !== VERB['leave-guns']) return [wrongMoment('C17a', o.verb)];
    const other = whyNot([mustFirst<number>('C17a', 'otherUnitForms', (asked) => asked === u)], o.a);
    return other.length > 0 || o.verb !== VERB.man ? other : whyNotMan(g, unitId(u));
  },
  prompt: (g, u) => say('prompt.manGuns', { unit: saidUnit(g.w, u) }),
};
export const FORMING_STEPS = [formedUp, formUp, manGuns] as const;
