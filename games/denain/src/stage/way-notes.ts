import { type HexId, hasSide, vertexName } from '@tambour/boards';
import { type Action, type Modifier, type Text, totalOf } from '@tambour/kernel';
import type { Way } from '@tambour/stage';
import type { RuleId } from '../../data/rule-ids.ts';
import { actionHex, actionLeader, actionUnit, entryOf } from '../model/action-view.ts';
import type { Band } from '../model/charts.ts';
import { chained } from '../model/fight.ts';
import {
  batteryAt,
  holder,
  holdsEnemyBaggage,
  isBridge,
  isFilledByBaggage,
  objectiveAt,
  ownerOf,
  unitAt,
} from '../model/hex.ts';
import { NO_UNIT, type UnitId } from '../model/ids.ts';
import { leaderSide } from '../model/leader.ts';
import { facingTo, hexName, saidLeader, saidUnit } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { classOf, isOnMap, sideOf } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { CINC, REDOUBT } from '../model/vocabulary.ts';
import { isCombatUnit } from '../rules/1-units.ts';
import { escorted, mayStack } from '../rules/3-stacking.ts';
import { inEnemyFlank, inEnemyZoc } from '../rules/6-zone-of-control.ts';
import { facingModifiers, keepsOrderTurning } from '../rules/7-march.ts';
import type { Mover } from '../rules/7-mover.ts';
import { halfCost, isFortified } from '../rules/7-works.ts';
import { retreatChoice } from '../rules/11-retreat-choice.ts';
import { retreatBand, retreatModifiers } from '../rules/11-retreat-roll.ts';
import { isSecond } from '../rules/13-entry-hexes.ts';
import { say } from '../texts/say.ts';
import { leadersIn } from './around.ts';
import { checksFacing, checksFlank, costOf, directionOf, isWatched, type Pace, type Walk } from './walk.ts';

/** What befalls a piece on its way, each with its rule. */
type Note = Way['notes'][number];
const note = (rule: RuleId, what: Text): Note => ({ rule, what });

/** A march, from its first pace to what it takes at the end. */
export const marchNotes = (g: Field, o: Action, w: Walk): Note[] => [
  ...startNotes(g, o, w),
  ...w.paces.flatMap((p) => paceNotes(g, w, p)),
  ...endNotes(g, o, w),
];

/** 6.1a A leader is stopped where the enemy watches, unless a friend is there. R44 */
export function rideNotes(g: Field, o: Action): Note[] {
  const side = leaderSide(g, actionLeader(o));
  const here = hexName(g.w, actionHex(o));
  if (holder(g, actionHex(o)) === side || !inEnemyZoc(g, actionHex(o), side)) return [];
  return [note('6.1a', say('note.leaderStops', { here }))];
}

function startNotes(g: Field, o: Action, w: Walk): Note[] {
  const { mover } = w;
  const out: Note[] = [];
  if (!mover.isCommanded) out.push(note('9.2b', say('note.outOfCommand', { budget: mover.budget, mp: mover.mp })));
  if (mover.isEntering && isSecond(g, entryOf(o))) out.push(note('13.2d', say('note.secondOfColumn')));
  if (mover.isEntering && isWatched(w, mover.start)) out.push(stops(hexName(g.w, mover.start)));
  const guns = mover.isEntering ? NO_UNIT : escorted(g, mover.unit);
  const leaves = w.paces.some((p) => p.kind !== 'turn');
  if (leaves && guns >= 0 && mover.battery < 0)
    out.push(note('10.4b', say('note.leavesGuns', { name: saidUnit(g.w, guns) })));
  return out;
}

/** The least face that holds with what goes on the die; 7 where none does. */
const leastFace = (modifiers: readonly Modifier[], holds: (total: number) => boolean): number =>
  [1, 2, 3, 4, 5, 6].find((face) => holds(face + totalOf(modifiers))) ?? 7;
const isCalm = (band: Band): boolean => !band.loses && !band.disorganises;
/** The least face that keeps a unit in order, in words. */
function dieWords(need: number): Text {
  if (need <= 1) return say('die.any');
  if (need > 6) return say('die.none');
  return need === 6 ? say('die.six') : say('die.least', { need });
}

/** What it costs to get away from the enemy. */
function leaving(mover: Mover, p: Pace): Note {
  if (!mover.isCommanded) return note('9.2d', say('note.leavesAll'));
  if (p.kind !== 'back') return note('6.1d', say('note.leavesOne'));
  return note('7.3f', say('note.withdraws', { half: halfCost(mover.mp) }));
}

/** 6.1a Where the enemy watches, hex movement ends. */
const stops = (here: Text): Note => note('6.1a', say('note.stops', { here }));

function paceNotes(g: Field, w: Walk, p: Pace): Note[] {
  const { mover } = w;
  const { edition } = g.w;
  const here = hexName(g.w, p.hex);
  const out: Note[] = [];
  if (checksFacing(w, p)) {
    const die = dieWords(leastFace(facingModifiers(g.w, mover.unit), (total) => keepsOrderTurning(g.w, total)));
    out.push(note('7.2c', say('note.turns', { looks: facingTo(vertexName(p.facing)), die })));
  }
  if (p.kind === 'turn') return out;
  const d = directionOf(g, p);
  if (isWatched(w, p.from)) out.push(leaving(mover, p));
  if (checksFlank(w, p)) {
    const die = dieWords(
      leastFace(retreatModifiers(g.w, mover.unit, 'flank'), (total) => isCalm(retreatBand(g.w, 'flank', total))),
    );
    out.push(note('11.7f', say('note.flank', { here, die })));
  }
  if (isFortified(g, p.from, d)) out.push(note('7.6a', say('note.crossesWorks', { here })));
  if (g.w.terrain[p.hex] === REDOUBT) out.push(note(g.w.isCampRedoubt[p.hex] ? '7.6m' : '7.6n', say('note.redoubt')));
  if (isWatched(w, p.hex)) out.push(stops(here));
  if (isBridge(g, p.hex))
    out.push(
      edition.bridgeAlwaysStops
        ? note('7.5a', say('note.stopsOnBridge', { here }))
        : note('7.5c', say('note.farBankWaits', { here })),
    );
  if (edition.hexsideBridgeStops && hasSide(g.w.streamBridge, p.from, d))
    out.push(note('7.5b', say('note.littleBridge')));
  return out;
}

function endNotes(g: Field, o: Action, w: Walk): Note[] {
  const { mover, paces } = w;
  const out: Note[] = [];
  if (w.charges) out.push(note('11.3a', say('note.charge')));
  if (costOf(w) > mover.budget) out.push(note('7.1e', say('note.road')));
  const entered = [
    ...(mover.isEntering ? [mover.start] : []),
    ...paces.filter((p) => p.kind !== 'turn').map((p) => p.hex),
  ];
  for (const hex of entered) out.push(...arrivalNotes(g, actionUnit(o), hex));
  return out;
}

/** What its coming does to a hex: control, baggage, a general surprised. */
function arrivalNotes(g: Field, u: UnitId, hex: HexId): Note[] {
  const side = sideOf(g, u);
  const here = hexName(g.w, hex);
  const out: Note[] = [];
  const o = objectiveAt(g, hex);
  const fights = isCombatUnit(g, u);
  if (o >= 0 && fights && ownerOf(g, o) !== side + 1)
    out.push(note(isBridge(g, hex) ? '13.3c' : '13.3b', say('note.takes', { here })));
  if (fights && isFilledByBaggage(g, hex) && holdsEnemyBaggage(g, hex, side))
    out.push(note('13.3d', say('note.baggage')));
  const surprised = leadersIn(g, hex).filter((l) => leaderSide(g, l) !== side);
  return [...out, ...surprised.map((l) => note('8.4a', say('note.drivesOff', { name: saidLeader(g.w, l) })))];
}

/** 11.7h What becomes of the friend in the hex: pushed aside, put to flight where only the baggage is left to it, or guns lost. R63 */
function pushNotes(g: Field, o: Action): Note[] {
  const { w } = g;
  const friend = unitAt(g, actionHex(o));
  const guns = batteryAt(g, actionHex(o));
  if (friend >= 0) {
    const name = saidUnit(w, friend);
    const pushes = note('11.7h', say('note.pushes', { name }));
    if (retreatChoice(g, friend, actionHex(o), 1, [...chained(g), actionUnit(o)]).fate !== 'routs') return [pushes];
    return [pushes, note('7.8b', say('note.routsByBaggage', { name }))];
  }
  if (guns < 0) return [];
  const lost = leadersIn(g, actionHex(o)).filter((l) => leaderSide(g, l) === sideOf(g, guns));
  return [
    note('11.7h', say('note.ridesOver', { name: saidUnit(w, guns) })),
    ...lost.map((l) =>
      note(w.leaderRole[l] === CINC ? '8.4a' : '9.4a', say('note.lostWithGuns', { who: saidLeader(w, l) })),
    ),
  ];
}

/** What befalls who retreats, runs or advances by a hex. */
export function stepNotes(g: Field, o: Action): Note[] {
  const { w } = g;
  const u = actionUnit(o);
  const hex = actionHex(o);
  const side = sideOf(g, u);
  const here = hexName(w, hex);
  if (o.verb === VERB.advance) return arrivalNotes(g, u, hex);
  const notes: Note[] = [];
  if (inEnemyZoc(g, hex, side)) notes.push(note('11.7e', say('note.intoZone', { here })));
  else if (inEnemyFlank(g, hex, side)) notes.push(note('11.7f', say('note.intoFlank', { here })));
  const friend = unitAt(g, hex);
  if (o.verb === VERB.run) {
    if (friend >= 0) notes.push(note('12.4g', say('note.runsThrough', { name: saidUnit(w, friend) })));
  } else if (!mayStack(g, classOf(g, u), hex, u)) notes.push(...pushNotes(g, o));
  const guns = isOnMap(g, u) && o.verb !== VERB.run ? escorted(g, u) : NO_UNIT;
  if (guns >= 0) notes.push(note('10.4a', say('note.loses', { name: saidUnit(w, guns) })));
  return notes;
}
