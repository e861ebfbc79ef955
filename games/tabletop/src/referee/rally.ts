import type { Text } from '@tambour/kernel';
import { RETREAT_RALLIES, type RetreatRally, ROUT_RALLIES, type RoutRally } from '../model/vocabulary.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import type { Asking, Choice } from './asking.ts';
import { testLine } from './fire.ts';
import { askPiece, askUnit, type Kind, type Outcome } from './kind.ts';
import { mustTest, settle } from './pending.ts';
import { authorityOver } from './rules-command.ts';
import { type RallyFriend, rallyFromRetreat, rallyFromRout } from './rules-rally.ts';
import { type Leader, leaderOf, type Table, type Unit, unitOf } from './table.ts';

/** How a rally stands: which case, whether the test may be taken, and whether the unit may stop on success. */
export interface RallyAsked {
  readonly where: RetreatRally | RoutRally;
  readonly mayTest: boolean;
  readonly mayStop: boolean;
  readonly why?: Text;
}

/** A unit in retreat or rout comes where it may be rallied. */
export const rallyKind: Kind = {
  type: 'rally',
  title: (table, ask) => sayUmpire('title.rally', { name: unitOf(table, ask.given('piece'))?.name ?? '' }),
  run(table, ask): Outcome {
    const unit = askPiece(ask, table, ({ state }) => state === 'retreat' || state === 'rout');
    if (!unit) return {};
    if (unit.stopsWhenFar && unit.state === 'retreat') return stopping(ask, unit);
    // A general or aide who comes to it is entered as his arrival; one who went along with it may try now (R80).
    const along = unit.state === 'retreat' ? whoIsAlong(table, unit) : undefined;
    const known: readonly (RetreatRally | RoutRally)[] = unit.state === 'retreat' ? RETREAT_RALLIES : ROUT_RALLIES;
    const cases = known.filter((id) => id !== 'generalOrAide' || along);
    const options = cases.map((id): Choice<RetreatRally | RoutRally> => {
      const again = isAgain(table, unit, id);
      return {
        id,
        label: sayUmpire(`rally.${id}`),
        ...(again && {
          refused: { rule: unit.state === 'retreat' ? '2.4-R0' : '2.5-R1', why: sayUmpire('why.oncePeriod') },
        }),
      };
    });
    const where = ask.choice('case', sayUmpire('ask.rallyCase'), options, {
      likely: unit.state === 'retreat' ? undefined : 'nearFriend',
      rule: unit.state === 'retreat' ? '2.4-R0' : '2.5-R1',
    });
    const asked = where && askRally(ask, unit, where, false, table);
    if (!asked) return {};
    const due = ask.given('due');
    return {
      change(on, entry) {
        const here = unitOf(on, unit.id);
        settle(on, due);
        return here ? rallyDue(on, entry, here, asked, where === 'generalOrAide' ? (along?.id ?? null) : null) : [];
      },
    };
  },
};
/** A general or aide who is with it and has not tried to rally it since he came. */
const whoIsAlong = (table: Table, unit: Unit): Leader | undefined =>
  table.leaders.find(
    (leader) =>
      leader.with === unit.id &&
      !leader.isCarried &&
      !leader.isOut &&
      !leader.hasTried &&
      authorityOver(table, leader, unit),
  );
/** It has rallied behind a friend: it stops where it is far enough. */
function stopping(ask: Asking, unit: Unit): Outcome {
  const isFar = ask.yesNo('far', sayUmpire('ask.farNow'), { likely: true, rule: '2.4-R9' });
  if (isFar === undefined) return {};
  return {
    change(on) {
      const here = unitOf(on, unit.id);
      if (!here || !isFar) return [sayUmpire('says.goesOn', { name: unit.name })];
      here.state = 'steady';
      here.compulsory = null;
      here.stopsWhenFar = false;
      return [sayUmpire('says.rallied', { name: here.name })];
    },
  };
}
/** Once a period, but at the edge and after a third period of retreat. */
const isAgain = (table: Table, unit: Unit, where: string): boolean =>
  unit.ralliedIn === table.clock.period && !['tableEdge', 'thirdPeriod', 'generalOrAide'].includes(where);

/** Asks what the case still needs: distances from enemy infantry and guns, and the friend it comes to. */
export function askRally(
  ask: Asking,
  unit: Unit,
  where: RetreatRally | RoutRally,
  isAideTooLow: boolean,
  table?: Table,
): RallyAsked | undefined {
  if (isAideTooLow) return { where, mayTest: false, mayStop: false, why: sayUmpire('why.anotherGeneral') };
  const friend = where === 'behindFriend' || where === 'nearFriend' ? askFriend(ask, unit, where, table) : null;
  if (friend === undefined) return undefined;
  if (isRoutRally(where) && unit.state === 'rout') return { where, ...rallyFromRout(where, unit, friend) };
  if (!isRetreatRally(where)) return undefined;
  const isNear = where === 'tableEdge';
  const isBeyondMuskets =
    isNear || ask.yesNo('beyondMuskets', sayUmpire('ask.beyondMuskets'), { likely: true, rule: '2.4-R7' });
  const isBeyondGuns =
    isNear ||
    where === 'woodOrVillage' ||
    ask.yesNo('beyondGuns', sayUmpire('ask.beyondGuns'), { likely: true, rule: '2.4-R13' });
  if (isBeyondMuskets === undefined || isBeyondGuns === undefined) return undefined;
  const isScreened =
    friend && !isBeyondMuskets
      ? ask.yesNo('screened', sayUmpire('ask.screened'), { likely: false, rule: '2.4-R12' })
      : false;
  if (isScreened === undefined) return undefined;
  const periods = unit.compulsory?.periods ?? 0;
  return { where, ...rallyFromRetreat(where, { isBeyondMuskets, isBeyondGuns, isScreened, friend, periods }) };
}
const isRoutRally = (where: string): where is RoutRally => ROUT_RALLIES.some((one) => one === where);
const isRetreatRally = (where: string): where is RetreatRally => RETREAT_RALLIES.some((one) => one === where);
function askFriend(ask: Asking, unit: Unit, where: string, table: Table | undefined): RallyFriend | undefined {
  if (!table) return undefined;
  const friend = askUnit(ask, table, 'friend', sayUmpire('ask.rallyFriend'), {
    fits: ({ id, side, arm, state }) =>
      id !== unit.id && side === unit.side && arm !== 'artillery' && ['steady', 'halted'].includes(state),
    rule: where === 'nearFriend' ? '2.5-R1' : '2.4-R3',
  });
  const isFacing = ask.yesNo('facing', sayUmpire('ask.facing'), { likely: true, rule: '2.4-R3', isRare: true });
  return friend && isFacing !== undefined ? { unit: friend, isFacing } : undefined;
}

/** Enters the rally test, or says why it cannot be taken yet. */
export function rallyDue(
  table: Table,
  entry: string,
  unit: Unit,
  rally: RallyAsked,
  leader: string | null,
): readonly Text[] {
  if (!rally.mayTest)
    return [sayUmpire('says.noRally', { name: unit.name, why: rally.why ?? sayUmpire('why.tooNear') })];
  // Whoever arrives tries besides: he does not use up the test of the period (R31, R73).
  if (leader === null) unit.ralliedIn = table.clock.period;
  const who = leaderOf(table, leader);
  if (who) who.hasTried = true;
  const isVoluntary = unit.state === 'rout' && rally.where !== 'tableEdge';
  const cause = { rally: rally.where, mayStop: rally.mayStop, leader };
  const apply = mustTest(table, entry, unit, ['rally'], cause, { isVoluntary });
  return [isVoluntary && apply.length > 0 ? sayUmpire('says.mayTest', { name: unit.name }) : testLine(unit, apply)];
}
