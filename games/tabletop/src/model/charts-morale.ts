import { read } from '@tambour/kernel';
import {
  all,
  cm,
  count,
  each,
  either,
  fields,
  losses,
  noted,
  points,
  prose,
  quarters,
  same,
  words,
} from './chart-readers.ts';
import {
  ARMS,
  DEGRADATIONS,
  FACTORS,
  FORMATIONS,
  MORALE_STATES,
  OCCASIONS,
  RESULTS,
  RETREAT_RALLIES,
  ROUT_RALLIES,
  RUNNERS,
  STATUSES,
} from './vocabulary.ts';

const byStatus = each(STATUSES, points);
const distance = read.object({ cm, op: prose });
const occasion = read.object(
  { n: count, code: read.oneOf(...OCCASIONS), voluntary: either(read.boolean, prose) },
  { cite: prose, note: prose, statuses: read.list(read.oneOf(...STATUSES), 6) },
);
const tranches = read.table(read.list(losses, 5), 40);

const IN_WORDS = [
  'trancheLossesPerFigure',
  'meleeDifferencePerPoint',
  'fireLossesThatCount',
  'eliteLossesPerFigure',
  'interpenetrationPercent',
  'routFrontThirds',
  'uncontrolledSkirmishQuarters',
  'retreatPeriodsThatTest',
  'prisonersPerEscort',
  'beatenAbovePercent',
  'forcedMarchPercent',
  'pointsPerGeneralValue',
] as const;

/** The tables of the chapter on morale. */
export const moraleCharts = {
  meta: noted({
    statusOrder: same(STATUSES),
    results: same(RESULTS),
    moraleStates: same(MORALE_STATES),
    degradations: same(DEGRADATIONS),
    formations: same(FORMATIONS),
  }),
  scale: noted({ menPerFigure: count, lossesPerFigureRemoved: count, quartersPerPeriod: quarters }, 'table'),
  statusRank: noted({ bestFirst: same(STATUSES) }),
  moraleDie: noted({ add: each(['1', '2', '3', '4', '5', '6'], points) }, 'die'),
  occasionsInfantryCavalry: all(occasion),
  occasionsArtillery: noted({
    entries: read.list(occasion, 13),
    plus: noted({ code: read.oneOf(...OCCASIONS) }),
  }),
  fireLossTest: noted({ lossesPerRemainingFigure: each(STATUSES, count) }, 'compare'),
  distances: noted({
    entries: each(
      [
        'friendlyRoutTest',
        'environmentCount',
        'routFactor',
        'generalNear',
        'sightTest',
        'flankRearInfantry',
        'flankRearCavalryArtillery',
        'uncontrolledSkirmishStop',
        'chargeHaltStop',
        'musketRange',
        'carbineRange',
        'twelvePounderHalfRange',
        'interpenetrationPass',
        'baseContact',
      ],
      distance,
    ),
  }),
  minimumSizes: noted({
    routTrigger: each(['cavalry', 'infantry', 'artilleryCrew'], count),
    environmentCount: each(ARMS, count),
    rallyScreen: each(ARMS, read.nullable(count)),
  }),
  factors: all(
    read.object(
      {
        code: read.oneOf(...FACTORS),
        group: prose,
        value: either(points, prose),
        repeats: read.boolean,
        predicate: prose,
        umpireQuestion: words,
        cite: prose,
      },
      { options: read.list(points, 5), waivable: read.boolean, exclusive: prose, why: prose, byStatus },
    ),
  ),
  generalContact: noted({ points: read.table(count, 20) }, 'choice'),
  generalDistance: noted(
    {
      bands: read.list(
        read.object({ from: cm, to: cm, value: points }, { orValue: points, needsSight: read.boolean }),
        20,
      ),
    },
    'beyond',
  ),
  lossTranches: noted({ table: tranches, printed: tranches }, 'formula'),
  psychologicalThresholds: noted(
    {
      table: read.table(each(['twoThirds', 'half'], count), 40),
      penalty: each(['twoThirds', 'half'], byStatus),
    },
    'formula',
  ),
  resultTable: noted({
    rows: read.list(
      read.object({
        label: prose,
        min: read.nullable(points),
        max: read.nullable(points),
        result: each(STATUSES, read.oneOf(...RESULTS)),
      }),
      40,
    ),
  }),
  compulsoryRates: noted({
    retreat: noted({ crew: cm }, 'unit', 'square', 'marchColumnFormed'),
    rout: each(RUNNERS, cm),
    flight: each(RUNNERS, cm),
  }),
  aboutFace: noted({ retreatQuarters: quarters, routQuarters: quarters, flightQuarters: quarters }),
  routFront: noted({}, 'formula'),
  interpenetration: noted(
    { table: read.list(read.object({ routing: count, upTo: count }), 20), refusedBy: read.list(prose, 9) },
    'formula',
  ),
  rallyRetreat: noted({
    entries: read.list(
      read.object(
        { code: read.oneOf(...RETREAT_RALLIES), musket: read.boolean, halfArtillery: read.boolean },
        { toStop: read.object({ musket: prose, halfArtillery: read.boolean }) },
      ),
      9,
    ),
    compulsory: read.boolean,
    success: read.list(read.oneOf(...RESULTS), 6),
    distancesFrom: each(['musket', 'halfArtillery'], prose),
  }),
  rallyRout: noted({
    entries: read.list(
      read.object(
        { code: read.oneOf(...ROUT_RALLIES), voluntary: read.boolean },
        { distance: cm, friend: prose, often: prose },
      ),
      9,
    ),
    success: read.list(read.oneOf(...RESULTS), 6),
    reformQuarters: quarters,
  }),
  pursuit: noted({ conditions: read.list(prose, 20) }, 'fightIf'),
  prisoners: noted({ freedAsRout: read.boolean }, 'escort', 'moraleOfEscortingUnit', 'edge'),
  meleeVictory: noted({}, 'beatenIf'),
  inWords: noted({ ...fields(IN_WORDS, read.integer(1, 1000)) }),
};
