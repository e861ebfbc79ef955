import { BadInput, read, type Text } from '@tambour/kernel';
import charts from '../../data/charts.json' with { type: 'json' };
import {
  ARMS,
  type Arm,
  CLASSES,
  type Formation,
  type ManoeuvreClass,
  STATUSES,
  type Status,
} from '../model/vocabulary.ts';

/** A kind of troops of one nation, as the table of nations has it. */
export interface TroopType {
  readonly key: string;
  readonly nation: string;
  readonly label: Text;
  readonly arm: Arm;
  readonly status: Status;
  readonly base: number;
  readonly eliteCompanies: boolean;
  readonly class: ManoeuvreClass;
  readonly mount: 'heavy' | 'light' | 'foot' | 'horse' | null;
  readonly maySkirmish: boolean;
  readonly crew: number;
}
const words: read.Reader<Text> = (v, path) =>
  typeof v === 'string' ? { en: v, fr: v } : read.object({ en: read.string(), fr: read.string() })(v, path);
const entry = read.object(
  {
    key: read.string(60),
    nation: read.string(40),
    label: words,
    arm: read.oneOf(...ARMS),
    status: read.oneOf(...STATUSES),
    base: read.integer(0, 20),
    eliteCompanies: read.boolean,
    class: read.oneOf(...CLASSES),
  },
  {
    cavalryClass: read.oneOf('heavy', 'light'),
    artilleryKind: read.oneOf('foot', 'horse'),
    skirmish: read.boolean,
  },
  'loose',
);
const crews: Readonly<Record<string, number>> = charts.artillery.crewFigures;

/** All 57 of them, nation by nation. */
export const LIBRARY: readonly TroopType[] = read
  .list(entry)(charts.nations.entries, 'nations.entries')
  .map(({ cavalryClass, artilleryKind, skirmish, ...rest }) => {
    const crew = crews[rest.nation];
    if (crew === undefined) throw new BadInput('artillery.crewFigures', `has no ${rest.nation}`);
    return { ...rest, mount: cavalryClass ?? artilleryKind ?? null, maySkirmish: skirmish ?? false, crew };
  });
const byKey = new Map(LIBRARY.map((type) => [type.key, type]));
export const troopType = (key: string): TroopType | undefined => byKey.get(key);
export const NATIONS: readonly string[] = [...new Set(LIBRARY.map((type) => type.nation))];

/** The formations that an arm may take, the commonest first. */
export function formationsOf(arm: Arm, maySkirmish: boolean): readonly Formation[] {
  if (arm === 'artillery') return ['unlimbered', 'limbered', 'garrison'];
  if (arm === 'cavalry') return ['line', 'attackColumn', 'marchColumn'];
  return ['line', 'attackColumn', 'marchColumn', 'square', ...(maySkirmish ? (['skirmish'] as const) : []), 'garrison'];
}
/** Sizes of fresh units: those of the table of tranches, from the largest. */
export const SIZES: readonly number[] = Object.keys(charts.lossTranches.table)
  .map(Number)
  .sort((a, b) => b - a);
