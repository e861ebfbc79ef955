import { zoneId } from '@tambour/boards';
import { Match } from '@tambour/kernel';
import { amount } from '@tambour/kernel/testing';
import type { Mark } from '@tambour/stage';
import { describe, expect, it } from 'vitest';
import { FRONT } from '../front.ts';
import { reiters } from '../game.ts';
import type { Field } from '../model/state.ts';
import { ORDERS, SIDES } from '../model/vocabulary.ts';
import { isControlled } from '../model/zone.ts';
import { sees } from '../rules/4-sight.ts';
import { describe as describePiece } from './describe.ts';
import { ground } from './describe-ground.ts';
import { overlay } from './overlay.ts';
import { shownOrder } from './shown-order.ts';
import { survey } from './survey.ts';
import { atRandom, BATTLES, LEVELS, optionsAt } from './testing/random-battle.ts';
import { readsWell } from './testing/reads-well.ts';

const OVERLAYS = FRONT.overlays.map((o) => o.id);

function areFit(texts: readonly { readonly en: string; readonly fr: string }[], of: string): void {
  expect(texts.length, of).toBeGreaterThan(0);
  for (const text of texts) {
    readsWell(text, of);
    if (text.en === text.fr) throw new Error(`${of}: ${text.en}`);
  }
}
function marksAreFit(g: Field, marks: readonly Mark[]): void {
  const isPlace = (place: string): void => expect(g.w.zoneIndex.has(place), place).toBe(true);
  for (const m of marks) {
    const said = m.kind === 'label' ? m.text : m.title;
    readsWell(
      { en: said.en.replace(/^./, (x) => x.toUpperCase()), fr: said.fr.replace(/^./, (x) => x.toUpperCase()) },
      m,
    );
    if (m.kind === 'area') m.places.forEach(isPlace);
    else if (m.kind === 'line') [m.from, m.to].forEach(isPlace);
    else if (m.kind === 'label') isPlace(m.place);
  }
}

describe('everything can be asked about at any time', () => {
  for (const scenario of BATTLES)
    for (const level of LEVELS)
      it(`in ${scenario} with the optional rules ${level}`, () => {
        let asked = 0;
        const look = ({ position: { field: g } }: { readonly position: { readonly field: Field } }): void => {
          if (asked++ % amount(150, 100) !== 0) return;
          for (const piece of g.w.pieces) areFit(describePiece(g, piece), piece);
          for (const zone of g.w.zoneNames) areFit(ground(g, zone), zone);
          for (const [c, id] of g.w.columnIds.entries())
            if (g.w.data.columns[c]!.reinforcement) areFit(ground(g, id), id);
          for (const side of [0, 1]) areFit(survey(g, side), `survey ${side}`);
          for (const id of OVERLAYS) {
            marksAreFit(g, overlay(g, id, undefined));
            for (const piece of g.w.pieces.filter((_, i) => i % 5 === 0)) marksAreFit(g, overlay(g, id, piece));
          }
        };
        atRandom(scenario, level, 5, 450, () => {}, look);
        expect(asked).toBeGreaterThan(200);
      });
  it('a figure that is not our first is shown with what it was, its source and the reason', () => {
    const { field: g } = Match.begin(reiters, { scenario: 'D' }, 1).position;
    const said = ground(g, '026').map((text) => text.en);
    expect(said.filter((text) => text.includes('was first set at 4'))).toEqual([
      expect.stringMatching(/for the Catholics .*changed after test battles .*unequal forces/),
    ]);
    expect(ground(g, '033').some((text) => text.en.includes('at first'))).toBe(false);
  });
  it('nothing is said of what there is not', () => {
    const g = Match.begin(reiters, { scenario: 'AU' }, 1).position.field;
    expect(describePiece(g, 'nobody')).toEqual([]);
    expect(ground(g, 'nowhere')).toEqual([]);
    expect(overlay(g, 'weather', undefined)).toEqual([]);
    expect(overlay(g, 'sight', undefined)).toEqual([]);
  });
});

describe('FRONT.overlays', () => {
  const g = Match.begin(reiters, { scenario: 'AU', options: optionsAt('off') }, 1).position.field;
  const places = (id: string, tone: string, piece?: string): string[] =>
    overlay(g, id, piece)
      .flatMap((m) => (m.kind === 'area' && m.tone === tone ? m.places : []))
      .sort();
  it('draw the zones of control of the rules', () => {
    const own = g.w.zoneNames.filter((_, z) => isControlled(g, zoneId(z), 1)).sort();
    const enemy = g.w.zoneNames.filter((_, z) => isControlled(g, zoneId(z), 0)).sort();
    expect([...places('control', 'own'), ...places('control', 'both')].sort()).toEqual(own);
    expect([...places('control', 'enemy'), ...places('control', 'both')].sort()).toEqual(enemy);
  });
  it('draw what a piece sees, and say why not for every other zone within three', () => {
    const from = g.w.zoneIndex.get('138')!;
    const near = g.w.zoneNames.filter((_, z) => z !== from && g.w.sight.chains.steps[from * g.w.zones + z]! <= 3);
    const seen = near.filter((name) => sees(g, from, g.w.zoneIndex.get(name)!)).sort();
    expect([...places('sight', 'good', 'AU-P-CAN-1'), ...places('sight', 'plain', 'AU-P-CAN-1')].sort()).toEqual(seen);
    expect(
      [
        ...places('sight', 'good', 'AU-P-CAN-1'),
        ...places('sight', 'plain', 'AU-P-CAN-1'),
        ...places('sight', 'bad', 'AU-P-CAN-1'),
      ].sort(),
    ).toEqual([...near].sort());
  });
  it('draw the reach of a leader to each of his units', () => {
    const marks = overlay(g, 'command', 'AU-P-BOUCK');
    expect(marks.filter((m) => m.kind === 'area')).toHaveLength(1);
    expect(marks.filter((m) => m.kind === 'line').length).toBeGreaterThan(1);
    expect(overlay(g, 'command', undefined).filter((m) => m.kind === 'area')).toHaveLength(6);
  });
  it('draw objectives with their points, and exits', () => {
    const marks = overlay(g, 'aims', undefined);
    expect(marks.filter((m) => m.kind === 'label').map((m) => (m.kind === 'label' ? m.place : ''))).toEqual([
      '123',
      '122',
      '125',
    ]);
    expect(places('aims', 'plain')).toEqual(['101', '109', '117', '129', '131']);
  });
});

describe('what is hidden is not said', () => {
  it('of an enemy column until its order is shown', () => {
    const match = Match.begin(reiters, { scenario: 'AU', options: optionsAt('on') }, 1);
    const g = match.position.field;
    const said = (side: number): string => JSON.stringify([...survey(g, side)]);
    // The Protestants set up first: the field is seen through their eyes.
    expect(JSON.stringify(describePiece(g, 'AU-C-GEN-1'))).toMatch(/is unknown/);
    expect(JSON.stringify(describePiece(g, 'AU-C-ELBEUF'))).not.toMatch(/Order of his column/);
    expect(JSON.stringify(describePiece(g, 'AU-P-REI-1'))).toMatch(/Order: Hold/);
    expect(said(1)).toMatch(/Dohna’s camp, order Hold/);
    expect(said(1)).toMatch(/Vanguard cavalry, order unknown/);
    expect(said(0)).toMatch(/Vanguard cavalry, order Attack/);
    const c = g.w.columnIds.indexOf('C2');
    g.s.column.known[c] = ORDERS.indexOf('attack') + 1;
    expect(shownOrder(g, c, 1)).toBe('attack');
    expect(said(1)).toMatch(/Vanguard cavalry, order Attack/);
    expect(JSON.stringify(describePiece(g, 'AU-C-GEN-1'))).toMatch(/Order: Attack/);
  });
  it('nor invented in a view where it is only imagined', () => {
    const match = Match.begin(reiters, { scenario: 'AU', options: optionsAt('on') }, 1);
    // What the Catholics see while the Protestants are asked.
    const g = match.position.seenBy(0).field;
    for (const piece of g.w.pieces.filter((id) => id.includes('-P-')))
      expect(JSON.stringify(describePiece(g, piece))).not.toMatch(/Reserve/);
    for (const [c, id] of g.w.columnIds.entries())
      if (g.w.columnSide[c] === SIDES.indexOf('P')) expect(shownOrder(g, c, 1), id).toBeUndefined();
  });
});
