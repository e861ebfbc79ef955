import type { Text } from '@tambour/kernel';
import { hitFrom } from '../rules/risk.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import { leaderName } from './roster.ts';
import type { Table, Unit } from './table.ts';

/** C12f Who is with a unit that loses men to fire, or fights, throws two dice for himself. Whether he is hit is entered by the players. */
export const riskLines = (table: Table, unit: Unit, by: 'fire' | 'melee'): readonly Text[] =>
  table.leaders
    .filter((leader) => leader.with === unit.id && !leader.isOut)
    .map((leader) => sayUmpire('says.risk', { name: leaderName(leader), from: hitFrom(by) }));
