import { BadInput } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import chartsFile from '../../data/charts.json' with { type: 'json' };
import saalfeldFile from '../../data/scenarios/saalfeld-1806.json' with { type: 'json' };
import farmFile from '../../data/scenarios/tutorial-farm.json' with { type: 'json' };
import { rule } from '../testing/rule.ts';
import { readCharts } from './charts.ts';
import { readScenario } from './scenario.ts';
import { checkScenario } from './scenario-check.ts';

const charts = readCharts(chartsFile);
const load = (json: unknown) => {
  const data = readScenario(json);
  checkScenario(data, charts);
  return data;
};
/** The farm with one thing changed. */
function altered(change: (farm: typeof farmFile) => void): unknown {
  const copy = structuredClone(farmFile);
  change(copy);
  return copy;
}
const faultOf = (json: unknown): string => {
  try {
    load(json);
  } catch (error) {
    if (error instanceof BadInput) return error.field;
    throw error;
  }
  return 'nothing wrong';
};

describe('the battles of the game', () => {
  it.each([
    ['the farm', farmFile, 6, 2],
    ['Saalfeld', saalfeldFile, 24, 10],
  ])('%s is read and holds together', (_, file, units, generals) => {
    const data = load(file);
    expect(data.units).toHaveLength(units);
    expect(data.generals).toHaveLength(generals);
  });
  it('are measured in tenths of a millimetre', () => {
    const { table, units, terrain } = load(saalfeldFile);
    expect(table).toMatchObject({ width: 18_000, height: 12_000 });
    expect(units.find(({ id }) => id === 'f-17-1')).toMatchObject({ x: 12_200, y: 1_000, width: 600 });
    expect(terrain.find(({ id }) => id === 'bridge-k')?.at).toEqual({ x: 6_920, y: 8_400 });
  });
});

describe('what is wrong with a battle is named', () => {
  it.each<[string, unknown]>([
    ['scenario.units.0.x', altered((s) => (s.units[0]!.x = -1))],
    ['scenario.units.0.x', altered((s) => (s.units[0]!.x = 48.001))],
    ['scenario.units.0', altered((s) => (s.units[0]!.x = 130))],
    ['scenario.units.1.id', altered((s) => (s.units[1]!.id = s.units[0]!.id))],
    ['scenario.units.0.type', altered((s) => (s.units[0]!.type = 'french.zouave'))],
    ['scenario.units.0.baseMorale', altered((s) => (s.units[0]!.baseMorale = 9))],
    ['scenario.units.0.general', altered((s) => s.generals[0]!.units.shift())],
    ['scenario.generals.0.units', altered((s) => s.generals[0]!.units.push('t-au1'))],
    ['scenario.generals.0.superior', altered((s) => Object.assign(s.generals[0]!, { superior: 'g-au' }))],
    ['scenario.units.0.order.type', altered((s) => (s.units[0]!.order.type = 'EXPLOIT'))],
    ['scenario.units.0.order.unit', altered((s) => (s.units[0]!.order.type = 'SUPPORT'))],
    ['scenario.units.0.losses', altered((s) => (s.units[0]!.losses = 480))],
    ['scenario.units.0.garrison', altered((s) => (s.units[0]!.formation = 'garrison'))],
    ['scenario.terrain.0.polygon', altered((s) => s.terrain[0]!.polygon!.splice(2))],
    ['scenario.terrain.4.over', altered((s) => (s.terrain[4]!.over = 'copse'))],
    ['scenario.sides.0.retreatEdge.y', altered((s) => (s.sides[0]!.retreatEdge.y = 80))],
    ['scenario.victory.objectives.0.terrain', altered((s) => (s.victory.objectives[0]!.terrain = 'brook'))],
    ['scenario.victory.tie', altered((s) => (s.victory.tie = 'nobody'))],
    ['scenario.weather', altered((s) => Object.assign(s, { weather: 'rain' }))],
  ])('%s', (field, json) => {
    expect(faultOf(json)).toBe(field);
  });
});

rule('C13a', 'a unit is what the national table says of its type', () => {
  expect(faultOf(altered((s) => (s.units[0]!.status = 'elite')))).toBe('scenario.units.0.status');
  expect(faultOf(altered((s) => (s.units[0]!.manoeuvreClass = 'C')))).toBe('scenario.units.0.manoeuvreClass');
  expect(faultOf(altered((s) => (s.units[0]!.eliteCompanies = false)))).toBe('scenario.units.0.eliteCompanies');
});
rule(['C2e', 'C2f', 'C2g', 'C5b', 'C5d'], 'a unit stands in a formation that its arm, type and number may take', () => {
  const faultIn = (unit: number, formation: string, more: object = {}) =>
    faultOf(altered((s) => Object.assign(s.units[unit]!, { formation, ...more })));
  const at = (arm: string) => farmFile.units.findIndex((unit) => unit.arm === arm);
  const [foot, horse] = [at('infantry'), at('cavalry')];
  for (const formation of ['square', 'skirmish', 'garrison', 'limbered', 'rout'])
    expect([formation, faultIn(horse, formation)]).toEqual([formation, `scenario.units.${horse}.formation`]);
  for (const formation of ['unlimbered', 'limbered', 'rout', 'skirmish'])
    expect([formation, faultIn(foot, formation)]).toEqual([formation, `scenario.units.${foot}.formation`]);
  expect(faultIn(foot, 'square')).toBe('nothing wrong');
  expect(faultIn(foot, 'square', { initialFigures: 7, losses: 0 })).toBe(`scenario.units.${foot}.formation`);
  const guns = saalfeldFile.units.findIndex((unit) => unit.arm === 'artillery');
  const inLine = structuredClone(saalfeldFile);
  inLine.units[guns]!.formation = 'line';
  expect(faultOf(inLine)).toBe(`scenario.units.${guns}.formation`);
  const inTown = structuredClone(saalfeldFile);
  const held = inTown.units.find(({ garrison }) => garrison !== undefined)?.garrison;
  Object.assign(inTown.units[guns]!, { formation: 'garrison', garrison: held });
  expect(faultOf(inTown)).toBe(`scenario.units.${guns}.garrison`);
});
rule('C13b', 'a Russian battery has six gunners, the others four', () => {
  const crews = charts.artillery.crewFigures;
  expect([crews.french, crews.austrian, crews.british, crews.prussian, crews.russian]).toEqual([4, 4, 4, 4, 6]);
  const short = structuredClone(saalfeldFile);
  const at = short.units.findIndex(({ arm }) => arm === 'artillery');
  short.units[at]!.initialFigures = 5;
  expect(faultOf(short)).toBe(`scenario.units.${at}.initialFigures`);
});
