import type { StepName } from '../model/step-id.ts';
import { breachPhase, breachReact, breachRoll } from './7-breach.ts';
import { commandPhase } from './7-command-phase.ts';
import { moveOn } from './7-march.ts';
import { move } from './7-movement.ts';
import { aide, leaderFlees, leaderGoes } from './9-leader-fate.ts';
import { advance, afterFire, afterShock } from './11-advance.ts';
import { combat } from './11-combat.ts';
import { react } from './11-reaction.ts';
import {
  arrived,
  chainNext,
  chainRun,
  displace,
  retreat,
  retreatGo,
  retreatMore,
  retreatNext,
  retreats,
} from './11-retreat.ts';
import { disorder, lose, losses, resolve, star } from './11-shock-results.ts';
import { rally, recover } from './12-rally.ts';
import { passed, routBegins, routFacing, routRun, routStep } from './12-rout.ts';

/** The steps that follow something done: no battle opens with any of them. */
export const LATER_STEPS = {
  move,
  'move-on': moveOn,
  combat,
  'after-fire': afterFire,
  react,
  resolve,
  losses,
  lose,
  star,
  disorder,
  retreats,
  retreat,
  'retreat-go': retreatGo,
  'retreat-more': retreatMore,
  'retreat-next': retreatNext,
  'chain-next': chainNext,
  displace,
  'chain-run': chainRun,
  arrived,
  'after-shock': afterShock,
  advance,
  rout: routBegins,
  'rout-run': routRun,
  'rout-step': routStep,
  'rout-facing': routFacing,
  passed,
  'leader-goes': leaderGoes,
  aide,
  'leader-flees': leaderFlees,
  'breach-phase': breachPhase,
  'breach-react': breachReact,
  'breach-roll': breachRoll,
  'command-phase': commandPhase,
  recover,
  rally,
} satisfies Partial<Record<StepName, unknown>>;
