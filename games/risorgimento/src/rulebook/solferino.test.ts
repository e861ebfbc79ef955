import { describe, expect } from 'vitest';
import { leaderId } from '../model/ids.ts';
import { COMMANDED, did } from '../model/state.ts';
import { hasOrders } from '../rules/4-command.ts';
import { continuityOf } from '../rules/4-corps.ts';
import { MASSED, NORMAL } from '../rules/4-kinds.ts';
import { isMassedLeader, massedCavalry } from '../rules/4-massed.ts';
import { actingUnits } from '../rules/7-attackers.ts';
import { canSee } from '../rules/7-sight.ts';
import type { DrillMap } from '../testing/drill.ts';
import { byRule, fireDrill } from '../testing/fire-drill.ts';
import { handDrill } from '../testing/hand-drill.ts';
import { drill } from '../testing/loose-field.ts';
import { rule } from '../testing/rule.ts';
import { SOLFERINO, solferino } from '../testing/solferino-ground.ts';
import { turnDrill } from '../testing/turn-drill.ts';

/** Cavalry of both Austrian armies and of a corps around two of their leaders, far from any commander. */
const HORSE = {
  'ldr Vopaterny': '1010',
  'AR 3 Hus Bayern': '1010',
  'AR 11 Hus Wurttemberg': '1110',
  'A9 12 Hus Haller': '1011',
  'ldr Lauingen': '1210',
  'AR 1 Drgn': '1210',
  'ldr Zichy': '1012',
  'AR 5 Drgn Savoyen': '1012',
  'A1 12 Hus': '0910',
  'AR 1/Res H': '1310',
  'AR Rockets 1': '1312',
  'F1 74 1': '1030',
} as const;
const ids = (d: ReturnType<typeof drill>, units: readonly number[]) => units.map((u) => d.w.unitIds[u]!).sort();

describe('La Réserve, on the drill ground of Solferino', () => {
  rule(
    ['4.17a', '4.15c', '4.17b', '4.17c'],
    'is a corps of cavalry brigades and reserve batteries, all with Orders, and has no commander',
    () => {
      const d = turnDrill(solferino(HORSE));
      const corps = d.w.corpsIndex.get('AR')!;
      expect(d.w.corpsCommander[corps]).toBe(0);
      expect(continuityOf(d.g, corps)).toBe(2);
      expect([...d.w.corpsFormations[corps]!].map((f) => d.w.formationIds[f])).toEqual([
        'Vopaterny',
        'Lauingen',
        'Palffy',
        'Zichy',
        'AR reserve-artillery',
      ]);
      for (const id of ['Vopaterny', 'Lauingen', 'Zichy', 'AR reserve-artillery'])
        expect(hasOrders(d.g, d.formation(id)), id).toBe(true);
      expect(hasOrders(d.g, d.formation('Palffy')), 'off the map').toBe(false);
      d.begin('corps', corps, NORMAL);
      expect(d.offers('begin').map((o) => d.w.formationIds[o.a])).toEqual([
        'Vopaterny',
        'Lauingen',
        'Zichy',
        'AR reserve-artillery',
      ]);
    },
  );
  rule(['4.15a', '4.15d'], 'French regiments have brigadiers; Piedmontese ones belong to brigades of foot', () => {
    const { w } = drill(solferino({}));
    const horse = [...w.unitIds.keys()].filter((u) => w.unitType[u] === 3 || w.unitType[u] === 4);
    const brigadeOf = (u: number) => w.data.formations[w.unitFormation[u]!]!;
    const french = horse.filter((u) => brigadeOf(u).nation === 0);
    expect(french.length).toBeGreaterThan(10);
    for (const u of french) expect(brigadeOf(u).leader, w.unitIds[u]).toBeGreaterThanOrEqual(0);
    const piedmontese = horse.filter((u) => brigadeOf(u).nation === 1);
    expect(piedmontese.map((u) => w.unitIds[u]).sort()).toContain('PS Alessandria');
    for (const u of piedmontese) expect(brigadeOf(u).leader, w.unitIds[u]).toBeGreaterThanOrEqual(0);
    for (let l = 0; l < w.leaders; l++)
      if (w.data.leaders[l]!.formation >= 0 && w.data.formations[w.data.leaders[l]!.formation]?.nation === 1)
        expect(w.mayLeadMassed[l], w.leaderIds[l]).toBe(0);
  });
});

describe('an Austrian massed attack, on the drill ground of Solferino', () => {
  rule(
    ['4.16e', '4.16f', '4.16g'],
    'calls cavalry of the leader’s army in his range, that of the corps too, and of no other army',
    () => {
      const d = drill(solferino(HORSE));
      const of = (leader: string) => ids(d, massedCavalry(d.g, d.w.leaderIndex.get(leader)!));
      expect(of('ldr Vopaterny')).toEqual([
        'A9 12 Hus Haller',
        'AR 1 Drgn',
        'AR 11 Hus Wurttemberg',
        'AR 3 Hus Bayern',
      ]);
      expect(of('ldr Zichy')).toEqual(['A1 12 Hus', 'AR 5 Drgn Savoyen']);
      const leaders = d.w.leaderIds.filter((_, l) => isMassedLeader(d.g, 1, leaderId(l)));
      expect(leaders).toEqual(['ldr Vopaterny', 'ldr Zichy']);
    },
  );
  rule(['4.16a', '4.16g', '4.16b'], 'uses an activation of La Réserve, and nothing else of it acts', () => {
    const d = handDrill({}, { side: 'austrian', field: drill(solferino(HORSE)) });
    expect(d.massed('ldr Vopaterny')).toBe('AR massed');
    expect([d.used('AR'), d.used('A9'), d.g.s.side.hasMassed[1]]).toEqual([1, 0, 1]);
    const e = turnDrill(solferino(HORSE));
    e.g.s.battle.leader[0] = e.leader('ldr Vopaterny') + 1;
    e.begin('corps', e.w.corpsIndex.get('AR')!, MASSED);
    const called = massedCavalry(e.g, e.leader('ldr Vopaterny'));
    expect([...actingUnits(e.g, e.formation('Vopaterny'))]).toEqual(called);
    for (const id of ['AR 1/Res H', 'AR Rockets 1', 'AR 5 Drgn Savoyen'])
      expect(did(e.g, e.unit(id), COMMANDED), id).toBe(false);
  });
  rule(['4.15d', '4.16c'], 'a French one calls the French of any corps, never the Piedmontese', () => {
    const d = drill(
      solferino({
        'ldr Planhol': '2020',
        'F1 5 Hus': '2020',
        'F2 4 Chs a Cheval': '2021',
        'PS Alessandria': '2120',
      }),
    );
    expect(ids(d, massedCavalry(d.g, d.w.leaderIndex.get('ldr Planhol')!))).toEqual(['F1 5 Hus', 'F2 4 Chs a Cheval']);
  });
});

describe('fire and sight, on the drill ground of Solferino', () => {
  const target = { 'F1 74 1': '1008' };
  const rockets = (hex: string) =>
    fireDrill(solferino({ 'AR Rockets 1': hex, ...target }), {
      side: 'austrian',
      corps: 'AR',
      formation: 'AR reserve-artillery',
    });
  rule(['7.11a', '7.11c'], 'rockets have a table of ranges of their own', () => {
    const { ranges } = rockets('1010').w.charts.guns;
    expect(Object.keys(ranges).sort()).toEqual(['F', 'H', 'R', 'Rf', 'horse']);
    expect(rockets('1013').whyFire('AR Rockets 1', '1008')).not.toEqual([]);
    const d = rockets('1012');
    d.dice.push(0);
    d.fire('AR Rockets 1', '1008');
    expect(d.ofType('fired')).toHaveLength(1);
    expect(byRule((d.ofType('fired')[0] as unknown as { modifiers: [] }).modifiers)).toEqual({ '7.11c': -3 });
  });
  rule(['7.13b', '7.13c', '5.25a'], 'a crest hides what lies behind it from those below', () => {
    // Ground of one level on both sides of the crest of 2117 and 2218, which stands two above it.
    const sees = (map: DrillMap, a: string, b: string) => {
      const { g, w } = drill({ map, units: [{ id: 'a', hex: '0101' }] });
      return canSee(g, w.hexIndex.get(a)!, w.hexIndex.get(b)!);
    };
    const crest = { ...SOLFERINO, overrides: [] };
    const none = { ...crest, hexsides: {}, roads: {} };
    for (const [a, b] of [
      ['2319', '2016'],
      ['2016', '2319'],
    ] as const) {
      expect(sees(crest, a, b), `${a} ${b}`).toBe(false);
      expect(sees(none, a, b), `${a} ${b}`).toBe(true);
    }
    // From a height above it one looks over it; next to it, its own hexes do not hide themselves.
    const hill = { ...crest, overrides: [{ terrain: 'clear', level: 5, hexes: ['2319'] }] };
    expect(sees(hill, '2319', '2016')).toBe(true);
    expect(sees(crest, '2218', '2117')).toBe(true);
  });
});
