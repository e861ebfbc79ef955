import type { Text } from '@tambour/kernel';
import type { TableTrack, TokensTrack } from '@tambour/stage';
import { fitToPrint } from '@tambour/stage/testing';
import { describe, expect, it } from 'vitest';
import { DISORDERED, IN_RESERVE, mark, put, STRATEGIC } from '../model/state.ts';
import { AUSTRIAN, LOST, WITHOUT_ORDERS } from '../model/vocabulary.ts';
import { SCENARIO_IDS } from '../model/world.ts';
import { drill, looseField } from '../testing/loose-field.ts';
import { entryBoxes } from './boxes.ts';
import { COUNTER_NOTES } from './counter-notes.ts';
import { measures } from './measures.ts';
import { scene } from './scene.ts';
import { setupPieces } from './set-up-pieces.ts';
import { victory } from './victory.ts';

const fit = fitToPrint(/ldr-|\bgd-|entry-\d/);
const pieceOf = (shown: ReturnType<typeof scene>, id: string) => {
  const found = shown.pieces.find((piece) => piece.id === id);
  if (found === undefined) throw new Error(`${id} is not shown`);
  return found;
};
const said = (texts: readonly Text[]): string => texts.map(({ en }) => en).join('; ');

describe('a stack', () => {
  const { g } = drill({
    units: [
      { id: 'top', hex: '0505', facing: 2 },
      { id: 'below', hex: '0505', facing: 2, hits: 2, disordered: true },
      { id: 'alone', hex: '0707', square: true },
      { id: 'late' },
    ],
    leaders: [{ id: 'chief', hex: '0505', brigade: 'allied-brigade' }],
  });
  const shown = scene(g);
  it('is drawn in its order, leaders under the units', () => {
    const orders = ['top', 'below', 'chief'].map((id) => pieceOf(shown, id).order!);
    expect(orders).toEqual([2, 1, 0]);
  });
  it('shows hits by their number, disorder by its other side and a coin, and says both', () => {
    expect(pieceOf(shown, 'below')).toMatchObject({ hits: 2, isReduced: true, markers: ['disorganised'] });
    expect(said(pieceOf(shown, 'below').states)).toBe('2 hits, cohesion now 4; disordered');
    expect(pieceOf(shown, 'top').hits).toBeUndefined();
  });
  it('faces a side of its hex, and none in square', () => {
    expect(pieceOf(shown, 'top')).toMatchObject({ facing: 2, facesTo: 'side' });
    expect(pieceOf(shown, 'alone').facing).toBeUndefined();
    expect(pieceOf(shown, 'alone').markers).toEqual(['square']);
  });
  it('has nobody in it who has yet to come', () => {
    expect(pieceOf(shown, 'late').place).toBeUndefined();
    expect(said(pieceOf(shown, 'late').states)).toContain('arrives from turn 20');
  });
});

describe('coins', () => {
  const unit = { id: 'a', hex: '0505' };
  it.each([
    [STRATEGIC, 'march', 'in strategic movement'],
    [IN_RESERVE, 'reserve', 'in reserve'],
    [DISORDERED, 'disorganised', 'disordered'],
  ] as const)('tell what lasts: %s %s', (bit, coin, words) => {
    const { g, w } = drill({ units: [unit] });
    mark(g, w.unitIndex.get('a')!, bit);
    const piece = pieceOf(scene(g), 'a');
    expect(piece.markers).toEqual([coin]);
    expect(said(piece.states)).toBe(words);
  });
  it('tell who is not commanded while the formation acts, and only then', () => {
    const { g, w } = drill({ units: [{ ...unit, commanded: false }] });
    expect(pieceOf(scene(g), 'a').markers).toEqual([]);
    g.s.battle.formation[0] = w.unitFormation[0]! + 1;
    expect(pieceOf(scene(g), 'a').markers).toEqual(['outOfCommand']);
    expect(said(pieceOf(scene(g), 'a').states)).toBe('not commanded');
    g.s.formation.orders[0] = WITHOUT_ORDERS;
    expect(said(pieceOf(scene(g), 'a').states)).toBe('without Orders');
  });
  it('tell that a brigade is hors de combat, on its units and its brigadier', () => {
    const { g } = drill({ units: [unit], leaders: [{ id: 'l', hex: '0505', brigade: 'allied-brigade' }] });
    g.s.formation.isHorsDeCombat[0] = 1;
    expect(['a', 'l'].map((id) => pieceOf(scene(g), id).markers)).toEqual([['broken'], ['broken']]);
  });
  it('tell that a leader is finished, a commander’s corps demoralised', () => {
    const { g, w } = drill({ units: [unit], leaders: [{ id: 'c', rank: 'corps', corps: 'allied', hex: '0505' }] });
    g.s.leader.isFinished[w.leaderIndex.get('c')!] = 1;
    g.s.morale.isDemoralized[0] = 1;
    expect(pieceOf(scene(g), 'c').markers).toEqual(['spent', 'demoralised']);
    expect(said(pieceOf(scene(g), 'c').states)).toBe('finished for this turn; corps demoralised');
  });
  it('are gone with the unit', () => {
    const { g, w } = drill({ units: [{ ...unit, disordered: true }] });
    g.s.unit.place[w.unitIndex.get('a')!] = LOST;
    const piece = pieceOf(scene(g), 'a');
    expect([piece.markers, piece.place, said(piece.states)]).toEqual([[], undefined, 'eliminated']);
  });
});

describe('the activation sheet', () => {
  const table = (g: Parameters<typeof scene>[0]): TableTrack =>
    scene(g).tracks.find((track): track is TableTrack => track.kind === 'table')!;
  const rows = (track: TableTrack): Record<string, string[]> =>
    Object.fromEntries(track.rows.map(({ name, cells }) => [name.en, cells.map(({ text }) => text.en)]));
  it('has the corps in columns: used, limit, continuity, finished, hors de combat, demoralised', () => {
    const { g, w } = looseField({ scenario: 'magenta' });
    g.s.battle.turn[0] = 1;
    const [guard, second] = [w.corpsIndex.get('GD')!, w.corpsIndex.get('F2')!];
    g.s.corps.used[guard] = 1;
    g.s.corps.isFinished[second] = 1;
    g.s.battle.corps[0] = guard + 1;
    g.s.formation.isHorsDeCombat[0] = 1;
    g.s.morale.isDemoralized[w.moraleGroups.findIndex(({ corps }) => corps === second)] = 1;
    const track = table(g);
    expect(track.columns.map(({ name }) => name.en).slice(0, 3)).toEqual(['Guard', 'II', 'III']);
    expect(track.columns.slice(0, 3).map(({ state }) => state)).toEqual(['now', 'done', 'waiting']);
    const of = rows(track);
    expect(of.Activations!.slice(0, 3)).toEqual(['1 of 2 used', '0 of 2 used', 'turn 4']);
    expect(of.Continuity!.slice(0, 2)).toEqual(['4', '4']);
    expect(of.Finished!.slice(0, 2)).toEqual(['–', 'yes']);
    expect(of['Hors de combat']![0]).toBe('1/5');
    expect(of.Demoralised!.slice(0, 2)).toEqual(['–', 'yes']);
    expect(track.rows[0]!.cells[0]!.dots).toEqual({ filled: 1, of: 2 });
  });
  it('has one normal activation for each corps in the heat', () => {
    const { g } = looseField({ scenario: 'magenta' });
    g.s.battle.turn[0] = 4;
    expect(rows(table(g)).Activations![0]).toBe('0 of 1 used');
    expect(scene(g).status.chips.map(({ text }) => text.en)).toContain('Heat');
  });
  it('counts the divisions of the Piedmontese army', () => {
    const { g } = looseField({ scenario: 'san-martino' });
    g.s.battle.turn[0] = 1;
    g.s.morale.isDemoralized[0] = 1;
    expect(rows(table(g)).Demoralised![0]).toBe('1/3 div.');
  });
});

describe('bridges', () => {
  it('are shown where they can be blown up, and the ground is drawn anew when one goes', () => {
    const { g } = looseField({ scenario: 'magenta' });
    g.s.battle.turn[0] = 1;
    const before = scene(g);
    const track = () => scene(g).tracks.find((t): t is TokensTrack => t.id === 'bridges')!;
    expect(track().tokens).toHaveLength(6);
    g.s.bridge.isDestroyed[1] = 1;
    expect(track().tokens[1]!.says!.en).toBe('destroyed');
    expect(scene(g).ground).not.toBe(before.ground);
    expect(scene(g).status.chips.map(({ text }) => text.en)).toContain('Bridges down: 1');
  });
});

describe.each(SCENARIO_IDS)('what is shown of %s', (scenario) => {
  const { g, w } = looseField({ scenario });
  it('is fit to print, at every turn', () => {
    for (let turn = 0; turn <= w.data.turns.length; turn++) {
      g.s.battle.turn[0] = turn;
      const { pieces, tracks, headline, status, objectives } = scene(g);
      const { goals, advice = [], sources, time, outlook } = victory(g);
      const own = (text: Text) => ({ en: `X ${text.en}`, fr: `X ${text.fr}` });
      for (const text of [headline, status.time, status.phase, time, outlook!, ...advice]) fit(text, 'status');
      for (const { text } of goals.flat()) fit(text, 'goal');
      for (const { what } of sources) fit(what, 'source');
      for (const { title } of objectives) fit(title, 'objective');
      for (const { text, note } of status.chips) for (const t of note ? [text, note] : [text]) fit(t, 'chip');
      for (const { title, states } of pieces) for (const text of [title, ...states]) fit(own(text), 'piece');
      for (const track of tracks) {
        fit(track.title, 'track');
        if (track.kind === 'steps') for (const step of track.steps) fit(step, 'step');
        if (track.kind === 'table')
          for (const { name, title } of track.columns) for (const t of [name, title]) fit(t, 'column');
      }
    }
  });
  it('has waiting troops in boxes with room for them, from the turn before theirs', () => {
    const boxes = new Map(entryBoxes(w).map((box) => [box.id, box]));
    for (let turn = 1; turn <= w.data.turns.length; turn++) {
      g.s.battle.turn[0] = turn;
      const waiting = scene(g).pieces.filter(({ place }) => place !== undefined && !w.hexIndex.has(place));
      expect(waiting.every(({ place }) => boxes.has(place!))).toBe(true);
    }
    g.s.battle.turn[0] = 1;
    const first = w.data.arrivals.find(({ turn, units }) => turn === 2 && units.length > 0)!;
    const id = w.unitIds[first.units[0]!]!;
    expect(pieceOf(scene(g), id).place).toBe(`entry-${w.hexNames[first.entry[0]!]}`);
    const due = (place: string) => scene(g).pieces.filter((piece) => piece.place === place).length;
    for (const [place, { slots }] of boxes) expect(due(place)).toBeLessThanOrEqual(slots);
  });
  it('is the same as the set-up on paper', () => {
    g.s.battle.turn[0] = 1;
    const onPaper = setupPieces(w).map(({ id, place, order }) => `${id} ${place} ${order}`);
    const shown = scene(g).pieces.flatMap(({ id, place, order }) => (place ? [`${id} ${place} ${order}`] : []));
    expect(shown.sort()).toEqual(onPaper.sort());
  });
  it('adds up: sources, parts and strip have one score', () => {
    g.s.battle.turn[0] = 6;
    g.s.side.killed.set([3, 2]);
    g.s.side.turnPoints[AUSTRIAN] = w.data.perTurn.length > 0 ? 2 : 0;
    g.s.morale.isDemoralized[0] = 1;
    g.s.objective.owner[0] = 0;
    const { sources, scores } = victory(g);
    expect(scores.map((_, side) => sources.reduce((sum, { scored }) => sum + scored[side]!, 0))).toEqual(scores);
    expect(scene(g).status.scores).toEqual(scores);
    const points = scene(g).tracks.find((track) => track.kind === 'scores')!;
    expect(points.scores.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0))).toEqual(scores);
    expect(scores[0]).toBeGreaterThan(0);
    expect(measures(g).points).toEqual(scores);
  });
});

describe('how to win', () => {
  const goalsOf = (scenario: string, side: number) =>
    victory(looseField({ scenario }).g).goals[side]!.map(({ text }) => text.en);
  it('says the margins of the table as each side reads them', () => {
    const both = (scenario: string) => [goalsOf(scenario, 0)[0], goalsOf(scenario, 1)[0]];
    expect(both('magenta')).toEqual([
      'Win with a lead of 14 points or more over the Austrian army after turn 10; decisively with 23 or more.',
      'Win if the Allied army leads by 11 points at most after turn 10; decisively if it leads by 3 at most.',
    ]);
    expect(both('san-martino')).toEqual([
      'Win if the Austrian army leads by 4 points at most after turn 12; decisively with a lead of 3 or more.',
      'Win with a lead of 5 points or more over the Allied army after turn 12; decisively with 13 or more.',
    ]);
  });
  it('says which leads are a draw, where any is', () => {
    for (const side of [0, 1])
      expect(goalsOf('magenta', side)).toContain('If the Allied army leads by 12 to 13 points, the battle is a draw.');
    expect(goalsOf('san-martino', 0).join()).not.toContain('draw');
  });
  it('says what a side scores turn by turn', () => {
    expect(goalsOf('san-martino', 1).join()).toContain('from turn 5 on in which you hold hex 1811 (San Martino)');
  });
  it('says what would be if the battle ended now', () => {
    const { g } = looseField({ scenario: 'magenta' });
    expect(victory(g).outlook!.en).toContain('Austrian army would win decisively');
    g.s.side.killed[0] = 10;
    expect(victory(g).outlook!.en).toContain('Austrian army would win narrowly');
    g.s.side.killed[0] = 40;
    expect(victory(g).outlook!.en).toContain('Allied army would win decisively');
  });
});

describe('the legend', () => {
  it('is fit to print and shows every coin that a scene can have', () => {
    for (const { says, parts = [] } of COUNTER_NOTES)
      for (const text of [says, ...parts.map((p) => p.says)]) fit(text, 'legend');
    const coins = COUNTER_NOTES.flatMap(({ face }) => face.markers ?? []);
    for (const coin of [
      'disorganised',
      'square',
      'march',
      'reserve',
      'broken',
      'outOfCommand',
      'fired',
      'activated',
      'spent',
      'demoralised',
    ])
      expect(coins).toContain(coin);
  });
});

it('moves with the pieces', () => {
  const { g, w } = drill({ units: [{ id: 'a', hex: '0505' }] });
  put(g, w.unitIndex.get('a')!, w.hexIndex.get('0606')!);
  expect(pieceOf(scene(g), 'a').place).toBe('0606');
});
