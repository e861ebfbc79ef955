import { type Book, other } from './book.ts';
import { charts } from './charts.ts';
import { isFree } from './movement.ts';
import { allowance, chokeOf, groundCost, hasRoom, isControlled } from './zones.ts';

/** What is left of a piece's points: the road's among them once it has kept to it. */
export function pointsLeft(book: Book, piece: string): number {
  const { battle } = book.at;
  const pieces = [...Object.keys(book.at.unit), ...Object.keys(book.at.leader)];
  const isMoving = battle.moving === pieces.indexOf(piece) + 1;
  const isUnit = book.plan.unit.has(piece);
  const spent = isMoving ? battle.spent : 0;
  const hasKept = isMoving && spent > 0 && battle.offRoad === 0 && (!isUnit || book.marked(piece, 'marched'));
  const bonus = !isUnit || book.face(piece).arm === 'cavalry' ? 2 : 1;
  return Math.max(0, (isUnit ? allowance(book, piece) : 10) + (hasKept ? bonus : 0) - spent);
}

/** Everything units may do in the movement sequence besides marching, and all that leaders may, as commands. */
export function otherActs(book: Book): Set<string> {
  const out = new Set<string>();
  const { battle } = book.at;
  const enemy = other(battle.active);
  const say = (c: object) => out.add(JSON.stringify(c));
  const r = (column: string) => {
    const found = book.plan.file.columns.find((c) => c.id === column)!.reinforcement;
    return found && battle.turn >= found.turn ? found.zones : [];
  };
  const ground = (z: string) => charts.zoneTypes.rows.find((t) => t.type === book.plan.type.get(z))!.mp!;
  const exit = (z: string) =>
    book.plan.file.victory.exit.some(
      (x) => x.side === battle.active && x.zones.includes(z) && battle.turn >= x.fromTurn,
    );
  for (const id of Object.keys(book.at.unit)) {
    const u = book.unit(id);
    const row = book.row(id);
    if (u.side !== battle.active) continue;
    if (row.place === 'waiting' && !u.parent)
      for (const z of r(u.column)) {
        const isWatched = isControlled(book, z, enemy);
        if (book.inZone(enemy, z).length > 0 || !hasRoom(book, id, z)) continue;
        if (isWatched && book.order(id)?.moveLimit === 'noEnemyZoc') continue;
        if (ground(z) + (isWatched ? 1 : 0) + chokeOf(book, id, z) <= allowance(book, id))
          say({ type: 'enter', piece: id, to: z });
      }
    if (u.parent && row.place === 'map') {
      const parent = book.row(u.parent);
      if (isFree(book, u.parent) && parent.zone === row.zone && pointsLeft(book, u.parent) >= 1)
        say({ type: 'absorb', unit: id });
    }
    if (!isFree(book, id)) continue;
    // 5.3c Off the map nobody is nearer a commander.
    if (pointsLeft(book, id) >= 1 && exit(row.zone!) && !book.marked(id, 'isolated')) say({ type: 'leave', piece: id });
    if (u.type === 'argoulets' && pointsLeft(book, id) >= 2)
      say({ type: book.marked(id, 'dismounted') ? 'mount' : 'dismount', unit: id });
    const hopes = Object.keys(book.at.unit).filter((e) => book.unit(e).parent === id);
    const used = hopes.filter((e) => book.row(e).place !== 'waiting').length;
    if (hopes.length > 0 && used < 2 && row.steps === u.steps && pointsLeft(book, id) >= 1)
      say({ type: 'detach', unit: id });
    if (u.type === 'reiters' && book.is('caracole') && mayCaracole(book, id)) say({ type: 'caracole', unit: id });
  }
  for (const [l, row] of Object.entries(book.at.leader)) {
    const file = book.plan.leader.get(l)!;
    if (file.side !== battle.active) continue;
    const isShut = (z: string) =>
      book.inZone(enemy, z).length + book.leadersIn(enemy, z).length + book.baggageIn(enemy, z).length > 0;
    if (row.place === 'waiting' && !book.isReplaced(l))
      for (const z of r(file.column)) if (!isShut(z)) say({ type: 'enter', piece: l, to: z });
    if (row.place !== 'map' || row.marks.includes('finished')) continue;
    if (pointsLeft(book, l) >= 1 && exit(row.zone!)) say({ type: 'leave', piece: l });
    for (const to of rides(book, l, isShut)) say({ type: 'move', piece: l, to });
  }
  return out;
}

/** 10.1e R33 R35 Zones beside a leader's that he may ride to in one step. */
export function directRides(book: Book, leader: string): string[] {
  const { battle } = book.at;
  const row = book.at.leader[leader]!;
  const enemy = other(battle.active);
  if (book.plan.leader.get(leader)!.side !== battle.active || row.place !== 'map') return [];
  if (row.marks.includes('finished')) return [];
  const pieces = [...Object.keys(book.at.unit), ...Object.keys(book.at.leader)];
  const isMoving = battle.moving === pieces.indexOf(leader) + 1;
  const from = row.zone!;
  return book.plan.next(from).filter((z) => {
    if (book.inZone(enemy, z).length + book.leadersIn(enemy, z).length + book.baggageIn(enemy, z).length > 0)
      return false;
    const isRoad = !(isMoving && battle.offRoad === 1) && book.plan.isRoad(from, z);
    const cost = groundCost(book, from, z) + (isControlled(book, z, enemy) ? 1 : 0);
    return (isMoving ? battle.spent : 0) + cost <= 10 + (isRoad ? 2 : 0);
  });
}

/** 10.1e R33 R35 */
export function rides(book: Book, leader: string, isShut: (z: string) => boolean): Set<string> {
  const { battle } = book.at;
  const pieces = [...Object.keys(book.at.unit), ...Object.keys(book.at.leader)];
  const isMoving = battle.moving === pieces.indexOf(leader) + 1;
  const start = book.at.leader[leader]!.zone!;
  const out = new Set<string>();
  const seen = new Set<string>();
  const watched = new Map(book.plan.file.map.zones.map((z) => [z.id, isControlled(book, z.id, other(battle.active))]));
  const walk = (z: string, spent: number, isRoad: boolean): void => {
    const key = `${z} ${spent} ${isRoad}`;
    if (seen.has(key)) return;
    seen.add(key);
    for (const to of book.plan.next(z)) {
      if (isShut(to)) continue;
      const cost = groundCost(book, z, to) + (watched.get(to) ? 1 : 0);
      const isOn = isRoad && book.plan.isRoad(z, to);
      if (spent + cost > 10 + (isOn ? 2 : 0)) continue;
      if (to !== start) out.add(to);
      walk(to, spent + cost, isOn);
    }
  };
  walk(start, isMoving ? battle.spent : 0, !(isMoving && battle.offRoad === 1));
  return out;
}

/** 11.1.1 R90 */
export function mayCaracole(book: Book, id: string): boolean {
  const u = book.unit(id);
  const from = book.row(id).zone!;
  if (book.marked(id, 'disorganised') || book.marked(id, 'isolated') || book.marked(id, 'crossed')) return false;
  if (book.order(id)?.attack === false) return false;
  if (book.specialNow('no-attack').some((s) => (s.columns as string[]).includes(u.column))) return false;
  if (book.inZone(u.side, from).some((v) => book.marked(v, 'caracole'))) return false;
  return book.plan
    .next(from)
    .some(
      (z) =>
        book.inZone(other(u.side), z).length > 0 &&
        book.plan.type.get(z) === 'I' &&
        book.plan.crossing(from, z)!.kind === 'dotted',
    );
}
