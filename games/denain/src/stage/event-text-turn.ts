import type { Text } from '@tambour/kernel';
import { detail, heading, list, news } from '@tambour/stage';
import { saidPiece, saidSide } from '../model/names.ts';
import { initiativeModifiers } from '../rules/4-sequence.ts';
import { say } from '../texts/say.ts';
import { type Of, rolled, type Texts, told } from './event-text-parts.ts';
import { phaseTitle } from './words-of.ts';

/** The course of the battle: turns and phases, initiative and command, objectives, the end. */
export const TURN_TEXTS = {
  'turn-began': (_, e) => heading(e, say('event.turnBegan', e)),
  'phase-began': (_, e) => heading(e, phaseTitle(e.phase) ?? say('event.phase', e)),
  placed: told(detail, (v) => say('event.placed', v)),
  'command-lost': told(detail, (v) => say('event.commandLost', v)),
  'initiative-rolled'(w, e) {
    const [french, coalition] = e.totals;
    const sum = initiativeModifiers(w);
    const values = { french, coalition, side: saidSide(e.winner), isDouble: e.isDouble };
    const rest = { dice: e.dice, roll: say('roll.initiative'), ...(sum.length === 0 ? {} : { sum }) };
    return heading(e, say('event.initiativeRolled', values), [], rest);
  },
  'initiative-taken': told(detail, (v) => say('event.initiativeTaken', v)),
  'order-reversed': told(detail, (v) => say('event.orderReversed', v)),
  'formation-activated': told(heading, (v) => say('event.formationActivated', v)),
  'activation-checked': rolled(detail, (v) => [say('event.activationChecked', v), say('roll.activation', v)]),
  'command-reached'(w, e) {
    if (e.commanded.length + e.others.length === 0) return detail(e, say('event.nobodyToCommand'));
    if (e.others.length === 0) return detail(e, say('event.allInCommand'));
    return detail(e, say('event.outOfCommand', { out: list(e.others.map((id) => saidPiece(w, id))) }));
  },
  'control-changed': told(news, (v) => say('event.controlChanged', v)),
  'baggage-captured': told(news, (v) => say('event.baggageCaptured', v)),
  'baggage-destroyed': told(news, () => say('event.baggageDestroyed')),
  'garrison-lost': told(news, (v) => say('event.garrisonLost', v)),
  'aide-placed': told(detail, (v) => say('event.aidePlaced', v)),
  'battle-ended': told(news, (_, e) => ending(e)),
} satisfies Texts;

function ending(e: Of<'battle-ended'>): Text {
  const [french, coalition] = e.points;
  if (e.winner === null) return say('event.drawn', { french, coalition });
  const side = saidSide(e.winner);
  if (e.rule !== '13.3a') return say('event.wonByFall', { side });
  const [own, other] = e.winner === 'F' ? [french, coalition] : [coalition, french];
  return say('event.won', { side, own, other });
}
