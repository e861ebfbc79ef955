import type { Result } from '@tambour/ai';
import { LANGUAGES } from '@tambour/kernel';
import { TINT_INKS } from '@tambour/press';
import { describe, expect, it } from 'vitest';
import { ticks } from './html.ts';
import { reportBody, reportPage } from './page.ts';
import type { ReportedSetting } from './setting.ts';
import { totalsOf } from './totals.ts';
import { EN } from './words.en.ts';
import { FR } from './words.fr.ts';

const both = (text: string) => ({ en: text, fr: `${text} (fr)` });
const battle = (k: number): Result => ({
  winner: [0, 1, null][k % 3] ?? null,
  rule: '9a',
  points: [k, 3],
  turn: 2,
  decisions: 10 + k,
  tally: {},
  trace: {
    points: [
      [0, 1],
      [k, 3],
    ],
    strength: [
      [9, 9],
      [8, 9],
    ],
    attacks: [
      [1, 0],
      [2, 1],
    ],
    losses: [['u<1>', 1, k === 4 ? 2 : 0]],
    places: [['0101', 3, 1, 0]],
    objectives: { '0101': k > 4 ? '00' : '-1' },
    rules: k === 5 ? { '1a': 2, '2b': 1 } : { '1a': 2 },
  },
});
const setting = (label: string, more: Partial<ReportedSetting> = {}): ReportedSetting => ({
  label,
  facts: {
    title: both('A battle'),
    date: '1712-07-24',
    sides: [
      { name: both('Reds'), tint: 'red' },
      { name: both('Greens'), tint: 'green' },
    ],
    units: [{ id: 'u<1>', side: 0, name: both('Guards <1>'), full: 4 }],
    objectives: [{ key: '0101', title: both('The bridge'), points: 5 }],
    rules: ['1a', '2b', '3c'].map((id) => ({ id, title: both(`Rule ${id}`) })),
    places: { '0101': both('0101 (bridge)') },
  },
  levels: ['greedy', 'novice'],
  seed: 7,
  rules: 2,
  options: { edition: 'fr' },
  totals: totalsOf(Array.from({ length: 8 }, (_, k) => battle(k))),
  ground: {
    key: 'g',
    box: { x: 0, y: 0, width: 100, height: 80 },
    svg: '<path id="only-once" d=""/>',
    spot: () => ({
      at: [50, 40],
      outline: [
        [40, 30],
        [60, 30],
        [50, 60],
      ],
      room: 10,
    }),
  },
  command: (k) => `tambour simulate g --battle ${k + 1} --records 'r & s'`,
  ...more,
});

describe('the page of a report', () => {
  it.each(LANGUAGES)('says how many battles a program gave up, and whose it was (%s)', (language) => {
    const given = (side: number): Result => ({ ...battle(1), forfeit: { side, why: both('fell silent') } });
    const totals = totalsOf([battle(0), given(1), given(1)]);
    const body = reportBody([setting('', { totals })], language);
    expect(totals).toMatchObject({ games: 1, forfeits: { 1: { n: 2, first: 1 } } });
    expect(body).toContain(
      language === 'en'
        ? 'Greens: 2 battles forfeited by its program, not counted below.'
        : 'Greens (fr)\u00a0: 2 batailles abandonnées par son programme, non comptées ci-dessous.',
    );
    expect(reportBody([setting('')], language)).not.toMatch(/forfeited|abandonn/);
  });

  it.each(LANGUAGES)('has every figure with its table and nothing undefined (%s)', (language) => {
    const body = reportBody([setting('')], language);
    for (const id of ['wins', 'difference', 'points', 'attacks', 'length', 'objectives', 'heat', 'losses', 'rules']) {
      const part = body.split(`<figure id="${id}"`)[1]?.split('</figure>')[0] ?? '';
      expect(part, id).toContain('<table>');
      expect(part, id).toMatch(/<svg[^>]* aria-label="/);
    }
    expect(body).not.toMatch(/undefined|NaN|Infinity|\{\w+\}/);
    expect(body).toContain(language === 'fr' ? 'The bridge (fr)' : 'The bridge');
  });
  it('lets no name be taken for HTML', () => {
    const body = reportBody([setting('')], 'en');
    expect(body).toContain('Guards &#60;1&#62;');
    expect(body).not.toContain('<1>');
    expect(body).toContain('--records &#39;r &#38; s&#39;');
  });
  it('points to a battle with every figure: by the command that plays it again, or by its record', () => {
    const body = reportBody([setting('')], 'en');
    // The first battle in which rule 2b was applied, and in which the unit was lost.
    for (const k of [5, 4]) {
      expect(body).toContain(`href="#battle-1-${k + 1}"`);
      expect(body).toContain(`id="battle-1-${k + 1}"`);
    }
    const links = [...body.matchAll(/href="#(battle-[^"]+)"/g)].map(([, id]) => id);
    for (const id of links) expect(body).toContain(`id="${id}"`);
    expect(body).toContain('tambour simulate g --battle 6');
    const kept = reportBody([setting('', { record: (k) => `records/battle-${k + 1}.json` })], 'en');
    expect(kept).toContain('href="records/battle-6.json"');
    expect(kept).not.toContain('href="#battle');
  });
  it('says which rules were never applied', () => {
    const never = reportBody([setting('')], 'en').split('Never cited: 1 of 3 rules')[1] ?? '';
    expect(never).toContain('<b>3c</b> Rule 3c');
    expect(never.split('</ul>')[0]).not.toContain('2b');
  });
  it('shows several settings side by side, and their map once', () => {
    const body = reportBody([setting('turns=8'), setting('turns=9')], 'en');
    expect(body.split('only-once')).toHaveLength(2);
    expect(body).toContain('<use href="#ground-0"/>');
    expect(body).toContain('id="settings"');
    expect(body.split('<h3>turns=9</h3>').length).toBeGreaterThan(8);
  });
  it('does without a course where none was traced', () => {
    const plain = { ...setting(''), totals: totalsOf([{ ...battle(1), trace: undefined as never }]) };
    const body = reportBody([plain], 'en');
    expect(body).toContain('were not traced');
    expect(body).toContain('id="wins"');
    expect(body).not.toContain('id="heat"');
  });
  it('is a whole document in its own typeface, with each side in its own colour, light and dark, on paper', () => {
    const page = reportPage([setting('')], 'fr', '@font-face{}');
    expect(page).toMatch(/^<!doctype html>\n<html lang="fr">/);
    expect(page).toContain('@font-face{}');
    expect(page).toContain(`--a:${TINT_INKS.red};--b:${TINT_INKS.green}`);
    expect(page).toContain('prefers-color-scheme:dark');
    expect(page).toContain('@media print');
    expect(page).toContain('class="theme"');
    expect(page).not.toMatch(/src="|https?:/);
  });
  it('has the same words in both languages', () => {
    expect(Object.keys(FR)).toEqual(Object.keys(EN));
    for (const [key, text] of Object.entries(EN).filter(([id]) => id.endsWith('.head')))
      expect(FR[key as keyof typeof EN].split('|'), key).toHaveLength(text.split('|').length);
  });
  it('has round numbers on its axes', () => {
    expect(ticks(0, 95, 4)).toEqual([0, 50]);
    expect(ticks(-12, 7, 4)).toEqual([-10, -5, 0, 5]);
    expect(ticks(0, 1, 4)).toEqual([0, 0.5, 1]);
  });
});
