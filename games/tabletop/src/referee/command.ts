import type { Text } from '@tambour/kernel';
import { sayUmpire } from '../texts/say-umpire.ts';
import type { Asking } from './asking.ts';
import { testLine } from './fire.ts';
import { askUnit, type Kind, type Outcome } from './kind.ts';
import { mustTest } from './pending.ts';
import { askRally, type RallyAsked, rallyDue } from './rally.ts';
import { leaderName } from './roster.ts';
import { authorityOver } from './rules-command.ts';
import { type Leader, leaderOf, type Table, type Unit, unitOf } from './table.ts';

function askLeader(ask: Asking, table: Table, fits: (leader: Leader) => boolean): Leader | undefined {
  const options = table.leaders
    .filter((leader) => !leader.isOut && fits(leader))
    .map((leader) => ({ id: leader.id, label: leaderName(leader) }));
  const isGiven = ask.given('leader') !== undefined;
  const only = options.length === 1 ? options[0]?.id : undefined;
  const id = ask.choice('leader', sayUmpire('ask.leader'), options, { likely: only, ...(isGiven && { isRare: true }) });
  return leaderOf(table, id);
}
/** Named as soon as he is known; before, as the key that was tapped. */
const titled =
  (key: 'title.arrive' | 'title.leave' | 'title.hit', unknown: `happens.${'arrives' | 'leftBy' | 'hitWith'}`) =>
  (table: Table, ask: Asking): Text => {
    const leader = leaderOf(table, ask.given('leader'));
    return leader ? sayUmpire(key, { name: leaderName(leader) }) : sayUmpire(unknown);
  };

/** A general or aide reaches base contact with a unit: it may test, or he tries to rally it. */
export const arriveKind: Kind = {
  type: 'arrive',
  title: titled('title.arrive', 'happens.arrives'),
  run(table, ask): Outcome {
    const given = unitOf(table, ask.given('piece'));
    const leader = askLeader(ask, table, ({ side, isCarried }) => !isCarried && (!given || given.side === side));
    const unit = askUnit(ask, table, 'piece', sayUmpire('ask.joins'), {
      fits: ({ side, state }) => (!leader || side === leader.side) && state !== 'prisoner',
    });
    if (!leader || !unit) return {};
    const mayRally = unit.state === 'retreat' || unit.state === 'rout';
    const has = authorityOver(table, leader, unit);
    let rally: RallyAsked | undefined;
    if (mayRally && has) {
      const tries = ask.yesNo('rally', sayUmpire('ask.tries', { name: unit.name }), { likely: true, rule: '1.1-12a' });
      if (tries === undefined) return {};
      if (tries) {
        rally = askRally(ask, unit, 'generalOrAide', isCarrying(table, unit, leader));
        if (!rally) return {};
      }
    }
    return {
      change: (on, entry) => [
        ...leavesFirst(on, entry, leader.id, unit.id),
        ...arrived(on, entry, leader.id, unit.id, rally, has),
      ],
    };
  },
};
/** Who comes from another unit has left that one, and it tests. */
export const leavesFirst = (table: Table, entry: string, leader: string, unit: string): readonly Text[] => {
  const old = leaderOf(table, leader)?.with ?? null;
  return old === null || old === unit ? [] : gone(table, entry, leader, 'left');
};
/** Somebody is already carried along: only another general in person can rally the unit. */
const isCarrying = (table: Table, unit: Unit, leader: Leader): boolean =>
  leader.rank === 'aide' && table.leaders.some((other) => other.isCarried && other.with === unit.id);

function arrived(
  table: Table,
  entry: string,
  leaderId: string,
  unitId: string,
  rally: RallyAsked | undefined,
  has: boolean,
): readonly Text[] {
  const [leader, unit] = [leaderOf(table, leaderId), unitOf(table, unitId)];
  if (!leader || !unit) return [];
  const name = leaderName(leader);
  leader.with = unit.id;
  leader.hasTried = false;
  const line = sayUmpire('says.arrives', { name, unit: unit.name });
  if (!has) return [line, sayUmpire('says.noAuthority', { name, unit: unit.name })];
  if (rally) return [line, ...rallyDue(table, entry, unit, rally, leader.id)];
  const apply = mustTest(table, entry, unit, ['commandArrives'], { leader: leader.id }, { isVoluntary: true });
  return apply.length > 0 ? [line, sayUmpire('says.mayTest', { name: unit.name })] : [line];
}

/** He leaves the unit he was with: it always tests, and a general's departure weighs on it this period. */
export const leaveKind: Kind = {
  type: 'leave',
  title: titled('title.leave', 'happens.leftBy'),
  run(table, ask): Outcome {
    const given = unitOf(table, ask.given('piece'));
    const leader = askLeader(
      ask,
      table,
      ({ with: unit, isCarried }) => unit !== null && !isCarried && (!given || unit === given.id),
    );
    if (!leader) return {};
    return { change: (on, entry) => gone(on, entry, leader.id, 'left') };
  },
};
/** He is killed or wounded; if he was with a unit, it tests and bears it until the end of the next period. */
export const hitKind: Kind = {
  type: 'hit',
  title: titled('title.hit', 'happens.hitWith'),
  run(table, ask): Outcome {
    const given = unitOf(table, ask.given('piece'));
    const leader = askLeader(ask, table, ({ with: unit }) => !given || unit === given.id);
    if (!leader) return {};
    return { change: (on, entry) => gone(on, entry, leader.id, 'hit') };
  },
};
function gone(table: Table, entry: string, leaderId: string, what: 'hit' | 'left'): readonly Text[] {
  const leader = leaderOf(table, leaderId);
  if (!leader) return [];
  const unit = unitOf(table, leader.with);
  const name = leaderName(leader);
  leader.with = null;
  leader.isCarried = false;
  if (what === 'hit') leader.isOut = true;
  const line = unit
    ? sayUmpire(what === 'hit' ? 'says.hitWith' : 'says.leaves', { name, unit: unit.name })
    : sayUmpire('says.hit', { name });
  if (!unit) return [line];
  if (leader.rank === 'general') unit.command.push({ period: table.clock.period, what, value: leader.value });
  return [line, testLine(unit, mustTest(table, entry, unit, ['commandLost'], { leader: leader.id }))];
}
