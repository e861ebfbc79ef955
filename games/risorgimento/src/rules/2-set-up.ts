import { clearField, type Field, face, IN_RESERVE, mark, push, putUnder } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { NOWHERE, ON_MAP, WAITING } from '../model/vocabulary.ts';

/** 2.2 E4.6 The battle as its file has it: stacks in their order, leaders, who rests in reserve; the rest waits off the map. */
export function setUp(g: Field): void {
  layOut(g);
  push(g, STEP.turn);
}
export function layOut(g: Field): void {
  const { w, s } = g;
  clearField(g);
  s.leader.hex.fill(NOWHERE);
  s.leader.place.fill(WAITING);
  for (const { hex, facing, units, leaders, isInReserve } of w.data.setUp) {
    for (const u of units) {
      putUnder(g, u, hex);
      face(g, u, facing);
      if (isInReserve) mark(g, u, IN_RESERVE);
    }
    for (const l of leaders) {
      s.leader.hex[l] = hex;
      s.leader.place[l] = ON_MAP;
    }
  }
  w.data.objectives.forEach((o, i) => {
    s.objective.owner[i] = o.holder;
  });
}
