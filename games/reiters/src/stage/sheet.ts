import type { ZoneId } from '@tambour/boards';
import { itemAt, type Language, oncePer, present, read } from '@tambour/kernel';
import {
  BORDER_FEATURES,
  type Box,
  type CartoucheLine,
  chainedBorders,
  type Pigment,
  shownSigns,
  TITLE_FRAMES,
  ZONE_COVERS,
  type Zone,
  type ZoneExit,
  type ZonePlace,
  type ZoneSheet,
  type ZoneSign,
  type ZoneWater,
} from '@tambour/press';
import { scaleBar } from '@tambour/stage';
import looks from '../../data/map-looks.json' with { type: 'json' };
import type { ScenarioData } from '../model/scenario.ts';
import type { BorderPlan, MapPlan, ZonePlan } from '../model/scenario-map.ts';
import { BORDER_KIND_WORDS } from '../model/texts.ts';
import { LG, SIDES } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';

/** What the words of the data look like on the map. No two battles have their title set alike. */
export const LOOKS = read.object({
  frames: read.table(read.oneOf(...TITLE_FRAMES)),
  covers: read.table(read.list(read.oneOf(...ZONE_COVERS))),
  borders: read.table(
    read.object({ features: read.list(read.oneOf(...BORDER_FEATURES)) }, { water: read.oneOf('river', 'brook') }),
  ),
})(looks, 'map-looks');
const lookOf = ({ terrain }: BorderPlan) => LOOKS.borders[terrain ?? 'open ground'];

/** One unit of the data is about 2.3 m; a toise of Paris is 1.949 m. */
const METRE = 1 / 2.3;
const TOISE = 1.949 * METRE;

/** `Vimory, church quarter`: a part of a whole that is lettered once over all its parts. */
const wholeAndPart = (name: string): readonly [string, string | undefined] => {
  const [whole = '', part] = name.split(', ');
  return [whole, part];
};

/** Of a village in several parts the church stands in the one listed first. */
const hasNoChurch = (map: MapPlan, { name }: ZonePlan, at: number): boolean => {
  const [whole, part] = wholeAndPart(name?.en ?? '');
  return part !== undefined && map.zones.findIndex((zone) => zone.name?.en.startsWith(`${whole}, `)) < at;
};

const zoneOf = ({ map, units, leaders, baggage }: ScenarioData, zone: ZonePlan, at: number): Zone => {
  const opening = [...units, ...leaders, ...baggage].filter((piece) => piece.zone === at).length;
  const covers = LOOKS.covers[zone.terrain] ?? [];
  return {
    id: zone.id,
    polygon: zone.outline,
    altitude: zone.altitude,
    covers: covers.map((cover) => (cover === 'village' && hasNoChurch(map, zone, at) ? 'faubourg' : cover)),
    // The easiest going needs no word.
    ...(zone.kind !== 'I' && { mark: zone.kind }),
    ...(zone.isBlocking && { isBlocking: true }),
    ...(opening > 0 && { opening }),
  };
};

const BUILT = /castle|town|faubourg|village/;
const GROWN = /walled|vines|garden|wood|forest|orchard/;

/** Of the two zones, the one a wall or hedge was made for: a castle, a town, an orchard; else the higher. */
const holderOf = (map: MapPlan, { zones, terrain }: BorderPlan): string => {
  const isNatural = terrain === 'cliff' || terrain === 'ravine';
  const worth = (id: string): number => {
    const zone = present(map.zones.find((candidate) => candidate.id === id));
    const made = isNatural ? 0 : /castle|walled/.test(zone.terrain) ? 40 : BUILT.test(zone.terrain) ? 30 : 0;
    return made + (!isNatural && GROWN.test(zone.terrain) ? 20 : 0) + zone.altitude;
  };
  const [a, b] = zones;
  return worth(a) >= worth(b) ? a : b;
};

/** Everything that needs no language but for the name of the river, the Marne being the only one of the five battles. */
function groundOf(scenario: ScenarioData, language: Language) {
  const { map } = scenario;
  const closed = new Set(map.borders.filter(({ kind }) => kind === 'impassable').map(({ id }) => id));
  const waters = (kind: ZoneWater['kind'], name?: string): ZoneWater[] =>
    chainedBorders(map.borders.filter((border) => lookOf(border)?.water === kind)).map((borders) => ({
      kind,
      ...(name !== undefined && { name }),
      borders,
    }));
  return {
    zones: map.zones.map((zone, at) => zoneOf(scenario, zone, at)),
    borders: map.borders.map((border) => ({
      id: border.id,
      zones: border.zones,
      line: border.line,
      kind: border.kind,
      sight: border.isOpaque ? ('blocked' as const) : ('open' as const),
      features: lookOf(border)?.features ?? [],
      holds: holderOf(map, border),
    })),
    // 4.1.3b
    junctions: map.junctions.map(({ id, at, borders }) => ({ id, at, isClosed: borders.some((b) => closed.has(b)) })),
    ways: map.roads.map(({ kind, zones }) => ({ kind, zones })),
    waters: [...waters('river', say('borderTerrain.the Marne')[language]), ...waters('brook')],
  };
}

/** A sign in the key of the map. The whole name of an impassable border would run into the next column. */
const signWords = (sign: ZoneSign) =>
  sign === 'dotted' || sign === 'plain' || sign === 'double' ? BORDER_KIND_WORDS[sign] : say(`sign.${sign}`);

/** Names of zones: where a named road leaves the map its name is lettered along it, else over the zone. */
function namesOf({ zones, roads }: MapPlan, language: Language): Pick<ZoneSheet, 'places' | 'exits'> {
  const places: ZonePlace[] = [];
  const exits: ZoneExit[] = [];
  const wholes = new Map<string, string[]>();
  const isExit = ({ id, edges }: ZonePlan): boolean =>
    edges.length > 0 && roads.some(({ kind, zones }) => kind === 'road' && (zones[0] === id || zones.at(-1) === id));
  for (const zone of zones) {
    if (zone.name === undefined) continue;
    const [whole, part] = wholeAndPart(zone.name[language]);
    const isSettled = zone.terrain === 'village' || zone.terrain === 'walled town';
    if (isExit(zone)) exits.push({ zone: zone.id, text: zone.name[language] });
    else if (part === undefined)
      places.push({ name: whole, zones: [zone.id], letter: isSettled ? 'capitals' : 'italic' });
    else {
      places.push({ name: part, zones: [zone.id], letter: 'italic' });
      wholes.set(whole, [...(wholes.get(whole) ?? []), zone.id]);
    }
  }
  for (const [name, parts] of wholes) places.push({ name, zones: parts, letter: 'capitals' });
  return { places, exits };
}

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

const labelsOf = ({ zones }: MapPlan, of: readonly ZoneId[]): string[] => of.map((zone) => itemAt(zones, zone).id);

/** Columns that come later wait beside the map. */
const boxesOf = ({ map, columns, units, leaders }: ScenarioData, language: Language): Box[] =>
  columns.flatMap(({ id, name, reinforcement }, column): Box[] => {
    if (reinforcement === undefined) return [];
    const zones = labelsOf(map, reinforcement.zones).join(', ');
    const waiting = [...units, ...leaders].filter((piece) => piece.column === column && piece.zone === undefined);
    const note = say('sheet.box', { turn: reinforcement.turn, zones })[language];
    return [{ id, title: name[language], note, slots: waiting.length }];
  });

const crossed = (cloth: Pigment) => ({ cloth, charge: 'cross' }) as const;
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
  const { id, map, supply } = scenario;
  const frame = LOOKS.frames[id];
  const ground = groundOf(scenario, language);
  return {
    board: 'zones',
    id,
    width: map.width,
    height: map.height,
    cartouche: cartoucheOf(scenario, language),
    // Ornament, invented: the colours of the two sides, not of any company that fought.
    colours: [crossed('red'), crossed('orange'), crossed('grey'), crossed('blue')],
    ...(frame && { frame }),
    scale: [
      { length: 200 * TOISE, ...scaleBar(200, 4, say('sheet.toises')[language]) },
      { length: 400 * METRE, ...scaleBar(400, 4, say('sheet.metres')[language]) },
    ],
    legendTitle: say('sheet.legend')[language],
    legend: shownSigns(ground).map((sign) => ({ sign, text: signWords(sign)[language] })),
    boxes: boxesOf(scenario, language),
    imprint: say('sheet.imprint')[language],
    ...ground,
    ...namesOf(map, language),
    edges: supply.map(({ edge, zones }, side) => ({
      edge: EDGES[edge],
      zones: labelsOf(map, zones),
      text: say(`sheet.edge.${itemAt(SIDES, side)}`)[language],
      colour: side === 0 ? 'red' : 'blue',
    })),
  };
}
