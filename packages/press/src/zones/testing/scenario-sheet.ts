import type { Edge } from '@tambour/boards';
import type { Box } from '../../hex-sheet.ts';
import type { Point } from '../../ink.ts';
import type {
  BorderFeature,
  BorderKind,
  Zone,
  ZoneBorder,
  ZoneCover,
  ZonePlace,
  ZoneSheet,
  ZoneSign,
  ZoneWater,
} from '../zone-sheet.ts';

/** From a scenario of zones as data to a sheet: a reference for the games that will say these things in their own words. */
export interface ScenarioMap {
  readonly width: number;
  readonly height: number;
  readonly zones: readonly {
    readonly id: string;
    readonly altitude: number;
    readonly type: string;
    readonly blocking: boolean;
    readonly terrain: string;
    readonly name: string;
    readonly polygon: readonly Point[];
  }[];
  readonly borders: readonly {
    readonly id: string;
    readonly zones: readonly [string, string];
    readonly kind: BorderKind;
    readonly los: 'yellow' | 'brown';
    readonly line: readonly Point[];
    readonly terrain: string;
  }[];
  readonly junctions: readonly { readonly id: string; readonly at: Point; readonly borders: readonly string[] }[];
  readonly roads: readonly { readonly kind: 'road' | 'path'; readonly zones: readonly string[] }[];
}

export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly map: ScenarioMap;
  readonly supply: Readonly<
    Record<'C' | 'P', { readonly edge: 'N' | 'E' | 'S' | 'W'; readonly zones: readonly string[] }>
  >;
  readonly columns: readonly {
    readonly id: string;
    readonly name: string;
    readonly reinforcement?: { readonly turn: number; readonly zones: readonly string[] } | null;
  }[];
  readonly units: readonly { readonly column: string }[];
  readonly leaders: readonly { readonly side: 'C' | 'P'; readonly name: string; readonly rank: string }[];
}

/** Words of the terrain in the data, and what they look like. The first that is found in the text counts, and all of them do. */
const COVER_WORDS: readonly (readonly [RegExp, ZoneCover])[] = [
  [/dense forest/, 'forest'],
  [/wood(?!-)/, 'wood'],
  [/marsh/, 'marsh'],
  [/osier/, 'osiers'],
  [/pond/, 'pond'],
  [/mountain/, 'mountain'],
  [/vines/, 'vines'],
  [/orchard/, 'orchard'],
  [/gardens/, 'gardens'],
  [/cemetery/, 'cemetery'],
  [/causeway/, 'causeway'],
  [/pasture/, 'pasture'],
  [/meadow/, 'meadow'],
  [/hamlet/, 'hamlet'],
  [/village/, 'village'],
  [/faubourg/, 'faubourg'],
  [/town/, 'town'],
  [/castle/, 'castle'],
];

const FEATURE_WORDS: readonly (readonly [RegExp, BorderFeature])[] = [
  [/moat/, 'moat'],
  [/terrace wall/, 'terrace'],
  [/orchard wall/, 'wall'],
  [/(town|castle|and) wall/, 'rampart'],
  [/high hedge/, 'highHedge'],
  [/(?<!high )hedge/, 'hedge'],
  [/ditch/, 'ditch'],
  [/(?<!wagon )barricade/, 'barricade'],
  [/wagon/, 'wagons'],
  [/gate/, 'gate'],
  [/cliff/, 'cliff'],
  [/ravine/, 'ravine'],
  [/causeway/, 'causeway'],
  [/ford/, 'ford'],
  [/bridge cut/, 'brokenBridge'],
  [/bridge(?! cut)/, 'bridge'],
];

const found = <T>(words: readonly (readonly [RegExp, T])[], text: string): T[] =>
  words.filter(([word]) => word.test(text)).map(([, meaning]) => meaning);

const zoneOf = (zone: ScenarioMap['zones'][number]): Zone => {
  // Of a village in several parts the church stands in one.
  const isPart = zone.name.includes(', ') && !zone.name.includes('church');
  const covers = found(COVER_WORDS, zone.terrain).map((cover) => (isPart && cover === 'village' ? 'faubourg' : cover));
  return {
    id: zone.id,
    polygon: zone.polygon,
    altitude: zone.altitude,
    covers: covers.length > 0 ? covers : ['fields'],
    // The easiest going needs no word.
    ...(zone.type === 'I' ? {} : { mark: zone.type }),
    ...(zone.blocking ? { isBlocking: true } : {}),
  };
};

/** Of the two zones, the one a wall was built for: a town, a castle, an orchard, vines; else the higher. */
const STRONGHOLDS = /castle|town|faubourg|village|walled|vines|garden|wood|forest/;

const borderOf = (map: ScenarioMap, border: ScenarioMap['borders'][number]): ZoneBorder => {
  const [a, b] = border.zones.map((id) => map.zones.find((zone) => zone.id === id)!) as [
    ScenarioMap['zones'][number],
    ScenarioMap['zones'][number],
  ];
  const worth = (zone: ScenarioMap['zones'][number]): number =>
    (/castle|moat|wall/.test(border.terrain) && /castle|walled/.test(zone.terrain) ? 9 : 0) +
    (/cliff|ravine/.test(border.terrain) ? 0 : STRONGHOLDS.test(zone.terrain) ? 4 : 0) +
    zone.altitude;
  return {
    id: border.id,
    zones: border.zones,
    line: border.line,
    kind: border.kind,
    sight: border.los === 'yellow' ? 'open' : 'blocked',
    features: found(FEATURE_WORDS, border.terrain),
    holds: worth(a) >= worth(b) ? a.id : b.id,
  };
};

/** A brook or river is a chain of borders; a gap shorter than this is bridged, as where a brook runs along a hedge. */
const GAP = 45;
const away = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);

const chains = (map: ScenarioMap, is: RegExp): string[][] => {
  const left = map.borders.filter(({ terrain }) => is.test(terrain));
  const ends = ({ line }: ScenarioMap['borders'][number]): readonly [Point, Point] => [
    line[0]!,
    line[line.length - 1]!,
  ];
  const result: string[][] = [];
  while (left.length > 0) {
    const first = left.shift()!;
    const chain = [first.id];
    let [head, tail] = ends(first);
    for (;;) {
      const reach = (p: Point, border: (typeof left)[number]): number =>
        Math.min(...ends(border).map((end) => away(p, end)));
      const next = [...left]
        .map((border) => ({ border, atTail: reach(tail, border), atHead: reach(head, border) }))
        .sort((x, y) => Math.min(x.atTail, x.atHead) - Math.min(y.atTail, y.atHead))[0];
      if (next === undefined || Math.min(next.atTail, next.atHead) > GAP) break;
      left.splice(left.indexOf(next.border), 1);
      const [p, q] = ends(next.border);
      if (next.atTail <= next.atHead) {
        chain.push(next.border.id);
        tail = away(tail, p) < away(tail, q) ? q : p;
      } else {
        chain.unshift(next.border.id);
        head = away(head, p) < away(head, q) ? q : p;
      }
    }
    result.push(chain);
  }
  return result;
};

/** Which way a water flows is not in the data; it is taken as it comes, and only the width of a brook depends on it. */
const watersOf = (map: ScenarioMap): ZoneWater[] => [
  ...chains(map, /Marne|ford/).map((borders): ZoneWater => ({ kind: 'river', name: 'la Marne', borders })),
  ...chains(map, /brook|marsh ditch|road bridge/).map((borders): ZoneWater => ({ kind: 'brook', borders })),
];

const isRoadName = (name: string): boolean => name.startsWith('Road ');

/** `Vimory, church quarter`: the whole is lettered once over all its parts. */
const placesOf = (map: ScenarioMap): ZonePlace[] => {
  const places: ZonePlace[] = [];
  const wholes = new Map<string, string[]>();
  for (const { id, name, terrain } of map.zones) {
    if (name === '' || isRoadName(name)) continue;
    const [whole, part] = name.split(', ') as [string, string | undefined];
    if (part !== undefined) {
      wholes.set(whole, [...(wholes.get(whole) ?? []), id]);
      places.push({ name: part, zones: [id], letter: 'italic' });
    } else {
      places.push({ name, zones: [id], letter: /^(village|walled town)$/.test(terrain) ? 'capitals' : 'italic' });
    }
  }
  for (const [name, zones] of wholes) places.push({ name, zones, letter: 'capitals' });
  return places;
};

const SIGN_WORDS: Readonly<Record<ZoneSign, string>> = {
  dotted: 'Open border',
  plain: 'Border, +1',
  double: 'Border, +2',
  impassable: 'Impassable',
  sightOpen: 'Seen across',
  sightBlocked: 'Not seen across',
  blocking: 'Blocks sight',
  mark: 'Hard going',
  junction: 'Junction',
  closedJunction: 'Closed junction',
  road: 'Road',
  path: 'Path',
  brook: 'Brook',
  ford: 'Ford',
  bridge: 'Bridge',
  brokenBridge: 'Bridge cut',
  hedge: 'Hedge',
  ditch: 'Ditch',
  wall: 'Wall',
  terrace: 'Terrace wall',
  barricade: 'Barricade',
  wagons: 'Wagons',
  cliff: 'Cliff',
  height: 'Height',
  wood: 'Wood',
  vines: 'Vines',
  orchard: 'Orchard',
  marsh: 'Marsh',
  village: 'Village',
  castle: 'Castle',
};

/** Only what the map shows. */
const signsOf = (sheet: Pick<ZoneSheet, 'zones' | 'borders' | 'junctions' | 'ways' | 'waters'>): ZoneSign[] => {
  const covers = new Set(sheet.zones.flatMap((zone) => zone.covers));
  const features = new Set(sheet.borders.flatMap((border) => border.features));
  const kinds = new Set(sheet.borders.map((border) => border.kind));
  const ways = new Set(sheet.ways.map((way) => way.kind));
  const isShown: Readonly<Record<ZoneSign, boolean>> = {
    dotted: kinds.has('dotted'),
    plain: kinds.has('plain'),
    double: kinds.has('double'),
    impassable: kinds.has('impassable'),
    sightOpen: true,
    sightBlocked: sheet.borders.some((border) => border.sight === 'blocked'),
    blocking: sheet.zones.some((zone) => zone.isBlocking),
    mark: sheet.zones.some((zone) => zone.mark !== undefined),
    junction: sheet.junctions.some((junction) => !junction.isClosed),
    closedJunction: sheet.junctions.some((junction) => junction.isClosed),
    road: ways.has('road'),
    path: ways.has('path'),
    brook: sheet.waters.some((water) => water.kind === 'brook'),
    ford: features.has('ford'),
    bridge: features.has('bridge'),
    brokenBridge: features.has('brokenBridge'),
    hedge: features.has('hedge'),
    ditch: features.has('ditch'),
    wall: features.has('rampart') || features.has('wall'),
    terrace: features.has('terrace'),
    barricade: features.has('barricade'),
    wagons: features.has('wagons'),
    cliff: features.has('cliff'),
    height: sheet.zones.some((zone) => zone.altitude > 0),
    wood: covers.has('wood') || covers.has('forest'),
    vines: covers.has('vines'),
    orchard: covers.has('orchard'),
    marsh: covers.has('marsh'),
    village: covers.has('village'),
    castle: covers.has('castle'),
  };
  return (Object.keys(isShown) as ZoneSign[]).filter((sign) => isShown[sign]);
};

const EDGES: Readonly<Record<'N' | 'E' | 'S' | 'W', Edge>> = { N: 'north', E: 'east', S: 'south', W: 'west' };

export const sheetOfScenario = (scenario: Scenario): ZoneSheet => {
  const { map } = scenario;
  const closed = new Set(map.borders.filter(({ kind }) => kind === 'impassable').map(({ id }) => id));
  const ground = {
    zones: map.zones.map(zoneOf),
    borders: map.borders.map((border) => borderOf(map, border)),
    junctions: map.junctions.map(({ id, at, borders }) => ({
      id,
      at,
      isClosed: borders.some((border) => closed.has(border)),
    })),
    ways: map.roads.map(({ kind, zones }) => ({ kind, zones })),
    waters: watersOf(map),
  };
  const general = (side: 'C' | 'P'): string | undefined =>
    scenario.leaders.find((leader) => leader.side === side && leader.rank === 'LG')?.name;
  const [title, nickname] = scenario.name.split(', called ') as [string, string | undefined];
  return {
    id: scenario.id,
    width: map.width,
    height: map.height,
    cartouche: [
      { text: 'Plan', letter: 'italic' },
      { text: 'OF THE BATTLE OF', letter: 'capitals' },
      { text: title.toLocaleUpperCase('fr'), letter: 'title' },
      ...(nickname === undefined ? [] : [{ text: `called ${nickname}`, letter: 'italic' as const }]),
      {
        text: new Date(`${scenario.date}T00:00:00Z`).toLocaleDateString('en-GB', {
          day: 'numeric',
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        }),
        letter: 'italic',
      },
      ...(general('C') === undefined ? [] : [{ text: `between ${general('C')}`, letter: 'roman' as const }]),
      ...(general('P') === undefined ? [] : [{ text: `and ${general('P')}`, letter: 'roman' as const }]),
    ],
    // Ornament, invented: the colours of the two sides, not of any company that fought.
    colours: [
      { cloth: 'red', charge: 'cross' },
      { cloth: 'orange', charge: 'cross' },
      { cloth: 'grey', charge: 'cross' },
      { cloth: 'blue', charge: 'cross' },
    ],
    // One unit of the data is about 2.3 m.
    scale: [{ length: 400 / 2.3, divisions: 4, labels: ['0', '200', '400'], caption: 'Four hundred metres' }],
    legendTitle: 'Key',
    legend: signsOf(ground).map((sign) => ({ sign, text: SIGN_WORDS[sign] })),
    boxes: scenario.columns.flatMap(({ id, name, reinforcement }): Box[] =>
      reinforcement == null
        ? []
        : [
            {
              id,
              title: name,
              note: `turn ${reinforcement.turn} · ${reinforcement.zones.join(', ')}`,
              slots: scenario.units.filter(({ column }) => column === id).length + 1,
            },
          ],
    ),
    imprint: 'Printed by Tambour',
    ...ground,
    places: placesOf(map),
    exits: map.zones.filter(({ name }) => isRoadName(name)).map(({ id, name }) => ({ zone: id, text: name })),
    edges: (['C', 'P'] as const).map((side) => ({
      edge: EDGES[scenario.supply[side].edge],
      zones: scenario.supply[side].zones,
      text: side === 'C' ? 'Catholic side' : 'Protestant side',
      colour: side === 'C' ? 'red' : 'blue',
    })),
  };
};
