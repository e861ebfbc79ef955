import { GAME_IDS, withGame } from '@tambour/games';
import { describe, expect, it } from 'vitest';
import { TroubleError } from '../match/protocol.ts';
import { RequestHandler } from './request-handler.ts';

describe.each(GAME_IDS)('the worked examples of %s', (game) => {
  const engine = new RequestHandler();

  it('are reached from each rule they are of', async () => {
    const examples = await withGame(game, async ({ stage }) => (await stage.examples?.()) ?? []);
    const rules = (await engine.answer('rulebook', { game })).flatMap((chapter) => chapter.rules);
    expect(examples.length).toBeGreaterThan(0);
    for (const { id, title, rules: of } of examples)
      for (const rule of of)
        expect(rules.find((known) => known.id === rule)?.examples, `${id}: ${rule}`).toContainEqual({ id, title });
  });
  it('lead back to their rules, on to the next, and open as a lesson does', async () => {
    const [first, second] = await withGame(game, async ({ stage }) => (await stage.examples?.()) ?? []);
    const card = await engine.answer('example', { game, example: first!.id });
    expect(card.rules.map((rule) => rule.id)).toEqual(first!.rules);
    expect(card.next).toBe(second!.id);
    const opened = await engine.answer('lesson', { game, lesson: first!.id });
    expect(opened.game.sides[opened.moment.decision!.side]!.id).toBe(card.side);
    expect(opened.record).toBeUndefined();
    const done = await engine.answer('submit', { command: first!.steps[0]!.order });
    expect(done.tasksDone).toEqual([0]);
  });
  it('say so where there is none of that name', async () => {
    await expect(engine.answer('example', { game, example: 'no-such' })).rejects.toBeInstanceOf(TroubleError);
  });
});
