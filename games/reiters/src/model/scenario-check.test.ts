import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import chartsFile from '../../data/charts.json' with { type: 'json' };
import auneau from '../../data/scenarios/AU.json' with { type: 'json' };
import cognat from '../../data/scenarios/CO.json' with { type: 'json' };
import dormans from '../../data/scenarios/D.json' with { type: 'json' };
import { blamed, type Change, GONE } from '../testing/mangled.ts';
import { readCharts } from './charts.ts';
import { readScenario } from './scenario.ts';
import { checkScenario } from './scenario-check.ts';

const charts = readCharts(chartsFile);
const load = (json: unknown) => checkScenario(readScenario(json), charts);
/** Where in a list stands the entry with this id. */
const at = (list: readonly { readonly id: string }[], id: string) => list.findIndex((x) => x.id === id);

const zone = (id: string) => `map.zones.${at(auneau.map.zones, id)}`;
const border = (id: string) => `map.borders.${at(auneau.map.borders, id)}`;
const unit = (id: string) => `units.${at(auneau.units, id)}`;
const leader = (id: string) => `leaders.${at(auneau.leaders, id)}`;
const column = (id: string) => `columns.${at(auneau.columns, id)}`;

const WORDS = { en: 'So it is.', fr: 'C’est ainsi.' };

/** Where, what instead, and the field blamed if it is another. */
type Row = readonly [says: string, path: string, value: unknown, field?: string];
const refused = (title: string, file: unknown, rows: readonly Row[]) =>
  describe(title, () => {
    for (const [says, path, value, field] of rows)
      it(`${says}: ${path}`, () => {
        const changes: Change[] = [[path, value]];
        expect(blamed(file, changes, load)).toBe(['scenario', field ?? path].filter(Boolean).join('.'));
      });
  });

describe('a scenario file', () => {
  it('as it is has nothing wrong with it', () => {
    for (const file of [auneau, cognat, dormans]) expect(blamed(file, [], load)).toBeUndefined();
  });
  it('is refused whole when it is no object', () => {
    for (const json of [null, [], 3, 'AU']) expect(() => load(json)).toThrow('scenario');
  });
});

refused('single fields', auneau, [
  ['no date', 'date', '24 November'],
  ['no turns', 'turns', 0],
  ['no such side', 'initiative', 'K'],
  ['a text in one language', 'history.fr', GONE],
  ['unknown field', 'weather', 'mist'],
  ['unknown field', `${unit('AU-C-ARQ-1')}.morale`, 3],
  ['no such type', `${unit('AU-C-ARQ-1')}.type`, 'musketeers'],
  ['no such class', `${unit('AU-C-ARQ-1')}.front.class`, 'Z'],
  ['no such order', `${column('C1')}.order`, 'charge'],
  ['no such colour', `${column('C1')}.colour`, 'red'],
  ['no label', `${unit('AU-C-ARQ-1')}.at`, '25'],
]);

refused('the ground', auneau, [
  ['a label is altitude and number', `${zone('125')}.altitude`, 0, `${zone('125')}.id`],
  ['two zones of one label', zone('102'), { ...auneau.map.zones[0] }, 'map.zones.1'],
  [
    'an outline of two points',
    `${zone('125')}.polygon`,
    [
      [0, 0],
      [9, 9],
    ],
  ],
  ['zones overlap', `${zone('102')}.polygon`, auneau.map.zones[0]!.polygon, 'map'],
  ['a hole', `${zone('102')}.polygon.0`, [170, 0], 'map'],
  ['the frame is larger', 'map.width', 1441, 'map'],
  ['counters outside their zone', `${zone('125')}.x`, 5],
  ['an edge it does not touch', `${zone('125')}.edges`, ['S']],
  ['an edge left out', `${zone('101')}.edges`, ['N']],
  ['a road that does not go there', `${zone('101')}.road`, true],
  ['no such kind', `${border('125-137')}.kind`, 'dashed'],
  ['a border named otherwise', `${border('125-137')}.id`, '125-138'],
  ['a border of zones apart', `${border('125-137')}.zones`, ['125', '136'], `${border('125-137')}.id`],
  ['a border left out', border('125-126'), GONE, 'map.junctions.6.borders.0'],
  ['a border with another line', `${border('125-137')}.line.0`, [0, 0], `${border('125-137')}.line`],
  ['a junction elsewhere', 'map.junctions.0.at', [904, 202], 'map'],
  ['a junction left out', 'map.junctions.0', GONE, 'map'],
  ['a junction short of a zone', 'map.junctions.0.zones', ['005', '013', '014'], 'map.junctions.0.borders.1'],
  ['a junction short of a border', 'map.junctions.0.borders', ['005-013', '005-106', '013-014'], 'map'],
  ['junction pairs that border', 'map.junctions.0.pairs', [['005', '013']]],
  ['a junction pair left out', 'map.junctions.0.pairs', [['005', '014']]],
  ['a road with a gap', 'map.roads.0.zones', ['107', '126'], 'map.roads.0.zones.1'],
  ['a path into the pond', 'map.roads.2.zones', ['014', '013'], 'map.roads.2.zones.1'],
]);

refused('columns and leaders', auneau, [
  ['a commander nobody knows', `${column('C1')}.commander`, 'AU-C-HENRI'],
  ['a commander of another column', `${column('C1')}.commander`, 'AU-C-ELBEUF'],
  ['two columns of one id', `${column('C2')}.id`, 'C1', `${leader('AU-C-ELBEUF')}.column`],
  ['a set-up zone off the map', `${column('C1')}.setup.0`, '199'],
  ['a set-up zone in the pond', `${column('C1')}.setup.2`, '013'],
  ['a set-up zone of both sides', `${column('P3')}.setup.2`, '126'],
  ['a set-up zone twice', `${column('C2')}.setup.1`, '116', `${column('C2')}.setup`],
  ['nowhere to start', `${column('C2')}.setup`, []],
  ['a reinforcement that is there', `${column('P4')}.setup`, ['131']],
  ['a reinforcement after the end', `${column('P4')}.reinforcement.turn`, 11],
  ['a reinforcement from nowhere', `${column('P4')}.reinforcement.zones`, []],
  ['a reinforcement in mid-map', `${column('P4')}.reinforcement.zones.0`, '137'],
  ['a leader of the other side', `${leader('AU-C-ELBEUF')}.side`, 'P'],
  ['a replacement better than the man', `${leader('AU-C-ELBEUF')}.replacement.fq`, 5],
  ['two lieutenants-general', `${leader('AU-C-ELBEUF')}.rank`, 'LG', 'leaders'],
  ['no lieutenant-general', `${leader('AU-P-DOHNA')}.rank`, 'CC', 'leaders'],
  ['a bonus for nobody known', `${leader('AU-P-DOHNA')}.bonus.types.0`, 'lancers'],
]);

refused('units and baggage', auneau, [
  ['an id twice', `${unit('AU-C-ARQ-2')}.id`, 'AU-C-ARQ-1'],
  ['the id of a leader', `${leader('AU-P-DOHNA')}.id`, 'AU-C-ARQ-1', `${column('P1')}.commander`],
  ['a column nobody knows', `${unit('AU-C-ARQ-1')}.column`, 'C9'],
  ['a side that is not its column’s', `${unit('AU-C-ARQ-1')}.side`, 'P'],
  ['outside its column’s zones', `${unit('AU-C-ARQ-1')}.at`, '107'],
  ['nowhere', `${unit('AU-C-ARQ-1')}.at`, GONE],
  ['there before it comes', `${unit('AU-P-LAN-1')}.at`, '131'],
  ['too many in a type III zone', `${unit('AU-C-ARQ-3')}.at`, '125'],
  ['baggage counts', 'baggage.2.at', '123', `${unit('AU-P-REI-2')}.at`],
  ['baggage among the enemy', 'baggage.2.at', '126', `${unit('AU-C-ARQ-5')}.at`],
  ['baggage in the pond', 'baggage.2.at', '013'],
  ['another weapon than its type', `${unit('AU-C-ARQ-1')}.weapon`, 'shock'],
  ['another arm than its type', `${unit('AU-C-ARQ-1')}.front.arm`, 'cavalry', `${unit('AU-C-ARQ-1')}.front`],
  ['no reduced face', `${unit('AU-C-ARQ-1')}.back`, GONE],
  ['no charge marker', `${unit('AU-C-GEN-1')}.charge`, GONE],
  ['pikes without pikes', `${unit('AU-C-PIQ-1')}.pike`, false],
  ['a gun without range', `${unit('AU-P-CAN-1')}.range`, GONE],
  ['a range for foot', `${unit('AU-C-ARQ-1')}.range`, 2],
  ['better than its forlorn hopes', `${unit('AU-P-ARQ-1')}.front.fq`, 6, `${unit('AU-P-ARQ-1')}.front`],
]);

refused('supply, points and special rules', auneau, [
  ['supply off the map', 'supply.C.zones.0', '999'],
  ['supply off its edge', 'supply.C.zones.0', '014'],
  ['no supply', 'supply.P.zones', []],
  ['more forlorn hopes than parents send', 'enfantsPerdus.max', 3],
  ['forlorn hopes in the pond', 'enfantsPerdus.setup.0', '013'],
  ['an objective off the map', 'victory.objectives.0.zone', '199'],
  ['an objective in the pond', 'victory.objectives.0.zone', '013'],
  ['an objective twice', 'victory.objectives.1.zone', '123'],
  [
    'a figure revised for no reason',
    'victory.objectives.0.revised',
    { from: 4, source: WORDS },
    'victory.objectives.0.revised.why',
  ],
  [
    'a figure revised to what it was',
    'victory.objectives.0.revised',
    { from: 6, source: WORDS, why: WORDS },
    'victory.objectives.0.revised.from',
  ],
  ['an exit off its edge', 'victory.exit.0.zones.0', '110'],
  ['an exit after the end', 'victory.exit.0.fromTurn', 11],
  ['an exit no rule speaks of', 'special.2.effects', [], 'victory.exit.0.side'],
  ['a rule of an exit that is none', 'victory.exit', [], 'special.2.effects.0.side'],
  ['points for an unknown type', 'victory.elimination.C.lancers', 2],
  ['no points for the LG', 'victory.elimination.C.leaderLG', GONE],
  ['a gap between levels', 'victory.levels.1.min', 5],
  ['a last level with an end', 'victory.levels.3.max', 99],
  ['a special rule twice', 'special.1.id', 'AU.1'],
  ['an effect nobody knows', 'special.0.effects.0.kind', 'thunder'],
  ['an effect in a zone off the map', 'special.0.effects.0.zones.1', '199'],
  ['an effect after the end', 'special.1.effects.0.turns.2', 11],
  ['an effect with a field too many', 'special.1.effects.0.side', 'P'],
]);

refused('other battles', dormans, [
  ['a leader nobody knows', 'special.3.effects.0.leader', 'D-C-HENRI'],
  ['a border nobody knows', 'special.2.effects.0.borders.0', '023-031'],
  ['a cut bridge that is whole', 'special.1.effects.0.as', 'plain'],
  ['a column nobody knows', 'special.0.effects.0.columns.0', 'P9'],
]);
refused('more of other battles', cognat, [
  ['an arm nobody knows', 'special.0.effects.0.arm', 'dragoons'],
  ['an edge nobody knows', 'special.3.effects.0.edge', 'NE'],
]);

describe('a way to supply', () => {
  it('must lead from wherever a column starts', () => {
    const walled = auneau.map.borders.flatMap((b, i): Change[] =>
      b.zones.includes('130') ? [[`map.borders.${i}.kind`, 'impassable']] : [],
    );
    expect(blamed(auneau, walled, load)).toBe('scenario.supply.P.zones');
  });
});

describe('any field of any battle', () => {
  /** The path of every value in a file, lists and objects too. */
  const paths = (json: unknown, path = ''): string[] =>
    json === null || typeof json !== 'object'
      ? []
      : Object.entries(json).flatMap(([key, value]) => {
          const here = path ? `${path}.${key}` : key;
          return [here, ...paths(value, here)];
        });
  const junk = fc.constantFrom<unknown>(GONE, null, -1, 1.5, 99, '', '013', 'C', {}, [], [0, 0], true, '__proto__');
  it('may hold anything: it is read, or refused by name', () => {
    const files = [auneau, cognat, dormans];
    const places = files.map((file) => paths(file));
    fc.assert(
      fc.property(fc.nat(2), fc.nat(), junk, (which, where, value) => {
        const path = places[which]![where % places[which]!.length]!;
        expect(blamed(files[which], [[path, value]], load) ?? 'scenario').toMatch(/^scenario/);
      }),
      { numRuns: 300 },
    );
  });
  it('of the charts too', () => {
    const places = paths(chartsFile);
    fc.assert(
      fc.property(fc.nat(places.length - 1), junk, (where, value) => {
        expect(blamed(chartsFile, [[places[where]!, value]], readCharts) ?? 'charts').toMatch(/^charts/);
      }),
      { numRuns: 1000 },
    );
  });
});
