import { appraiserOf, chanceFrom } from '@tambour/ai';
import { denain } from '@tambour/denain';
import { type Choice, type GameSpec, Position, type World } from '@tambour/kernel';
import { reiters } from '@tambour/reiters';
import { risorgimento } from '@tambour/risorgimento';
import { tabletop } from '@tambour/tabletop';
import { Lookout } from '../../packages/ai/src/lookout.hot.ts';

/** As a captain looks round while it makes a plan. */
const PLANNING = { known: 24, proposals: 6, throws: 8 };
/** Decisions after which what was seen is taken for old, as when a captain thinks anew. */
const A_SEARCH = 10;

/** A computer player that looks at orders, in battles that it plays with itself. */
interface Looker {
  /** Makes at least so many looks, and says how many. */
  look(least: number): number;
  /** Begins with the first battle again: what follows is the same each time. */
  restart(): void;
}
function looker<W extends World, Field>(spec: GameSpec<W, Field>, choice: Choice): Looker {
  const p = new Position(spec, spec.world(choice));
  const appraiser = appraiserOf(spec);
  let lookout = new Lookout(p, appraiser);
  let chance = chanceFrom(5);
  let seed = 1;
  let decisions = 0;
  p.begin(seed);
  return {
    look(least) {
      const from = lookout.tries;
      while (lookout.tries - from < least) {
        if (p.over) p.begin(++seed);
        if (++decisions % A_SEARCH === 0) lookout.gains.forget();
        p.playAt(p.actions.count === 1 ? 0 : (lookout.best(p, chance, PLANNING)[0] ?? 0));
      }
      return lookout.tries - from;
    },
    restart() {
      lookout = new Lookout(p, appraiser);
      chance = chanceFrom(5);
      seed = 1;
      decisions = 0;
      p.begin(seed);
    },
  };
}

/** The battles whose looks are counted, by the name in the report, and so many looks as take about half a second. */
export const LOOKING: Readonly<Record<string, { readonly looker: () => Looker; readonly looks: number }>> = {
  'Denain fr': { looker: () => looker(denain, { options: { edition: 'fr' } }), looks: 12_000 },
  'Reiters, Auneau': { looker: () => looker(reiters, { scenario: 'AU' }), looks: 16_000 },
  'Risorgimento, San Martino': { looker: () => looker(risorgimento, { scenario: 'san-martino' }), looks: 6_000 },
  'Risorgimento, Magenta': { looker: () => looker(risorgimento, { scenario: 'magenta' }), looks: 4_000 },
  'Tabletop, the farm': { looker: () => looker(tabletop, { scenario: 'tutorial-farm' }), looks: 500 },
  'Tabletop, Saalfeld': { looker: () => looker(tabletop, { scenario: 'saalfeld-1806' }), looks: 400 },
};
