import { type Step, stepsByNumber } from '@tambour/kernel';
import { activate, check, endActivation, hand, order, reset, segment, turn } from './rules/4-sequence.ts';
import { breachPhase, breachReact, breachRoll } from './rules/7-breach.ts';
import { move, moveOn } from './rules/7-movement.ts';
import { aide, commandPhase, leaderFlees, leaderGoes } from './rules/9-leaders.ts';
import { advance, afterShock } from './rules/11-advance.ts';
import { afterFire, barrage, combat } from './rules/11-combat.ts';
import { arrived, chainNext, chainRun, displace, retreatGo } from './rules/11-displacement.ts';
import { react } from './rules/11-reaction.ts';
import { retreat, retreatMore, retreatNext, retreats } from './rules/11-retreat.ts';
import { disorder, lose, losses, resolve, star } from './rules/11-shock-results.ts';
import { rally, recover } from './rules/12-rally.ts';
import { passed, routBegins, routFacing, routRun, routStep } from './rules/12-rout.ts';
import { setUpQuestion } from './rules/13-set-up.ts';
import type { Field } from './state.ts';
import { STEP_NAMES } from './step-id.ts';

const ALL: readonly Step<Field>[] = [
  setUpQuestion,
  turn,
  barrage,
  segment,
  order,
  hand,
  activate,
  check,
  move,
  moveOn,
  combat,
  endActivation,
  afterFire,
  react,
  resolve,
  losses,
  lose,
  star,
  disorder,
  retreats,
  retreat,
  retreatGo,
  retreatMore,
  retreatNext,
  chainNext,
  displace,
  chainRun,
  arrived,
  afterShock,
  advance,
  routBegins,
  routRun,
  routStep,
  routFacing,
  passed,
  leaderGoes,
  aide,
  leaderFlees,
  breachPhase,
  breachReact,
  breachRoll,
  commandPhase,
  reset,
  recover,
  rally,
];

/** The steps of play in the order of their numbers. */
export const STEPS = stepsByNumber(STEP_NAMES, ALL);
