import type { Text } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../testing/rule.ts';
import { type Scene, scene } from '../testing/scene.ts';
import { denainStudy } from './study.ts';

const en = (texts: readonly Text[]): string => texts.map((t) => t.en).join('\n');
const fr = (texts: readonly Text[]): string => texts.map((t) => t.fr).join('\n');
const of = (g: Scene, piece: string) => denainStudy.describe(g.g, piece);

describe('a unit in sentences', () => {
  const g = scene({
    edition: 'fr',
    units: 'F inf Navarre@1411>SSE 3/2/3 dis; C inf Kettler@1412>NNW 2/2/2; C inf Douglas@1410>SSE 2/2/2',
    leaders: { dreux: '1310' },
  });
  it('is told by name, place, facing and front', () => {
    const said = en(of(g, 'Navarre'));
    expect(said).toContain('Navarre, infantry of the centre: strength 3 of 3, movement 2, morale 3.');
    expect(said).toContain('It is in hex 1411, on open ground, facing south-south-east.');
    expect(said).toMatch(/In front: south-east, 1511, empty; south, 1412, enemy: Kettler\./);
    expect(said).toMatch(/Behind: .*1410, enemy: Douglas/);
  });
  it('is told who bears on it, zones, command and state', () => {
    const said = en(of(g, 'Navarre'));
    expect(said).toContain('Threatened by Douglas behind it and Kettler in front.');
    expect(said).toContain('It is in an enemy zone of control.');
    expect(said).toContain('It is in command.');
    expect(said).toContain('Disordered.');
    expect(said).toMatch(/Possible orders: .*\(\d+\)/);
  });
  it('is told the same in French', () => {
    const said = fr(of(g, 'Navarre'));
    expect(said).toContain('Navarre, infanterie du centre : force 3 sur 3, mouvement 2, moral 3.');
    expect(said).toContain('Elle est dans l’hexagone 1411, en terrain découvert, face au sud-sud-est.');
    expect(said).toContain('Menacée par Douglas à revers et Kettler de front.');
  });
  it('says nothing of orders when it is not its turn', () => {
    expect(en(of(g, 'Kettler'))).not.toContain('Possible orders');
  });
  it('knows who waits and who is lost', () => {
    const off = scene({ edition: 'en', units: 'F inf P@->W 3/3/3 :valenciennes' });
    expect(en(of(off, 'P'))).toContain('may enter from turn 1 on, at 3211 or 3212');
    expect(of(off, 'nobody')).toEqual([]);
  });
});

describe('a leader in sentences', () => {
  it('is told by rank, place and charge', () => {
    const g = scene({
      edition: 'fr',
      units: 'F inf Navarre@1411>SSE 3/2/3',
      leaders: { villars: '1411', dreux: '1410' },
    });
    expect(en(of(g, 'villars'))).toMatch(
      /^Villars, a commander-in-chief, commands the Maison du Roi: command range 5, movement 4\./,
    );
    expect(en(of(g, 'villars'))).toContain('He is in hex 1411, on open ground, with Navarre.');
    expect(fr(of(g, 'dreux'))).toMatch(
      /^Dreux, chef, à la tête du centre\u00a0: portée de commandement 3, activation 4, mouvement 3\./,
    );
  });
});

describe.each(EDITIONS)('the field in sentences (%s)', (edition) => {
  const g = scene({
    edition,
    units: 'F inf Navarre@1411>SSE 3/2/3; C inf Kettler@1412>NNW 2/2/2; C inf Douglas@1610>SSE 2/2/2',
    control: { '2012': 'C', '2111': 'C', '2112': 'F', '2313': 'C', '3115': null },
    breached: ['1513|1614'],
  });
  it('tells troops, contacts and objectives', () => {
    const said = en(denainStudy.survey(g.g, 0));
    expect(said).toContain('Centre, acting now: Navarre in hex 1411, facing south-south-east, strength 3.');
    expect(said).toContain('Nearest enemies: Kettler next to Navarre; Douglas 2 hexes from Navarre.');
    expect(said).toContain('2112 (Denain) held by the French army');
    expect(said).toContain('3115 (Prouvy bridge) held by neither side');
    expect(said).toContain('Breached entrenchments: the north-west side of hex 1614.');
    expect(fr(denainStudy.survey(g.g, 0))).toContain('Douglas à 2 hexagones de Navarre');
  });
  it('is seen by the other side from the other side', () => {
    expect(en(denainStudy.survey(g.g, 1))).toContain('Nearest enemies: Navarre next to Kettler.');
  });
});

describe('the ground in sentences', () => {
  const g = scene({
    edition: 'fr',
    units: 'F inf Navarre@1513>E 3/2/3; C inf Kettler@1614>W 2/2/2; C art Guns@1614>W 1/2 :denain',
    leaders: { albermarle: '1614' },
    control: { '2012': 'C', '2111': 'C', '2112': 'F', '2313': 'C', '3115': null },
    breached: ['1513|1614'],
  });
  const of = (place: string) => denainStudy.ground(g.g, place);
  it('tells terrain, cost, cover, works, road, troops and zones', () => {
    expect(en(of('1614')).split('\n')).toEqual([
      'Hex 1614: open ground.',
      'Cost to enter: 1 point. No cover.',
      'Entrenchments protect its south-west side.',
      'Breach on its north-west side.',
      'Roads lead north-east and south-west.',
      'Here: Kettler, Guns and Albemarle.',
      'Zone of control of the French army: Navarre.',
    ]);
    expect(fr(of('1614')).split('\n')).toEqual([
      'Hexagone 1614\u00a0: terrain découvert.',
      'Coût d’entrée\u00a0: 1 point. Pas de couvert.',
      'Des retranchements protègent son côté sud-ouest.',
      'Brèche sur son côté nord-ouest.',
      'Des routes mènent au nord-est et au sud-ouest.',
      'Ici\u00a0: Kettler, Guns et Albemarle.',
      'Zone de contrôle de l’armée française\u00a0: Navarre.',
    ]);
  });
  it('tells what a class pays, what an objective is worth and whose it is', () => {
    expect(en(of('2112'))).toMatch(
      /^Hex 2112 \(Denain\): village\.\nCost to enter: infantry 1 point, cavalry 2 points, batteries 1 point\./,
    );
    expect(en(of('2112'))).toContain('Objective worth 10 points, held by the French army.');
    expect(en(of('3115'))).toContain('Objective worth 10 points, held by neither side.');
    expect(en(of('3115'))).toContain('The bridge connects 3114 and 3116.');
    expect(en(of('2114'))).toContain('No unit can enter.');
    expect(en(of('1613'))).toMatch(
      /redoubt of the camp \(the French need a breach to enter\)\.\nCost to enter: half its movement\./,
    );
  });
  it('tells a stream by compass, a broken bridge, and who waits in a box', () => {
    const cut = scene({ edition: 'en', units: 'F inf P@->W 3/3/3 :valenciennes', destroyedBridges: ['3115'] });
    const there = (place: string) => en(denainStudy.ground(cut.g, place));
    expect(there('3115')).toContain('3115 (Prouvy bridge): bridge, destroyed.');
    expect(there('3115')).toContain('No longer an objective.');
    expect(there('valenciennes')).toMatch(/^Garrison of Valenciennes, off the map: .*\nWaiting here: P\.$/);
    const stream = cut.g.w.hexNames.find((_, hex) => cut.g.w.stream[hex])!;
    expect(there(stream)).toMatch(/(Stream|A small bridge) .*(north|south)/);
    expect(there('nowhere')).toBe('');
  });
});
