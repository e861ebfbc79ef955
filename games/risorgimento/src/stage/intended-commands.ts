import { DIRECTIONS, distance, type HexId, hexId } from '@tambour/boards';
import { always, foundOnHexes, hexAhead, intendedBy, nearestOf, type Picked } from '@tambour/stage/study';
import { isBrigadier } from '../model/forces.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { type Field, holder, isLeaderOnMap, isOnMap, stackOf } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { ARTILLERY, isHorse, WAITING } from '../model/vocabulary.ts';
import type { RisorgimentoCommand } from '../protocol/verbs.ts';
import { hasSmallArms } from '../rules/7-small-arms.ts';
import { leadersIn } from './around.ts';
import { asked } from './question.ts';

/** A unit or leader that was picked, and the hex picked with it, if one was. */
type PickedUnit = Picked<UnitId, HexId, Field>;
type PickedLeader = Picked<LeaderId, HexId, Field>;
type Wish = (p: PickedUnit) => RisorgimentoCommand;

const name = (g: Field, hex: HexId): string => g.w.hexNames[hex]!;
const facingOf = ({ g, of: u }: PickedUnit): (typeof DIRECTIONS)[number] => DIRECTIONS[g.s.unit.facing[u]!]!;
const entranceOf = (g: Field, arrival: number): HexId => g.w.data.arrivals[arrival]?.entry[0] ?? hexId(0);
/** Where it would go if nothing is said: straight on, or any hex beside it. */
function ahead({ g, of: u }: PickedUnit): HexId {
  if (!isOnMap(g, u)) return entranceOf(g, g.w.unitArrival[u]! - 1);
  return hexAhead(g.w.near, g.s.unit.hex[u]!, g.s.unit.facing[u]!);
}
/** Whom it would strike if nothing is said: the nearest enemy. */
function nearestEnemy(p: PickedUnit): HexId {
  const { w, s } = p.g;
  const from = isOnMap(p.g, p.of) ? s.unit.hex[p.of]! : ahead(p);
  const enemies = [...w.sideUnits[1 - w.unitSide[p.of]!]!].filter((v) => isOnMap(p.g, v));
  return (
    nearestOf(
      enemies.map((v) => s.unit.hex[v]!),
      (hex) => distance(w.grid, from, hex),
    ) ?? from
  );
}
const target = (p: PickedUnit): string => name(p.g, p.at ?? nearestEnemy(p));
const place = (p: PickedUnit): string => name(p.g, p.at ?? ahead(p));

const march: Wish = (p) =>
  p.g.s.unit.place[p.of] === WAITING
    ? { type: 'enter', piece: p.id, to: place(p), facing: facingOf(p) }
    : { type: 'move', unit: p.id, to: place(p), facing: facingOf(p) };
const strategic: Wish = (p) => ({ type: 'strategic', unit: p.id, to: place(p), facing: facingOf(p) });
const fire: Wish = (p) => ({ type: 'fire', unit: p.id, at: target(p) });
const shoot: Wish = (p) => ({ type: 'shoot', unit: p.id, at: target(p) });
const react: Wish = (p) => ({ type: 'react', unit: p.id, at: target(p) });
const attack: Wish = (p) => ({ type: 'attack', attackers: [p.id], target: target(p) });
const charge: Wish = (p) => ({ type: 'charge', attackers: [p.id], target: target(p) });
const going =
  (type: 'withdraw' | 'retreat'): Wish =>
  (p) => ({ type, unit: p.id, to: place(p), facing: facingOf(p) });
const spread: Wish = (p) => ({ type: 'spread', unit: p.id, to: place(p) });
const one =
  (type: 'counter' | 'lose' | 'recover' | 'back' | 'attach' | 'square'): Wish =>
  ({ id }) => ({ type, unit: id });
const rally: Wish = (p) => ({ type: 'rally', unit: p.id, facing: facingOf(p) });
const formation =
  (type: 'begin' | 'reserve' | 'release'): Wish =>
  ({ g, of: u }) => ({ type, formation: g.w.formationIds[g.w.unitFormation[u]!]! });
const activate: Wish = ({ g, of: u }) => ({
  type: 'activate',
  corps: g.w.corpsIds[g.w.formationCorps[g.w.unitFormation[u]!]!]!,
});

/** What one means by pointing at a hex with a unit in hand, whatever the moment: strike who is there, or go there. */
function plainly(p: PickedUnit): readonly Wish[] {
  const { g, of: u, at: hex } = p;
  const type = g.w.unitType[u]!;
  if (hex === undefined || holder(g, hex) !== 1 - g.w.unitSide[u]!) return [march, strategic];
  if (type === ARTILLERY) return [fire];
  if (isHorse(type)) return [charge, march];
  return hasSmallArms(g, u) ? [attack, shoot, march] : [attack, march];
}
const isGun = ({ g, of }: PickedUnit): boolean => g.w.unitType[of] === ARTILLERY;
const storm = (p: PickedUnit): readonly Wish[] => [isGun(p) ? fire : isHorse(p.g.w.unitType[p.of]!) ? charge : attack];
/** Where a leader would go: the hex that was picked, or one beside him. */
function goalOf({ g, of: l, at }: PickedLeader): string {
  const { w, s } = g;
  const stands = isLeaderOnMap(g, l) ? s.leader.hex[l]! : entranceOf(g, w.leaderArrival[l]! - 1);
  return name(g, at ?? hexAhead(w.near, stands, 0));
}
const leading =
  (type: 'begin' | 'reserve' | 'release') =>
  ({ g, of: l }: PickedLeader): readonly RisorgimentoCommand[] => {
    const { formation } = g.w.data.leaders[l]!;
    return formation < 0 ? [] : [{ type, formation: g.w.formationIds[formation]! }];
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
      const { corps } = g.w.data.leaders[l]!;
      if (at === undefined && g.w.mayLeadMassed[l]) return [{ type: 'massed', leader }];
      return corps < 0 ? [] : [{ type: 'activate', corps: g.w.corpsIds[corps]! }];
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
