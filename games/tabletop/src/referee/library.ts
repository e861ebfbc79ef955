import { BadInput, type Text } from '@tambour/kernel';
import { CHARTS } from '../model/charts.ts';
import type { Arm, Formation, ManoeuvreClass, Status } from '../model/vocabulary.ts';

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
const words = (label: Text | string): Text => (typeof label === 'string' ? { en: label, fr: label } : label);

/** All 57 of them, nation by nation. */
export const LIBRARY: readonly TroopType[] = CHARTS.nations.entries.map((entry) => {
  const { key, nation, arm, status, base, eliteCompanies, class: manoeuvre } = entry;
  const crew = CHARTS.artillery.crewFigures[nation];
  if (crew === undefined) throw new BadInput('charts.artillery.crewFigures', `has no ${nation}`);
  if (!manoeuvre) throw new BadInput(`charts.nations.${key}.class`, 'is missing');
  return {
    key,
    nation,
    label: words(entry.label),
    arm,
    status,
    base,
    eliteCompanies,
    class: manoeuvre,
    mount: entry.cavalryClass ?? entry.artilleryKind ?? null,
    maySkirmish: entry.skirmish ?? false,
    crew,
  };
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
