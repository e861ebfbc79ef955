import { type Language, oncePer } from '@tambour/kernel';
import type {
  Box,
  CartoucheLine,
  TitleFrame,
  Zone,
  ZoneBorder,
  ZoneExit,
  ZonePlace,
  ZoneSheet,
  ZoneWater,
} from '@tambour/press';
import { scaleBar } from '@tambour/stage';
import type { ScenarioData } from '../model/scenario.ts';
import type { BorderPlan, MapPlan, ZonePlan } from '../model/scenario-map.ts';
import { LG, SIDES } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { COVERS, lookOf } from './sheet-ground.ts';
import { signsOf, signWords } from './sheet-signs.ts';
import { chainsOf } from './sheet-water.ts';

/** One unit of the data is about 2.3 m; a toise of Paris is 1.949 m. */
const METRE = 1 / 2.3;
const TOISE = 1.949 * METRE;

/** `Vimory, church quarter`: a part of a whole that is lettered once over all its parts. */
const wholeAndPart = (name: string): readonly [string, string | undefined] => {
  const [whole, part] = name.split(', ');
  return [whole!, part];
};

/** Of a village in several parts the church stands in the one listed first. */
const hasNoChurch = (map: MapPlan, { name }: ZonePlan, at: number): boolean => {
  const [whole, part] = wholeAndPart(name?.en ?? '');
  return part !== undefined && map.zones.findIndex((zone) => zone.name?.en.startsWith(`${whole}, `)) < at;
};

const zoneOf = ({ map, units, leaders, baggage }: ScenarioData, zone: ZonePlan, at: number): Zone => {
  const opening = [...units, ...leaders, ...baggage].filter((piece) => piece.zone === at).length;
  return {
    id: zone.id,
    polygon: zone.outline,
    altitude: zone.altitude,
    covers: COVERS[zone.terrain].map((cover) =>
      cover === 'village' && hasNoChurch(map, zone, at) ? 'faubourg' : cover,
    ),
    // The easiest going needs no word.
    ...(zone.kind === 'I' ? {} : { mark: zone.kind }),
    ...(zone.isBlocking ? { isBlocking: true } : {}),
    ...(opening > 0 ? { opening } : {}),
  };
};

const BUILT = /castle|town|faubourg|village/;
const GROWN = /walled|vines|garden|wood|forest|orchard/;

/** Of the two zones, the one a wall or hedge was made for: a castle, a town, an orchard; else the higher. */
const holderOf = (map: MapPlan, { zones, terrain }: BorderPlan): string => {
  const isNatural = terrain === 'cliff' || terrain === 'ravine';
  const worth = (id: string): number => {
    const zone = map.zones.find((candidate) => candidate.id === id)!;
    const made = isNatural ? 0 : /castle|walled/.test(zone.terrain) ? 40 : BUILT.test(zone.terrain) ? 30 : 0;
    return made + (!isNatural && GROWN.test(zone.terrain) ? 20 : 0) + zone.altitude;
  };
  const [a, b] = zones;
  return worth(a) >= worth(b) ? a : b;
};

const borderOf = (map: MapPlan, border: BorderPlan): ZoneBorder => ({
  id: border.id,
  zones: border.zones,
  line: border.line,
  kind: border.kind,
  sight: border.isOpaque ? 'blocked' : 'open',
  features: lookOf(border.terrain).features,
  holds: holderOf(map, border),
});

const watersOf = ({ borders }: MapPlan, language: Language): ZoneWater[] => {
  const of = (kind: ZoneWater['kind']) => chainsOf(borders.filter(({ terrain }) => lookOf(terrain).water === kind));
  // The Marne is the only river of the five battles.
  const name = say('borderTerrain.the Marne')[language];
  return [
    ...of('river').map((chain): ZoneWater => ({ kind: 'river', name, borders: chain })),
    ...of('brook').map((chain): ZoneWater => ({ kind: 'brook', borders: chain })),
  ];
};

/** Where a named road leaves the map its name is lettered along it. */
const isExit = ({ roads }: MapPlan, { id, edges }: ZonePlan): boolean =>
  edges.length > 0 && roads.some(({ kind, zones }) => kind === 'road' && (zones[0] === id || zones.at(-1) === id));

const exitsOf = (map: MapPlan, language: Language): ZoneExit[] =>
  map.zones.flatMap((zone) =>
    zone.name === undefined || !isExit(map, zone) ? [] : [{ zone: zone.id, text: zone.name[language] }],
  );

const placesOf = (map: MapPlan, language: Language): ZonePlace[] => {
  const places: ZonePlace[] = [];
  const wholes = new Map<string, string[]>();
  for (const zone of map.zones) {
    if (zone.name === undefined || isExit(map, zone)) continue;
    const [whole, part] = wholeAndPart(zone.name[language]);
    const isSettled = zone.terrain === 'village' || zone.terrain === 'walled town';
    if (part === undefined) places.push({ name: whole, zones: [zone.id], letter: isSettled ? 'capitals' : 'italic' });
    else {
      places.push({ name: part, zones: [zone.id], letter: 'italic' });
      wholes.set(whole, [...(wholes.get(whole) ?? []), zone.id]);
    }
  }
  for (const [name, zones] of wholes) places.push({ name, zones, letter: 'capitals' });
  return places;
};

/** `Métrieux, called Vire-Culs, 10 December 1587`: what stands between name and date is lettered between them. */
const cartoucheOf = ({ name, title, leaders }: ScenarioData, language: Language): CartoucheLine[] => {
  const [, ...more] = title[language].split(', ');
  return [
    { text: say('sheet.plan')[language], letter: 'italic' },
    { text: say('sheet.battle')[language], letter: 'capitals' },
    { text: name[language].toLocaleUpperCase('fr'), letter: 'title' },
    ...more.map((text): CartoucheLine => ({ text, letter: 'italic' })),
    ...SIDES.flatMap((id, side): CartoucheLine[] => {
      const general = leaders.find((leader) => leader.side === side && leader.rank === LG);
      if (general === undefined) return [];
      return [{ text: say(`sheet.leading.${id}`, { leader: general.name })[language], letter: 'roman' }];
    }),
  ];
};

/** Columns that come later wait beside the map. */
const boxesOf = (scenario: ScenarioData, language: Language): Box[] =>
  scenario.columns.flatMap(({ id, name, reinforcement }, column): Box[] => {
    if (reinforcement === undefined) return [];
    const { turn } = reinforcement;
    const zones = reinforcement.zones.map((zone) => scenario.map.zones[zone]!.id).join(', ');
    const waiting = [...scenario.units, ...scenario.leaders].filter(
      (piece) => piece.column === column && piece.zone === undefined,
    );
    return [
      {
        id,
        title: name[language],
        note: say('sheet.box', { turn, zones })[language],
        slots: waiting.length,
      },
    ];
  });

/** No two battles have their title set alike. */
const FRAMES: Readonly<Record<string, TitleFrame>> = {
  AU: 'oval',
  AV: 'portico',
  CO: 'scroll',
  D: 'strapwork',
  M: 'hide',
};

const EDGES = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;

/** The map of a battle, told to the press: once in each language, so that whoever draws it measures it once. */
export function reitersSheet(scenario: ScenarioData, language: Language): ZoneSheet {
  const kept = sheets(scenario);
  const sheet = kept.get(language) ?? sheetOf(scenario, language);
  kept.set(language, sheet);
  return sheet;
}
const sheets = oncePer((_: ScenarioData) => new Map<Language, ZoneSheet>());

function sheetOf(scenario: ScenarioData, language: Language): ZoneSheet {
  const { map } = scenario;
  const frame = FRAMES[scenario.id];
  const closed = new Set(map.borders.filter(({ kind }) => kind === 'impassable').map(({ id }) => id));
  const ground = {
    zones: map.zones.map((zone, at) => zoneOf(scenario, zone, at)),
    borders: map.borders.map((border) => borderOf(map, border)),
    // 4.1.3b
    junctions: map.junctions.map(({ id, at, borders }) => ({
      id,
      at,
      isClosed: borders.some((border) => closed.has(border)),
    })),
    ways: map.roads.map(({ kind, zones }) => ({ kind, zones })),
    waters: watersOf(map, language),
  };
  return {
    board: 'zones',
    id: scenario.id,
    width: map.width,
    height: map.height,
    cartouche: cartoucheOf(scenario, language),
    // Ornament, invented: the colours of the two sides, not of any company that fought.
    colours: [
      { cloth: 'red', charge: 'cross' },
      { cloth: 'orange', charge: 'cross' },
      { cloth: 'grey', charge: 'cross' },
      { cloth: 'blue', charge: 'cross' },
    ],
    ...(frame && { frame }),
    scale: [
      { length: 200 * TOISE, ...scaleBar(200, 4, say('sheet.toises')[language]) },
      { length: 400 * METRE, ...scaleBar(400, 4, say('sheet.metres')[language]) },
    ],
    legendTitle: say('sheet.legend')[language],
    legend: signsOf(ground).map((sign) => ({ sign, text: signWords(sign)[language] })),
    boxes: boxesOf(scenario, language),
    imprint: say('sheet.imprint')[language],
    ...ground,
    places: placesOf(map, language),
    exits: exitsOf(map, language),
    edges: scenario.supply.map(({ edge, zones }, side) => ({
      edge: EDGES[edge],
      zones: zones.map((zone) => map.zones[zone]!.id),
      text: say(`sheet.edge.${SIDES[side]!}`)[language],
      colour: side === 0 ? 'red' : 'blue',
    })),
  };
}
