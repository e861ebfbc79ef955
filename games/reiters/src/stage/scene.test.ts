import { Match, Position, type Text } from '@tambour/kernel';
import { amount } from '@tambour/kernel/testing';
import { drawSheet } from '@tambour/press';
import { isPlainJson } from '@tambour/stage/testing';
import { describe, expect, it } from 'vitest';
import { reiters } from '../game.ts';
import type { Field } from '../model/state.ts';
import { LOST, ON_MAP } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { pointsOf } from '../rules/9-victory.ts';
import { rule } from '../testing/rule.ts';
import { type SceneSpec, scene } from '../testing/scene.ts';
import { say } from '../texts/say.ts';
import { columnPrints, setupPieces } from './face.ts';
import { reitersSheet } from './sheet.ts';
import { reitersStage } from './stage.ts';
import { atRandom, BATTLES, LEVELS, optionsAt } from './testing/random-battle.ts';
import { readsWell } from './testing/reads-well.ts';

/** The same words are looked at once. */
const checked = new Set<string>();
const fit = (text: Text, of: unknown): void => {
  const key = `${text.en}|${text.fr}`;
  if (!checked.has(key)) readsWell(text, of);
  checked.add(key);
};
const begun = (scenario: string, options = optionsAt('off')): Field =>
  Match.begin(reiters, { scenario, options }, 1).position.field;
const pieceIn = (g: Field, id: string) => reitersStage.scene(g).pieces.find((piece) => piece.id === id);
const trackIn = (g: Field, id: string) => reitersStage.scene(g).tracks.find((t) => t.id === id);
const orderOf = (g: Field, column: string) => {
  const track = trackIn(g, 'orders');
  return track?.kind === 'tokens' ? track.tokens.find((t) => t.name.en.startsWith(`${column}:`)) : undefined;
};

const boxes = new Map<string, readonly string[]>();
/** A sheet is laid out anew whenever it is asked for: once for each battle. */
function boxesOf({ data }: ReitersWorld): readonly string[] {
  const known = boxes.get(data.id) ?? reitersSheet(data, 'en').boxes.map(({ id }) => id);
  boxes.set(data.id, known);
  return known;
}

/** Whatever is shown lies where the sheet has a place, and can be said. */
function soundScene(g: Field): void {
  const { w, s } = g;
  const shown = reitersStage.scene(g);
  const boxes = boxesOf(w);
  expect(isPlainJson(shown)).toBe(true);
  expect(new Set(shown.pieces.map((piece) => piece.id)).size).toBe(shown.pieces.length);
  for (const { id, place, title, states } of shown.pieces) {
    if (place !== undefined) expect(w.zoneIndex.has(place) || boxes.includes(place), `${id} in ${place}`).toBe(true);
    fit(title, id);
    for (const state of states) fit({ en: `It ${state.en}`, fr: `Ici ${state.fr}` }, `${id} ${state.en}`);
  }
  for (let u = 0; u < w.units; u++) {
    const piece = shown.pieces.find((p) => p.id === w.unitIds[u]);
    if (s.unit.place[u] === ON_MAP) expect(piece?.place).toBe(w.zoneNames[s.unit.zone[u]!]);
    if (s.unit.place[u] === LOST) expect(piece).not.toHaveProperty('place');
  }
  for (const track of shown.tracks) {
    if (track.kind === 'steps') expect(track.steps[track.at], track.id).toBeDefined();
    if (track.kind === 'scores')
      for (const { side, value, parts } of track.scores) {
        expect(value).toBe(pointsOf(g, side).total);
        expect(parts.reduce((sum, part) => sum + part.value, 0)).toBe(value);
        expect(parts.some((part) => part.what.en === say('score.before').en)).toBe(false);
        for (const part of parts) fit(part.what, part.rule);
      }
    if (track.kind === 'tokens') for (const token of track.tokens) fit(token.name, track.id);
  }
  fit(shown.headline, 'headline');
}

describe.each(BATTLES)('the set-up of %s', (scenario) => {
  it('has the counters of the printed map, where they lie there', () => {
    const g = begun(scenario);
    const printed = setupPieces(g.w);
    const { pieces } = reitersStage.scene(g);
    expect(pieces.map((piece) => piece.id).sort()).toEqual(g.w.pieces.slice().sort());
    expect(printed.map((piece) => piece.id)).toEqual(pieces.map((piece) => piece.id));
    for (const print of printed) expect(pieces.find((piece) => piece.id === print.id)).toMatchObject(print);
    for (const { place } of pieces) expect(place).toBeDefined();
    // The maps themselves are drawn in sheet.test.ts.
    if (BATTLES.indexOf(scenario) < amount(1, BATTLES.length))
      expect(drawSheet(reitersStage.sheet(g, 'fr'), { pieces: printed })).not.toMatch(/NaN|undefined/);
    soundScene(g);
  });
  it('gives every column a mark and a colour of its own', () => {
    const prints = columnPrints(begun(scenario).w);
    expect(new Set(prints.map((p) => p.mark)).size).toBe(prints.length);
    expect(new Set(prints.map((p) => p.band)).size).toBe(prints.length);
    for (const { mark } of prints) expect(mark).toMatch(/^\p{L}{2,3}$/u);
  });
  it.each(LEVELS)('stays sound as the battle goes on, advanced and optional rules %s', (level) => {
    let n = 0;
    atRandom(scenario, level, 3, 260, (match) => {
      if (n++ % amount(40, 20) === 0 || match.sideId === undefined) soundScene(match.position.field);
    });
  });
});

describe('counters', () => {
  const spec: SceneSpec = {
    map: 'AU',
    units: [
      { id: 'G', side: 'C', type: 'gendarmes', zone: '106', ds: true, isolated: true },
      { id: 'A', side: 'C', type: 'arquebusiers', zone: '106', reduced: true, fought: true },
      { id: 'D', side: 'C', type: 'argoulets', zone: '106', face: 'dismounted' },
      { id: 'R', side: 'P', type: 'reiters', zone: '137' },
      { id: 'K', side: 'P', type: 'cannon', zone: '137' },
    ],
    leaders: [{ id: 'L', side: 'C', zone: '107', rank: 'LG', face: 'replacement' }],
    active: 'C',
  };
  rule(['1.3.7a', '4.6a', '1.3.4a', '7.4.3a'], 'show the face that counts, weapon, class and states', () => {
    const { g } = scene(spec);
    expect(pieceIn(g, 'G')).toMatchObject({
      arm: 'gendarmes',
      badge: { shape: 'triangle', letter: 'E' },
      markers: ['disorganised', 'outOfCommand', 'charge'],
    });
    expect(pieceIn(g, 'G')?.states.map((t) => t.en)).toEqual([
      'disordered',
      'isolated (out of command)',
      'charge available',
    ]);
    expect(pieceIn(g, 'A')).toMatchObject({ strength: '2', isReduced: true, markers: ['fought'], arm: 'shot' });
    expect(pieceIn(g, 'D')).toMatchObject({ arm: 'shot', strength: '2', badge: { letter: 'D' } });
    expect(pieceIn(g, 'R')).toMatchObject({ arm: 'reiters', badge: { shape: 'disc', letter: 'A' }, owner: 1 });
    expect(pieceIn(g, 'K')).toMatchObject({ arm: 'artillery', range: '3' });
    expect(pieceIn(g, 'K')).not.toHaveProperty('movement');
  });
  it('show one who takes over by his own name and figures', () => {
    const { g } = scene(spec);
    expect(pieceIn(g, 'L')).toMatchObject({ stars: 1, arm: 'captain' });
    expect(pieceIn(g, 'L')?.states.map((t) => t.en)).toEqual(['column commander', 'replacement leader']);
  });
  it('have an arm of their own for every type of unit', () => {
    const arms = BATTLES.flatMap((scenario) => {
      const { w } = begun(scenario, optionsAt('on'));
      return setupPieces(w).map((piece, i) => ({ arm: piece.arm, type: w.data.units[i - w.baggage]?.type }));
    }).filter((x) => x.type !== undefined);
    const byType = new Map(arms.map(({ arm, type }) => [type, arm]));
    expect(new Set(byType.values()).size).toBe(byType.size);
  });
});

rule(['10.1f', '10.1g'], 'a side sees its own orders, and the enemy’s once they are shown', () => {
  const position: Position<ReitersWorld, Field> = new Position(
    reiters,
    reiters.world({ scenario: 'AU', options: optionsAt('on') }),
  ).begin(1);
  const [c, p] = [0, 1].map((side) => position.seenBy(side).field);
  expect(orderOf(c!, 'Infantry')?.name.fr).toBe('Infanterie\u00a0: Attaque (secret)');
  expect(orderOf(c!, 'Dohna’s camp')?.name.en).toBe('Dohna’s camp: order unknown');
  expect(orderOf(p!, 'Infantry')?.name.fr).toBe('Infanterie\u00a0: ordre inconnu');
  expect(orderOf(p!, 'Main body')?.name.en).toBe('Main body: order unknown');
  expect(orderOf(p!, 'Dommartin’s column')?.name.en).toBe('Dommartin’s column: Reserve (secret)');
  position.field.s.column.known[0] = position.field.s.column.order[0]! + 1;
  expect(orderOf(position.seenBy(1).field, 'Infantry')?.name.en).toBe('Infantry: Attack');
});

describe('the measures', () => {
  it('count strength, points and losses by column', () => {
    const g = begun('M');
    const before = reitersStage.measures(g);
    expect(before.strength).toEqual([38, 19]);
    expect(before.losses.every((row) => row.lost === 0)).toBe(true);
    g.s.unit.steps[0] = 1;
    const after = reitersStage.measures(g);
    expect(after.strength).toEqual([38, 17]);
    expect(after.losses.find((row) => row.formation.en === 'Gentlemen of Languedoc')).toMatchObject({
      lost: 2,
      of: 15,
    });
  });
});
