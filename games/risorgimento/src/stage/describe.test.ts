import type { Text } from '@tambour/kernel';
import { fitToPrint } from '@tambour/stage/testing';
import { expect, it, describe as suite } from 'vitest';
import { SCENARIO_IDS } from '../model/world.ts';
import { drill, looseField } from '../testing/loose-field.ts';
import { entryBoxes } from './boxes.ts';
import { describe } from './describe.ts';
import { ground } from './describe-ground.ts';
import { overlay } from './overlay.ts';
import { printMatter } from './print-matter.ts';
import { survey } from './survey.ts';

const fit = fitToPrint(/ldr-|\bgd-|entry-\d/);
const said = (texts: readonly Text[]): string => texts.map(({ en }) => en).join(' ');

const field = () =>
  drill({
    map: {
      overrides: [
        { terrain: 'woods', level: 1, hexes: ['0706'] },
        { terrain: 'village', level: 3, hexes: ['0508'] },
      ],
      hexsides: { canal: ['0908|1008'], bridge: [{ side: '0908|1008', over: 'canal', name: 'B' }] },
      roads: { main: [['0908', '1008']] },
    },
    units: [
      { id: 'top', hex: '0505', facing: 2, brigade: 'alpha' },
      { id: 'below', hex: '0505', facing: 2, hits: 2, brigade: 'alpha' },
      { id: 'far', hex: '1515', brigade: 'alpha' },
      { id: 'near', hex: '0506', brigade: 'alpha' },
      { id: 'foe', side: 'austrian', hex: '0606', facing: 5, brigade: 'beta' },
      { id: 'gun', side: 'austrian', type: 'artillery', hex: '0508', facing: 0, brigade: 'beta' },
    ],
    leaders: [
      { id: 'alpha', hex: '0404', range: 2 },
      { id: 'chief', rank: 'corps', corps: 'allied', hex: '0303', range: 4 },
    ],
  });

suite('a unit in sentences', () => {
  const { g } = field();
  const of = (id: string) => said(describe(g, id));
  it('says what it is, where it is and how it is stacked', () => {
    expect(of('top')).toMatch(/Top, regular infantry: cohesion 6, movement 6\. It belongs to .*alpha/);
    expect(of('top')).toContain('hex 0505, clear ground, level 1, facing south-east');
    expect(of('below')).toContain('number 2 from the top of a stack of 2, with top');
  });
  it('says what hits mean', () => {
    expect(of('below')).toContain('taken 2 hits: its adjusted cohesion is 4, and 5 more hits eliminate it');
  });
  it('says who can attack it, and from where', () => {
    expect(of('top')).toContain('can be attacked by foe in front');
    expect(of('far')).toContain('No enemy unit next to it can attack it');
  });
  it('says which guns have it in range', () => {
    expect(of('near')).toContain('field of fire of gun');
  });
  it('says whether its brigadier would command it: by range, by a chain, or not', () => {
    expect(of('top')).toMatch(/in range of its brigadier, alpha: \d of 2 movement points/);
    expect(of('near')).toMatch(/joined to him by units of its brigade|in range of its brigadier/);
    expect(of('far')).toContain('out of range of its brigadier, alpha: it would not be commanded');
    expect(of('top')).toContain('Alpha is in range of chief and has Orders');
  });
});

suite('a leader in sentences', () => {
  const { g } = field();
  it('says whom a brigadier would command', () => {
    expect(said(describe(g, 'alpha'))).toContain('Units he would command now: 3 of 4');
  });
  it('says which brigadiers a corps commander reaches', () => {
    expect(said(describe(g, 'chief'))).toContain('Brigadiers in his range: alpha');
  });
});

suite('a hex in sentences', () => {
  const { g } = field();
  const of = (hex: string) => said(ground(g, hex));
  it('says the ground, what it costs and what it shelters', () => {
    expect(of('0706')).toContain('Hex 0706: woods, level 1.');
    expect(of('0706')).toMatch(/Movement points to enter it: infantry \d, cavalry/);
    expect(of('0505')).toContain('It gives no cover');
  });
  it('says what lies on its sides and leads over them', () => {
    expect(of('0508')).toMatch(/steep slope on its .* sides/);
    expect(of('0908')).toContain('canal on its north-east side');
    expect(of('0908')).toContain('bridge on its north-east side');
    expect(of('0908')).toContain('main road to the north-east');
    g.s.bridge.isDestroyed[0] = 1;
    expect(of('0908')).toContain('destroyed bridge on its north-east side');
  });
  it('says who is in it from top to bottom, and whose zones cover it', () => {
    expect(of('0505')).toContain('from top to bottom: top and below');
    expect(of('0505')).toContain('Zone of control of the Austrian army: foe');
  });
});

suite('overlays', () => {
  const { g } = field();
  const places = (id: string, piece?: string): string[] =>
    overlay(g, id, piece).flatMap((mark) => (mark.kind === 'area' ? [...mark.places] : []));
  it('show zones of control', () => {
    expect(places('zoc')).toContain('0505');
  });
  it('show command range, and whom it takes in', () => {
    expect(places('command', 'top')).toContain('0505');
    expect(places('command', 'top')).not.toContain('1515');
    const lines = overlay(g, 'command', 'alpha').filter((mark) => mark.kind === 'line');
    expect(lines.map((mark) => mark.tone)).toEqual(expect.arrayContaining(['good', 'bad']));
  });
  it('show the reach of Orders in plain hexes', () => {
    expect(places('orders', 'chief')).toHaveLength(new Set(places('orders', 'chief')).size);
    expect(places('orders', 'top')).toContain('0307');
    expect(places('orders', 'top')).not.toContain('0308');
    expect(overlay(g, 'orders', 'chief').some((mark) => mark.kind === 'line' && mark.tone === 'good')).toBe(true);
  });
  it('show what guns can fire at and what is hidden', () => {
    const tones = new Set(overlay(g, 'sight', 'gun').map((mark) => mark.tone));
    expect(places('sight', 'gun')).toContain('0507');
    expect(tones.has('good')).toBe(true);
  });
  it('name the ground that is not like the rest, with its cost', () => {
    const labels = overlay(g, 'terrain', 'top').flatMap((mark) => (mark.kind === 'label' ? [mark.text.en] : []));
    expect(labels).toHaveLength(2);
    expect(labels.join()).toMatch(/woods \d/);
  });
});

suite.each(SCENARIO_IDS)('%s in sentences', (scenario) => {
  const { g, w } = looseField({ scenario });
  g.s.battle.turn[0] = 1;
  it('is fit to print: every piece, place, box, the survey and the charts', () => {
    for (const piece of w.pieces) {
      const texts = describe(g, piece);
      expect(texts.length, piece).toBeGreaterThan(1);
      for (const text of texts) fit(text, piece);
    }
    for (const place of [...w.hexNames, ...entryBoxes(w).map(({ id }) => id)]) {
      const texts = ground(g, place);
      expect(texts.length, place).toBeGreaterThan(1);
      for (const text of texts) fit(text, place);
    }
    for (const side of [0, 1]) for (const text of survey(g, side)) fit(text, `survey ${side}`);
    for (const { title, head, rows, note } of printMatter(g).charts) {
      fit(title, 'chart');
      if (note) fit(note, 'chart');
      expect(rows.every((row) => row.length === head.length)).toBe(true);
    }
    expect([describe(g, 'nobody'), ground(g, 'nowhere')]).toEqual([[], []]);
  });
  it('has a back for every unit and every corps commander', () => {
    const { backs } = printMatter(g);
    expect(backs.length).toBe(w.units + w.corps);
    expect(backs.every(({ isReduced }) => isReduced === true)).toBe(true);
  });
});
