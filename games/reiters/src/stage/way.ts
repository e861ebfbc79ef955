import type { Action } from '@tambour/kernel';
import type { Way } from '@tambour/stage';
import { isUnit } from '../model/piece.ts';
import { type Field, isHope } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { linkOf } from '../model/world.ts';
import { allowanceOf } from '../rules/4-allowance.ts';
import { leaderAllowance } from '../rules/4-march.hot.ts';
import { zoneToll } from '../rules/4-toll.ts';
import { nextCost } from '../rules/4-way.ts';
import { OFF } from '../rules/7-retreat.ts';
import { asked } from './question.ts';
import { walk } from './walk.ts';
import { captureNotes, fallBackNotes, marchNotes, remountNotes, retreatNotes, roundNotes } from './way-notes.ts';

/** The way an order would take, zone by zone, and what befalls the piece on it; undefined for one that goes nowhere and costs nothing. */
export function way(g: Field, o: Action): Way | undefined {
  switch (o.verb) {
    case VERB.move:
    case VERB.enter: {
      const found = walk(g, o);
      if (found === undefined) return undefined;
      const legs = found.paces.map(({ zone, left }) => ({ place: g.w.zoneNames[zone]!, left }));
      return { legs, notes: [...marchNotes(g, found), ...roundNotes(g, o)] };
    }
    case VERB['fall-back']: {
      // 11.4.4d Enfants perdus slip away for nothing.
      const cost = isHope(g, o.a) ? 0 : backCost(g, o);
      const left = isHope(g, o.a) ? 0 : Math.max(0, allowanceOf(g, o.a) - cost);
      return oneZone(g, o.b, left, isHope(g, o.a) ? captureNotes(g, o.a, o.b) : fallBackNotes(g, o, cost));
    }
    case VERB.mount:
    case VERB.dismount:
      return { legs: [], notes: remountNotes(g, o.a) };
    case VERB['ride-off']: {
      const cost = nextCost(g, g.w.units + o.a, g.s.leader.zone[o.a]!, o.b);
      return oneZone(g, o.b, Math.max(0, leaderAllowance(g) - cost));
    }
    case VERB.retreat:
      return o.b === OFF ? undefined : oneZone(g, o.b, 0, retreatNotes(g, o));
    case VERB.follow:
    case VERB.replace:
      return oneZone(g, o.b, 0);
    case VERB.advance: {
      const to = advanceZone(g);
      return to === undefined ? undefined : oneZone(g, to, 0, isUnit(g, o.a) ? captureNotes(g, o.a, to) : []);
    }
    default:
      return undefined;
  }
}
const oneZone = (g: Field, zone: number, left: number, notes: Way['notes'] = []): Way => ({
  legs: [{ place: g.w.zoneNames[zone]!, left }],
  notes,
});

/** 6.4b R50 What giving way to a zone costs, whatever the order says of marches. */
export const backCost = (g: Field, o: Action): number =>
  g.w.linkCost[linkOf(g.w, g.s.unit.zone[o.a]!, o.b)]! + zoneToll(g, o.a, o.b);

/** The zone the winners may go into: it stands in the question, not in the order. */
export function advanceZone(g: Field): number | undefined {
  const question = asked(g);
  return question?.name === 'advance' ? question.frame[2] : undefined;
}
