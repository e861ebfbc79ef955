import { itemAt } from '@tambour/kernel';
import { detail, heading, marked } from '@tambour/stage';
import { placeName, saidCorps, saidFormation, saidSide } from '../model/names.ts';
import { MODES, WEATHERS } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { type Texts, whoOf } from './event-text-parts.ts';
import { phaseTitle } from './phase-words.ts';

/** A word that an event gives as a string, as one of those there are. */
const oneOf = <Word extends string>(words: readonly Word[], word: string): Word =>
  words.find((known) => known === word) ?? itemAt(words, 0);
const KINDS = ['normal', 'extended', 'no-attack', 'massed', 'massed-extended'] as const;

/** What can have happened when a battle opens: turns and phases, who may activate, who arrives. */
export const OPENING_TEXTS = {
  'turn-began'(_, e) {
    const weather = e.weather === 'fair' ? '' : say(`weather.${oneOf(WEATHERS, e.weather)}`);
    return heading(e, say('event.turnBegan', { turn: e.turn, time: e.time, weather, isNight: e.isNight }));
  },
  'phase-began': (_, e) => heading(e, phaseTitle(e.phase) ?? say('phase.activation.title')),
  'initiative-rolled'(_, e) {
    const [allied, austrian] = e.totals;
    const winner = e.winner === undefined ? '' : saidSide(e.winner);
    return detail(e, say('event.initiativeRolled', { allied, austrian, winner }), [], {
      dice: e.dice,
      roll: say('roll.initiative'),
    });
  },
  'put-in-reserve': (w, e) => detail(e, say('event.putInReserve', { of: saidFormation(w, e.formation) })),
  'corps-activated': (w, e) =>
    heading(e, say(`event.corpsActivated.${oneOf(KINDS, e.kind)}`, { corps: saidCorps(w, e.corps) })),
  passed: (_, e) => detail(e, say('event.passed', { side: saidSide(e.side) })),
  'hand-passed': (_, e) => detail(e, say(`event.handPassed.${oneOf(MODES, e.mode)}`, { side: saidSide(e.side) })),
  arrived: (w, e) =>
    detail(e, say('event.arrived', { ...whoOf(w, e), at: placeName(w, e.hex) }), [e.hex], marked(e.hex)),
} satisfies Texts;
