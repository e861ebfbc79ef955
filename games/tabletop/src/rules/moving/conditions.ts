import { isInContact } from '@tambour/boards';
import type { Condition } from '@tambour/kernel';
import { CHARTS } from '../../model/charts.ts';
import type { Formation, MoraleState } from '../../model/vocabulary.ts';
import { hasFormation } from '../degradation.ts';
import { isInPlay, isSectorClear } from '../table/placed.ts';
import { ENDS } from './ends.ts';
import { isCrewAfoot } from './field.ts';
import type { Command, MoveCase } from './mover.ts';
import { type MoveWhy, must, mustFirst, whyText } from './refusal.ts';
import type { Trial } from './trial.ts';

type Of<Kind extends Command['kind']> = Extract<Command, { readonly kind: Kind }>;
/** A condition of one kind of command: it holds for all others. */
const ofKind =
  <Kind extends Command['kind']>(kind: Kind, holds: (command: Of<Kind>, c: MoveCase, t: Trial) => boolean) =>
  (t: Trial): boolean =>
    t.command.kind !== kind || holds(t.command as Of<Kind>, t.field.c, t);

/** C3k 2.6-K5 Why a unit in a state makes no normal move. */
const STATES: Partial<Readonly<Record<MoraleState, MoveWhy>>> = {
  uncontrolled: 'obligedToMove',
  retreat: 'obligedToMove',
  rout: 'obligedToMove',
  flight: 'obligedToMove',
  rallying: 'rallyingStays',
  prisoner: 'prisonersStay',
  gone: 'offTheTable',
};
const stateWhy = ({ unit, isPursuing, isFormingUp }: MoveCase): MoveWhy | undefined =>
  STATES[unit.state] ?? (isPursuing ? 'obligedToMove' : isFormingUp ? 'rallyingStays' : undefined);

/** What a garrison may do where it is. */
const IN_SECTOR: readonly Command['kind'][] = ['leave', 'reform', 'screen'];

/** C3g C3k C3l C3m C5b C8m Who may make a normal move at all. */
export const WHO: readonly Condition<Trial>[] = [
  mustFirst(
    'C3k',
    (t) => whyText(stateWhy(t.field.c) ?? 'obligedToMove'),
    (t) => stateWhy(t.field.c) === undefined,
  ),
  mustFirst('C3g', 'inCombat', (t) => t.field.c.unit.opponents.length === 0),
  mustFirst('C8m', 'chargedThisPeriod', (t) => !t.field.c.hasCharged),
  mustFirst('C3m', 'moveIsOver', (t) => !t.field.c.half.isOver),
  mustFirst('C3l', 'goesOnFirst', (t) => t.field.c.half.debt === null),
  mustFirst('C3l', 'noTimeLeft', (t) => t.field.c.half.left > 0 || t.command.kind === 'turn'),
  mustFirst('C5b', 'garrisonStays', (t) => t.field.c.unit.sector === null || IN_SECTOR.includes(t.command.kind)),
];

const FOOT: readonly Formation[] = ['line', 'attackColumn', 'marchColumn', 'square', 'skirmish'];
const HORSE: readonly Formation[] = ['line', 'attackColumn', 'marchColumn'];
const GUNS: readonly Formation[] = ['limbered', 'unlimbered'];
const mayTake = ({ unit }: MoveCase, formation: Formation): boolean =>
  unit.arm === 'artillery'
    ? GUNS.includes(formation) && !isCrewAfoot(unit)
    : (unit.arm === 'infantry' ? FOOT : HORSE).includes(formation);
const { square } = CHARTS.shapes;

/** C2e C2f C3e C3i Which formation a unit may take. */
const FORMS: readonly Condition<Trial>[] = [
  mustFirst(
    'C3i',
    'gunsLimberOnly',
    ofKind('form', (to, c) => c.unit.arm !== 'artillery' || mayTake(c, to.formation)),
  ),
  mustFirst(
    'C3e',
    'formationNotForArm',
    ofKind('form', (to, c) => mayTake(c, to.formation)),
  ),
  mustFirst(
    'C3e',
    'alreadyFormed',
    ofKind('form', (to, c) => c.unit.formation !== to.formation),
  ),
  mustFirst(
    'C2e',
    'tooFewForSquare',
    ofKind('form', (to, c) => to.formation !== 'square' || c.unit.figures >= square.figures),
  ),
  mustFirst(
    'C2f',
    'noSkirmishers',
    ofKind('form', (to, c) => to.formation !== 'skirmish' || c.type.maySkirmish),
  ),
];
/** C3c C4c C3j Turns, reforming and screens. */
const ON_THE_SPOT: readonly Condition<Trial>[] = [
  mustFirst(
    'C3c',
    'onlySkirmishersTurn',
    ofKind('turn', (_, c) => c.unit.formation === 'skirmish'),
  ),
  mustFirst(
    'C3c',
    'skirmishersTurn',
    ofKind('wheel', (_, c) => c.unit.formation !== 'skirmish'),
  ),
  mustFirst(
    'C4c',
    'inGoodOrder',
    ofKind('reform', (_, c) => c.degradation !== 'formed'),
  ),
  mustFirst(
    'C3j',
    'noLightCompany',
    ofKind('screen', (_, c) => c.unit.arm === 'infantry' && c.type.hasEliteCompanies),
  ),
  mustFirst(
    'C3j',
    'screenNeedsFormation',
    ofKind('screen', (_, c) => hasFormation(c.degradation)),
  ),
  mustFirst(
    'C3j',
    'noScreenFromSquare',
    ofKind('screen', (_, c) => c.isScreenOut || c.unit.formation !== 'square'),
  ),
];
const LEAVES: readonly Formation[] = ['line', 'attackColumn', 'marchColumn'];
/** C5b C5d C1f Into a sector and out of it. */
const SECTORS: readonly Condition<Trial>[] = [
  mustFirst(
    'C5b',
    'notForThisSector',
    ofKind(
      'enter',
      ({ sector }, { unit }) =>
        unit.arm === 'infantry' || (sector.kind === 'redoubt' && unit.arm === 'artillery' && !isCrewAfoot(unit)),
    ),
  ),
  must(
    'C5b',
    'sectorTooSmall',
    ofKind('enter', ({ sector }, { unit }) => unit.figures <= sector.capacity),
  ),
  must(
    'C5b',
    'sectorHeld',
    ofKind('enter', ({ sector }, { around }) =>
      around.units.every((unit) => unit.sector !== sector || !isInPlay(unit)),
    ),
  ),
  must(
    'C1e',
    'sectorNotClear',
    ofKind(
      'enter',
      ({ sector }, { unit, around }) =>
        around.units.some((other) => other.sector === sector) || isSectorClear(sector, unit, around.units),
    ),
  ),
  must(
    'C5b',
    'notAtTheSector',
    ofKind('enter', ({ sector }, { unit }) => isInContact(unit.shape, sector.shape)),
  ),
  mustFirst(
    'C5b',
    'holdsNoSector',
    ofKind('leave', (_, { unit }) => unit.sector !== null),
  ),
  mustFirst(
    'C5b',
    'leavesInLineOrColumn',
    ofKind('leave', ({ formation }, { unit }) => (unit.arm === 'artillery' ? GUNS : LEAVES).includes(formation)),
  ),
  must(
    'C5b',
    'leavesAtTheSector',
    ofKind('leave', (_, { unit }, t) => unit.sector === null || isInContact(t.shape, unit.sector.shape)),
  ),
];
const isSomewhereElse = ({ command, field }: Trial): boolean => {
  const { base } = field.c.unit;
  switch (command.kind) {
    case 'advance':
    case 'back':
      return command.length > 0;
    case 'wheel':
      return command.turn !== 0;
    case 'turn':
      return command.heading !== base.heading;
    case 'march':
      return command.x !== base.x || command.y !== base.y || command.heading !== base.heading;
    default:
      return true;
  }
};
/** C3b C3n C5a C5c C5e C5h C1n Its way. */
const WAY: readonly Condition<Trial>[] = [
  mustFirst('C3b', 'nowhereToGo', isSomewhereElse),
  mustFirst('C3b', 'noWayThere', (t) => t.isThere),
  must('C3l', 'notEnoughTime', (t) => !t.lacks('time')),
  must('C5k', 'lineTakesTime', (t) => !t.lacks('line')),
  must('C3b', 'backTooFar', (t) => !t.lacks('back')),
  must('C3n', 'enemyInTheWay', (t) => t.stop !== 'enemy'),
  must('C3n', 'friendInTheWay', (t) => t.stop !== 'friend'),
  must('C5h', 'impassableInTheWay', (t) => t.stop !== 'impassable'),
  must('C5c', 'sectorInTheWay', (t) => t.stop !== 'sector'),
  must('C5e', 'wallInTheWay', (t) => t.stop !== 'wall'),
  must('C5a', 'woodInTheWay', (t) => t.stop !== 'wood'),
  must('C1n', 'edgeInTheWay', (t) => t.stop !== 'edge'),
  must('C2l', 'noRoom', (t) => !t.hasClash),
];

/** All that a command of a normal move must satisfy: what is admitted and what a refusal names are one list. */
export const MAY_MOVE: readonly Condition<Trial>[] = [...WHO, ...FORMS, ...ON_THE_SPOT, ...SECTORS, ...WAY, ...ENDS];
