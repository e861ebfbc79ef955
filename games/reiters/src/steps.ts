import { type Step, stepsByNumber } from '@tambour/kernel';
import { setUpOver, setUpQuestion } from './rules/2-set-up.ts';
import { afterReaction, closing, movementOver, phase, phaseOver, turn } from './rules/3-sequence.ts';
import { march, movement } from './rules/4-movement.ts';
import { giveWay, reaction } from './rules/6-reactions.ts';
import { advance, aftermath, fightOver } from './rules/7-advance.ts';
import { combat, defender, engagement } from './rules/7-attack.ts';
import { replacement } from './rules/7-leader-loss.ts';
import { defenderSuffers, leaderTest, leaderTests, nextRound, resolve, substitution } from './rules/7-results.ts';
import { leadersFollow, retreats, supportRetreats } from './rules/7-retreat.ts';
import { reorganisation } from './rules/8-reorganisation.ts';
import { orders } from './rules/10-orders.ts';
import { secondAttack } from './rules/11-caracole.ts';
import { wavering } from './rules/11-wavering.ts';
import type { Field } from './state.ts';
import { STEP_NAMES } from './step-id.ts';

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
