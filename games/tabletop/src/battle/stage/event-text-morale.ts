import { detail, news } from '@tambour/stage';
import { line } from '../../rules/morale/line.ts';
import type { TestItem } from '../../rules/morale/situation.ts';
import { sayEvent } from '../../texts/say-events.ts';
import { sayStage } from '../../texts/say-stage.ts';
import { saidObjective, saidSide, saidSideId } from '../model/names.ts';
import { lossAt, markedAt, placesOf, type Texts, whoOf, whyTested } from './event-text-parts.ts';

const lower = ({ en, fr }: { readonly en: string; readonly fr: string }) => ({
  en: en.toLowerCase(),
  fr: fr.charAt(0).toLowerCase() + fr.slice(1),
});
/** A line of the test within a sentence. */
const inSum = (item: TestItem): TestItem => ({ ...item, what: lower(item.what) });
const GRAVE: ReadonlySet<string> = new Set(['rout', 'flight', 'prisoner', 'retreat', 'uncontrolled']);

/** Tests of morale and what they do, losses, and how it ends. */
export const MORALE_TEXTS = {
  'morale-rolled'(w, e, where) {
    const values = { ...whoOf(w, e), why: whyTested(e.occasions), total: `${e.total}` };
    return detail(e, sayEvent('event.moraleRolled', values), placesOf(where, e.piece), {
      dice: [e.die],
      roll: sayEvent('roll.morale', values),
      ...markedAt(where(e.piece)),
    });
  },
  'morale-tested'(w, e, where) {
    const who = whoOf(w, e);
    const why = whyTested(e.occasions);
    const result = lower(sayStage(`result.${e.result}`));
    const told = { ...who, why, die: e.die, total: `${e.total}`, result };
    return detail(
      e,
      sayEvent(e.waived ? 'event.moraleTested.waived' : 'event.moraleTested', told),
      placesOf(where, e.piece),
      {
        dice: [e.die],
        roll: sayEvent('roll.morale', { ...who, why }),
        // The line of the die says what its face is worth: with it the lines come to the total.
        sum: e.items.map(({ code, value }) => inSum(line(code, value))),
        ...markedAt(where(e.piece)),
      },
    );
  },
  'state-changed'(w, e, where) {
    const tell = GRAVE.has(e.to) ? news : detail;
    return tell(e, sayEvent(`event.state.${e.to}`, whoOf(w, e)), placesOf(where, e.piece), markedAt(where(e.piece)));
  },
  degraded: (w, e, where) => detail(e, sayEvent(`event.degraded.${e.to}`, whoOf(w, e)), placesOf(where, e.piece)),
  reformed: (w, e, where) => detail(e, sayEvent(`event.reformed.${e.to}`, whoOf(w, e)), placesOf(where, e.piece)),
  losses: (w, e, where) =>
    detail(
      e,
      sayEvent('event.losses', { ...whoOf(w, e), men: e.men, figures: e.figures, isRemoved: e.figures > 0 }),
      placesOf(where, e.piece),
      markedAt(where(e.piece)),
    ),
  destroyed: (w, e, where) =>
    news(e, sayEvent('event.destroyed', whoOf(w, e)), placesOf(where, e.piece), lossAt(where(e.piece), e.piece)),
  'left-table': (w, e, where) =>
    news(e, sayEvent('event.leftTable', whoOf(w, e)), placesOf(where, e.piece), lossAt(where(e.piece), e.piece)),
  'guns-abandoned': (w, e, where) =>
    news(e, sayEvent('event.gunsAbandoned', whoOf(w, e)), placesOf(where, e.piece), markedAt(where(e.piece))),
  'leader-lost': (w, e, where) =>
    news(
      e,
      sayEvent(`event.leaderLost.${e.how}`, whoOf(w, e)),
      placesOf(where, e.piece),
      lossAt(where(e.piece), e.piece),
    ),
  'control-changed': (w, e) =>
    news(e, sayEvent('event.controlChanged', { place: saidObjective(w, e.objective), side: saidSideId(w, e.side) })),
  'army-broke': (w, e) => news(e, sayEvent('event.armyBroke', { side: saidSideId(w, e.side) })),
  'battle-ended'(w, e) {
    const [first, second] = e.points;
    if (e.winner === undefined || e.level === 'draw')
      return news(e, sayEvent('event.battleEnded.draw', { first, second }));
    const side = saidSide(w, w.sideIds.indexOf(e.winner));
    return news(e, sayEvent(`event.battleEnded.${e.level}`, { side, first, second }));
  },
} satisfies Texts;
