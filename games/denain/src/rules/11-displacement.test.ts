import { expect } from 'vitest';
import type { DenainEvent } from '../model/event.ts';
import { denainStage } from '../stage/stage.ts';
import { way } from '../stage/way.ts';
import { EDITIONS, rule } from '../testing/rule.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';

const shock = (attackers: string[], ...targets: string[]) => ({ type: 'shock', attackers, targets });
const retreat = (unit: string, to: string) => ({ type: 'retreat', unit, to });
const sacrifice = (unit: string) => ({ type: 'sacrifice', unit });
function fight(spec: Omit<SceneSpec, 'at'>): Scene {
  const g = scene({ at: 'combat', ...spec });
  for (const side of ['F', 'C']) g.match.apply({ type: 'standing', side, on: 'reaction-fire', answer: 'never' });
  return g;
}
/** Carries out a command with every die showing the same face, up to the next choice that is no flight. */
function go(g: Scene, command: unknown, face = 6): Scene {
  const seen: DenainEvent[] = [];
  for (let next = command; next !== undefined; next = g.question?.startsWith('rout') ? g.legal()[0] : undefined) {
    const done = g.match.apply(next, { dice: { roll: () => face } });
    if (!done.ok) throw new Error(`refused: ${JSON.stringify({ next, done })}`);
    seen.push(...(done.events as readonly DenainEvent[]));
  }
  g.events = seen;
  return g;
}
const notes = (g: Scene, command: unknown) => {
  const order = g.match.position.encode(command);
  return way(g.g, order)!.notes.map((n) => n.rule);
};

// K stands before A with L behind it, and L before the baggage; every other hex is French.
const HEMMED = `F inf A@2407>SSE 3/2/3; F inf B@2508>NNE 3/2/3; F inf D@2507>NNE 3/2/3; F inf E@2308>NNW 3/2/3;
  F inf H@2509>SSE 2/2/3; F inf I@2309>SSW 2/2/2; C inf K@2408>NNW 2/2/2; C inf L@2409>NNW 2/2/2`;
const onBaggage = (units = HEMMED, more: Partial<SceneSpec> = {}) =>
  fight({ edition: 'en', units, baggage: '2410', ...more });

rule(['7.8b', '11.7h', '11.7j'], 'a friend who could only give way onto the baggage routs and so gives way', () => {
  const g = onBaggage();
  g.play(shock(['A'], '2408'), [5]);
  expect(g.legal()).toEqual([retreat('K', '2409'), sacrifice('K')]);
  expect(notes(g, retreat('K', '2409'))).toContain('7.8b');
  go(g, retreat('K', '2409'));
  expect(g.event('routed')).toMatchObject({ piece: 'L', rule: '7.8b' });
  expect(g.unit('K')).toMatchObject({ place: 'map', hex: '2409' });
  expect(g.unit('L').hex).not.toBe('2409');
});
rule(['11.7k', '7.8b'], 'or the unit is given up, and the friend stays', () => {
  const g = onBaggage();
  g.play(shock(['A'], '2408'), [5]).play(sacrifice('K'));
  expect(g.event('eliminated')).toMatchObject({ piece: 'K', rule: '11.7k' });
  expect(g.unit('L')).toMatchObject({ hex: '2409', state: 'ok' });
});
rule(['7.8b', '11.7j', '10.4a'], 'the rout at the end of a chain takes guns along and lets everyone move up', () => {
  // K pushes M out of 2409, M pushes L out of 2410, and behind L is the baggage.
  const units = `F inf A@2407>SSE 3/2/3; F inf B@2508>NNE 3/2/3; F inf D@2507>NNE 3/2/3; F inf E@2308>NNW 3/2/3;
    F inf H@2509>SSE 2/2/3; F inf I@2309>SSW 2/2/2; F inf J@2510>SSE 2/2/2; F inf N@2310>SSW 2/2/2;
    C inf K@2408>NNW 2/2/2; C inf M@2409>NNW 2/2/2; C inf L@2410>NNW 2/2/2; C art G@2410>NNW 1/2`;
  const g = onBaggage(units, { baggage: '2411' });
  g.play(shock(['A'], '2408'), [5]).play(retreat('K', '2409'));
  expect(g.legal()).toEqual([{ type: 'displace', unit: 'M', to: '2410' }, sacrifice('M')]);
  expect(notes(g, { type: 'displace', unit: 'M', to: '2410' })).toContain('7.8b');
  go(g, { type: 'displace', unit: 'M', to: '2410' });
  expect(g.event('routed')).toMatchObject({ piece: 'L', rule: '7.8b' });
  expect(g.event('destroyed')).toMatchObject({ piece: 'G', rule: '10.4a' });
  expect(g.event('displaced')).toMatchObject({ piece: 'M', from: '2409', to: '2410' });
  expect(g.unit('G').place).toBe('lost');
  expect([g.unit('K').hex, g.unit('M').hex]).toEqual(['2409', '2410']);
  expect(g.unit('M').state).toBe('disorganised');
});

// South of L and of the baggage all is French too: L can only run back through K, and out by 2307.
const RING = `${HEMMED}; F inf J@2510>SSE 2/2/2; F inf N@2411>SSE 2/2/2; F inf P@2310>SSW 2/2/2`;
rule(['12.4g', '11.7j', '7.8b'], 'a unit broken by the friend that runs through it retreats no more', () => {
  const g = onBaggage(RING, { leaders: { holsteinbeck: '2408' } });
  g.play(shock(['A'], '2408'), [5]).play(retreat('K', '2409'));
  go(g, { type: 'follow', leader: 'holsteinbeck' });
  expect(g.event('ran-through')).toMatchObject({ piece: 'L', passed: 'K' });
  expect(g.events.flatMap((e) => (e.type === 'routed' ? [e.piece] : []))).toEqual(['L', 'K']);
  expect(g.has('retreated')).toBe(false);
  expect(g.leader('holsteinbeck')).toMatchObject({ hex: g.unit('K').hex, riding: null });
});
rule(['12.4g', '11.7j', '7.8b'], 'one that stands the test goes back after all', () => {
  const g = onBaggage(RING.replace('K@2408>NNW 2/2/2', 'K@2408>NNW 3/2/5').replace('A@2407>SSE 3', 'A@2407>SSE 9'));
  g.play(shock(['A'], '2408'), [6]);
  go(g, retreat('K', '2409'), 3);
  expect(g.event('rout-tested')).toMatchObject({ piece: 'K', holds: true });
  expect(g.unit('K')).toMatchObject({ hex: '2409', state: 'disorganised' });
});
rule(
  ['11.7j', '11.7c'],
  'a chain that comes to nothing costs the unit that retreats its life, and nobody is asked the impossible',
  () => {
    // As if, while a friend ran, R had come to a halt in 2409 with no way out of it.
    const units = `${HEMMED.replace('C inf L@2409', 'C inf R@2409')}; F inf Q@2410>NNW 2/2/2`;
    const at = scene({ edition: 'en', units });
    const under = [
      { step: 'combat', with: [0] },
      { step: 'retreat-go', with: [at.u('K'), at.hex('2409')] },
    ] as const;
    const g = scene({ edition: 'en', units, at: 'command-phase', under }).play({ type: 'done' });
    expect(g.event('eliminated')).toMatchObject({ piece: 'K', rule: '11.7j' });
    expect(g.unit('R')).toMatchObject({ hex: '2409', state: 'ok' });
    expect(g.question).toBe('combat');
  },
);

for (const edition of EDITIONS) {
  // V has an enemy on every side but behind it, where guns stand alone.
  const GUNS = `F cav V@2408>SSE 2/3/3; F art G@2407>SSE 2/2; C inf K@2409>NNW 3/2/3; C inf L@2307>SSW 3/2/2;
    C inf M@2308>NNE 2/2/2; C inf N@2507>NNE 2/2/3`;
  const beaten = (more: Partial<SceneSpec> = {}, units = GUNS) => {
    const g = fight({ edition, units, side: 'C', ...more });
    return go(g, shock(['K'], '2408'), 5);
  };
  rule(
    ['11.7h', '11.7a', '10.4b'],
    `cavalry whose only way back holds a battery alone rides over it (${edition})`,
    () => {
      const g = beaten();
      expect(g.legal()).toEqual([retreat('V', '2407'), sacrifice('V')]);
      expect(notes(g, retreat('V', '2407'))).toContain('11.7h');
      go(g, retreat('V', '2407'));
      expect(g.event('destroyed')).toMatchObject({ piece: 'G', rule: '11.7h' });
      expect(g.event('retreated')).toMatchObject({ piece: 'V', to: '2407' });
      expect(g.unit('G').place).toBe('lost');
      expect(g.unit('V')).toMatchObject({ place: 'map', hex: '2407' });
    },
  );
  rule(['11.7h', '11.7k'], `both are on the table as something to take hold of, and in the odds (${edition})`, () => {
    const g = beaten();
    const { position } = g.match;
    const handles = g.legal().map((c) => denainStage.handle(g.g, position.encode(c)));
    expect(handles.map(({ kind, piece, place }) => ({ kind, piece, place }))).toEqual([
      { kind: 'move', piece: 'V', place: '2407' },
      { kind: 'choose', piece: 'V', place: '2408' },
    ]);
    const over = g.match.odds(retreat('V', '2407'));
    expect(over.outcomes.every((o) => o.facts.includes('G destroyed'))).toBe(true);
    expect(g.match.odds(sacrifice('V')).outcomes.map((o) => o.facts)).toEqual([['V eliminated']]);
    const whole = fight({ edition, units: GUNS, side: 'C' }).match.odds(shock(['K'], '2408'), 'combat');
    expect(whole.outcomes.some((o) => o.facts.includes('G destroyed'))).toBe(true);
  });
  rule(['11.7k'], `or the cavalry is given up and the guns stay (${edition})`, () => {
    const g = beaten().play(sacrifice('V'));
    expect(g.event('eliminated')).toMatchObject({ piece: 'V', rule: '11.7k' });
    expect(g.unit('G')).toMatchObject({ place: 'map', hex: '2407' });
  });
  rule(['11.7h', '9.4a'], `a leader with guns alone is lost with them (${edition})`, () => {
    const g = beaten({ leaders: { dreux: '2407' } });
    expect(notes(g, retreat('V', '2407'))).toEqual(expect.arrayContaining(['11.7h', '9.4a']));
    go(g, retreat('V', '2407'));
    expect(g.event('leader-killed')).toMatchObject({ leader: 'dreux', rule: '9.4a' });
    go(g, g.legal('aide')[0]);
    expect(g.unit('V')).toMatchObject({ place: 'map', hex: '2407' });
  });
  rule(['11.7h', '3b'], `infantry and dragoons stand with the guns instead (${edition})`, () => {
    for (const cls of ['inf', 'drg']) {
      const g = beaten({}, GUNS.replace('F cav V', `F ${cls} V`));
      expect(g.unit('V')).toMatchObject({ hex: '2407' });
      expect(g.unit('G')).toMatchObject({ place: 'map', hex: '2407' });
    }
  });
  rule(
    ['11.7a', '11.7h'],
    `a free hex out of the enemy’s sight comes before the guns, a watched one after (${edition})`,
    () => {
      const free = beaten({}, GUNS.replace('C inf L@2307>SSW', 'C inf L@2306>NNE'));
      expect(free.unit('V')).toMatchObject({ hex: '2307' });
      expect(free.unit('G').place).toBe('map');
      const seen = beaten({}, GUNS.replace('C inf L@2307>SSW', 'C inf L@2207>E').replace('N@2507>NNE', 'N@2507>E'));
      expect(seen.legal('retreat')).toEqual([retreat('V', '2407')]);
    },
  );
  rule(['11.7j', '11.7h', '11.7i'], `guns alone end a chain too (${edition})`, () => {
    // W stands behind V, and the guns behind W.
    const units = `F cav V@2408>SSE 2/3/3; F cav W@2407>SSE 2/3/3; F art G@2406>SSE 2/2; C inf K@2409>NNW 3/2/3;
      C inf L@2307>SSW 3/2/2; C inf M@2308>NNE 2/2/2; C inf N@2507>NNE 2/2/3; C inf O@2306>SSW 2/2/2; C inf P@2506>NNE 2/2/2`;
    const g = beaten({}, units).play(retreat('V', '2407'));
    expect(g.legal()).toEqual([{ type: 'displace', unit: 'W', to: '2406' }, sacrifice('W')]);
    go(g, { type: 'displace', unit: 'W', to: '2406' });
    expect(g.event('destroyed')).toMatchObject({ piece: 'G', rule: '11.7h' });
    expect([g.unit('V').hex, g.unit('W').hex]).toEqual(['2407', '2406']);
    expect(g.unit('W').state).toBe('disorganised');
  });
  rule(
    ['12.4g', '12.4j', '11.7h'],
    `cavalry on the run passes guns alone without harm and stops beyond them (${edition})`,
    () => {
      const g = scene({
        edition,
        units: 'F cav V@2408>SSE 2/3/3 rout; F art G@2405>SSE 2/2',
        at: 'command-phase',
        under: [{ step: 'rout', with: [0] }],
      });
      g.play({ type: 'done' });
      while (g.question === 'rout-step') {
        const over =
          g.legal('run').find((c) => c.to === '2405') ?? g.legal('run').find((c) => String(c.to).startsWith('24'));
        g.play(over ?? g.legal('run')[0]);
      }
      expect(g.unit('G')).toMatchObject({ place: 'map', hex: '2405' });
      expect(g.unit('V').hex).not.toBe('2405');
    },
  );
}
