import type { Step } from '@tambour/kernel';
import type { Field } from '../model/state.ts';
import { corps, endStep, formation } from './4-activation.ts';
import { commanders } from './4-commanders.ts';
import { attach, command, orders } from './4-orders.ts';
import { alarm, release } from './4-reserve.ts';
import { spread } from './4-spread.ts';
import { act } from './5-act.ts';
import { afterEntry } from './5-after-entry.ts';
import { demolish } from './5-demolition.ts';
import { entry, march, marchEnd } from './5-march.ts';
import { beforeEntry } from './5-reactions.ts';
import { assault } from './7-attack.ts';
import { charge } from './7-charge.ts';
import { continueAttack, continued, fightOver } from './7-continued.ts';
import { counter } from './7-counter-charge.ts';
import { engage, surprise } from './7-engagement.ts';
import { beforeAttack, join } from './7-join.ts';
import { answer, beforeShot } from './7-reaction-fire.ts';
import { lose, losses, resolve } from './7-resolve.ts';
import { shot, shotLoss } from './7-shot.ts';
import { smallArms } from './7-small-arms.ts';
import { risk } from './8-leader-risk.ts';
import { rally } from './8-rally.ts';
import { recovery } from './8-recovery.ts';
import { retreat } from './8-retreat.ts';
import { putRight, settle, storm, turnTo } from './8-settle.ts';
import { wavering } from './8-wavering.ts';
import { morale } from './9-demoralization.ts';

/** The steps that follow something done: no battle opens with any of them. */
export const LATER_STEPS: readonly Step<Field>[] = [
  recovery,
  release,
  commanders,
  morale,
  corps,
  formation,
  attach,
  orders,
  command,
  act,
  smallArms,
  assault,
  rally,
  endStep,
  demolish,
  march,
  beforeEntry,
  entry,
  afterEntry,
  marchEnd,
  counter,
  alarm,
  spread,
  shot,
  beforeShot,
  answer,
  shotLoss,
  wavering,
  join,
  beforeAttack,
  surprise,
  engage,
  charge,
  resolve,
  losses,
  lose,
  risk,
  settle,
  retreat,
  putRight,
  turnTo,
  storm,
  fightOver,
  continueAttack,
  continued,
];
