import { Match } from '@tambour/kernel';
import { drawSheet } from '@tambour/press';
import { describe, expect, it } from 'vitest';
import scenario from '../../data/scenario.json' with { type: 'json' };
import { denain } from '../game.ts';
import { score } from '../rules/13-victory.ts';
import { EDITIONS, rule } from '../testing/rule.ts';
import { type SceneSpec, scene as set } from '../testing/scene.ts';
import { setupPieces } from './face.ts';
import { sheet } from './ground.ts';
import { denainStage } from './stage.ts';

const begun = (edition: string) => Match.begin(denain, { options: { edition } }, 1).position.field;
const shown = (spec: SceneSpec) => denainStage.scene(set(spec).g);
const pieceOf = (spec: SceneSpec, id: string) => shown(spec).pieces.find((piece) => piece.id === id);
const track = (spec: SceneSpec, id: string) => shown(spec).tracks.find((t) => t.id === id);

describe.each(EDITIONS)('the set-up on the page (%s)', (edition) => {
  it('has the counters of the printed map, where they lie there', () => {
    const f = begun(edition);
    const printed = setupPieces(f.w);
    const pieces = denainStage.scene(f).pieces;
    expect(pieces.map((piece) => piece.id).sort()).toEqual(printed.map((piece) => piece.id).sort());
    for (const print of printed) expect(pieces.find((piece) => piece.id === print.id)).toMatchObject(print);
  });
});

describe('the scene', () => {
  const units = 'F inf P@1411>SSE 2/2/3 dis; F inf R@1511>SSE 3/2/3; C inf K@1513>NNW 2/2/2 rout';

  it('shows strength left, facing and markers, and says them', () => {
    const spec: SceneSpec = {
      edition: 'fr',
      units: [
        {
          id: 'P',
          side: 'F',
          cls: 'inf',
          hex: '1411',
          facing: 'SSE',
          cf: 2,
          full: 3,
          mp: 2,
          morale: 3,
          state: 'disorganised',
        },
      ],
    };
    const piece = pieceOf(spec, 'P')!;
    expect(piece).toMatchObject({ strength: '2', facing: 2, place: '1411', owner: 0, markers: ['disorganised'] });
    expect(piece.states.map((t) => t.en)).toEqual(['disordered', '1 of 3 strength points lost']);
    expect(piece.states.map((t) => t.fr)).toEqual(['en désordre', '1 point de force perdu sur 3']);
  });
  it('marks rout, and lack of command only while the formation acts', () => {
    const spec: SceneSpec = { edition: 'fr', units, commanded: { R: false, K: false } };
    expect(pieceOf(spec, 'K')?.markers).toEqual(['routed']);
    expect(pieceOf(spec, 'R')?.markers).toEqual(['outOfCommand']);
  });
  rule(['4Cm', '9.1a'], 'says nothing of command while formations are still being named, and shows those named', () => {
    const g = set({
      edition: 'fr',
      units: 'F inf P@1411>SSE 3/2/3; F inf R@1311>SSE 3/2/3 :droite; F inf Q@2606>SSE 3/2/3',
      at: 'activate',
      with: [0, 2],
      acting: [],
      leaders: { dreux: '1410', montesquiou: '1310', villars: '1310' },
    });
    const look = (id: string) => denainStage.scene(g.g).pieces.find((piece) => piece.id === id);
    const state = (name: string) => {
      const found = denainStage.scene(g.g).tracks.find((t) => t.id === 'activations');
      return found?.kind === 'tokens' ? found.tokens.find((t) => t.name.en === name)?.state : undefined;
    };
    expect(state('Centre')).toBe('waiting');
    g.play({ type: 'activate', formation: 'centre' });
    expect(g.question).toBe('activate');
    expect(look('P')).toMatchObject({ markers: [], states: [] });
    expect(look('Q')).toMatchObject({ markers: [], states: [] });
    expect(state('Centre')).toBe('now');
    expect(g.match.position.prompt).toEqual({
      en: 'Chosen formation: the centre. Add another, or start.',
      fr: 'Formation choisie\u00a0: le centre. Ajoutez-en une autre, ou commencez.',
    });
    g.play({ type: 'go' });
    expect(look('P')?.markers).toEqual([]);
    expect(look('Q')?.markers).toEqual(['outOfCommand']);
    expect(denainStage.scene(g.g).headline.en).toMatch(/ · Phase C: operations · Centre, movement$/);
  });
  it('marks guns that have fired, and leaders by command and activation', () => {
    const spec: SceneSpec = {
      edition: 'fr',
      units: 'F art A@1411>SSE 1/2; F inf P@1411>SSE 3/2/3',
      marks: { A: ['barraged'] },
      leaders: { dreux: '1410' },
      out: ['dreux'],
    };
    expect(pieceOf(spec, 'A')).toMatchObject({ markers: ['fired'], strength: '+1', order: 2 });
    expect(pieceOf(spec, 'dreux')).toMatchObject({ markers: ['outOfCommand', 'activated'], stars: 2 });
  });
  it('keeps the dead without a place, and shows an aide once he is called', () => {
    const spec: SceneSpec = {
      edition: 'en',
      units: 'F inf P@1411>SSE 1/2/3; F inf R@1510>SSE 3/2/3; C inf K@1412>NNW 3/2/3',
      leaders: { dreux: '1411' },
      at: 'combat',
      side: 'C',
    };
    const g = set(spec);
    expect(denainStage.scene(g.g).pieces.some((piece) => piece.id.startsWith('aide-'))).toBe(false);
    g.play({ type: 'fire', unit: 'K', at: '1411' }, [0]);
    expect(g.question).toBe('aide');
    const by = (id: string) => denainStage.scene(g.g).pieces.find((piece) => piece.id === id);
    expect(by('P')).toMatchObject({ strength: '0', states: [{ en: 'destroyed' }] });
    expect(by('P')).not.toHaveProperty('place');
    expect(by('dreux')).not.toHaveProperty('place');
    expect(by('aide-centre')).not.toHaveProperty('place');
    g.play({ type: 'aide', formation: 'centre', to: '1510' });
    expect(by('aide-centre')).toMatchObject({ place: '1510', stars: 1 });
  });
});

describe('the tracks', () => {
  it('say turn, hour and phase', () => {
    const spec: SceneSpec = { edition: 'fr', units: 'F inf P@1411>SSE 3/2/3', turn: 3, acting: ['centre'] };
    expect(track(spec, 'turns')).toMatchObject({ at: 2 });
    expect(track(spec, 'phases')).toMatchObject({ at: 3 });
    expect(shown(spec).headline).toEqual({
      en: 'Turn 3, 11:00 · Phase C: operations · Centre, movement',
      fr: 'Tour 3, 11\u00a0h · Phase C : opérations · Centre, mouvement',
    });
  });
  it('say which formations act, have acted, wait or are out', () => {
    const spec: SceneSpec = {
      edition: 'fr',
      units:
        'F inf P@1411>SSE 3/2/3; F inf R@1311>SSE 3/2/3 :droite; F inf S@1211>SSE 3/2/3 :gauche; C inf K@1513>NNW 2/2/2',
      acting: ['centre'],
      activated: ['droite'],
    };
    const tokens = track(spec, 'activations');
    const states = tokens?.kind === 'tokens' ? Object.fromEntries(tokens.tokens.map((t) => [t.name.en, t.state])) : {};
    expect(states).toMatchObject({
      Centre: 'now',
      'Right wing': 'done',
      'Left wing': 'waiting',
      'Maison du Roi': 'out',
    });
  });
  rule(['13.3b', '13.3c', '13.3d', '13.3e', '13.3f'], 'the parts of the score add up to it', () => {
    const g = set({
      edition: 'en',
      units: 'F inf P@1411>SSE 3/2/3; C inf K@1513>NNW 2/2/2 rout',
      baggage: '2112',
      control: { '2012': 'F', '2111': 'C', '2112': 'C', '2313': 'C', '3115': 'F' },
      destroyedBridges: ['3115'],
      lost: { F: 3, C: 2 },
    }).g;
    const points = denainStage.scene(g).tracks.find((t) => t.id === 'points');
    if (points?.kind !== 'scores') throw new Error('no score');
    for (const { side, value, parts } of points.scores) {
      expect(value).toBe(score(g, side).total);
      expect(parts.reduce((sum, part) => sum + part.value, 0)).toBe(value);
    }
    expect(points.scores[0]?.parts.map((part) => [part.what.en, part.value])).toEqual([
      ['2012 (Denain)', 10],
      ['enemy units routed', 1],
      ['enemy strength points lost', 4],
    ]);
  });
});

describe('the ground', () => {
  const spec: SceneSpec = { edition: 'fr', units: 'F inf P@1513>E 3/2/3', at: 'combat', breached: [] };
  const brokenIn = (g: ReturnType<typeof set>) =>
    [...drawSheet(denainStage.sheet(g.g, 'fr')).matchAll(/class="work breached" data-side="([^"]+)"/g)].map(
      (m) => m[1],
    );

  it('changes its key when a work is opened, and shows the breach', () => {
    const g = set(spec);
    const before = denainStage.scene(g.g).ground;
    expect(brokenIn(g)).toEqual([]);
    const breach = g.legal('breach')[0];
    expect(breach).toBeDefined();
    g.play(breach, [1]);
    expect(denainStage.scene(g.g).ground).not.toBe(before);
    expect(brokenIn(g).length).toBeGreaterThan(0);
    expect(g.event('breach-rolled').opened.length).toBe(brokenIn(g).length);
  });
  it('keeps its key while only pieces move', () => {
    const g = set({ edition: 'fr', units: 'F inf P@1411>SSE 3/2/3' });
    const before = denainStage.scene(g.g).ground;
    g.play(g.legal('move')[0]);
    expect(denainStage.scene(g.g).ground).toBe(before);
  });
  it('shows a broken bridge as broken', () => {
    const units = 'F inf P@1411>SSE 3/2/3';
    const [whole, cut] = [set({ edition: 'en', units }), set({ edition: 'en', units, destroyedBridges: ['3115'] })];
    expect(denainStage.scene(cut.g).ground).not.toBe(denainStage.scene(whole.g).ground);
    const broken = sheet(cut.g, 'en').bridges.filter((b) => b.isBroken);
    expect(broken.map((b) => cut.g.w.hexNames[b.hex])).toEqual(['3115']);
    expect(sheet(whole.g, 'en').bridges.some((b) => b.isBroken)).toBe(false);
  });
  it('is drawn of a scenario of one’s own, without names and with another column to come', () => {
    const own = structuredClone(scenario) as unknown as {
      map: Record<string, unknown>;
      formations: { F: Record<string, unknown> };
      leaders: { leads: string | null }[];
    };
    for (const ornament of ['names', 'riverName', 'campInterior']) delete own.map[ornament];
    own.formations.F = Object.fromEntries(
      Object.entries(own.formations.F).map(([id, f]) => [id === 'valenciennes' ? 'secours' : id, f]),
    );
    for (const leader of own.leaders) if (leader.leads === 'valenciennes') leader.leads = 'secours';
    for (const leader of own.leaders as unknown as { commands?: string[] }[])
      leader.commands = leader.commands?.map((id) => (id === 'valenciennes' ? 'secours' : id)) ?? [];
    const f = Match.begin(denain, { scenarioData: own }, 1).position.field;
    const sheet = denainStage.sheet(f, 'fr');
    expect(sheet.boxes.map((box) => box.id)).toEqual(['secours', 'fagel']);
    expect(drawSheet(sheet)).not.toMatch(/NaN|undefined/);
    expect(denainStage.scene(f).pieces.find((piece) => piece.id === 'f-va1')?.place).toBe('secours');
  });
});

describe('the measures', () => {
  it('count strength, points and losses', () => {
    const g = set({
      edition: 'fr',
      units: [
        { id: 'P', side: 'F', cls: 'inf', hex: '1411', facing: 'SSE', cf: 1, full: 3, mp: 2, morale: 3 },
        { id: 'K', side: 'C', cls: 'inf', hex: '1513', facing: 'NNW', cf: 2, mp: 2, morale: 2 },
      ],
      lost: { F: 2, C: 0 },
    }).g;
    const { strength, points, losses } = denainStage.measures(g);
    expect(strength).toEqual([1, 2]);
    expect(points).toEqual([score(g, 0).total, score(g, 1).total]);
    expect(losses.find((row) => row.formation.en === 'Centre')).toMatchObject({ side: 0, lost: 2, of: 3 });
  });
});
