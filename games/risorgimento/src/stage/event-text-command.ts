import type { Text } from '@tambour/kernel';
import { detail, heading, marked, news, points } from '@tambour/stage';
import { placeName, saidBridge, saidCorps, saidFormation, saidGroup, saidPiece, saidSide } from '../model/names.ts';
import { ALLIED, ORDERS, SIDES } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { added, type Of, type Texts, whoOf } from './event-text-parts.ts';

/** Activations and Orders, reserve, demoralisation, objectives and the end. */
export const COMMAND_TEXTS = {
  'continuity-rolled'(w, e) {
    const values = { corps: saidCorps(w, e.corps), reason: say(`continuity.reason.${e.reason}`), rating: e.rating };
    const result = e.passed ? say('continuity.passed') : say(`continuity.failed.${e.reason}`);
    return detail(e, say('event.continuityRolled', { ...values, die: e.die, result }), [], {
      dice: [e.die],
      roll: say('roll.continuity', values),
    });
  },
  'corps-finished': (w, e) => detail(e, say('event.corpsFinished', { corps: saidCorps(w, e.corps) })),
  renounced: (_, e) => detail(e, say('event.renounced', { side: saidSide(e.side) })),
  'formation-began'(w, e) {
    const orders = ORDERS.find((known) => known === e.orders) ?? 'none';
    return heading(e, say(`event.formationBegan.${orders}`, { of: saidFormation(w, e.formation) }));
  },
  attached: (w, e) => detail(e, say('event.attached', { ...whoOf(w, e), of: saidFormation(w, e.formation) })),
  'orders-rolled'(w, e) {
    const values = { of: saidFormation(w, e.formation), most: w.charts.orders.most };
    return detail(e, say('event.ordersRolled', { ...e, ...values, ...added(e) }), [], {
      dice: [e.die],
      roll: say('roll.orders', values),
      sum: e.modifiers,
    });
  },
  'left-reserve': (w, e) => detail(e, say('event.leftReserve', { of: saidFormation(w, e.formation) })),
  'commander-turned': (w, e) =>
    detail(e, say('event.commanderTurned', { who: saidPiece(w, e.piece), isReduced: e.isReduced })),
  'hors-de-combat': (w, e) =>
    news(e, say('event.horsDeCombat', { of: saidFormation(w, e.formation), isHorsDeCombat: e.isHorsDeCombat })),
  'demoralization-rolled'(w, e) {
    const values = { of: saidGroup(w, e.group), level: e.level };
    return (e.isDemoralized ? news : detail)(
      e,
      say('event.demoralizationRolled', { ...e, ...values, ...added(e) }),
      [],
      { dice: [e.die], roll: say('roll.demoralization', values), sum: e.modifiers },
    );
  },
  'bridge-tried'(w, e) {
    const [a = '', b = ''] = e.bridge.split('|');
    const values = { bridge: saidBridge(w, e.bridge), most: w.effects.demolition?.most ?? 0 };
    const text = say('event.bridgeTried', { ...values, die: e.die, isDestroyed: e.isDestroyed });
    return news(e, text, [a, b], { dice: [e.die], roll: say('roll.bridge', values), ...marked(a) });
  },
  'control-changed'(w, e) {
    const text = say('event.controlChanged', { side: saidSide(e.side), at: placeName(w, e.hex) });
    return news(e, text, [e.hex], marked(e.hex));
  },
  'turn-scored'(w, e) {
    const text = say('event.turnScored', { side: saidSide(e.side), at: placeName(w, e.hex), points: e.points });
    return news(e, text, [e.hex]);
  },
  'battle-ended': (w, e) => news(e, ending(w, e)),
} satisfies Texts;

/** The lead in points that the Allies need for a victory. */
const leadNeeded = (w: RisorgimentoWorld): number =>
  Math.min(...w.data.levels.filter(({ winner }) => winner === ALLIED).map(({ from }) => from));
/** Where the side that needs a lead has not won, it is said which: the battle does not go to whoever has more. */
function ending(w: RisorgimentoWorld, e: Of<'battle-ended'>): Text {
  const [allied, austrian] = e.points;
  const lead = leadNeeded(w);
  const hasAlliedWon = e.winner === SIDES[ALLIED];
  const need = hasAlliedWon || lead <= 0 ? '' : points(lead);
  const needed = hasAlliedWon && lead < 0 ? points(1 - lead) : '';
  if (e.winner === undefined) return say('event.drawn', { allied, austrian, need });
  const isDecisive = e.grade === 'decisive';
  return say('event.won', { side: saidSide(e.winner), isDecisive, allied, austrian, need, needed });
}
