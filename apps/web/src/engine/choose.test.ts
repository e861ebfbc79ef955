import { describe, expect, it } from 'vitest';
import type { Answer, Ask, RequestName } from '../match/protocol.ts';
import { reasonTold } from '../play/reason-told.ts';
import { RequestHandler } from './request-handler.ts';

/** A battle set up as the scenario has it, and a worker that thinks. */
async function thinking(game: string, scenario: string) {
  const match = new RequestHandler();
  const thinker = new RequestHandler();
  const ask = <N extends RequestName>(name: N, request: Ask<N>): Promise<Answer<N>> => match.answer(name, request);
  let { moment } = await ask('begin', { game, choice: { scenario }, seed: 3, isSetUp: true });
  const choose = async (opponent: string, by = thinker) => {
    const view = await ask('view', { side: moment.decision!.side });
    return by.answer('choose', { ...view, opponent, seed: 9, ms: 60_000 });
  };
  const submit = async (command: unknown) => {
    const done = await ask('submit', { command });
    ({ moment } = done);
    return done;
  };
  return { ask, choose, submit, side: () => moment.decision?.side };
}

describe('a computer player that lasts', () => {
  it('goes on with its plan, and tells why once', async () => {
    const { choose, submit, side } = await thinking('reiters', 'M');
    const first = await choose('captain');
    expect(first.isGoingOn).toBe(false);
    let before = first;
    let followed = 0;
    // The set-up is not planned, so it goes on to the first plan that is followed.
    for (let n = 0; n < 60 && followed === 0; n++) {
      const was = side();
      const { entry } = await submit(before.command);
      if (side() !== was) {
        before = await choose('captain');
        continue;
      }
      const next = await choose('captain');
      if (next.isGoingOn) {
        followed++;
        // It is a later order of what was planned, and nothing else.
        expect(before.plan.map((c) => JSON.stringify(c)).indexOf(JSON.stringify(next.command))).toBeGreaterThan(0);
        expect(entry.dice).toEqual([]);
        expect(reasonTold(next)).toBeUndefined();
      }
      before = next;
    }
    expect(followed).toBeGreaterThan(0);
  });
  it('decides as one that was just seated, where it has no plan', async () => {
    const { choose, submit } = await thinking('reiters', 'M');
    for (let n = 0; n < 3; n++) {
      const kept = await choose('sergeant');
      expect(await choose('sergeant', new RequestHandler())).toEqual(kept);
      await submit(kept.command);
    }
  });
  it('is another for another side, name or battle', async () => {
    const { choose } = await thinking('reiters', 'M');
    const steady = await choose('captain');
    const bold = await choose('captain-bold');
    expect([steady.isGoingOn, bold.isGoingOn]).toEqual([false, false]);
    const other = await thinking('reiters', 'D');
    expect((await other.choose('captain')).isGoingOn).toBe(false);
  });
});
