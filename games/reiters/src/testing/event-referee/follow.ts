import type { ReitersEvent } from '../../model/event.ts';
import { isCommanded } from '../slow-referee/command.ts';
import { waysOut } from '../slow-referee/reactions.ts';
import { bombarded, fought, markAttacked } from './combat.ts';
import type { FollowedBattle } from './followed-battle.ts';
import { shaken } from './fought-again.ts';
import { entered, leftMap, moved } from './movement.ts';
import { initiativeOf, orderTried } from './orders.ts';
import { baggageTaken, battleEnded, eliminated, leaderLost } from './points.ts';

const PHASE_MARKS = ['finished', 'marched', 'reacted', 'fought', 'caracole', 'wavered', 'tried', 'crossed', 'created'];

/** Carries out what an event tells, and holds its sums and dice against the book. */
export function follow(followed: FollowedBattle, e: ReitersEvent): void {
  const { at, book } = followed;
  const { battle } = at;
  switch (e.type) {
    case 'placed':
      if (followed.isUnit(e.piece)) book.row(e.piece).zone = e.zone;
      else at.leader[e.piece]!.zone = e.zone;
      break;
    case 'exchanged': {
      const [a, b] = [book.row(e.piece), book.row(e.with)];
      [a.zone, b.zone] = [b.zone, a.zone];
      break;
    }
    case 'turn-began':
      battle.turn = e.turn;
      followed.same('first', e.first, battle.first);
      break;
    case 'phase-began':
      battle.active = e.side;
      for (const id of Object.keys(at.unit)) followed.unmark(id, ...PHASE_MARKS);
      for (const l of Object.values(at.leader)) l.marks = l.marks.filter((m) => m === 'replaced');
      at.zone = Object.fromEntries(book.onMap(e.side).map((id) => [book.row(id).zone!, { marks: ['held'] }]));
      break;
    case 'sequence-began':
      battle.sequence = e.sequence;
      followed.last = undefined;
      if (e.sequence === 'reaction') markReactionZones(followed);
      if (e.sequence === 'combat') {
        for (const z of Object.values(at.zone)) z.marks = z.marks.filter((m) => m !== 'reaction');
      }
      break;
    case 'command-checked': {
      const lost = book.onMap(e.side).filter((id) => !isCommanded(book, id));
      followed.same('isolated', e.isolated, lost);
      for (const id of book.onMap(e.side))
        lost.includes(id) ? followed.mark(id, 'isolated') : followed.unmark(id, 'isolated');
      break;
    }
    case 'order-tried':
      orderTried(followed, e);
      break;
    case 'order-revealed':
      followed.same(`order of ${e.column}`, e.order, at.column[e.column]!.order);
      at.column[e.column]!.known = e.order;
      break;
    case 'moved':
      moved(followed, e);
      break;
    case 'entered':
      entered(followed, e);
      break;
    case 'left-map':
      leftMap(followed, e);
      break;
    case 'mounted':
      followed.unmark(e.piece, 'dismounted');
      break;
    case 'dismounted':
      followed.mark(e.piece, 'dismounted');
      break;
    case 'detached':
      Object.assign(book.row(e.piece), { zone: e.zone, place: 'map', steps: 1, marks: ['created'] });
      if (book.marked(e.parent, 'isolated')) followed.mark(e.piece, 'isolated');
      break;
    case 'absorbed':
      Object.assign(book.row(e.piece), { zone: null, place: 'waiting', steps: 0, marks: [] });
      break;
    case 'step-lent':
      book.row(e.piece).steps -= 1;
      followed.mark(e.piece, 'lent');
      break;
    case 'step-returned':
      book.row(e.piece).steps += 1;
      followed.unmark(e.piece, 'lent');
      break;
    case 'caracole-declared':
      followed.mark(e.piece, 'caracole');
      break;
    case 'caracole-cancelled':
      followed.unmark(e.piece, 'caracole');
      break;
    case 'tested': {
      const more = e.cause === 'reaction' && followed.isFire ? (book.order(e.piece)?.reactionFire.fqBonus ?? 0) : 0;
      followed.isFire = false;
      followed.same(`quality of ${e.piece} at ${e.cause}`, e.against, book.fq(e.piece) + more);
      if (e.cause === 'wavering') followed.mark(e.piece, 'wavered');
      followed.same(`test of ${e.piece}`, e.passed, e.die + shaken(book, e.piece) <= e.against);
      break;
    }
    case 'disorganised':
      if (book.marked(e.piece, 'disorganised')) followed.fault(`${e.piece} disorganised twice over`);
      followed.mark(e.piece, 'disorganised');
      break;
    case 'reorganised':
      followed.unmark(e.piece, 'disorganised');
      break;
    case 'lost-steps':
      book.row(e.piece).steps = e.left;
      if (e.rule === '1.3.7c') followed.unmark(e.piece, 'disorganised');
      break;
    case 'eliminated':
      eliminated(followed, e);
      break;
    case 'baggage-taken':
      baggageTaken(followed, e);
      break;
    case 'reaction-zones':
      followed.same(
        'reaction zones',
        [...e.zones].sort(),
        Object.keys(at.zone)
          .filter((z) => at.zone[z]!.marks.includes('reaction'))
          .sort(),
      );
      break;
    case 'reacted':
      followed.isFire = e.how === 'fire';
      followed.mark(e.piece, 'reacted');
      break;
    case 'gave-way':
      if (followed.isUnit(e.piece)) {
        const fits = book.unit(e.piece).parent
          ? book.plan.next(e.from).filter((z) => book.inZone(battle.active, z).length === 0)
          : waysOut(book, e.piece);
        if (!fits.includes(e.to)) followed.fault(`${e.piece} may not give way to ${e.to}`);
        book.row(e.piece).zone = e.to;
      } else at.leader[e.piece]!.zone = e.to;
      break;
    case 'attack-declared':
      followed.mark(e.piece, 'fought');
      markAttacked(followed, e.from);
      followed.isCharging = false;
      break;
    case 'charge-spent':
      followed.isCharging = true;
      followed.unmark(e.piece, 'charge');
      break;
    case 'fought':
      fought(followed, e);
      break;
    case 'bombarded':
      bombarded(followed, e);
      break;
    case 'retreated':
    case 'advanced':
      if (followed.isUnit(e.piece)) {
        book.row(e.piece).zone = e.to;
        if (e.type === 'advanced') followed.unmark(e.piece, 'marched');
      } else at.leader[e.piece]!.zone = e.to;
      break;
    case 'followed':
      at.leader[e.leader]!.zone = e.to;
      break;
    case 'leader-lost':
      leaderLost(followed, e);
      break;
    case 'leader-displaced':
      Object.assign(at.leader[e.leader]!, { zone: null, place: 'waiting' });
      break;
    case 'leader-replaced':
      Object.assign(at.leader[e.leader]!, { zone: e.zone, place: e.zone === null ? 'lost' : 'map' });
      break;
    case 'initiative-counted': {
      const sums = ['C', 'P'].map((side) => initiativeOf(followed, side));
      followed.same('initiative', e.sums, sums);
      if (sums[0] !== sums[1]) battle.first = sums[0]! > sums[1]! ? 'C' : 'P';
      followed.same('who has it', e.side, battle.first);
      break;
    }
    case 'battle-ended':
      battleEnded(followed, e);
      break;
    default:
  }
}

/** 6.1a 6.1b */
export function markReactionZones(followed: FollowedBattle): void {
  const { at, book } = followed;
  for (const id of book.onMap(at.battle.active)) {
    const zone = book.row(id).zone!;
    const row = at.zone[zone] ?? { marks: [] };
    at.zone[zone] = row;
    if (!row.marks.includes('held') && !row.marks.includes('reaction')) row.marks.push('reaction');
  }
}
