import { type Choice, Position } from '@tambour/kernel';
import { choose, SeededRandom } from '@tambour/kernel/testing';
import { reiters } from '../game.ts';
import { SWITCHES } from '../model/options.ts';
import type { Field } from '../model/state.ts';
import type { ReitersWorld } from '../model/world.ts';

export type ReitersPosition = Position<ReitersWorld, Field>;

/** A battle with all rules, or the base rules, as a choice. */
export const battle = (scenario: string, rules: 'all' | 'base' = 'all'): Choice => ({
  scenario,
  options: Object.fromEntries(SWITCHES.map((name) => [name, rules === 'all' ? 'on' : 'off'])),
});

/** The first position of random games, one seed after another, that fits: always the same one. */
export function reached(choice: Choice, fits: (p: ReitersPosition) => boolean, tries = 40): ReitersPosition {
  const p = new Position(reiters, reiters.world(choice));
  for (let seed = 1; seed <= tries; seed++) {
    p.begin(seed);
    const lot = new SeededRandom(seed);
    while (!p.over) {
      if (fits(p)) return p;
      p.playAt(choose(p, lot, 'bold'));
    }
    if (fits(p)) return p;
  }
  throw new Error(`no such position in ${tries} games`);
}
/** The first that waits at a question. */
export const asked = (choice: Choice, question: string): ReitersPosition =>
  reached(choice, (p) => p.question === question);

type Row = Record<string, unknown>;
export interface SavedBattle extends Record<string, unknown> {
  unit: Record<string, Row & { marks: string[] }>;
  leader: Record<string, Row & { marks: string[] }>;
  baggage: Record<string, Row>;
  column: Record<string, Row>;
  zone: Record<string, { marks: string[] }>;
  battle: Row & Record<string, number | string>;
  fight: Row & Record<string, number | string | string[]>;
  path: { zone: number }[];
  steps: { step: string; with: number[] }[];
}
export const saved = (p: ReitersPosition): SavedBattle => JSON.parse(JSON.stringify(p.toJson())) as SavedBattle;
