import { hexId } from '@tambour/boards';
import type { Mark } from '@tambour/stage';
import { describe, expect, it } from 'vitest';
import { RULES } from '../rule-book.ts';
import { inEnemyZoc } from '../rules/6-zone-of-control.ts';
import { mayBombard } from '../rules/11-fire.ts';
import { EDITIONS, rule } from '../testing/rule.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { denainStage } from './stage.ts';
import { denainStudy } from './study.ts';

const marks = (g: Scene, id: string, piece?: string) => denainStudy.overlay(g.g, id, piece);
const places = (found: readonly Mark[], tone: string): string[] =>
  found.flatMap((m) => (m.kind === 'area' && m.tone === tone ? m.places : [])).sort();

describe('overlays', () => {
  it('cite a rule there is, and an unknown one draws nothing', () => {
    for (const { rule: id } of denainStage.overlays) expect(RULES.get(id), id).toBeDefined();
    expect(marks(scene({ edition: 'fr', units: 'F inf P@1411>SSE 3/2/3' }), 'weather')).toEqual([]);
  });
});

for (const edition of EDITIONS) {
  const units =
    'F inf P@1410>SSE 3/2/3; F cav Q@1609>SSE 2/3/3; F art A@1308>SSE 1/2; C inf K@1412>NNW 2/2/2; C inf L@1612>NNW 2/2/2 rout';
  rule(['6a', '6c'], `zones are those of the rules, by who looks (${edition})`, () => {
    const g = scene({ edition, units });
    const found = marks(g, 'zoc');
    const { w } = g.g;
    const own = w.hexNames.filter((_, hex) => inEnemyZoc(g.g, hexId(hex), 1));
    const enemy = w.hexNames.filter((_, hex) => inEnemyZoc(g.g, hexId(hex), 0));
    expect([...places(found, 'own'), ...places(found, 'both')].sort()).toEqual([...own].sort());
    expect([...places(found, 'enemy'), ...places(found, 'both')].sort()).toEqual([...enemy].sort());
    expect(places(found, 'both')).toEqual(['1411']);
    expect(marks(g, 'zoc', 'P')).toEqual(found);
  });
  rule(['10.2a', '10.2b', '10.2c'], `the field of fire is what the guns may hit (${edition})`, () => {
    const g = scene({
      edition,
      units:
        'F art A@1411>SSE 1/2; F inf P@1412>SSE 3/2/3; C inf K@1414>NNW 2/2/2; C inf L@1612>NNW 2/2/2; C inf M@1410>NNW 2/2/2',
    });
    const found = marks(g, 'sight', 'A');
    for (const id of ['K', 'L', 'M']) {
      const hex = g.g.s.unit.hex[g.u(id)]!;
      expect(places(found, 'good').includes(g.g.w.hexNames[hex]!), id).toBe(mayBombard(g.g, g.u('A'), hex));
    }
    expect(places(found, 'bad')).toContain('1414');
    expect(marks(g, 'sight')).toEqual([]);
  });
  rule('11.1h', `the bayonet order shows in the field of fire (${edition})`, () => {
    const g = scene({ edition, units: 'F inf P@1411>SSE 3/2/3; C inf K@1510>SSE 2/2/2' });
    expect(places(marks(g, 'sight', 'P'), 'bad')).toHaveLength(2);
    expect(places(marks(g, 'sight', 'K'), 'good')).toHaveLength(2);
  });
  rule(['8.2b', '9.1b'], `command reaches as far as a leader’s radius, not through the enemy (${edition})`, () => {
    const g = scene({
      edition,
      units: 'F inf P@1411>SSE 3/2/3; C inf K@1408>SSE 2/2/2',
      leaders: { dreux: '1410', villars: '1412' },
      radius: { dreux: 2 },
    });
    const reach = places(marks(g, 'command', 'dreux'), 'own');
    expect(reach).toContain('1412');
    expect(reach).not.toContain('1413');
    expect(reach).not.toContain('1408');
    expect(marks(g, 'command', 'P')).toEqual(marks(g, 'command', 'dreux'));
    const threads = marks(g, 'command', 'villars').filter((m) => m.kind === 'line');
    expect(threads.map((m) => (m.kind === 'line' ? [m.to, m.tone] : []))).toEqual([['1410', 'good']]);
    expect(marks(g, 'command').filter((m) => m.kind === 'area')).toHaveLength(2);
  });
  rule(['9.3a', '9.3b', '9.3c'], `lines join neighbours of a formation (${edition})`, () => {
    const g = scene({
      edition,
      units: 'F inf P@1411>SSE 3/2/3; F inf R@1510>SSE 3/2/3; F inf S@1409>SSE 3/2/3; C inf K@1412>NNW 2/2/2',
    });
    const found = marks(g, 'lines');
    expect(found).toMatchObject([{ kind: 'line', from: '1411', to: '1510', tone: 'own' }]);
    expect(marks(g, 'lines', 'P')).toEqual(found);
    expect(marks(g, 'lines', 'K')).toEqual([]);
  });
  rule('7.1b', `the ground says what it costs the piece (${edition})`, () => {
    const g = scene({ edition, units: 'F cav Q@1411>SSE 2/3/3' });
    const label = (hex: string, piece?: string) =>
      marks(g, 'terrain', piece).find((m) => m.kind === 'label' && m.place === hex);
    expect(label('2012')).toMatchObject({ text: { en: 'village 1/2', fr: 'village 1/2' } });
    expect(label('2012', 'Q')).toMatchObject({ text: { en: 'village 2' }, tone: 'plain' });
    expect(label('1410')).toBeUndefined();
  });
}
