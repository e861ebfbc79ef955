import { type Step, stepsByNumber } from '@tambour/kernel';
import type { Field } from '../model/state.ts';
import { STEP_NAMES } from '../model/step-id.ts';
import { setUpOver, setUpQuestion } from './2-set-up.ts';
import { afterReaction, closing, movementOver, phase, phaseOver, turn } from './3-sequence.ts';
import { march } from './4-march.ts';
import { movement } from './4-movement.ts';
import { giveWay, reaction } from './6-reactions.ts';
import { advance, aftermath, fightOver } from './7-advance.ts';
import { combat, defender, engagement } from './7-attack.ts';
import { replacement } from './7-leader-loss.ts';
import { defenderSuffers, leaderTest, leaderTests, nextRound, resolve, substitution } from './7-results.ts';
import { leadersFollow, retreats, supportRetreats } from './7-retreat.ts';
import { reorganisation } from './8-reorganisation.ts';
import { orders } from './10-orders.ts';
import { secondAttack } from './11-caracole.ts';
import { wavering } from './11-wavering.ts';

const ALL: readonly Step<Field>[] = [
  setUpQuestion,
  setUpOver,
  turn,
  phase,
  orders,
  movement,
  march,
  movementOver,
  reaction,
  afterReaction,
  giveWay,
  combat,
  defender,
  engagement,
  resolve,
  substitution,
  defenderSuffers,
  wavering,
  leaderTests,
  leaderTest,
  replacement,
  retreats,
  supportRetreats,
  leadersFollow,
  nextRound,
  secondAttack,
  aftermath,
  advance,
  fightOver,
  reorganisation,
  phaseOver,
  closing,
];

/** The steps of play in the order of their numbers. */
export const STEPS = stepsByNumber(STEP_NAMES, ALL);
