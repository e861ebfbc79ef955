import { allHold, type Condition, type Refusal, whyNot } from '@tambour/kernel';
import { sumMust, sumMustFirst } from '../../model/sum.ts';
import { needsOf } from '../morale/acts.ts';
import { partsOf } from './figures.ts';
import type { Shooter } from './shooter.ts';

const isGuns = ({ arm }: Shooter): boolean => arm === 'artillery';
/** C7a C7f C7h C7l 2.1f 2.1n 2.3c 2.6-K4 What a unit needs to fire at all. A halted one may. */
export const FIRES: readonly Condition<Shooter>[] = [
  sumMustFirst('C7l', 'cavalryNoFire', ({ arm }) => arm !== 'cavalry'),
  ...needsOf('fire'),
  sumMust('C7l', 'fightsNoFire', (c) => !c.isInMelee),
  sumMust('C7a', 'hasFired', (c) => !c.hasFired),
  sumMust('C7f', 'disorderNoFire', (c) => c.degradation !== 'disorder'),
  sumMustFirst('C7h', 'leftItsGuns', (c) => !isGuns(c) || c.calibre !== null),
  sumMust('C7h', 'limberedNoFire', (c) => !isGuns(c) || c.formation !== 'limbered'),
  sumMust('C7h', 'movedInSecondHalf', (c) => !isGuns(c) || !c.isMovedLate),
  sumMust('C7f', 'nobodyToFire', (c) => (isGuns(c) || c.weapon !== null) && partsOf(c).length > 0),
];
export const mayFire = (unit: Shooter): boolean => allHold(FIRES, unit);
export const whyNoFire = (unit: Shooter): readonly Refusal[] => whyNot(FIRES, unit);
