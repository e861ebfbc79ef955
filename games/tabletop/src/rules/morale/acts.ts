import { allHold, type Condition, type Refusal, whyNot } from '@tambour/kernel';
import { must, mustFirst } from '../../model/refusal.ts';
import type { Degradation, Formation, MoraleState } from '../../model/vocabulary.ts';
import { hasFormation } from '../degradation.ts';

/** What a unit may want to do. */
export const ACTS = [
  'changeFormation',
  'narrowFront',
  'fire',
  'fight',
  'continueMelee',
  'recoil',
  'follow',
  'pursue',
  'moveTowardsEnemy',
  'moveTowardsEdge',
  'moveToGeneral',
  'passThroughFriends',
  'stopByChoice',
  'followOrder',
  'turn',
  'formSquare',
  'charge',
  'counterCharge',
  'beAttacked',
] as const;
export type Act = (typeof ACTS)[number];
export interface ActCase {
  readonly state: MoraleState | 'pursuing';
  readonly formation?: Formation;
  readonly degradation?: Degradation;
  /** In retreat: an enemy follows it. */
  readonly pursued?: boolean;
  readonly attackedBy?: 'another enemy' | 'its melee enemy';
}
type State = ActCase['state'];
const not =
  (...states: readonly State[]) =>
  (c: ActCase): boolean =>
    !states.includes(c.state);
const OUT = ['prisoner', 'gone'] as const;
/** 2.6-K4 2.6-K12 Who was disarmed never fights again. */
const ARMED: Condition<ActCase> = mustFirst('2.6-K4', 'disarmed', not('freed', ...OUT));
/** 2.5-O6 2.6-P2 Who runs does nothing else. */
const NOT_RUNNING: Condition<ActCase> = mustFirst('2.5-O6', 'running', not('rout', 'flight'));
/** 2.5-O1 Who forms up does nothing else. */
const FORMED_UP: Condition<ActCase> = must('2.5-O1', 'formingUp', not('rallying'));
/** 2.4-D2 2.4-C2 2.4-C3 2.4-C4 In retreat it may turn, pivot or form square against an enemy other than the one it was in melee with, whatever its degree of order. */
const AGAINST_ANOTHER: Condition<ActCase> = must(
  '2.4-C2',
  'onlyAgainstAnother',
  (c) => c.state !== 'retreat' || c.attackedBy === 'another enemy',
);
const REACTS = [ARMED, NOT_RUNNING, FORMED_UP, AGAINST_ANOTHER, must('2.1b', 'runsForward', not('uncontrolled'))];
/** 2.4-P2 2.4-P5 Whoever must move makes that move and no other. */
const OWN_MASTER = [ARMED, NOT_RUNNING, FORMED_UP, must('2.4-P2', 'retreatsFirst', not('retreat'))];

const NEEDS: Readonly<Record<Act, readonly Condition<ActCase>[]>> = {
  /** 2.2b 2.1b 2.4-P18 2.4-U8 2.5-O6 */
  changeFormation: [
    NOT_RUNNING,
    FORMED_UP,
    must('2.1b', 'keepsFormation', not('uncontrolled')),
    must('2.4-P18', 'pursuedNoChange', (c) => c.state !== 'retreat' || !c.pursued),
    must('2.4-U8', 'pursuerKeepsFormation', not('pursuing')),
  ],
  /** 2.4-U8 */
  narrowFront: [NOT_RUNNING, must('2.4-U8', 'pursuerKeepsFront', not('pursuing'))],
  /** 2.1f 2.1n 2.3c C7l */
  fire: [
    ARMED,
    NOT_RUNNING,
    must((c) => (c.formation === 'skirmish' ? '2.1n' : '2.1f'), 'noFireForward', not('uncontrolled')),
    must('C7l', 'noFireOnTheMove', not('retreat', 'rallying', 'pursuing')),
  ],
  /** 2.2b 2.3d 2.4-C1 2.6-K4 */
  fight: [ARMED, must('C10b', 'runnersInflictNothing', not('rout', 'flight'))],
  continueMelee: [ARMED, NOT_RUNNING],
  /** 2.3f */
  recoil: [],
  /** 1.1-04a 2.3e */
  follow: [...OWN_MASTER, must('2.3e', 'haltedNoFollowing', not('halted'))],
  pursue: [...OWN_MASTER, must('2.3e', 'haltedNoPursuit', not('halted'))],
  /** 2.3a */
  moveTowardsEnemy: [...OWN_MASTER, must('2.3a', 'haltedNotForward', not('halted'))],
  /** 2.3b 2.4-P13 1.1-12g */
  moveTowardsEdge: [must('2.1c', 'runsForward', not('uncontrolled')), FORMED_UP],
  /** 1.1-12h 1.1-12i */
  moveToGeneral: [must('1.1-12i', 'generalComes', not('retreat', 'rout', 'flight'))],
  /** 2.4-P14 2.4-P19 */
  passThroughFriends: [must('2.4-P19', 'goesRoundFriends', not('retreat'))],
  /** 2.4-P4 2.4-P15 2.6-R1 */
  stopByChoice: [
    must('2.4-P15', 'retreatGoesOn', not('retreat')),
    must('2.5-R1', 'runsOn', not('rout', 'flight')),
    must('2.1g', 'runsForward', not('uncontrolled')),
    must('2.4-U4', 'pursuitLasts', not('pursuing')),
  ],
  /** 2.2a 2.4-P2 */
  followOrder: [...OWN_MASTER, must('2.1c', 'runsForward', not('uncontrolled'))],
  /** 2.4-C3 2.5-O6 */
  turn: REACTS,
  /** 2.4-C4 */
  formSquare: REACTS,
  /** C8a */
  charge: [
    ...OWN_MASTER,
    must('2.3a', 'haltedNotForward', not('halted')),
    must('C8a', 'runsForward', not('uncontrolled')),
    must('C8a', 'pursuitLasts', not('pursuing')),
    must('C8a', 'noChargeWithoutFormation', (c) => hasFormation(c.degradation ?? 'formed')),
  ],
  /** 2.4-C9 C8e */
  counterCharge: [
    ARMED,
    NOT_RUNNING,
    FORMED_UP,
    must('2.4-C9', 'retreatNoCounter', not('retreat')),
    must('C8e', 'haltedNoCounter', not('halted')),
    must('C8e', 'noChargeWithoutFormation', (c) => hasFormation(c.degradation ?? 'formed')),
  ],
  /** 2.4-C1 */
  beAttacked: [],
};
/** What an act asks of the state of a unit: for lists of conditions that ask for more. */
export const needsOf = (act: Act): readonly Condition<ActCase>[] => NEEDS[act];
/** 2.2b 2.3a 2.3c 2.3d 2.3f 2.4-C1 2.4-P15 2.4-P18 2.5-O6 What a unit may do in its state. */
export const mayAct = (act: Act, c: ActCase): boolean => allHold(NEEDS[act], c);
export const whyNotAct = (act: Act, c: ActCase): readonly Refusal[] => whyNot(NEEDS[act], c);

/** 2.4-C6 2.4-C7 R32 A retreat attacked by another enemy waits for the end of the fight, then goes on. */
export const suspendedRetreat = (attackedBy: ActCase['attackedBy']) => ({
  duringFight: attackedBy === 'another enemy' ? ('suspended' as const) : ('retreat' as const),
  afterwards: 'retreat' as const,
});
