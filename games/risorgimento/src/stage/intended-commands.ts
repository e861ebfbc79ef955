import { DIRECTIONS, distance, type HexId, hexId } from '@tambour/boards';
import { itemAt } from '@tambour/kernel';
import { always, foundOnHexes, hexAhead, intendedBy, nearestOf, type Picked } from '@tambour/stage/study';
import { isBrigadier } from '../model/forces.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { type Field, facingOf, hexOf, holder, isLeaderOnMap, isOnMap, leaderHex, stackOf } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { ARTILLERY, isHorse, WAITING } from '../model/vocabulary.ts';
import {
  arrivalOf,
  arrivalOfLeader,
  corpsIdOf,
  corpsOfFormation,
  formationIdOf,
  formationOf,
  hexLabel,
  leaderData,
  sideOf,
  typeOf,
  unitsOfSide,
} from '../model/world-lookup.ts';
import type { RisorgimentoCommand } from '../protocol/verbs.ts';
import { hasSmallArms } from '../rules/7-small-arms.ts';
import { leadersIn } from './around.ts';
import { asked } from './question.ts';

/** A unit or leader that was picked, and the hex picked with it, if one was. */
type PickedUnit = Picked<UnitId, HexId, Field>;
type PickedLeader = Picked<LeaderId, HexId, Field>;
type Wish = (p: PickedUnit) => RisorgimentoCommand;

const name = (g: Field, hex: HexId): string => hexLabel(g, hex);
const directionOf = ({ g, of: u }: PickedUnit): (typeof DIRECTIONS)[number] => itemAt(DIRECTIONS, facingOf(g, u));
const entranceOf = (g: Field, arrival: number): HexId => g.w.data.arrivals[arrival]?.entry[0] ?? hexId(0);
/** Where it would go if nothing is said: straight on, or any hex beside it. */
function ahead({ g, of: u }: PickedUnit): HexId {
  if (!isOnMap(g, u)) return entranceOf(g, arrivalOf(g, u) - 1);
  return hexAhead(g.w.near, hexOf(g, u), facingOf(g, u));
}
/** Whom it would strike if nothing is said: the nearest enemy. */
function nearestEnemy(p: PickedUnit): HexId {
  const { w } = p.g;
  const from = isOnMap(p.g, p.of) ? hexOf(p.g, p.of) : ahead(p);
  const enemies = unitsOfSide(p.g, 1 - sideOf(p.g, p.of)).filter((v) => isOnMap(p.g, v));
  return (
    nearestOf(
      enemies.map((v) => hexOf(p.g, v)),
      (hex) => distance(w.grid, from, hex),
    ) ?? from
  );
}
const target = (p: PickedUnit): string => name(p.g, p.at ?? nearestEnemy(p));
const place = (p: PickedUnit): string => name(p.g, p.at ?? ahead(p));

const march: Wish = (p) =>
  p.g.s.unit.place[p.of] === WAITING
    ? { type: 'enter', piece: p.id, to: place(p), facing: directionOf(p) }
    : { type: 'move', unit: p.id, to: place(p), facing: directionOf(p) };
const strategic: Wish = (p) => ({ type: 'strategic', unit: p.id, to: place(p), facing: directionOf(p) });
const fire: Wish = (p) => ({ type: 'fire', unit: p.id, at: target(p) });
const shoot: Wish = (p) => ({ type: 'shoot', unit: p.id, at: target(p) });
const react: Wish = (p) => ({ type: 'react', unit: p.id, at: target(p) });
const attack: Wish = (p) => ({ type: 'attack', attackers: [p.id], target: target(p) });
const charge: Wish = (p) => ({ type: 'charge', attackers: [p.id], target: target(p) });
const going =
  (type: 'withdraw' | 'retreat'): Wish =>
  (p) => ({ type, unit: p.id, to: place(p), facing: directionOf(p) });
const spread: Wish = (p) => ({ type: 'spread', unit: p.id, to: place(p) });
const one =
  (type: 'counter' | 'lose' | 'recover' | 'back' | 'attach' | 'square'): Wish =>
  ({ id }) => ({ type, unit: id });
const rally: Wish = (p) => ({ type: 'rally', unit: p.id, facing: directionOf(p) });
const formation =
  (type: 'begin' | 'reserve' | 'release'): Wish =>
  ({ g, of: u }) => ({ type, formation: formationIdOf(g, formationOf(g, u)) });
const activate: Wish = ({ g, of: u }) => ({
  type: 'activate',
  corps: corpsIdOf(g, corpsOfFormation(g, formationOf(g, u))),
});

/** What one means by pointing at a hex with a unit in hand, whatever the moment: strike who is there, or go there. */
function plainly(p: PickedUnit): readonly Wish[] {
  const { g, of: u, at: hex } = p;
  const type = typeOf(g, u);
  if (hex === undefined || holder(g, hex) !== 1 - sideOf(g, u)) return [march, strategic];
  if (type === ARTILLERY) return [fire];
  if (isHorse(type)) return [charge, march];
  return hasSmallArms(g, u) ? [attack, shoot, march] : [attack, march];
}
const isGun = ({ g, of }: PickedUnit): boolean => g.w.unitType[of] === ARTILLERY;
const storm = (p: PickedUnit): readonly Wish[] => [isGun(p) ? fire : isHorse(typeOf(p.g, p.of)) ? charge : attack];
/** Where a leader would go: the hex that was picked, or one beside him. */
function goalOf({ g, of: l, at }: PickedLeader): string {
  const { w } = g;
  const stands = isLeaderOnMap(g, l) ? leaderHex(g, l) : entranceOf(g, arrivalOfLeader(g, l) - 1);
  return name(g, at ?? hexAhead(w.near, stands, 0));
}
const leading =
  (type: 'begin' | 'reserve' | 'release') =>
  ({ g, of: l }: PickedLeader): readonly RisorgimentoCommand[] => {
    const { formation } = leaderData(g, l);
    return formation < 0 ? [] : [{ type, formation: formationIdOf(g, formation) }];
  };

/** Commands a person may have meant by picking a piece, a hex, or both: likeliest first, legal or not. */
export const intendedCommands = intendedBy<UnitId, LeaderId, HexId, StepName, Field, RisorgimentoCommand>({
  ...foundOnHexes<UnitId, LeaderId, HexId>(),
  asked,
  ofUnit: {
    'reserve-in': always(formation('reserve')),
    choose: always(activate),
    formation: (p) => (isGun(p) && p.at !== undefined ? [fire, formation('begin')] : [formation('begin')]),
    attach: always(one('attach')),
    'small-arms': (p) => [isGun(p) ? fire : shoot],
    assault: storm,
    join: storm,
    rally: always(rally),
    recovery: always(one('recover')),
    release: always(formation('release')),
    'before-entry': always(going('withdraw'), one('counter')),
    'after-entry': always(react),
    'before-shot': always(react),
    'before-attack': always(react),
    answer: always(react),
    lose: always(one('lose')),
    'shot-loss': always(one('lose')),
    retreat: always(going('retreat')),
    spread: always(spread),
    'put-right': always(one('back')),
  },
  unitAnyway: plainly,
  ofLeader: {
    choose({ g, of: l, id: leader, at }) {
      const { corps } = leaderData(g, l);
      if (at === undefined && g.w.mayLeadMassed[l]) return [{ type: 'massed', leader }];
      return corps < 0 ? [] : [{ type: 'activate', corps: corpsIdOf(g, corps) }];
    },
    formation: leading('begin'),
    'reserve-in': leading('reserve'),
    release: leading('release'),
    orders: () => [{ type: 'try' }],
    commanders: (p) => [{ type: 'ride', leader: p.id, to: goalOf(p) }],
  },
  leaderAnyway(p) {
    const { id: leader } = p;
    const to = goalOf(p);
    if (!isLeaderOnMap(p.g, p.of)) return [{ type: 'enter', piece: leader, to }];
    return [{ type: isBrigadier(p.g.w, p.of) ? 'lead' : 'ride', leader, to }];
  },
  subject: { retreat: (_, { frame }) => ({ unit: frame[0] as UnitId }) },
  there: (g, hex) => [...stackOf(g, hex).map((unit) => ({ unit })), ...leadersIn(g, hex).map((leader) => ({ leader }))],
});
