import { read } from '@tambour/kernel';
import {
  all,
  cm,
  count,
  each,
  either,
  factor,
  fields,
  noted,
  percent,
  points,
  prose,
  quarters,
  same,
  words,
} from './chart-readers.ts';
import {
  ARMS,
  ARTILLERY_KINDS,
  BANDS,
  CALIBRES,
  CAVALRY_CLASSES,
  CLASSES,
  DEGRADATIONS,
  ORDERS,
  PHASES,
  REACTIONS,
  SHELTERS,
  STATUSES,
  TERRAINS,
  WEAPONS,
} from './vocabulary.ts';

const byClass = each(CLASSES, quarters);
const FOOT = ['line', 'attackColumn', 'marchColumn', 'skirmish', 'square'] as const;
const HORSE = ['line', 'attackColumn', 'marchColumn'] as const;
const sheltered = each(['light', 'hard', 'house'], percent);
const crossing = read.nullable(quarters);
const SMALL_ARMS = [
  'targetColumnOrSquare',
  'targetSkirmish',
  'shooterGuardOrElite',
  'shooterMilitiaOrIrregular',
  'shooterDisorganised',
  'shooterMovedMoreThanHalf',
  'britishLineInLine',
  'screenAgainstSkirmishers',
  'eliteCompaniesPresent',
] as const;
const GUNFIRE = [
  'targetColumnOrSquare',
  'targetLimbered',
  'targetSkirmish',
  'enfiladeFlankOfLine',
  'batteryMovedByHand',
] as const;
const MELEE = [
  'guard',
  'elite',
  'semiRegular',
  'militia',
  'irregular',
  'cavalryCharged',
  'infantryCharged',
  'attackColumnCharged',
  'followUp',
  'heavyCavalryVsOthers',
  'cavalryVsOpenInfantry',
  'cavalryVsSquare',
  'infantryVsCavalry',
  'squareVsCavalry',
  'onEnemyFlank',
  'onEnemyRear',
  'attackedInFlank',
  'attackedInRear',
  'uphill',
  'disorganised',
  'noFormation',
  'disorder',
  'crew',
  'skirmish',
  'eliteCompaniesPresent',
] as const;

const CELLS = ['infantry', 'cavalry', 'crewAfoot'] as const;
const FIGURES = ['general', 'aide'] as const;
const size = each(['width', 'depth'], cm);

/** The tables of the companion rules: moves, fire, melee, charges, orders, nations. */
export const companionCharts = {
  cells: noted({
    ...fields(CELLS, size),
    ...fields(FIGURES, each(['radius'], cm)),
  }),
  footprints: noted(
    {
      infantry: read.table(prose, 9),
      cavalry: read.table(prose, 9),
      artillery: read.table(prose, 9),
    },
    'garrison',
  ),
  moveRates: noted(
    {
      infantry: each(CLASSES, each(FOOT, cm)),
      heavyCavalry: each(CLASSES, each(HORSE, cm)),
      lightCavalry: each(CLASSES, each(HORSE, cm)),
      artillery: each(['footLimbered', 'horseLimbered', 'unlimbered'], cm),
      general: cm,
      aide: cm,
      prisonersAndEscort: cm,
      ticksPerQuarter: read.integer(1, 1_000_000_000),
    },
    'forcedMarch',
    'road',
  ),
  chargeBonus: noted({ infantry: cm, heavyCavalry: cm, lightCavalry: cm }),
  manoeuvre: noted({
    formationChangeQuarters: byClass,
    formSquareQuarters: byClass,
    aboutFaceQuarters: quarters,
    limberQuarters: each(ARTILLERY_KINDS, quarters),
    screenQuarters: quarters,
    enterBuiltUpQuarters: quarters,
    leaveBuiltUpQuarters: quarters,
  }),
  degradation: noted({
    levels: read.list(
      read.object({
        code: read.oneOf(...DEGRADATIONS),
        order: quarters,
        mayCharge: read.boolean,
        mayPursue: read.boolean,
        fireFigures: prose,
        fire: percent,
        melee: percent,
        hasFormation: read.boolean,
      }),
      4,
    ),
    reformQuarters: each(['disorganised', 'noFormation', 'disorder'], byClass),
  }),
  terrain: noted({
    kinds: read.list(
      read.object(
        { kind: read.oneOf(...TERRAINS) },
        {
          move: read.table(either(factor, prose), 9),
          moveUp: factor,
          crossQuarters: (v: unknown, path: string) =>
            typeof v === 'number' ? quarters(v, path) : each(ARMS, crossing)(v, path),
          degradeSteps: quarters,
          degrade: read.table(read.oneOf(...DEGRADATIONS), 9),
          shelter: read.oneOf(...SHELTERS),
          blocksSight: prose,
          impassable: read.boolean,
          who: prose,
          levels: read.boolean,
          marchColumn: factor,
          limbered: factor,
          withinCm: cm,
        },
      ),
      20,
    ),
  }),
  shelterFire: noted({ smallArms: sheltered, artillery: sheltered, melee: sheltered }),
  smallArms: noted({
    ...fields(WEAPONS, read.list(read.object({ to: cm, losses: count }), 9)),
    firingFigures: read.table(either(count, prose), 20),
    modifiers: each(SMALL_ARMS, percent),
    floor: percent,
    noFire: read.list(prose, 20),
  }),
  artillery: noted(
    {
      calibres: each(CALIBRES, read.object({ canister: cm, half: cm, max: cm, losses: each(BANDS, count) })),
      modifiers: each(GUNFIRE, percent),
      floor: percent,
      crewFigures: read.table(count, 20),
    },
    'per',
  ),
  lossDie: noted({ percent: each(['1', '2', '3', '4', '5', '6'], percent) }, 'formula'),
  melee: noted({
    lossesPerFigure: count,
    modifiers: each(MELEE, percent),
    floor: percent,
    fightingFigures: read.table(prose, 20),
    afterRound: each(['first', 'second'], prose),
    loserExtra: each(['normal', 'infantryBeatenByCavalry'], prose),
    recoil: each(['infantry', 'cavalry', 'artillery', 'garrison'], cm),
    reading: read.table(prose, 20),
  }),
  charge: noted(
    {
      maxFirstWheelDegrees: count,
      reactions: same(REACTIONS),
      counterChargeMinDistance: cm,
      evaders: read.list(prose, 9),
      countsWheel: read.boolean,
      stopShortOfOtherEnemies: cm,
    },
    'chargeFireBand',
  ),
  orders: all(
    read.object(
      {
        code: read.oneOf(...ORDERS),
        charge: either(read.boolean, prose),
        follow: read.boolean,
        pursue: either(read.boolean, prose),
        move: prose,
      },
      { only: read.oneOf(...ARMS), parameter: prose },
    ),
  ),
  command: noted({
    aides: read.table(count, 20),
    generalQuarter: cm,
    aideQuarter: cm,
    risk: each(['fire', 'melee', 'effect'], prose),
    generalPhaseQuarters: quarters,
    reactionQuarters: quarters,
    enemyContactRefuge: cm,
  }),
  supportingBattery: noted({}, 'rule'),
  sight: noted(
    {
      maxCm: cm,
      woodBlocksBeyondCm: cm,
      concealedInWoodDeeperThanCm: cm,
      concealedSeenBelowCm: cm,
    },
    'revealedByFireUntil',
    'samplePoints',
  ),
  positions: noted({
    behindWithinCm: cm,
    screenEnemiesWithinCm: cm,
    sectorLinesDegrees: count,
    normalMoveKeepsCm: cm,
    cornerStepsPerTenthMm: read.integer(1, 65536),
    shelterLineWithinCm: cm,
    preferredTargetWithinCm: cm,
    supportWithinCm: cm,
    figureRefugeWithinCm: cm,
  }),
  compulsoryPath: noted({
    turnStepDegrees: count,
    turnMaxDegrees: count,
    firstTurn: read.oneOf('right', 'left'),
    shortenStepCm: cm,
    blockedBelowCm: cm,
    stripWidth: read.table(either(cm, prose), 9),
    goalBeyondCm: cm,
    surrenderEnemyWithinCm: cm,
  }),
  guns: noted({ crossQuarters: quarters, degradeSteps: quarters, remanQuarters: quarters }),
  convoy: noted({ rate: cm, captorWithinCm: cm }, 'escortAtMost'),
  nations: all(
    read.object(
      {
        key: read.string(60),
        nation: read.string(40),
        label: words,
        arm: read.oneOf(...ARMS),
        status: read.oneOf(...STATUSES),
        base: points,
        eliteCompanies: read.boolean,
      },
      {
        class: read.oneOf(...CLASSES),
        weapon: read.oneOf(...WEAPONS),
        skirmish: read.boolean,
        cavalryClass: read.oneOf(...CAVALRY_CLASSES),
        artilleryKind: read.oneOf(...ARTILLERY_KINDS),
        crew: count,
      },
    ),
  ),
  sequence: noted({
    states: read.list(read.object({ state: read.oneOf(...PHASES), clock: prose }, { tests: prose }), 20),
  }),
  victory: noted(
    {
      enemyUnitRoutingAtEnd: count,
      enemyUnitFledLeftTableOrDestroyed: count,
      enemyUnitPrisoner: count,
      enemyBatteryAbandoned: count,
      enemyGeneralOut: count,
      enemyCommanderOut: count,
      freedUnit: count,
    },
    'armyBreak',
    'control',
    'bothBreak',
  ),
  shapes: noted({
    attackColumn: each(['infantry', 'cavalry'], each(['least', 'ranks'], count)),
    marchColumn: each(['front'], count),
    square: each(['leastCm', 'sides', 'moreCm', 'figures'], count),
    skirmish: each(['widthPerFigure', 'depth'], cm),
    guns: read.object({ gunnersPerModel: count, unlimbered: size, limbered: size }),
  }),
};
