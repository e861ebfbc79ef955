import type { Text } from '@tambour/kernel';
import { figure } from '@tambour/stage';
import type { CommandInfluence } from '../rules/morale/situation.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import type { Asking, Choice } from './asking.ts';
import type { LastTold } from './last-told.ts';
import { leaderName } from './roster.ts';
import { aidePoints, authorityOver, chargeOf, contactPoints, nearPoints, pointsAt } from './rules-command.ts';
import type { Leader, Pending, Table, Unit } from './table.ts';
import { leaderOf } from './table.ts';

/** Distances of the general in charge, by band: any distance of a band counts the same. */
const BANDS: readonly { readonly id: string; readonly from: number; readonly to: number; readonly distance: number }[] =
  [
    { id: 'to30', from: 15, to: 30, distance: 30 },
    { id: 'to45', from: 30, to: 45, distance: 44 },
    { id: 'to60', from: 45, to: 60, distance: 59 },
    { id: 'to75', from: 60, to: 75, distance: 74 },
  ];
const FARTHER = 'farther';
const FARTHEST = 75;
const NONE = 'none';
/** The band that was chosen, in words. */
export function bandText(chosen: unknown): Text | undefined {
  const band = BANDS.find(({ id }) => id === chosen);
  return band && sayUmpire('why.band', { from: band.from, to: band.to });
}

/**
 * The one figure of command that acts on the test: by one tap. Who stands with the unit is known; whoever has left it in this
 * test gives nothing.
 */
export function askCommand(
  ask: Asking,
  table: Table,
  unit: Unit,
  due: Pending,
  last: LastTold,
): CommandInfluence | undefined {
  const leaving = due.occasions.includes('commandLost') ? due.cause.leader : null;
  const present = table.leaders.filter(
    (leader) =>
      leader.side === unit.side &&
      !leader.isOut &&
      !leader.isCarried &&
      leader.id !== leaving &&
      authorityOver(table, leader, unit),
  );
  const generals = present.filter(({ rank }) => rank === 'general');
  const charged = chargeOf(table, unit);
  // Who has just left it, or is carried along with it, is at no distance.
  const inCharge =
    charged && charged.id !== leaving && !(charged.isCarried && charged.with === unit.id) ? charged : undefined;
  if (present.length === 0 && !inCharge) return { kind: 'none' };
  const options: Choice<string>[] = [
    ...present.filter((leader) => leader.with === unit.id).map(inContact),
    ...(generals.length > 0 ? [{ id: 'near', label: sayUmpire('command.near'), note: worth(nearPoints()) }] : []),
    ...(inCharge
      ? [
          { id: 'unseen', label: sayUmpire('command.unseen'), note: worth(0) },
          ...BANDS.map(({ id, from, to, distance }) => ({
            id,
            label: sayUmpire('command.band', { from, to }),
            note: worth(pointsAt(distance)),
          })),
          {
            id: FARTHER,
            label: sayUmpire('command.farther', { from: FARTHEST }),
            note: sayUmpire('command.orLess', { points: signed(pointsAt(FARTHEST)) }),
          },
        ]
      : [{ id: NONE, label: sayUmpire('command.none'), note: worth(0) }]),
    ...present.filter((leader) => leader.with !== unit.id).map(inContact),
  ];
  const ids = options.map(({ id }) => id);
  const withIt = options.find(({ id }) =>
    present.some((leader) => leader.with === unit.id && id === `with:${leader.id}`),
  );
  const fallback = ids.includes('near') ? 'near' : inCharge ? 'unseen' : NONE;
  const likely = withIt
    ? { likely: withIt.id, because: sayUmpire('because.ledger') }
    : last.choice('command', ids, fallback);
  const chosen = ask.choice('command', sayUmpire('ask.command'), options, {
    ...likely,
    rule: '1.4x',
    ...(inCharge && { note: sayUmpire('command.note', { name: leaderName(inCharge) }) }),
  });
  if (chosen === undefined) return undefined;
  if (chosen === 'unseen') return { kind: 'unseen' };
  if (chosen === NONE) return { kind: 'none' };
  if (chosen === 'near') {
    const isMinus = ask.yesNo('minus', sayUmpire('ask.minus'), { likely: false, isRare: true, rule: '1.2-n2' });
    return isMinus === undefined ? undefined : { kind: 'within15', sign: isMinus ? -1 : 1 };
  }
  if (chosen === FARTHER) {
    const distance = ask.number('distance', sayUmpire('ask.distance'), FARTHEST, 400, {
      decimals: 2,
      unit: sayUmpire('unit.cm'),
      rule: '1.4u',
    });
    return distance === undefined ? undefined : { kind: 'beyond', distance };
  }
  const band = BANDS.find(({ id }) => id === chosen);
  if (band) return { kind: 'beyond', distance: band.distance };
  const leader = leaderOf(table, chosen.slice('with:'.length));
  if (!leader) return undefined;
  if (leader.rank === 'aide') return { kind: 'aide' };
  const most = contactPoints(leader.value);
  const points = Array.from({ length: 2 * most + 1 }, (_, n) => most - n);
  const choice = ask.choice(
    'points',
    sayUmpire('ask.points', { name: leader.name }),
    points.map((n) => ({ id: `${n}`, label: { en: signed(n), fr: signed(n) } })),
    { likely: `${most}`, rule: '1.4h' },
  );
  return choice === undefined ? undefined : { kind: 'contact', value: leader.value, choice: Number(choice) };
}
/** Who is or may be in base contact, with what he may give. */
function inContact(leader: Leader): Choice<string> {
  const most = contactPoints(leader.value);
  const note =
    leader.rank === 'aide'
      ? worth(aidePoints())
      : sayUmpire('command.points', { least: signed(-most), most: signed(most) });
  return { id: `with:${leader.id}`, label: sayUmpire('command.with', { name: leaderName(leader) }), note };
}
const worth = (n: number): Text => ({ en: signed(n), fr: signed(n) });
const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n));
