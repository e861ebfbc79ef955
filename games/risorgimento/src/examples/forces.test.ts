import { describe, expect } from 'vitest';
import { FORMATION_KINDS, isFoot } from '../model/vocabulary.ts';
import { example } from '../testing/example.ts';
import { drill, looseField } from '../testing/loose-field.ts';
import { solferino } from '../testing/solferino-ground.ts';

/** The order of battle of Solferino, read as a battle is. */
const field = drill(solferino({}));
const { w } = field;
/** The units of a formation, those of one regiment counted together. */
function unitsOf(formation: string, which: (type: number) => boolean = () => true): string[] {
  const counts = new Map<string, number>();
  for (const u of w.formationUnits[w.formationIndex.get(formation)!]!) {
    if (!which(w.unitType[u]!)) continue;
    const name = w.unitIds[u]!.replace(/^\S+ /, '').replace(/(?<=\D.*) [1-9]$/, '');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, n]) => (n === 1 ? name : `${name} x${n}`)).sort();
}
const formationOf = (unit: string) => w.formationIds[w.unitFormation[w.unitIndex.get(unit)!]!];

describe('orders of battle, by the examples', () => {
  example('oob-hoditz', () => {
    expect(unitsOf('Hoditz', isFoot)).toEqual(['14 Jgr', 'Ernst x4']);
    expect(w.data.formations[w.formationIndex.get('Hoditz')!]!.division).toMatch(/^2 /);
  });
  example('oob-goze', () => {
    const regiments = ['1 Zve', '33', '34'].map((name) =>
      ['1', '2', '3', '4'].filter(
        (n) => w.unitIndex.has(`F1 ${name} ${n}`) && formationOf(`F1 ${name} ${n}`) === 'Goze',
      ),
    );
    expect(regiments).toEqual([
      ['1', '2', '3'],
      ['1', '2', '3'],
      ['1', '2', '3'],
    ]);
    expect([...w.formationUnits[w.formationIndex.get('Goze')!]!].filter((u) => isFoot(w.unitType[u]!))).toHaveLength(9);
  });
  example('oob-colliano', () => {
    expect(unitsOf('Colliano', isFoot)).toEqual(['1 Grnt x2', '2 Grnt x2', '3 Brsgri']);
  });
  example('oob-cler-niol', () => {
    const magenta = looseField({ scenario: 'magenta' }).w;
    const cler = magenta.data.formations[magenta.formationIndex.get('cler')!]!;
    expect(magenta.data.leaders[cler.leader]!.name).toBe('Cler');
    const names = [...magenta.formationUnits[magenta.formationIndex.get('cler')!]!].map(
      (u) => magenta.data.units[u]!.name,
    );
    expect(names.filter((name) => /Zve|Zouave/.test(name)).length).toBeGreaterThan(0);
    expect(unitsOf('Niol')).toEqual(['1 Gd Grn x3', 'Gd Zve x2']);
  });
  example('oob-battery', () => {
    expect(formationOf('F1 7(11)/I')).toBe('Douay F.');
  });
  example('oob-bayern', () => {
    expect(formationOf('AR 3 Hus Bayern')).toBe('Vopaterny');
    expect(FORMATION_KINDS[w.formationKind[w.formationIndex.get('Vopaterny')!]!]).toBe('cavalry');
  });
  example('massed-austrian-leader', () => {
    const leads = ['Vopaterny', 'Lauingen', 'Palffy', 'Zichy'].filter(
      (name) => w.mayLeadMassed[w.leaderIndex.get(`ldr ${name}`)!] === 1,
    );
    expect(leads).toEqual(['Vopaterny', 'Palffy', 'Zichy']);
  });
});
