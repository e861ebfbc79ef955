import type { Text } from '@tambour/kernel';
import { detail, heading, list, marked, news } from '@tambour/stage';
import { facingTo, placeName, saidFormation, saidPiece, saidSide } from '../model/names.ts';
import { initiativeModifiers } from '../rules/4-sequence.ts';
import { say } from '../texts/say.ts';
import type { Of, Texts } from './event-text-parts.ts';
import { phaseTitle } from './phase-words.ts';

/** The course of the battle: turns and phases, initiative and command, objectives, the end. */
export const TURN_TEXTS = {
  'turn-began': (_, e) => heading(e, say('event.turnBegan', e)),
  'phase-began': (_, e) => heading(e, phaseTitle(e.phase) ?? say('event.phase', e)),
  placed(w, e) {
    const facing = e.facing === undefined ? '' : facingTo(e.facing);
    const text = say('event.placed', { who: saidPiece(w, e.piece), at: placeName(w, e.hex), facing });
    return detail(e, text, [e.hex], marked(e.hex));
  },
  'command-lost': (w, e) => detail(e, say('event.commandLost', { who: saidPiece(w, e.leader) })),
  'initiative-rolled'(w, e) {
    const [french, coalition] = e.totals;
    const sum = initiativeModifiers(w);
    const values = { french, coalition, side: saidSide(e.winner), isDouble: e.isDouble };
    return heading(e, say('event.initiativeRolled', values), [], {
      dice: e.dice,
      roll: say('roll.initiative'),
      ...(sum.length === 0 ? {} : { sum }),
    });
  },
  'initiative-taken': (_, e) => detail(e, say('event.initiativeTaken', { side: saidSide(e.side) })),
  'order-reversed': (_, e) => detail(e, say('event.orderReversed', { side: saidSide(e.side) })),
  'formation-activated'(w, e) {
    const [by, of] = [saidPiece(w, e.leader), saidFormation(w, e.formation)];
    return heading(e, say('event.formationActivated', { by, of }));
  },
  'activation-checked': (w, e) =>
    detail(e, say('event.activationChecked', { ...e, who: saidPiece(w, e.leader) }), [], {
      dice: [e.die],
      roll: say('roll.activation', { who: saidPiece(w, e.leader), value: e.value }),
    }),
  'command-reached'(w, e) {
    if (e.commanded.length + e.others.length === 0) return detail(e, say('event.nobodyToCommand'));
    if (e.others.length === 0) return detail(e, say('event.allInCommand'));
    return detail(e, say('event.outOfCommand', { out: list(e.others.map((id) => saidPiece(w, id))) }));
  },
  'control-changed'(w, e) {
    const text = say('event.controlChanged', { side: saidSide(e.side), at: placeName(w, e.hex) });
    return news(e, text, [e.hex], marked(e.hex));
  },
  'baggage-captured': (w, e) => news(e, say('event.baggageCaptured', { by: saidPiece(w, e.by) })),
  'baggage-destroyed': (_, e) => news(e, say('event.baggageDestroyed')),
  'garrison-lost': (w, e) => news(e, say('event.garrisonLost', { of: saidFormation(w, e.formation) })),
  'aide-placed'(w, e) {
    const text = say('event.aidePlaced', { at: placeName(w, e.hex), of: saidFormation(w, e.formation) });
    return detail(e, text, [e.hex], marked(e.hex));
  },
  'battle-ended': (_, e) => news(e, ending(e)),
} satisfies Texts;

function ending(e: Of<'battle-ended'>): Text {
  const [french, coalition] = e.points;
  if (e.winner === null) return say('event.drawn', { french, coalition });
  const side = saidSide(e.winner);
  if (e.rule !== '13.3a') return say('event.wonByFall', { side });
  const [own, other] = e.winner === 'F' ? [french, coalition] : [coalition, french];
  return say('event.won', { side, own, other });
}
