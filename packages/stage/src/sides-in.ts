import type { SideInfo } from '@tambour/kernel';
import type { Card } from './stage.ts';

/** The sides as a battle calls them: on the farm the Coalition are Austrians. */
export function sidesIn(
  { sides, cards }: { readonly sides: readonly SideInfo[]; readonly cards: Readonly<Record<string, Card>> },
  scenario: string | undefined,
): readonly SideInfo[] {
  const names = scenario === undefined ? undefined : cards[scenario]?.sides;
  return names ? sides.map((side, s) => ({ ...side, name: names[s] ?? side.name })) : sides;
}
