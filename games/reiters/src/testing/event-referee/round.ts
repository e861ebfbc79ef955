import type { ReitersEvent } from '../../model/event.ts';
import { type Book, other } from '../slow-referee/book.ts';
import { supportsOf } from '../slow-referee/combat.ts';
import { mayGiveGround, retreats } from '../slow-referee/retreat.ts';
import type { EventOf, FollowedBattle, Round } from './followed-battle.ts';
import { FoughtAgain } from './fought-again.ts';

/** What may follow a die of combat before anything else happens. */
const AFTER_THE_DIE: readonly string[] = [
  'disorganised',
  'lost-steps',
  'eliminated',
  'caracole-cancelled',
  'step-returned',
  'loss-replaced',
  'leader-tested',
  'leader-lost',
  'leader-displaced',
  'leader-replaced',
  'retreated',
  'followed',
  'baggage-taken',
  'order-revealed',
];
const AFTER_CAUSES: readonly string[] = ['result', 'wavering', 'leader-lost', 'retreat'];
const UNTOLD: readonly string[] = ['caracole-cancelled', 'step-returned', 'order-revealed'];

/** Whether an event belongs to what came of the die before it. */
export const isAfterTheDie = (e: ReitersEvent): boolean =>
  AFTER_THE_DIE.includes(e.type) || (e.type === 'tested' && AFTER_CAUSES.includes(e.cause));

const keyOf = (e: ReitersEvent): string => {
  switch (e.type) {
    case 'tested':
      return `tested ${e.piece} ${e.cause} ${e.passed}`;
    case 'lost-steps':
      return `lost-steps ${e.piece} ${e.left}`;
    case 'leader-tested':
      return `leader-tested ${e.leader} ${e.falls}`;
    case 'leader-lost':
    case 'leader-displaced':
      return `${e.type} ${e.leader}`;
    case 'leader-replaced':
      return `leader-replaced ${e.leader} ${e.zone}`;
    case 'retreated':
      return `retreated ${e.piece} ${e.from} ${e.to}`;
    case 'disorganised':
    case 'eliminated':
    case 'baggage-taken':
      return `${e.type} ${e.piece}`;
    default:
      return e.type;
  }
};

/** Holds what came of a round against the same round fought again. */
export function checkRound(followed: FollowedBattle, round: Round): void {
  const { event: e, before, told } = round;
  const isShot = e.type === 'bombarded';
  const [ap, dp] = isShot ? [e.gun, e.target] : [e.attacker, e.defender];
  const isCombat = isShot || e.kind === 'close';
  const again = new FoughtAgain(before, told, isCombat);
  const { book } = again;
  const [attack, defence] = e.result.includes('/') ? (e.result.split('/') as [string, string]) : ['-', e.result];
  const [from, to] = [book.row(ap).zone!, book.row(dp).zone!];
  const { active } = followed.at.battle;
  const passive = other(active);
  const follow = isCombat && !isShot ? supportsOf(book, dp, false) : [];
  const lostA = again.suffer(ap, attack, 0);
  const replaced = told.find((x) => x.type === 'loss-replaced') as EventOf<'loss-replaced'> | undefined;
  const mayReplace = !isShot && mayReplaceLoss(book, ap, dp, defence);
  if (replaced && !mayReplace) followed.fault(`${dp} replaces a loss it may not: ${e.result}`);
  if (mayReplace !== round.wasAsked) followed.fault(`${dp} ${mayReplace ? 'is not asked' : 'is asked'} at ${e.result}`);
  const lostD = again.suffer(dp, defence, replaced ? 1 : 0);
  if (isCombat && book.is('wavering')) {
    if (lostA) again.waver(active, from, ap);
    if (lostD) again.waver(passive, to, dp);
  }
  if (lostA && attack.includes('*')) again.testLeaders(active, from);
  if (lostD && defence.includes('*')) again.testLeaders(passive, to);
  if (replaced && book.row(dp).place === 'map') {
    if (!retreats(book, dp).has(replaced.to)) followed.fault(`${dp} may not retreat to ${replaced.to}`);
    again.retreat(dp, replaced.to);
    const rest = told.slice(told.findIndex((x) => x.type === 'retreated' && x.piece === dp) + 1);
    const reached = new Set<string>([replaced.to]);
    for (const x of rest) {
      if (x.type === 'followed') {
        if (!reached.has(x.to) || !book.leadersIn(passive, to).includes(x.leader))
          followed.fault(`${x.leader} may not follow`);
        again.said.push('followed');
        book.at.leader[x.leader]!.zone = x.to;
      }
      const isOut = x.type === 'eliminated' && x.rule === '7.5.3i';
      if ((x.type !== 'retreated' && !isOut) || x.piece === dp) continue;
      const goal = x.type === 'retreated' ? x.to : 'off';
      if (!follow.includes(x.piece) || !mayGiveGround(book, x.piece) || !retreats(book, x.piece).has(goal))
        followed.fault(`${x.piece} may not go to ${goal}`);
      reached.add(goal);
      again.retreat(x.piece, goal);
    }
  }
  const found = told.filter((x) => !UNTOLD.includes(x.type) && x.type !== 'loss-replaced').map(keyOf);
  // Where a replacement appears may be asked after whatever follows at once: told apart.
  const isPlacing = (said: string) => said.startsWith('leader-replaced');
  const parts = (said: readonly string[]) => [said.filter((x) => !isPlacing(x)), said.filter(isPlacing).sort()];
  followed.same(`after ${e.result} of ${ap} on ${dp}`, parts(found), parts(again.said));
}

/** 7.5.2 Whether the passive player may replace a loss by a retreat. */
function mayReplaceLoss(book: Book, ap: string, dp: string, effect: string): boolean {
  const losses = Number.parseInt(effect, 10);
  if (!(losses > 0) || effect.includes('#')) return false;
  if (!mayGiveGround(book, dp)) return false;
  const pair = [book.unit(ap).type, book.unit(dp).type].sort().join();
  if (pair === 'landsknechts,swiss' || pair === 'landsknechts,landsknechts') return false;
  if (losses > 1 && book.row(dp).steps < losses) return false;
  return retreats(book, dp).size > 0;
}
