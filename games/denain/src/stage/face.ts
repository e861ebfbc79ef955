import type { Arm, Livery, PieceFace, Pigment } from '@tambour/press';
import { numbered } from '../model/numbered-name.ts';

/** What is printed on a counter, from the order of battle alone: the same on the map of the set-up and on the page. */

/** The data is plain ASCII; the engraver knew his accents. */
const ENGRAVED: Readonly<Record<string, string>> = {
  Escaut: 'l’Escaut',
  Selle: 'la Selle',
  Ecaillon: 'l’Écaillon',
  Roeulx: 'Rœulx',
  "Neuville-sur-l'Escaut": 'Neuville-sur-l’Escaut',
  Herin: 'Hérin',
  'Gardes francaises': 'Gardes françaises',
  'Royal-Etranger': 'Royal-Étranger',
  'Dragons Colonel-General': 'Drag. Col.-Général',
  'Dragons de Valenciennes': 'Drag. de Valenciennes',
  'Coalition battery': 'Artillerie',
  Baggage: 'Bagages',
  Wurttemberg: 'Württemberg',
  Albermarle: 'Albemarle',
  'Albermarle 1/': 'Albemarle I',
  'Albermarle 2/': 'Albemarle II',
  'Alt-Savoie dragoons': 'Alt-Savoie drag.',
  'Derfflinger dragoons': 'Derfflinger drag.',
  'Palffy cuirassiers': 'Pálffy cuir.',
  'Vehlen dragoons': 'Vehlen drag.',
  'Cuirassiers du Roi': 'Cuirass. du Roi',
  'Prince of Tingry': 'Tingry',
  'Prince Eugene': 'Pce Eugène',
};
export const engraved = (name: string): string => (Object.hasOwn(ENGRAVED, name) ? ENGRAVED[name]! : numbered(name));

const LIVERIES: Readonly<Record<'F' | 'C', Livery>> = {
  F: { paper: '#eef1f4', ink: '#1f3a6e', emblem: 'lily' },
  C: { paper: '#f1dba0', ink: '#6a2f10', emblem: 'eagle' },
};

const ARM_OF_CLASS: Readonly<Record<string, Arm>> = {
  inf: 'infantry',
  cav: 'cavalry',
  drg: 'dragoons',
  art: 'artillery',
  baggage: 'baggage',
};

/** No two alike, of either side: aile droite, aile gauche, centre, garrisons by their town. */
export const MARKS: Readonly<Record<string, string>> = {
  maison: 'MR',
  droite: 'AD',
  gauche: 'AG',
  centre: 'Ce',
  cavalerie: 'Cv',
  valenciennes: 'Va',
  denain: 'De',
  holstein: 'HB',
  fagel: 'Fa',
};

/** Absent values stay absent: the press tells "none" from "empty". */
const given = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

export interface UnitPrint {
  readonly id: string;
  readonly name: string;
  readonly side: 'F' | 'C';
  readonly cls: string;
  readonly formation: string;
  readonly colour: string;
  readonly strength: string | undefined;
  readonly movement: number;
  readonly morale: number | undefined;
  readonly facing: number | undefined;
}
export function unitFace(print: UnitPrint): PieceFace {
  const arm = ARM_OF_CLASS[print.cls];
  if (arm === undefined) throw new Error(`denain: no such class ${print.cls}`);
  return {
    id: print.id,
    side: LIVERIES[print.side],
    arm,
    name: engraved(print.name),
    band: print.colour as Pigment,
    movement: `${print.movement}`,
    order: arm === 'infantry' || arm === 'cavalry' || arm === 'dragoons' ? 3 : 2,
    ...given({
      formation: MARKS[print.formation],
      strength: print.strength,
      morale: print.morale === undefined ? undefined : `${print.morale}`,
      facing: arm === 'baggage' ? undefined : print.facing,
    }),
  };
}

/** Stars of rank: a commander-in-chief, the leader of a formation, an aide-de-camp in his place. */
export const STARS = [3, 2, 1] as const;

export interface LeaderPrint {
  readonly id: string;
  readonly name: string;
  readonly side: 'F' | 'C';
  readonly stars: (typeof STARS)[number];
  readonly leads: string | undefined;
  readonly colour: string;
  readonly radius: number;
  readonly activation: number | undefined;
  readonly movement: number;
}
export const leaderFace = (print: LeaderPrint): PieceFace => ({
  id: print.id,
  side: LIVERIES[print.side],
  arm: 'leader',
  name: engraved(print.name),
  band: print.colour as Pigment,
  stars: print.stars,
  strength: `${print.radius}`,
  movement: `${print.movement}`,
  order: 1,
  ...given({
    morale: print.activation === undefined ? undefined : `${print.activation}`,
    formation: print.leads === undefined ? undefined : MARKS[print.leads],
  }),
});
