import { someGame } from '@tambour/games';
import { Match } from '@tambour/kernel';
import { TOY_RULES, toy, toyScenario } from '@tambour/kernel/testing';
import type { Stage } from '@tambour/stage';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Told } from '../testing/talk.ts';
import { openMatch } from './open-match.ts';
import { Session } from './session.ts';

const rules = async () => TOY_RULES;
/** The protocol never looks at a game's stage. */
const GAME = someGame({
  spec: toy,
  rules,
  stage: {} as Stage<ReturnType<typeof toy.world>, Parameters<typeof toy.begin>[0]>,
});
const CHOICE = { scenarioData: toyScenario('r1@3 3/4; b1@5 3/4') };

let session: Session;
let match: string;
const ask = (request: object): Told => JSON.parse(session.handle(JSON.stringify(request)));
beforeEach(() => {
  session = new Session([{ game: GAME, rules: TOY_RULES }]);
  match = ask({ op: 'new', game: 'toy', seed: 4 }).match;
});
const asked = () => ask({ op: 'status', match }).side as unknown as string;
const other = (side: string) => (side === 'red' ? 'blue' : 'red');
const plan = (order: string) => ask({ op: 'apply', match, side: asked(), command: { type: 'plan', order } });

describe('what a side is told over the protocol', () => {
  it('is the same whatever the other side has planned: status, state, record, legal, advice', () => {
    const told = (order: string) => {
      match = ask({ op: 'new', game: 'toy', seed: 4 }).match;
      const first = asked();
      plan(order);
      const side = other(first);
      const about = (op: string, more = {}) => ask({ op, match, side, ...more });
      return ['status', 'state', 'record', 'legal', 'suggest']
        .map((op) => about(op))
        .concat(['odds', 'explain'].map((op) => about(op, { command: { type: 'plan', order: 'stand' } })));
    };
    const one = told('storm');
    expect(one.every((answer) => answer.ok)).toBe(true);
    const bare = (answers: readonly Told[]) => answers.map(({ match: _, ...rest }) => rest);
    expect(bare(told('stand'))).toEqual(bare(one));
  });
  it('tells whoever keeps the match everything', () => {
    plan('storm');
    expect(JSON.stringify(ask({ op: 'state', match }))).toContain('storm');
    expect(JSON.stringify(ask({ op: 'record', match }))).toContain('storm');
    expect(ask({ op: 'record', match }).record).toMatchObject({ seed: 4 });
  });
  it('says of the own plan what is so, and of the other’s only that it was made', () => {
    const first = asked();
    expect(plan('storm').events).toMatchObject([{ type: 'planned', order: 'storm' }]);
    const second = plan('stand');
    expect((second.events as { type: string }[]).map((e) => e.type)).toEqual(['planned', 'revealed']);
    const record = ask({ op: 'record', match, side: other(first) });
    expect(record).toMatchObject({
      replayable: false,
      record: {
        entries: [
          { side: first, command: { type: 'hidden' } },
          { side: other(first), command: { type: 'plan', order: 'stand' } },
        ],
      },
    });
  });
  it('lists, weighs and explains only the side’s own orders', () => {
    const side = other(asked());
    expect(ask({ op: 'legal', match, side }).commands).toEqual([]);
    for (const op of ['odds', 'explain'])
      expect(ask({ op, match, side, command: { type: 'plan', order: 'stand' } }).error.code).toBe('illegal');
    expect(ask({ op: 'suggest', match, side }).error.code).toBe('illegal');
    expect(ask({ op: 'legal', match, side: 'green' }).error).toMatchObject({ code: 'bad-request', field: 'side' });
  });
  it('takes a side’s view as a position for analysis', () => {
    const first = asked();
    plan('storm');
    const { state } = ask({ op: 'state', match, side: other(first) });
    const opened = ask({ op: 'position', game: 'toy', position: state });
    expect(opened.status).toMatchObject({ side: other(first), question: 'plan' });
    expect(JSON.stringify(ask({ op: 'state', match: opened.match }))).not.toContain('storm');
  });
  it('opens the whole record when the battle is over', () => {
    const battle = openMatch(Match.begin(toy, CHOICE, 1), TOY_RULES, 1, false);
    for (let n = 0; n < 200 && battle.status().over === null; n++) {
      const { commands } = battle.legal(undefined, undefined) as unknown as Told;
      battle.apply(commands.at(-1), undefined);
    }
    expect(battle.record('red')).toEqual(battle.record());
    expect(battle.state('red')).toMatchObject({ state: { plan: { blue: { order: 'storm' } } } });
  });
});
