import { detail, heading, list, news } from '@tambour/stage';
import { saidColumn, saidPiece, saidSide } from '../model/names.ts';
import { LEVEL_WORDS } from '../model/texts.ts';
import type { VictoryLevel } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { rolled, type Texts, told } from './event-text-parts.ts';
import { theZones } from './place-words.ts';
import { hourOf, ofSide, sequenceTitle } from './sequence-words.ts';
import { orderName } from './shown-order.ts';
import { subject } from './words-of.ts';

/** The course of the battle: set-up, turns and sequences, command and orders, initiative, the end. */
export const TURN_TEXTS = {
  placed: told(detail, (v) => say('event.placed', v)),
  exchanged: (w, e) => detail(e, say('event.exchanged', { who: saidPiece(w, e.piece), other: saidPiece(w, e.with) })),
  'turn-began': (w, e) =>
    heading(e, say('event.turnBegan', { turn: e.turn, hour: hourOf(w, e.turn), first: saidSide(e.first) })),
  'phase-began': (_, e) => heading(e, say('event.phaseBegan', { side: ofSide(e.side) })),
  'sequence-began': (_, e) => heading(e, sequenceTitle(e.sequence, e.side)),
  'command-checked': (w, e) =>
    detail(
      e,
      e.isolated.length === 0
        ? say('event.allInCommand', { isCatholic: e.side === 'C' })
        : say('event.isolated', { all: list(e.isolated.map((id) => saidPiece(w, id))) }),
    ),
  // 10.2b The other side learns of a failure only that there was one.
  'order-tried': (w, e) => {
    const [{ who }, column] = [subject(w, e.leader, undefined, e), saidColumn(w, e.column)];
    if (e.order === undefined) return detail(e, say('event.orderTried', { who, column }));
    const values = { who, column, order: orderName(e.order), roll: rolled(e.die, e.total), against: e.against };
    const rest = { dice: [e.die], roll: say('roll.newOrder', values), sum: e.modifiers };
    const said = say(e.passed ? 'event.orderGiven' : 'event.orderFailed', values);
    return (e.passed ? news : detail)(e, said, [], rest);
  },
  'order-revealed': (w, e) =>
    detail(e, say('event.orderRevealed', { column: saidColumn(w, e.column), order: orderName(e.order) })),
  'reaction-zones': (w, e) => detail(e, say('event.reactionZones', { zones: theZones(w, e.zones) }), e.zones),
  'initiative-counted': (_, { sums: [catholic, protestant], ...e }) =>
    detail(e, say('event.initiativeCounted', { catholic, protestant, side: saidSide(e.side) })),
  'weather-rolled': (_, e) => {
    const said = say(e.ends ? 'event.stormBreaks' : 'event.stormHoldsOff', { die: e.die });
    return (e.ends ? news : detail)(e, said, [], { dice: [e.die], roll: say('roll.weather') });
  },
  'battle-ended': (_, e) => {
    const [catholic, protestant] = e.points;
    if (e.winner === null) return news(e, say('event.drawn', { catholic, protestant }));
    const [own, other] = e.winner === 'C' ? [catholic, protestant] : [protestant, catholic];
    const level = LEVEL_WORDS[e.level as VictoryLevel] ?? e.level;
    return news(e, say('event.won', { side: saidSide(e.winner), own, other, level }));
  },
} satisfies Texts;
