import { type Action, ActionList, EVERY, type Question, type Step } from '@tambour/kernel';
import { SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type FormationId, formationId, unitId } from '../model/ids.ts';
import { type Field, has, IN_RESERVE, isOnMap, push, stackOf } from '../model/state.ts';
import { STEP, type StepName } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { NOWHERE, ON_MAP } from '../model/vocabulary.ts';
import { activated, choose, hand } from '../rules/4-hand.ts';
import { isOverstacked } from '../rules/4-spread.ts';
import { admitsArrival, enterMap, listArrivals, whyNotArrival } from '../rules/5-arrival.ts';
import { lead, listLead, whyNotLead } from '../rules/5-leaders.ts';
import { verdict } from '../rules/9-victory.ts';
import { looseField } from '../testing/loose-field.ts';
import { turnDrill } from '../testing/turn-drill.ts';

/** A step in which nobody marches: reinforcements enter, the brigadier rides. */
const act: Question<Field> = {
  name: 'act',
  rule: '5.6a',
  side: (g, f: FormationId) => g.w.formationSide[f]!,
  list(g, out, piece, f: FormationId) {
    listArrivals(g, out, f, piece);
    listLead(g, out, f, piece);
    out.add(VERB.done);
  },
  act(g, o, f: FormationId) {
    if (o.verb === VERB.done) return;
    push(g, STEP.act, f);
    if (o.verb === VERB.lead) lead(g, o);
    else enterMap(g, o);
  },
  refuse: (g, o, f: FormationId) => (o.verb === VERB.lead ? whyNotLead(g, o, f) : whyNotArrival(g, o, f)),
  prompt: () => ({ en: '', fr: '' }),
};

/** What must hold whenever somebody is asked; the first thing that does not. */
function fault(g: Field, asked: StepName): string | undefined {
  const { s, w } = g;
  for (let l = 0; l < w.leaders; l++)
    if ((s.leader.hex[l] === NOWHERE) === (s.leader.place[l] === ON_MAP)) return `${w.leaderIds[l]} is astray`;
  for (let u = unitId(0); u < w.units; u++) {
    const hex = s.unit.hex[u]!;
    if ((hex === NOWHERE) === isOnMap(g, u)) return `${w.unitIds[u]} is astray`;
    if (!isOnMap(g, u)) continue;
    if (stackOf(g, hex).some((v) => w.unitSide[v] !== w.unitSide[u])) return `both sides are in ${w.hexNames[hex]}`;
    if (asked !== 'spread' && !has(g, u, IN_RESERVE) && isOverstacked(g, hex)) return `${w.hexNames[hex]} is full`;
  }
  return undefined;
}

describe('a battle in which nobody fights', () => {
  // 3.0a 4.6a 4.6c 4.62a 4.62b 5.6a 5.6b 4.23a 8.52a
  it.each([
    ['san-martino', 0],
    ['magenta', 7],
  ])('goes to a verdict: %s, %i turns being over', (scenario, over) => {
    const d = turnDrill(looseField({ scenario }));
    const { g } = d;
    g.s.battle.turn[0] = over;
    const random = new SeededRandom(scenario === 'magenta' ? 7 : 3);
    const steps: Partial<Record<StepName, Step<Field>>> = { ...d.steps, hand, choose, activated, act };
    const roll = () => random.below(10);
    d.frames.push(['turn', 0, 0, 0, 0]);
    const asked = new Set<StepName>();
    const out = new ActionList();
    let entered = 0;
    for (let n = 0; n < 6000; n++) {
      while (d.dice.length < 40) d.dice.push(roll());
      const frame = d.run(steps);
      if (!frame) break;
      const [name, ...at] = frame;
      const q = steps[name] as Question<Field>;
      asked.add(name);
      if (n % 7 === 0) expect(fault(g, name)).toBeUndefined();
      out.clear();
      q.list(
        g,
        out,
        name === 'act' ? pieceOf(g, formationId(at[0]!), random) : EVERY,
        ...(at as [number, number, number, number]),
      );
      if (out.count === 0) throw new Error(`nothing to answer to ${name}`);
      const o = pick(out, random, name);
      if (o.verb === VERB.enter) {
        entered++;
        if (o.a < g.w.units) expect(admitsArrival(g, o, formationId(at[0]!))).toBe(true);
      }
      d.frames.pop();
      q.act(g, o, ...(at as [number, number, number, number]));
    }
    expect(g.s.battle.isOver[0]).toBe(1);
    expect(verdict(g)).toBeDefined();
    expect(entered).toBeGreaterThan(3);
    expect([...asked]).toEqual(
      expect.arrayContaining(['reserve-in', 'formation', 'act', 'rally', 'release', 'commanders']),
    );
    expect(d.ofType('turn-began')).toHaveLength(g.w.data.turns.length - over);
  });
});
/** A piece of the formation that acts: one that waits, if any does. */
function pieceOf(g: Field, f: FormationId, random: SeededRandom): number {
  const leader = g.w.formationLeader[f]! - 1;
  const all = [...g.w.formationUnits[f]!, ...(leader >= 0 ? [g.w.units + leader] : [])];
  const waits = all.filter((p) => p < g.w.units && !isOnMap(g, unitId(p)));
  return random.of(waits.length > 0 ? waits : all);
}
/** Any order; the last, which ends the question, is picked often enough. */
function pick(out: ActionList, random: SeededRandom, name: StepName): Action {
  const isDone = name !== 'act' && name !== 'formation' && random.below(10) < 3;
  return out.at(isDone ? out.count - 1 : random.below(out.count));
}
