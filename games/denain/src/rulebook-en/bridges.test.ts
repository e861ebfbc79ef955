import { expect } from 'vitest';
import { COALITION, FRENCH } from '../model/vocabulary.ts';
import { inEnemyZoc } from '../rules/6-zone-of-control.ts';
import { score } from '../rules/13-victory.ts';
import { rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';

const en = (spec: Omit<SceneSpec, 'edition'>): Scene => scene({ edition: 'en', ...spec });
const shock = (attackers: string[], ...targets: string[]) => ({ type: 'shock', attackers, targets });
const move = (unit: string, to: string, facing: string) => ({ type: 'move', unit, to, facing });

/** K, in rout at the north end of the pontoons of Neuville, fails to rally and runs over them to the south edge. */
function routing(more: Partial<SceneSpec> = {}): Scene {
  const g = en({
    units: 'C inf K@1417>SSE 2/2/2 rout; C inf M@1620>SSE 2/2/2',
    at: 'command-phase',
    side: 'C',
    under: [{ step: 'recover' }],
    ...more,
  });
  g.play({ type: 'done' }, [6]);
  expect(g.event('bridge-crossed')).toMatchObject({ piece: 'K', hex: '1418' });
  return g;
}

rule(['7.5c', '7.5d'], 'a bridge takes two turns: onto it, then off it by either bank', () => {
  const g = en({ units: 'C inf K@3114>SSE 2/2/2', side: 'C' });
  expect(g.can(move('K', '3116', 'SSE'))).toBe(false);
  g.play(move('K', '3115', 'SSE'));
  const next = en({ units: 'C inf K@3115>SSE 2/2/2', side: 'C' });
  expect(next.can(move('K', '3116', 'SSE'))).toBe(true);
});

rule(['7.5n', '7.5o'], 'a bridge is fired at from any side, and attacked along its axis alone', () => {
  const g = en({
    units: 'F inf E@3115>SSE 2/2/2; C inf T@3116>NNW 3/2/3; C inf U@3216>NNW 2/2/2',
    at: 'combat',
    side: 'C',
  });
  expect([g.can(shock(['T'], '3115')), g.can(shock(['U'], '3115')), g.can(shock(['T', 'U'], '3115'))]).toEqual([
    true,
    false,
    false,
  ]);
  expect(g.refusals(shock(['T', 'U'], '3115'))).toContain('7.5m');
  expect([g.can({ type: 'fire', unit: 'T', at: '3115' }), g.can({ type: 'fire', unit: 'U', at: '3115' })]).toEqual([
    true,
    true,
  ]);
});

rule('7.5m', 'who attacks off a bridge has no help from the bank', () => {
  const g = en({ units: 'F inf E@3115>SSE 2/2/2; F inf X@3117>NNE 2/2/2; C inf T@3116>NNW 3/2/3', at: 'combat' });
  expect([g.can(shock(['E'], '3116')), g.can(shock(['X'], '3116')), g.can(shock(['E', 'X'], '3116'))]).toEqual([
    true,
    true,
    false,
  ]);
});

rule(['7.5f', '12.5e'], 'the first unit to rout over a bridge leaves it standing, a second one breaks it', () => {
  expect(routing().has('bridge-destroyed')).toBe(false);
  const second = routing({ crossedBy: { 1418: 'M' } });
  expect(second.event('bridge-destroyed')).toMatchObject({ hex: '1418', rule: '7.5f' });
  // It is over before the bridge breaks.
  expect(second.events.findIndex((e) => e.type === 'bridge-destroyed')).toBeGreaterThan(
    second.events.findIndex((e) => e.type === 'ran' && e.to === '1419'),
  );
});

rule('7.5f', 'a unit that crosses twice is no second unit', () => {
  expect(routing({ crossedBy: { 1418: 'K' } }).has('bridge-destroyed')).toBe(false);
});

rule(['7.5f', '7.5g'], 'a unit run through on a bridge that breaks stays there, with the bank it came from', () => {
  const g = routing({
    units: 'C inf K@1417>SSE 2/2/2 rout; C inf M@1620>SSE 2/2/2; C inf N@1418>SSE 2/2/3',
    crossedBy: { 1418: 'M' },
  });
  expect(g.has('bridge-destroyed')).toBe(true);
  expect(g.unit('N').hex).toBe('1418');
});

rule('7.5h', 'the first router already breaks a bridge on which the baggage stands, and the baggage with it', () => {
  const g = routing({ baggage: '1418' });
  expect(g.event('bridge-destroyed')).toMatchObject({ hex: '1418', rule: '7.5h' });
  expect(g.has('baggage-destroyed')).toBe(true);
  expect([score(g.g, FRENCH).baggage, score(g.g, COALITION).baggage]).toEqual([0, 0]);
});

rule(['7.5g', '13.3c'], 'a broken bridge bars way and zone and scores for nobody', () => {
  const spec = { units: 'F inf A@3114>SSE 2/2/2; C inf K@3117>NNW 2/2/2', control: { 3115: 'F' } } as const;
  const whole = en(spec);
  expect(whole.can(move('A', '3115', 'SSE'))).toBe(true);
  expect(inEnemyZoc(whole.g, whole.hex('3115'), COALITION)).toBe(true);
  expect(score(whole.g, FRENCH).bridges).toBe(10);
  const broken = en({ ...spec, destroyedBridges: ['3115'] });
  expect(broken.refusals(move('A', '3115', 'SSE'))).toContain('7.5g');
  expect(inEnemyZoc(broken.g, broken.hex('3115'), COALITION)).toBe(false);
  expect(score(broken.g, FRENCH).bridges).toBe(0);
});

rule('7.5g', 'a unit on a bridge that broke leaves it by the bank it came from, and by no other', () => {
  const stranded = (facing: string, bank: string) => {
    const g = en({ units: `C inf K@3115>${facing} 2/2/2`, side: 'C', destroyedBridges: ['3115'] });
    g.g.s.unit.cameFrom[g.u('K')] = g.hex(bank);
    return g;
  };
  expect(stranded('SSE', '3116').can(move('K', '3116', 'SSE'))).toBe(true);
  const north = stranded('NNW', '3116');
  expect(north.can(move('K', '3114', 'NNW'))).toBe(false);
  expect(north.refusals(move('K', '3114', 'NNW'))).toContain('7.5g');
});

rule('7.5g', 'the redoubt on the broken bridge of Denain is reached from the camp alone', () => {
  const g = en({ units: 'C inf K@2312>SSE 2/2/2; C inf M@2314>NNW 2/2/2', side: 'C', destroyedBridges: ['2313'] });
  expect([g.can(move('K', '2313', 'SSE')), g.can(move('M', '2313', 'NNW'))]).toEqual([true, false]);
});

rule('7.5g', 'who would cross a broken bridge is told that it is broken', () => {
  const g = en({ units: 'C cav H@3114>SSE 2/3/3', side: 'C', destroyedBridges: ['3115'] });
  expect(g.refusals(move('H', '3116', 'SSE'))).toEqual(['7.5g']);
});

rule(['7.5f', '11.6d'], 'a routed unit driven over the bridge by a shock has crossed it too', () => {
  const g = en({
    units: 'F inf A@3114>SSE 4/2/3; F inf B@3118>NNW 2/2/2; C inf K@3115>NNW 3/2/2 rout; C inf M@3119>SSE 2/2/2',
    at: 'combat',
    crossedBy: { 3115: 'M' },
  });
  g.g.s.unit.cameFrom[g.u('K')] = g.hex('3114');
  g.play(shock(['A'], '3115'), [3]);
  expect(g.event('retreated')).toMatchObject({ piece: 'K', to: '3116' });
  expect(g.has('bridge-destroyed')).toBe(true);
});
