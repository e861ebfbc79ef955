import { Position, type World } from '@tambour/kernel';
import { choose, type RandomStyle, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { STEP_NAMES } from '../model/step-id.ts';
import { VERB_TABLE } from '../model/verb.ts';
import { risorgimentoPlay } from '../play.ts';
import { STEPS } from '../rules/steps.ts';
import { eventText } from './event-text.ts';
import { fact } from './fact.ts';
import { label, verbWords } from './label.ts';
import { asked } from './question.ts';
import { CLOSE_QUARTERS } from './testing/close-quarters.ts';
import { readsWell } from './testing/reads-well.ts';

const QUESTIONS = STEP_NAMES.filter((_, i) => 'list' in STEPS[i]!);
/** Château and bridges are on the other field; the rest comes up only now and then. Their drills ask them. */
const ELSEWHERE: readonly string[] = ['storm', 'demolish', 'recovery', 'before-shot', 'put-right'];
const MOST_BATTLES = 40;

/** One who fights wherever he can, and else marches much, or brings every kind of order about. */
function boldest<W extends World, Field>(p: Position<W, Field>, random: SeededRandom, style: RandomStyle): number {
  const { actions } = p;
  const attacks: number[] = [];
  for (let i = 0; i < actions.count; i++) if (VERB_TABLE.kindOf(actions.verb(i)) === 'attack') attacks.push(i);
  if (attacks.length > 0 && random.below(4) > 0) return random.of(attacks);
  return choose(p, random, style);
}

describe('in a battle at close quarters', () => {
  it('every question, its answers and what comes of them are said in both languages', () => {
    const seen = new Set<string>();
    const world = risorgimentoPlay.world(CLOSE_QUARTERS);
    const missing = () => QUESTIONS.filter((name) => !seen.has(name) && !ELSEWHERE.includes(name));
    for (let seed = 1; seed <= MOST_BATTLES && missing().length > 0; seed++) {
      const p = new Position(risorgimentoPlay, world);
      const random = new SeededRandom(seed);
      p.begin(seed);
      for (let n = 0; n < 200 && !p.over; n++) {
        const g = p.field;
        const question = asked(g)!;
        expect(question.name).toBe(p.question);
        seen.add(question.name);
        readsWell(p.prompt!, question.name);
        const command = p.decode(p.actions.at(random.below(p.actions.count)));
        readsWell(label(world, command, g), command);
        readsWell(verbWords(command, g), command);
        p.playAt(boldest(p, random, seed % 2 ? 'by-verb' : 'bold'));
        for (const e of p.events) {
          const told = eventText(world, e);
          readsWell(told.text, e);
          for (const { what } of told.sum ?? []) expect(what.en, e.type).not.toMatch(/undefined|\{/);
        }
        for (const said of risorgimentoPlay.outcome(g, p.events)) readsWell(fact(world, said), said);
      }
    }
    expect(missing()).toEqual([]);
  });
});
