import { type GameEvent, Match } from '@tambour/kernel';
import { exampleContract } from '@tambour/stage/testing';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../rule-book.ts';
import { tabletop } from '../game.ts';
import type { TabletopCommand } from '../protocol/verbs.ts';
import { tabletopTable } from './aim/table.ts';
import { EXAMPLES } from './examples.ts';
import { tabletopStage } from './stage.ts';

exampleContract(
  { spec: tabletop, stage: tabletopStage },
  {
    rules: RULES,
    places: () => [],
    ids: /\b[gt]-(fr|au)/,
    least: 10,
    // Examples of the chapter, and the rules that the worked period is about.
    mustShow: [
      '1.2m',
      '1.5j',
      '1.5k',
      '1.1-11',
      '1.4k',
      'C3l',
      'C5g',
      'C5k',
      'C7b',
      'C7g',
      'C7j',
      'C8b',
      'C8h',
      'C12d',
    ],
  },
);

/** What happens in an example with these orders, or its own, and these dice, or its own. */
function play(id: string, orders?: readonly TabletopCommand[], dice?: readonly number[]): readonly GameEvent[] {
  const example = EXAMPLES.find((one) => one.id === id)!;
  const match = Match.fromPosition(tabletop, example.choice, example.position(), 1);
  match.nextDice = dice ?? example.dice;
  return (orders ?? example.steps.map(({ order }) => order)).flatMap((order) => {
    const done = match.apply(order);
    if (!done.ok) throw new Error(`${id}: ${JSON.stringify([order, done])}`);
    return done.events;
  });
}
const all = (events: readonly GameEvent[], type: string) => events.filter((event) => event.type === type);
/** The lines of each test. */
const sums = (events: readonly GameEvent[]): readonly Readonly<Record<string, number>>[] =>
  all(events, 'morale-tested').map((event) =>
    Object.fromEntries(
      (Reflect.get(event, 'items') as readonly { readonly code: string; readonly value: number }[]).map(
        ({ code, value }) => [code, value],
      ),
    ),
  );

describe('the figures that the examples tell', () => {
  it('are those of their sums', () => {
    expect(sums(play('enough-losses-to-test'))).toEqual([{ B1: 4, B2: 1, D: 1, F13: 2, F17: 1, F26: -1 }]);
    expect(sums(play('light-company-out'))).toEqual([{ B1: 4, D: 1, F09: 1, F13: 2 }]);
    expect(sums(play('held-back-by-the-general'))).toEqual([{ B1: 4, B2: 1, D: 2, F13: 2, F17: -1, F26: -1 }]);
    expect(sums(play('tranches-of-losses'))).toEqual([{ B1: 5, D: 1, F09: 2, F29: -1 }]);
    expect(sums(play('down-to-half'))).toEqual([{ B1: 5, D: 1, F14: -2, F17: 1, F26: -1, F29: -4, F31: -5 }]);
    expect(sums(play('a-charge-received'))).toEqual([
      { B1: 5, D: 1, F14: -2, F17: 1 },
      { B1: 4, B2: 1, D: 1, F13: 2, F17: 1, F26: -1 },
    ]);
    expect(sums(play('an-aide-arrives'))).toEqual([{ B1: 5, D: 0, F11: 1, F13: 2 }]);
  });
  it('are those of the moves', () => {
    expect(all(play('hussars-at-the-brook'), 'moved')).toMatchObject([{ to: [88, 27.98], quarters: 2 }]);
    expect(all(play('a-column-at-the-ford'), 'moved')).toMatchObject([{ to: [66, 32] }]);
    expect(all(play('an-aide-arrives'), 'rode')).toMatchObject([{ cm: 25 }]);
    expect(all(play('a-charge-received'), 'charge-declared')).toMatchObject([{ cm: 13.25 }]);
  });
  it('are those of the shots', () => {
    const percents = (id: string) =>
      all(play(id), 'shot-fired').map((event) => [
        ...['piece', 'figures', 'rate', 'percent', 'losses'].map((field) => Reflect.get(event, field)),
      ]);
    expect(percents('a-shot-at-a-column').at(-1)).toEqual(['t-au1', 20, 2, -25, 37]);
    expect(percents('down-to-half')[0]).toEqual(['t-fr1', 12, 4, 10, 52]);
    expect(percents('a-charge-received')).toEqual([['t-au1', 20, 4, 0, 40]]);
  });
  it('are those of what would have happened otherwise', () => {
    const eager = play(
      'held-back-by-the-general',
      [{ type: 'open-fire' }, { type: 'influence', by: 'g-fr', points: 1 }],
      [3, 4, 5, 5],
    );
    expect(all(eager, 'morale-tested')).toMatchObject([{ total: 9, result: 'uncontrolledAdvance' }]);
    expect(all(play('an-aide-arrives', undefined, [3]), 'morale-tested')).toMatchObject([
      { total: 9, result: 'uncontrolledAdvance' },
    ]);
  });
});

describe('a piece that is dragged', () => {
  it.each([
    ['hussars-at-the-brook', 't-fr3', [88, 36], undefined],
    ['a-column-at-the-ford', 't-fr2', [66, 38], undefined],
    ['a-charge-received', 't-fr2', [44, 54], 't-au1'],
    ['an-aide-arrives', 'g-fr-aide-1', [86, 15], 't-fr3'],
    ['tranches-of-losses', 'g-au', [68, 57], 't-au1'],
    ['light-company-out', 'g-fr', [66, 24], 't-fr2'],
  ] as const)('does the first order of %s', (id, piece, to, onto) => {
    const { choice, position, dice, steps } = EXAMPLES.find((one) => one.id === id)!;
    const match = Match.fromPosition(tabletop, choice, position(), 1);
    match.nextDice = dice;
    const { command } = tabletopTable.aim(match.position.field, { piece, to, snap: 0.5, ...(onto && { onto }) });
    const done = match.apply(command!);
    const events = done.ok ? done.events : [];
    for (const event of steps[0]!.shows) expect(events).toContainEqual(expect.objectContaining(event));
  });
});
