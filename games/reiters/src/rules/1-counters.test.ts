import { expect } from 'vitest';
import { readScenario } from '../model/scenario.ts';
import { SCENARIO_FILES } from '../model/scenario-files.ts';
import { armOf } from '../model/unit.ts';
import { ARMS, CLASSES, SIDES, UNIT_TYPES, WEAPONS } from '../model/vocabulary.ts';
import { sketch } from '../testing/ground.ts';
import { rule } from '../testing/rule.ts';
import { scene } from '../testing/scene.ts';
import { CHARTS, type SceneUnit } from '../testing/set-up.ts';

const line = sketch('A B C', 'A-B B-C');
/** The arm of a unit as the rules take it, on the face told. */
const armAs = (type: string, face?: string) => {
  const unit: SceneUnit = { id: 'U', side: 'P', type, zone: 'A', ...(face ? { face } : {}) };
  const g = scene({ units: [unit] });
  return ARMS[armOf(g.g, g.u('U'))];
};

rule('1.3.1a', 'every counter of the five battles shows its column, its factors, its class and its allowance', () => {
  for (const file of SCENARIO_FILES)
    for (const u of readScenario(file).units) {
      expect(u.id, 'the initial of its battle').toMatch(new RegExp(`^${file.id}-`));
      expect(file.columns[u.column]!.side).toBe(SIDES[u.side]);
      for (const face of [u.front, ...(u.back ? [u.back] : [])]) {
        expect(face.fc).toBeGreaterThan(0);
        expect(face.fq).toBeGreaterThan(0);
        expect(CLASSES[face.cls]).toBeDefined();
        expect(face.ma > 0, u.id).toBe(ARMS[face.arm] !== 'artillery');
      }
    }
});
rule('1.3.1c', 'a detachment bears a numeral and the name of its parent, and figures of its own', () => {
  const units: SceneUnit[] = [{ id: 'Q', side: 'P', type: 'arquebusiers', zone: 'A' }];
  const g = scene({ units, active: 'P', options: ['enfantsPerdus'] });
  g.play({ type: 'detach', unit: 'Q' }).play({ type: 'detach', unit: 'Q' });
  expect(g.all('detached').map((d) => [d.piece, d.parent])).toEqual([
    ['Q-EP-I', 'Q'],
    ['Q-EP-II', 'Q'],
  ]);
  const [own, parent] = [g.g.w.unit[g.u('Q-EP-I')]!.front, g.g.w.unit[g.u('Q')]!.front];
  expect(own.cls).toBe(parent.cls);
  expect([own.ma > parent.ma, own.fq > parent.fq, own.fc < parent.fc]).toEqual([true, true, true]);
});
rule('1.3.1e', 'the columns of a side bear colours of their own', () => {
  for (const file of SCENARIO_FILES)
    for (const side of SIDES) {
      const colours = file.columns.filter((c) => c.side === side).map((c) => c.colour);
      expect(new Set(colours).size, `${file.id} ${side}`).toBe(colours.length);
    }
});
rule(['1.3.2a', '1.3.2b', '1.3.2c'], 'which types are infantry, cavalry and artillery', () => {
  const arms = Object.fromEntries(
    UNIT_TYPES.filter((t) => t !== 'argoulets' && t !== 'forlorn-hope').map((type) => [type, armAs(type)]),
  );
  const of = (arm: string) => Object.keys(arms).filter((type) => arms[type] === arm);
  expect(of('infantry')).toEqual(['swiss', 'landsknechts', 'pikemen', 'arquebusiers', 'militia', 'peasants']);
  expect(of('cavalry')).toEqual(['gendarmes', 'chevau-legers', 'reiters', 'cuirassiers']);
  expect(of('artillery')).toEqual(['cannon', 'culverin']);
  expect([armAs('argoulets', 'mounted'), armAs('argoulets', 'dismounted')]).toEqual(['cavalry', 'infantry']);
});
rule(['1.3.4a', '1.3.4b'], 'who fights with steel and who with fire, and only the latter fires in reaction', () => {
  const weaponOf = (type: string) => WEAPONS[CHARTS.profiles.find((p) => UNIT_TYPES[p.type] === type)!.weapon];
  for (const type of UNIT_TYPES) {
    if (['cannon', 'culverin', 'forlorn-hope'].includes(type)) continue;
    const units: SceneUnit[] = [
      { id: 'X', side: 'P', type, zone: 'B' },
      { id: 'E', side: 'C', type: 'militia', zone: 'A' },
    ];
    const g = scene({ at: 'reaction', active: 'C', map: line, entered: ['A'], units });
    const fires = ['arquebusiers', 'reiters', 'argoulets'].includes(type);
    expect(weaponOf(type), type).toBe(fires ? 'fire' : 'shock');
    expect(g.can({ type: 'fire', unit: 'X', target: 'E' }), type).toBe(fires);
    if (!fires) expect(g.refusals({ type: 'fire', unit: 'X', target: 'E' })).toEqual(['6.2a']);
  }
});
rule('1.3.7i', 'disorganised gendarmes keep their charge and cannot spend it', () => {
  const attacked = (ds: boolean) => {
    const units: SceneUnit[] = [
      { id: 'G', side: 'C', type: 'gendarmes', zone: 'A', fc: 12, ds },
      { id: 'X', side: 'P', type: 'arquebusiers', zone: 'B' },
    ];
    return scene({ at: 'combat', active: 'C', map: line, units });
  };
  const attack = { type: 'attack', unit: 'G', at: 'B' };
  expect(attacked(false).play(attack).legal('engage')).toHaveLength(2);
  // Nothing to choose: the die falls at once.
  const shaken = attacked(true).play(attack, [1]);
  expect(shaken.fight().AP.charge).toBe(0);
  expect(shaken.unit('G').charge).toBe(true);
});
rule('1.5a', 'baggage neither moves nor fights, and is not attacked', () => {
  const units: SceneUnit[] = [
    { id: 'B', side: 'P', type: 'baggage', zone: 'B' },
    { id: 'K', side: 'C', type: 'pikemen', zone: 'A' },
    { id: 'A1', side: 'C', type: 'cannon', zone: 'A' },
  ];
  const own = scene({ active: 'P', map: line, units });
  expect(own.legal((c) => c.piece === 'B')).toEqual([]);
  expect(own.refusals({ type: 'move', piece: 'B', to: 'C' })).toEqual(['4.1Pd']);
  const foe = scene({ at: 'combat', active: 'C', map: line, units });
  expect(foe.refusals({ type: 'attack', unit: 'K', at: 'B' })).toEqual(['7.1b']);
  expect(foe.legal((c) => c.type !== 'done')).toEqual([]);
  expect(() => foe.can({ type: 'bombard', unit: 'A1', target: 'B' })).toThrow('not a unit');
});
