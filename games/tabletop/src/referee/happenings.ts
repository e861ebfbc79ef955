import type { Happening } from '@tambour/stage/referee';
import { sayUmpire } from '../texts/say-umpire.ts';
import { whyNoCharge } from './rules-combat.ts';
import { isRunning } from './seen.ts';
import { leaderOf, type Table, type Unit, unitOf } from './table.ts';

/** What is entered to begin with. */
export const ROSTER: readonly Happening[] = [
  { text: sayUmpire('title.unit'), draft: { type: 'unit', answers: {} } },
  { text: sayUmpire('title.general'), draft: { type: 'general', answers: {} } },
  { text: sayUmpire('title.aide'), draft: { type: 'aide', answers: {} } },
];
const ALWAYS: readonly Happening[] = [
  { text: sayUmpire('title.quarter'), draft: { type: 'quarter', answers: {} } },
  { text: sayUmpire('title.period'), draft: { type: 'period', answers: {} } },
  { text: sayUmpire('title.note'), draft: { type: 'note', answers: {} } },
];

/** What may have happened, the likeliest first. */
export function happeningsOf(table: Table, piece: string | null): readonly Happening[] {
  if (piece === null) return table.clock.quarter === 5 ? ALWAYS.slice(1) : ALWAYS;
  const unit = unitOf(table, piece);
  if (unit) return unit.state === 'gone' ? [] : ofUnit(table, unit);
  const leader = leaderOf(table, piece);
  if (!leader || leader.isOut) return [];
  const answers = { leader: leader.id };
  return [
    ...(leader.isCarried ? [] : [{ text: sayUmpire('happens.joins'), draft: { type: 'arrive', answers } }]),
    ...(leader.with && !leader.isCarried
      ? [{ text: sayUmpire('happens.leaves'), draft: { type: 'leave', answers } }]
      : []),
    { text: sayUmpire('happens.hit'), draft: { type: 'hit', answers } },
  ];
}

/** A charge, with the reason if it may not. */
function charges(unit: Unit): Happening {
  const refused = whyNoCharge(unit);
  const draft = { type: 'charge', answers: { chargers: [unit.id] } };
  return { text: sayUmpire('happens.charges'), draft, ...(refused && { refused }) };
}
function ofUnit(table: Table, unit: Unit): readonly Happening[] {
  const { state } = unit;
  const answers = { piece: unit.id };
  const when = (
    holds: boolean,
    key: Parameters<typeof sayUmpire>[0] & `happens.${string}`,
    type: string,
    more = answers as Happening['draft']['answers'],
  ): readonly Happening[] => (holds ? [{ text: sayUmpire(key), draft: { type, answers: more } }] : []);
  const isHeld = state === 'prisoner';
  const isRun = isRunning(unit);
  const isFree = !isRun && !isHeld && state !== 'freed';
  const withIt = table.leaders.filter((leader) => leader.with === unit.id && !leader.isOut);
  return [
    ...when(state === 'uncontrolled', 'happens.contact', 'contact'),
    ...when(state === 'retreat' || state === 'rout', 'happens.rally', 'rally'),
    ...when(isRun, 'happens.routSeen', 'routSeen'),
    ...when(isHeld, 'happens.convoyOff', 'convoyOff'),
    ...when(isHeld, 'happens.freed', 'freed'),
    ...when(isHeld && !table.escorts.some(({ prisoners }) => prisoners === unit.id), 'happens.escort', 'escort'),
    ...when(!isHeld, 'happens.fire', 'fire'),
    ...when(!isHeld, 'happens.combat', 'combat'),
    ...(isFree && unit.arm !== 'artillery' && state !== 'uncontrolled' ? [charges(unit)] : []),
    ...when(!isHeld, 'happens.charged', 'charge', { target: unit.id }),
    ...when(isFree, 'happens.change', 'change'),
    ...when(
      !isHeld && table.leaders.some(({ side, isOut }) => side === unit.side && !isOut),
      'happens.arrives',
      'arrive',
    ),
    ...when(
      withIt.some(({ isCarried }) => !isCarried),
      'happens.leftBy',
      'leave',
    ),
    ...when(withIt.length > 0, 'happens.hitWith', 'hit'),
    ...when(isFree, 'happens.sight', 'sight'),
    ...when(isFree, 'happens.passed', 'passed'),
    ...when(!isHeld, 'happens.cross', 'cross'),
    ...when(unit.companies !== 'none' && isFree, 'happens.companies', 'companies'),
    ...when(state === 'retreat' || isRun, 'happens.noWayOut', 'prisoners'),
    ...when(!isHeld, 'happens.losses', 'losses'),
    ...when(true, 'happens.gone', 'gone'),
  ];
}
