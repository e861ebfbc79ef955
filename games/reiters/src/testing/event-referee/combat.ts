import { charts } from '../slow-referee/charts.ts';
import { addingGuns, supportsOf } from '../slow-referee/combat.ts';
import { attackSum, defenceSum, shotSum } from '../slow-referee/combat-sums.ts';
import { rangeOf } from '../slow-referee/sight.ts';
import type { EventOf, FollowedBattle, Round } from './followed-battle.ts';

export function markAttacked(followed: FollowedBattle, zone: string): void {
  const row = followed.at.zone[zone] ?? { marks: [] };
  row.marks.push('attacked');
  followed.at.zone[zone] = row;
}

export function fought(followed: FollowedBattle, e: EventOf<'fought'>): void {
  const { book } = followed;
  const isClose = e.kind === 'close';
  const supports = isClose ? supportsInRound(followed, e.attacker, e.round) : [];
  const attack = attackSum(
    book,
    e.attacker,
    e.defender,
    e.kind,
    isClose && followed.isCharging && e.round === 1,
    supports.length,
  );
  const zone = book.row(e.defender).zone!;
  const isAgain = followed.last?.zone === zone && followed.last.unit === e.defender;
  const defence = defenceSum(book, e.attacker, e.defender, e.kind, isAgain);
  const sum = (list: readonly { value: number }[]) => list.reduce((n, m) => n + m.value, 0);
  followed.same(`attack of ${e.attacker} on ${e.defender}`, sum(e.attack), attack);
  followed.same(`defence of ${e.defender} against ${e.attacker}`, sum(e.defence), defence);
  const column = Math.max(-5, Math.min(5, attack - defence));
  const rows = charts.table2.rows as Record<string, Record<string, string>>;
  followed.same('result', [e.differential, e.result], [attack - defence, rows[e.die]![column]]);
  openRound(followed, e);
  for (const id of supports) followed.mark(id, 'fought');
  if (isClose) followed.last = { zone, unit: e.defender };
}

/** Those who supported the first round have fought in this very attack. */
export function supportsInRound(followed: FollowedBattle, ap: string, round: number): string[] {
  if (round === 1) followed.joined = [];
  for (const id of followed.joined) followed.unmark(id, 'fought');
  const out = supportsOf(followed.book, ap, true);
  for (const id of followed.joined) if (followed.book.row(id).place === 'map') followed.mark(id, 'fought');
  followed.joined = [...new Set([...followed.joined, ...out])];
  return out;
}

export function bombarded(followed: FollowedBattle, e: EventOf<'bombarded'>): void {
  const { book } = followed;
  const far = rangeOf(book, book.row(e.gun).zone!, book.row(e.target).zone!);
  const supports = far === 1 ? supportsOf(book, e.gun, true) : [];
  const guns = addingGuns(book, e.gun, e.target);
  const total = shotSum(book, e.gun, e.target, supports.length, guns.length);
  followed.same(`shot of ${e.gun} at ${e.target}`, e.total, total);
  followed.same('shot', e.result, e.die < total ? '1#' : e.die === total ? 'DS' : '-');
  openRound(followed, e);
  for (const id of [e.gun, ...supports, ...guns]) followed.mark(id, 'fought');
  markAttacked(followed, book.row(e.gun).zone!);
  followed.last = { zone: book.row(e.target).zone!, unit: e.target };
}

export function openRound(followed: FollowedBattle, event: Round['event']): void {
  followed.round = { event, before: structuredClone(followed.at), told: [], wasAsked: false };
}
