import { denain } from '@tambour/denain';
import type { Choice, GameSpec, World } from '@tambour/kernel';
import { itemAt } from '@tambour/kernel';
import { reiters } from '@tambour/reiters';
import { risorgimento } from '@tambour/risorgimento';
import { tabletop } from '@tambour/tabletop';
import { melee } from '../games/risorgimento/src/testing/melee.ts';
import { skirmish } from '../games/risorgimento/src/testing/skirmish.ts';
import { crowd } from '../games/tabletop/src/testing/crowd.ts';

/** Work that can be done with a battle of any game. */
export type BattleUse<R> = <W extends World, Field>(spec: GameSpec<W, Field>, choice: Choice) => R;

/** A battle with its options, by the name the tools and the golden records give it. */
export interface BattleCase {
  readonly game: string;
  readonly name: string;
  use<R>(work: BattleUse<R>): R;
}

const battle = <W extends World, Field>(spec: GameSpec<W, Field>, name: string, choice: Choice): BattleCase => ({
  game: spec.id,
  name,
  use: (work) => work(spec, choice),
});

/** The designer's errata, and the other reading of the engagement roll. */
const ERRATA = { designerErrata: 'yes', hitsTwiceInEngagement: 'no' };
const everything = Object.fromEntries(reiters.options.map((o) => [o.id, 'on']));

/** Every battle there is, in each edition, or with the base rules and with all rules. */
export const BATTLES: readonly BattleCase[] = [
  ...['fr', 'en'].map((edition) => battle(denain, edition, { options: { edition } })),
  ...reiters.scenarios.flatMap(({ id }) => [
    battle(reiters, id, { scenario: id }),
    battle(reiters, `${id}-all`, { scenario: id, options: everything }),
  ]),
  ...risorgimento.scenarios.flatMap(({ id }) => [
    battle(risorgimento, id, { scenario: id }),
    battle(risorgimento, `${id}-errata`, { scenario: id, options: ERRATA }),
  ]),
  ...tabletop.scenarios.map(({ id }) => battle(tabletop, id, { scenario: id })),
];

/** Short battles of 1859 and of the table in which everybody meets at once, as those played by lot seldom do: attacks, charges and reactions. */
export const CROWDED: readonly BattleCase[] = [
  battle(risorgimento, 'magenta-crowded', melee('magenta', 3, {}, 1)),
  battle(risorgimento, 'skirmish', skirmish(1)),
  battle(tabletop, 'crowd-a', crowd(2)),
  battle(tabletop, 'crowd-b', crowd(3)),
];

/** Every combination of the options of Reiters, dealt out over its battles: for the soak, which has the time. */
export const COMBINATIONS: readonly BattleCase[] = Array.from({ length: 2 ** reiters.options.length }, (_, i) => {
  const { id } = itemAt(reiters.scenarios, (i + (i >> 4)) % reiters.scenarios.length);
  const options = Object.fromEntries(reiters.options.map((o, bit) => [o.id, (i >> bit) & 1 ? 'on' : 'off']));
  return battle(reiters, `${id}-${i.toString(2).padStart(reiters.options.length, '0')}`, { scenario: id, options });
});
