import { BadInput, explain, Position } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { ford } from './game.ts';
import { GUARDS, RAIDERS } from './map.ts';
import { fordStage } from './stage.ts';

/** The first turn of the raiders, with units put where a test wants them. */
function position(hexes: Readonly<Record<string, number>> = {}) {
  const p = new Position(ford, ford.world({})).begin(1);
  p.play(p.encode({ type: 'stake', ford: 'south' }));
  const json = p.toJson() as { unit: Record<string, object> };
  for (const [id, hex] of Object.entries(hexes)) json.unit[id] = { ...json.unit[id], hex };
  p.fromJson(json);
  return p;
}
const rules = (p: ReturnType<typeof position>, command: object) =>
  explain(p, p.encode(command)).refusals.map(({ rule }) => rule);

describe('what the kit makes of the ford', () => {
  it('refuses by the conditions that fail, and what is not asked by the rule of the question', () => {
    const p = position();
    expect(rules(p, { type: 'move', unit: 'r-foot', to: '0302' })).toEqual(['2a']);
    expect(rules(p, { type: 'fire', unit: 'r-gun', at: 'g-gun' })).toEqual(['3a']);
    expect(rules(p, { type: 'move', unit: 'g-foot', to: '0402' })).toEqual(['1a']);
    expect(rules(p, { type: 'reply' })).toEqual(['1b']);
    expect(explain(p, p.encode({ type: 'move', unit: 'r-foot', to: '0302' })).instead[0]).toEqual({
      type: 'move',
      unit: 'r-foot',
      to: '0201',
    });
  });
  it('shows a piece that goes, the stakes where they are, and a die that fell', () => {
    const p = position();
    const texts = (command: object) => {
      p.play(p.encode(command));
      return p.events.map((event) => fordStage.eventText(p.world, event));
    };
    const [moved, shown, lost] = texts({ type: 'move', unit: 'r-horse', to: '0303' });
    expect(moved).toMatchObject({ weight: 'minor', motion: { kind: 'go', piece: 'r-horse', to: '0303' } });
    expect(shown).toMatchObject({
      weight: 'major',
      places: ['0303'],
      text: { en: 'There were stakes in the southern ford.' },
    });
    expect(lost!.text.en).toBe('Raiders’ cavalry loses a step.');
    const fired = { type: 'fired', rule: '3a', unit: 'r-gun', at: 'g-gun', die: 4 };
    expect(fordStage.eventText(p.world, fired)).toMatchObject({ dice: [4], places: [] });
  });
  it('marks its fords on the map, by name and by a track through the water', () => {
    for (const [language, names] of [
      ['en', ['Northern ford', 'Southern ford']],
      ['fr', ['Gué nord', 'Gué sud']],
    ] as const) {
      const sheet = fordStage.sheet(position().field, language);
      if (sheet.board !== 'hex') throw new Error('the ford is a map of hexes');
      expect(sheet.exits.map(({ text }) => text)).toEqual(names);
      expect(sheet.roads.map(({ hexes }) => hexes[1])).toEqual(sheet.exits.map(({ hex }) => hex));
    }
  });
  it('takes a click on an enemy for a shot first, and on the piece itself for nothing', async () => {
    const study = await fordStage.study();
    const p = position();
    expect(study.intended(p.field, 'r-gun', '0403').map(({ type }) => type)).toEqual(['fire', 'move']);
    expect(study.intended(p.field, 'r-gun', '0103')).toEqual([]);
    expect(study.describe(p.field, 'r-gun').map(({ en }) => en)).toEqual(['Raiders’ gun.', 'Strength 3.']);
  });
  it('names the field of a unit that cannot stand where it does, and of a choice that is not read', () => {
    expect(() => position({ 'r-foot': 7 })).toThrow('unit.r-foot.hex');
    const p = position();
    const json = p.toJson() as { battle: object };
    expect(() => p.fromJson({ ...json, battle: { ...json.battle, staked: 0 } })).toThrow('battle.half');
    expect(() => ford.world({ charts: {} })).toThrow(BadInput);
  });
  it('counts what is left, and who is hurt', () => {
    const p = position();
    expect(fordStage.measures(p.field)).toMatchObject({ strength: [10, 10], points: [10, 10] });
    const lost = [{ type: 'lost', rule: '3a', unit: 'g-foot' }];
    expect([RAIDERS, GUARDS].map((side) => ford.harms(p.field, lost, side))).toEqual([true, false]);
    const [fact, ...more] = ford.outcome(p.field, lost);
    expect([more, fordStage.fact(p.world, fact!).en]).toEqual([[], 'Guards’ infantry loses a step']);
    const [bearing] = fordStage.bearings(p.world, fact!);
    expect(bearing).toEqual({ side: GUARDS, what: 'lost', isGood: false, amount: 1, gravity: 1, piece: 'g-foot' });
    expect(fordStage.bearingText(bearing!.what, 'they')).toEqual({
      en: 'they lose a step',
      fr: 'ils perdent un niveau',
    });
    const [gone] = fordStage.bearings(p.world, { ...fact!, type: 'gone' });
    expect(gone!.gravity).toBeGreaterThan(bearing!.gravity);
  });
});
