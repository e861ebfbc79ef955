import { readFileSync } from 'node:fs';
import { graphWithout, StepField } from '@tambour/boards';
import { describe, expect, it } from 'vitest';
import chartsFile from '../data/charts.json' with { type: 'json' };
import examples from '../data/examples.json' with { type: 'json' };
import { SPECIAL_RULE_IDS } from '../data/rule-ids.ts';
import rulings from '../data/rulings.json' with { type: 'json' };
import { SCENARIOS } from './model/about.ts';
import { combatResult } from './model/chart-lookup.ts';
import { readCharts } from './model/charts.ts';
import { OPTIONS, optionsOf, readSwitches, SWITCHES } from './model/options.ts';
import { readScenario } from './model/scenario.ts';
import { checkScenario } from './model/scenario-check.ts';
import { SCENARIO_FILES } from './model/scenario-files.ts';
import { EFFECT_KINDS } from './model/special.ts';
import { LEVELS, LG, SIDES, UNIT_TYPES } from './model/vocabulary.ts';
import { RULES } from './rule-book.ts';
import { rule } from './testing/rule.ts';

const charts = readCharts(chartsFile);
const battles = SCENARIO_FILES.map((file) => readScenario(file));

/** Every text in a file: an object with the two languages. */
function texts(json: unknown, path = ''): { path: string; en: string; fr: string }[] {
  if (json === null || typeof json !== 'object') return [];
  if ('en' in json && 'fr' in json) return [{ path, en: String(json.en), fr: String(json.fr) }];
  return Object.entries(json).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

/** Every differential with the result that an example expects of it. */
function expected(json: unknown): { differential: number; result: string }[] {
  if (json === null || typeof json !== 'object') return [];
  const { differential, result } = json as { differential?: unknown; result?: unknown };
  const here = typeof differential === 'number' && typeof result === 'string' ? [{ differential, result }] : [];
  return [...here, ...Object.values(json).flatMap(expected)];
}

/** What objectives were worth when the battles were first laid out: side, zone, points. */
const FIRST_POINTS: Readonly<Record<string, readonly string[]>> = {
  M: ['C 031 2', 'C 017 2', 'C 121 1', 'P 012 2'],
  AU: ['C 123 6', 'C 122 3', 'P 125 8', 'P 123 3'],
  D: ['C 026 4', 'C 033 4', 'C 023 2'],
  CO: ['C 117 4', 'C 123 2', 'C 013 4', 'P 015 3', 'P 020 4', 'P 026 3'],
  AV: ['C 015 3', 'C 016 3', 'C 021 3', 'P 016 4', 'P 017 4'],
};

describe('reiters rules', () => {
  it('the special rules are those of the battles', () => {
    expect(SPECIAL_RULE_IDS).toEqual(RULES.all.filter((r) => r.edition === 'scenario').map((r) => r.id));
  });
  it('say why they were changed in the words that are shown elsewhere', () => {
    const changed = RULES.all.find(({ id }) => id === 'AU.1');
    expect(changed?.says.en).toContain('It was changed after test battles');
    expect(changed?.says.en).toContain('the infantry in the castle');
    expect(changed?.says.fr).not.toContain('Pesé en faisant');
  });
  it('every rule is stated in English and in French, in different words', () => {
    for (const r of RULES.all) {
      expect(r.says.en.length, r.id).toBeGreaterThan(8);
      expect(r.says.fr.length, r.id).toBeGreaterThan(8);
      expect(r.says.fr, r.id).not.toBe(r.says.en);
      expect(r.title.en.length, r.id).toBeGreaterThan(1);
      expect(r.title.fr.length, r.id).toBeGreaterThan(1);
    }
  });
  it('every rule belongs to a level', () => {
    const counts = Object.fromEntries(LEVELS.map((l) => [l, RULES.all.filter((r) => r.edition === l).length]));
    expect(counts).toEqual({
      base: 298,
      advanced: 20,
      caracole: 15,
      wavering: 4,
      gold: 3,
      enfantsPerdus: 26,
      scenario: 21,
    });
    expect(RULES.all.filter((r) => !LEVELS.some((l) => l === r.edition))).toEqual([]);
  });
  it('a section of chapter 11 is the level of its name', () => {
    const chapter = { '11.1': 'caracole', '11.2': 'wavering', '11.3': 'gold', '11.4': 'enfantsPerdus' };
    for (const r of RULES.all)
      for (const [section, level] of Object.entries(chapter))
        if (r.id.startsWith(section)) expect(r.edition, r.id).toBe(level);
  });
  it('rulings and rules name each other, and every ruling is given in both languages', () => {
    const cited = new Map<string, string[]>();
    for (const r of RULES.all) for (const n of r.rulings) cited.set(n, [...(cited.get(n) ?? []), r.id]);
    expect(rulings.map((r) => r.id)).toEqual(Array.from({ length: 104 }, (_, i) => `R${i + 1}`));
    for (const r of rulings) {
      expect(cited.get(r.id)?.toSorted(), r.id).toEqual(r.rules.toSorted());
      expect(r.ruling.fr, r.id).not.toBe(r.ruling.en);
      expect(r.question.fr, r.id).not.toBe(r.question.en);
    }
  });
  it('every example names rules, rulings, levels and maps that there are', () => {
    const known = new Set(RULES.all.map((r) => r.id));
    const ruled = new Set(rulings.map((r) => r.id));
    expect(new Set(examples.map((e) => e.id)).size).toBe(159);
    for (const e of examples) {
      for (const id of [e.rule, ...e.rules]) expect(known.has(id) || ruled.has(id), `${e.id} ${id}`).toBe(true);
      for (const id of e.rulings) expect(ruled.has(id), `${e.id} ${id}`).toBe(true);
      expect(LEVELS, e.id).toContain(e.edition);
      const { map } = e.given as { map?: unknown };
      if (typeof map === 'string')
        expect(
          SCENARIOS.map((s) => s.id),
          e.id,
        ).toContain(map);
    }
  });
  it('every result an example expects is in its column of the combat table', () => {
    const found = examples.flatMap((e) => expected(e.expect).map((x) => ({ ...x, id: e.id })));
    expect(found.length).toBeGreaterThan(20);
    for (const { id, differential, result } of found) {
      const column = [1, 2, 3, 4, 5, 6].map((die) => combatResult(charts, differential, die));
      expect(
        column.map((r) => `${r.attacker.text}/${r.defender.text}`),
        id,
      ).toContain(result);
    }
  });
  it('a figure that is not our first carries what it was, its source and the reason', () => {
    for (const file of SCENARIO_FILES) {
      const objectives = file.victory.objectives as readonly {
        readonly zone: string;
        readonly side: string;
        readonly vp: number;
        readonly revised?: { readonly from: number };
      }[];
      const first = objectives.map((o) => `${o.side} ${o.zone} ${o.revised?.from ?? o.vp}`);
      expect(first, file.id).toEqual(FIRST_POINTS[file.id]);
    }
    expect(FIRST_POINTS.AU, 'the castle pays nobody for standing still in it').not.toContainEqual(
      expect.stringMatching(/^C 125/),
    );
  });
  it('no text keeps a typewriter’s apostrophe, and French has its narrow spaces', () => {
    const files = ['rules', 'rulings', ...SCENARIO_FILES.map((f) => `scenarios/${f.id}`)];
    for (const name of files) {
      const json: unknown = JSON.parse(readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8'));
      for (const { path, en, fr } of texts(json)) {
        expect(`${en}${fr}`, `${name}${path}`).not.toMatch(/'/);
        expect(fr, `${name}${path}`).not.toMatch(/ [;:?!]/);
      }
    }
  });
});

describe('reiters options', () => {
  it('are five switches, off unless chosen', () => {
    expect(OPTIONS.map((o) => o.id)).toEqual([...SWITCHES]);
    expect(readSwitches(undefined)).toEqual({
      advanced: false,
      caracole: false,
      wavering: false,
      gold: false,
      enfantsPerdus: false,
    });
    for (const o of OPTIONS) {
      expect(o.values.map((v) => v.id)).toEqual(['off', 'on']);
      expect(o.values.map((v) => v.id)).toContain(o.otherwise);
    }
  });
  rule('11.0a', 'every combination may be chosen', () => {
    for (let bits = 0; bits < 32; bits++) {
      const chosen = Object.fromEntries(SWITCHES.map((name, i) => [name, bits & (1 << i) ? 'on' : 'off']));
      expect(optionsOf(readSwitches(chosen))).toEqual(chosen);
    }
  });
  it('refuse what they do not know, by name', () => {
    expect(() => readSwitches({ pikes: 'on' })).toThrow('options.pikes');
    expect(() => readSwitches({ gold: true })).toThrow('options.gold');
    expect(() => readSwitches([])).toThrow('options');
  });
});

describe('reiters scenarios', () => {
  it('are the five battles of the rulebook’s list, in its order', () => {
    expect(battles.map((b) => `${b.id} ${b.name.en} ${b.date}`)).toEqual([
      'M Métrieux 1587-12-10',
      'AU Auneau 1587-11-24',
      'D Dormans 1575-10-10',
      'CO Cognat 1568-01-06',
      'AV Vimory 1587-10-26',
    ]);
    expect(SCENARIOS.map((s) => s.turns)).toEqual([8, 10, 9, 9, 9]);
  });
  for (const battle of battles)
    it(`${battle.name.en} holds together`, () => {
      const map = checkScenario(battle, charts);
      expect(map.names).toEqual(battle.map.zones.map((z) => z.id));
    });
  rule('5.2a', 'everybody starts in command of his own leader or of the LG', () => {
    for (const b of battles) {
      const map = checkScenario(b, charts);
      const passage = graphWithout(map, { borders: ['impassable'], zones: ['X'] });
      const radius = b.id === 'AV' ? 2 : charts.commandRadius;
      for (const u of b.units.filter((unit) => unit.zone !== undefined)) {
        const enemies = new Uint8Array(map.size);
        for (const e of b.units) if (e.side !== u.side && e.zone !== undefined) enemies[e.zone] = 1;
        const near = b.leaders.some((l) => {
          if (l.zone === undefined || l.side !== u.side || (l.column !== u.column && l.rank !== LG)) return false;
          const field = new StepField(map.size);
          field.from(passage, l.zone, enemies);
          return field.steps[u.zone!]! <= radius;
        });
        expect(near, u.id).toBe(true);
      }
    }
  });
  rule(['4.1.2b', '4.1.2c'], 'obstacles are of the kind the rulebook gives them', () => {
    const kinds = {
      brook: 'plain',
      hedge: 'plain',
      ditch: 'plain',
      ford: 'plain',
      wall: 'double',
      barricade: 'double',
      canal: 'double',
    };
    // A wall with the Marne in front of it is worse than either.
    for (const b of battles)
      for (const { id, kind, terrain } of b.map.borders)
        for (const [word, wanted] of Object.entries(kinds))
          if (terrain?.includes(word) && !terrain.startsWith('the Marne'))
            expect(kind, `${b.id} ${id} ${terrain}`).toBe(wanted);
  });
  it('have the orders of battle of the specification', () => {
    const army = (b: (typeof battles)[number], column: number) =>
      UNIT_TYPES.flatMap((name, type) => {
        const count = b.units.filter((u) => u.column === column && u.type === type).length;
        return count ? [`${count} ${name}`] : [];
      }).join(', ');
    const shown = battles.flatMap((b) => b.columns.map((c, i) => `${b.id} ${c.id}: ${army(b, i)}`));
    expect(shown).toEqual([
      'M P1: 3 cuirassiers',
      'M P2: 4 argoulets',
      'M C1: 2 arquebusiers, 2 chevau-legers, 2 argoulets',
      'M C2: 2 arquebusiers, 2 militia, 2 gendarmes',
      'M C3: 3 peasants',
      'AU C1: 1 pikemen, 5 arquebusiers',
      'AU C2: 2 gendarmes, 2 chevau-legers, 2 argoulets',
      'AU C3: 1 pikemen, 2 gendarmes',
      'AU P1: 3 reiters',
      'AU P2: 3 reiters, 2 cannon',
      'AU P3: 1 arquebusiers, 3 reiters',
      'AU P4: 2 landsknechts',
      'D C1: 2 chevau-legers, 2 argoulets',
      'D C2: 3 gendarmes',
      'D C3: 2 gendarmes, 2 argoulets',
      'D C4: 2 swiss, 3 arquebusiers',
      'D P1: 1 reiters, 1 cuirassiers, 1 argoulets',
      'D P2: 4 reiters',
      'D P3: 1 landsknechts, 2 arquebusiers',
      'CO C1: 1 arquebusiers, 2 gendarmes, 1 chevau-legers',
      'CO C2: 1 pikemen, 3 arquebusiers, 3 militia',
      'CO C3: 2 gendarmes, 1 chevau-legers, 1 argoulets',
      'CO P1: 2 chevau-legers, 2 argoulets',
      'CO P2: 5 arquebusiers',
      'CO P3: 3 arquebusiers',
      'AV C1: 1 pikemen, 5 arquebusiers',
      'AV C2: 1 gendarmes, 2 chevau-legers, 1 cuirassiers',
      'AV C3: 2 gendarmes, 2 argoulets',
      'AV P1: 4 reiters',
      'AV P2: 2 landsknechts, 2 arquebusiers',
      'AV P3: 3 reiters',
    ]);
  });
  rule('N14', 'for a like unit or rank the Catholics score as much or more', () => {
    for (const b of battles) {
      const [catholic, protestant] = b.victory.elimination;
      const both = UNIT_TYPES.map((_, t) => t).filter((t) =>
        SIDES.every((_, s) => b.units.some((u) => u.side === s && u.type === t)),
      );
      for (const t of both)
        expect(catholic!.units[t], `${b.id} ${UNIT_TYPES[t]}`).toBeGreaterThanOrEqual(protestant!.units[t]!);
      for (const rank of [0, 1])
        expect(catholic!.leaders[rank], b.id).toBeGreaterThanOrEqual(protestant!.leaders[rank]!);
    }
  });
  it('score every unit that can be lost', () => {
    for (const b of battles)
      for (const u of b.units) expect(b.victory.elimination[1 - u.side]!.units[u.type], u.id).toBeGreaterThan(0);
  });
  it('use every kind of special effect, and no rule is without one', () => {
    const used = new Set(battles.flatMap((b) => b.special.flatMap((s) => s.effects.map((e) => e.kind))));
    expect([...used].toSorted()).toEqual([...EFFECT_KINDS].toSorted());
    for (const b of battles) for (const s of b.special) expect(s.effects.length, s.id).toBeGreaterThan(0);
  });
  it('tell their history in a paragraph of each language', () => {
    for (const s of SCENARIOS)
      for (const language of ['en', 'fr'] as const) {
        const words = s.about[language].split(/\s+/).length;
        expect(words, `${s.id} ${language}`).toBeGreaterThan(79);
        expect(words, `${s.id} ${language}`).toBeLessThan(116);
      }
  });

  const zone = (id: string, label: string) => {
    const found = battles.find((b) => b.id === id)!.map.zones.find((z) => z.id === label)!;
    return { kind: found.kind, altitude: found.altitude, isBlocking: found.isBlocking };
  };
  const border = (id: string, label: string) => {
    const found = battles.find((b) => b.id === id)!.map.borders.find((x) => x.id === label)!;
    return { kind: found.kind, isOpaque: found.isOpaque };
  };
  rule(['X1', 'X2', 'X3', 'X4'], 'Métrieux has the ground of the movement and combat examples', () => {
    expect([zone('M', '124').kind, zone('M', '031').kind, zone('M', '033').kind, zone('M', '012').kind]).toEqual([
      'III',
      'I',
      'II',
      'II',
    ]);
    const kinds = ['023-124', '031-034', '025-031', '031-033', '011-012'].map((b) => border('M', b).kind);
    expect(kinds).toEqual(['plain', 'dotted', 'dotted', 'double', 'plain']);
  });
  rule('X5', 'Auneau has the ground of the artillery example', () => {
    expect(zone('AU', '123')).toEqual({ kind: 'II', altitude: 1, isBlocking: true });
    expect(zone('AU', '136').kind).toBe('II');
    expect(border('AU', '125-137')).toEqual({ kind: 'double', isOpaque: true });
    expect(border('AU', '136-137').isOpaque).toBe(false);
    expect(new Set(['123', '125', '136', '137', '138', '144'].map((z) => zone('AU', z).altitude)).size).toBe(1);
  });
});
