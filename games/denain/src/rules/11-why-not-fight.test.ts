import { expect } from 'vitest';
import { denainStage } from '../stage/stage.ts';
import { EDITIONS, rule } from '../testing/rule.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { say } from '../texts/say.ts';

const shock = (attackers: string[], ...targets: string[]) => ({ type: 'shock', attackers, targets });
const fire = (unit: string, at: string) => ({ type: 'fire', unit, at });
const said = (g: Scene, command: unknown) => g.match.explain(command).refusals;
const rules = (g: Scene, command: unknown): string[] => said(g, command).map((r) => r.rule);

for (const edition of EDITIONS) {
  const units = `F inf A@2606>E 3/2/3; F inf lost@2706>E 3/2/3; F inf done@2607>E 3/2/3; F art G@2608>E 1/2;
    C inf K@2806>W 2/2/2; C inf far@3106>W 2/2/2`;
  const g = () => scene({ edition, units, at: 'combat', commanded: { lost: false }, marks: { done: ['attacked'] } });

  rule(['11a', '9.2a', '11.2a'], `a shock out of reach is refused for all that is against it (${edition})`, () => {
    expect(rules(g(), shock(['lost'], '3106'))).toEqual(expect.arrayContaining(['11a', '9.2a']));
    expect(rules(g(), shock(['done'], '3106'))).toEqual(expect.arrayContaining(['11a', '11.2a']));
    expect(said(g(), shock(['G'], '3106'))).toContainEqual({ rule: '11a', why: say('why.gunsDoNotShock') });
    expect(rules(g(), shock(['A', 'lost'], '3106'))).toContain('11a');
  });
  rule(['11.2e', '9.2a'], `several against several is not all that is told of it (${edition})`, () => {
    expect(rules(g(), shock(['lost', 'A'], '2806', '3106'))).toEqual(expect.arrayContaining(['11.2e', '9.2a']));
    expect(rules(g(), shock(['lost'], '2806', '3106'))).toEqual(expect.arrayContaining(['11a', '9.2a']));
  });
  rule('11a', `the refused shock still says who was to give it (${edition})`, () => {
    const { position } = g().match;
    const command = position.decode(position.encode(shock(['A'], '3106')));
    expect(command).toEqual(shock(['A'], '3106'));
    expect(denainStage.label(position.field, command).en).toMatch(/^A assaults/);
  });
  rule(['11.1h', '11.1a'], `fire that is forbidden and out of reach is refused for both (${edition})`, () => {
    expect(said(g(), fire('A', '3106'))).toEqual([
      { rule: '11.1h', why: say('why.bayonet') },
      { rule: '11.1a', why: say('why.notInFront') },
    ]);
    expect(said(g(), fire('A', '2501'))).toEqual([
      { rule: '11.1h', why: say('why.bayonet') },
      { rule: '11.1a', why: say('why.noTarget') },
      { rule: '11.1a', why: say('why.notInFront') },
    ]);
  });
  rule(['11.8a', '7.1h'], `an advance that may not be says why not, and who may (${edition})`, () => {
    const after = scene({
      edition,
      units: 'F inf A@2706>W 3/2/3; F inf B@2607>NNE 3/2/3; C inf K@2505>E 2/2/2',
      at: 'command-phase',
      under: [{ step: 'combat', with: [0] }, { step: 'after-shock' }],
      combat: { attackers: ['A'], targets: ['2606'], left: { K: '2606' }, def: 'DR' },
    }).play({ type: 'done' });
    expect(after.question).toBe('advance');
    const advance = (unit: string, to: string) => said(after, { type: 'advance', unit, to }).map((r) => r.why);
    expect(advance('B', '2606')).toEqual([say('why.notInvolved')]);
    expect(advance('A', '2505')).toEqual([say('why.noAdvance'), say('why.enemyThere')]);
    expect(advance('A', '2607')).toEqual([say('why.noAdvance'), say('why.friendThere')]);
  });
  rule('13a', `a piece already placed and out of its set is told both (${edition})`, () => {
    const set = scene({ edition, units: [], scenario: true, at: 'set-up', side: 'F' });
    const place = { type: 'place', piece: 'f-c1', to: '1311', facing: 'E' };
    set.play(place);
    expect(said(set, { ...place, to: '2606' }).map((r) => r.why)).toEqual([
      say('why.placedAlready'),
      say('why.notItsSet'),
    ]);
    expect(said(set, { ...place, facing: 'W' }).map((r) => r.why)).toEqual([say('why.placedAlready')]);
  });
}
