import { other } from '../slow-referee/book.ts';
import { charts } from '../slow-referee/charts.ts';
import { chokeOf, groundCost, isControlled } from '../slow-referee/zones.ts';
import type { EventOf, FollowedBattle } from './followed-battle.ts';

export function moved(followed: FollowedBattle, e: EventOf<'moved'>): void {
  const { at, book } = followed;
  const isUnit = followed.isUnit(e.piece);
  const side = isUnit ? book.unit(e.piece).side : book.plan.leader.get(e.piece)!.side;
  const toll = isControlled(book, e.to, other(side)) ? 1 : 0;
  const cost = groundCost(book, e.from, e.to) + toll + (isUnit ? chokeOf(book, e.piece, e.to) : 0);
  followed.same(`${e.piece} ${e.from} to ${e.to}`, e.cost, cost);
  if (!book.plan.next(e.from).includes(e.to) || book.inZone(other(side), e.to).length > 0)
    followed.fault(`${e.piece} may not step to ${e.to}`);
  if (!isUnit) {
    at.leader[e.piece]!.zone = e.to;
    return;
  }
  book.row(e.piece).zone = e.to;
  followed.mark(e.piece, 'marched');
  const ford = book.special('no-attack-after-crossing').flatMap((s) => s.borders as string[]);
  if (ford.includes([e.from, e.to].sort().join('-'))) followed.mark(e.piece, 'crossed');
}

export function entered(followed: FollowedBattle, e: EventOf<'entered'>): void {
  const { at, book } = followed;
  const isUnit = followed.isUnit(e.piece);
  const side = isUnit ? book.unit(e.piece).side : book.plan.leader.get(e.piece)!.side;
  const column = isUnit ? book.unit(e.piece).column : book.plan.leader.get(e.piece)!.column;
  const r = book.plan.file.columns.find((c) => c.id === column)!.reinforcement;
  if (!r || at.battle.turn < r.turn || !r.zones.includes(e.zone))
    followed.fault(`${e.piece} may not come in at ${e.zone}`);
  const ground = charts.zoneTypes.rows.find((t) => t.type === book.plan.type.get(e.zone))!.mp!;
  const toll = (isControlled(book, e.zone, other(side)) ? 1 : 0) + (isUnit ? chokeOf(book, e.piece, e.zone) : 0);
  followed.same(`${e.piece} comes in`, e.cost, ground + toll);
  if (isUnit) {
    Object.assign(book.row(e.piece), { zone: e.zone, place: 'map' });
    followed.mark(e.piece, 'marched');
  } else Object.assign(at.leader[e.piece]!, { zone: e.zone, place: 'map' });
}

export function leftMap(followed: FollowedBattle, e: EventOf<'left-map'>): void {
  const { at, book } = followed;
  const isUnit = followed.isUnit(e.piece);
  const side = isUnit ? book.unit(e.piece).side : book.plan.leader.get(e.piece)!.side;
  const exit = book.plan.file.victory.exit.find((x) => x.side === side && x.zones.includes(e.zone));
  const isLost = isUnit && book.marked(e.piece, 'isolated');
  if (!exit || at.battle.turn < exit.fromTurn || isLost) {
    followed.fault(`${e.piece} may not leave from ${e.zone}`);
    return;
  }
  const rank = isUnit ? '' : book.isReplaced(e.piece) ? 'CC' : book.plan.leader.get(e.piece)!.rank;
  const worth = isUnit ? (exit.vpPerUnit[book.unit(e.piece).type] ?? 0) : (exit.leader[rank] ?? 0);
  followed.same(`points for leaving ${e.piece}`, e.points, worth);
  followed.score(side, worth);
  if (isUnit) Object.assign(book.row(e.piece), { zone: null, place: 'exited', steps: 0, marks: [] });
  else Object.assign(at.leader[e.piece]!, { zone: null, place: 'exited' });
}
