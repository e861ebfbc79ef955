import { type Step, stepsNamed } from '@tambour/kernel';
import type { Field } from '../model/state.ts';
import { giveWay, reaction } from './6-reactions.ts';
import { advance, aftermath, fightOver } from './7-advance.ts';
import { combat, defender, engagement } from './7-attack.ts';
import { replacement } from './7-leader-loss.ts';
import { defenderSuffers, leaderTest, leaderTests, nextRound, resolve, substitution } from './7-results.ts';
import { leadersFollow, retreats, supportRetreats } from './7-retreat.ts';
import { reorganisation } from './8-reorganisation.ts';
import { secondAttack } from './11-caracole.ts';
import { wavering } from './11-wavering.ts';

/** The steps that follow something done: no battle opens with any of them. */
export const LATER_STEPS: readonly Step<Field>[] = [
  ...[reaction, giveWay, combat, defender, engagement, substitution, replacement, supportRetreats, leadersFollow],
  ...[secondAttack, advance, reorganisation],
  ...stepsNamed<Field>({
    resolve,
    'defender-suffers': defenderSuffers,
    wavering,
    'leader-tests': leaderTests,
    'leader-test': leaderTest,
    retreats,
    'next-round': nextRound,
    aftermath,
    'fight-over': fightOver,
  }),
];
