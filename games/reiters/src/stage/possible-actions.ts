import { possibleOrders } from '@tambour/stage/study';
import { leaderId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import type { Verb } from '../model/verb.ts';
import { PROTOCOL } from '../protocol/verbs.ts';
import { STEPS } from '../rules/steps.ts';
import { sayStudy } from '../texts/say-study.ts';
import { asked } from './question.ts';

/** What a piece may be ordered to do at the question at hand, by deed. */
export const possible = possibleOrders<Field>({
  steps: STEPS,
  protocol: PROTOCOL,
  asked,
  sideOf: ({ w }, piece) => (piece < w.units ? w.unitSide[piece] : w.leaderSide[leaderId(piece - w.units)]),
  verbWords: (command) => sayStudy(`deed.${command.type as Verb}`),
});
