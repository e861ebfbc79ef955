import type { Observed, Secrets } from '@tambour/kernel/testing';
import type { TabletopEvent } from '../battle/model/event.ts';
import { type LeaderId, leaderId, unitId } from '../battle/model/ids.ts';
import { LEADER_PLACES } from '../battle/model/marks.ts';
import { type Field, HOLDS, has } from '../battle/model/state.ts';
import type { TabletopWorld } from '../battle/model/world.ts';
import { chancesOf, unitsIn } from '../battle/phases/fire.ts';
import { MORALE_STATES } from '../model/vocabulary.ts';

const GONE = MORALE_STATES.indexOf('gone');
const TABLE = LEADER_PLACES.indexOf('table');

/** The rules of a period as a person at the table would watch over them. */
export function holds(): (seen: Observed<Field>) => readonly string[] {
  /** What is done once a period. */
  const once = new Set<string>();
  let out: string[] = [];
  const doing = (what: string, who: string): void => {
    const key = `${who} ${what}`;
    if (once.has(key)) out.push(`${key} twice in a period`);
    once.add(key);
  };
  const event = (e: TabletopEvent): void => {
    if (e.type === 'period-began') once.clear();
    if (e.type === 'phase-began') doing('begins', e.phase);
    if (e.type === 'initiative-rolled') doing('is rolled for', 'initiative');
    if (e.type === 'charge-declared') doing('charges', e.piece);
    if (e.type === 'melee-fought') doing(`fights ${e.enemy}`, e.piece);
    if (e.type === 'arrived') doing('arrives', e.piece);
  };
  return ({ before, after, events }) => {
    out = [];
    for (const e of events) event(e as TabletopEvent);
    return [...out, ...wasted(before, after), ...told(before, after, events as readonly TabletopEvent[])];
  };
}

/** What is lost stays lost: men, units of the order of battle, generals, time. */
function wasted(before: Field, after: Field): string[] {
  const { w } = before;
  const [a, b] = [before.s, after.s];
  const out: string[] = [];
  for (let u = unitId(0); u < w.units; u++) {
    const name = w.unitIds[u]!;
    if (a.unit.state[u] === GONE && b.unit.state[u] !== GONE) out.push(`${name} came back`);
    if (b.unit.losses[u]! < a.unit.losses[u]!) out.push(`${name} has men again`);
    if (b.unit.escort[u]! < a.unit.escort[u]! && !has(before, u, 'disarmed')) out.push(`an escort of ${name} is back`);
    if (has(before, u, 'disarmed') && !has(after, u, 'disarmed')) out.push(`${name} has arms again`);
    if (!has(before, u, 'waiting') && has(after, u, 'waiting')) out.push(`${name} waits again`);
  }
  const isOut = (place: number): boolean => place > TABLE;
  for (let l: LeaderId = leaderId(0); l < w.leaders; l++)
    if (isOut(a.leader.place[l]!) && b.leader.place[l] !== a.leader.place[l]) out.push(`${w.leaderIds[l]} came back`);
  const clock = ({ battle }: Field['s']): number => battle.period[0]! * 16 + battle.phase[0]!;
  if (clock(b) < clock(a)) out.push('time ran back');
  return out;
}

/** Every man lost was told. */
function told(before: Field, after: Field, events: readonly TabletopEvent[]): string[] {
  const out: string[] = [];
  for (let u = unitId(0); u < before.w.units; u++) {
    const id = before.w.unitIds[u]!;
    const men = events.reduce((sum, e) => sum + (e.type === 'losses' && e.piece === id ? e.men : 0), 0);
    const lost = after.s.unit.losses[u]! - before.s.unit.losses[u]!;
    if (men !== lost) out.push(`${id} lost ${lost}, and ${men} are told`);
  }
  return out;
}

/** C14g What is hidden: the targets that the enemy has chosen and not shown. */
export const secrets: Secrets<TabletopWorld, Field> = {
  isSeldom: true,
  vary(p, side, random) {
    if (p.question !== 'allocate') return undefined;
    const q = p.twin();
    q.copyFrom(p);
    const { target } = q.field.s.aim;
    for (const u of unitsIn(q.field, 1 - side))
      for (const { row, targets } of chancesOf(q.field, u))
        if (target[row] !== 0) target[row] = random.of([HOLDS, ...targets.map((one) => one + 1)]);
    q.restore(q.state.bytes.slice());
    return q.hash === p.hash ? undefined : q;
  },
};
