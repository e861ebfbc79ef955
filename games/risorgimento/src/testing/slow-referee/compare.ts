import { isGun, stacksOf } from './book.ts';
import type { Followed } from './followed.ts';
import { FACINGS, type Saved } from './saved.ts';
import { SIDES } from './scenario-file.ts';

const MARKS = ['disordered', 'everHit', 'strategic', 'square', 'inReserve'];

/** What the events have come to, against the position itself. */
export function compare(f: Followed, now: Saved): void {
  const { book } = f;
  const stacks = stacksOf(now);
  for (const u of book.units.values()) {
    const row = now.unit[u.id]!;
    const marks = (has: (m: string) => boolean) => MARKS.filter(has).join(' ');
    f.same(`place of ${u.id}`, [row.hex, row.place], [u.hex ?? null, u.place]);
    if (row.place !== 'on-map') continue;
    f.same(`hits of ${u.id}`, row.hits, u.hits);
    f.same(
      `marks of ${u.id}`,
      marks((m) => row.marks.includes(m)),
      marks((m) => u.marks.has(m)),
    );
    // M1 What it costs to turn before the first step is paid before anybody is asked about that step.
    const isAboutToGo = f.isUnderWay && f.stepsOfOrder === 0 && f.order.unit === u.id;
    if (!isAboutToGo && (f.journeys.has(u.id) || f.touched.has(u.id))) f.same(`spent by ${u.id}`, row.spent, u.spent);
    if (f.touched.has(u.id)) u.facing = FACINGS.indexOf(row.facing);
    f.same(`facing of ${u.id}`, row.facing, FACINGS[u.facing]);
  }
  checkFacings(f);
  for (const [hex, stack] of stacks) f.same(`stack in ${hex}`, stack, book.stacks.get(hex) ?? []);
  for (const l of book.leaders.values()) {
    const row = now.leader[l.id]!;
    f.same(
      `leader ${l.id}`,
      [row.hex, row.place, row.isFinished, row.isReduced],
      [l.hex ?? null, l.place, l.isFinished ? 1 : 0, l.isReduced ? 1 : 0],
    );
  }
  for (const u of f.members)
    if (u.place === 'on-map')
      f.same(`command of ${u.id}`, now.unit[u.id]!.did.includes('commanded'), u.did.has('commanded'));
  for (const [id, row] of Object.entries(now.corps)) {
    const isAtWork = f.corps === id;
    if (!isAtWork)
      f.same(
        `activations of ${id}`,
        [row.used, row.isFinished],
        [f.hand.used.get(id) ?? 0, f.hand.finished.has(id) ? 1 : 0],
      );
  }
  for (const [id, row] of Object.entries(now.morale))
    f.same(`morale of ${id}`, row.isDemoralized === 1, f.hand.demoralized.has(id));
  for (const [hex, row] of Object.entries(now.objective)) f.same(`owner of ${hex}`, row.owner, f.owners.get(hex));
  for (const side of SIDES)
    f.same(
      `score of ${side}`,
      [now.side[side]!.killed, now.side[side]!.turnPoints],
      [f.killed.get(side), f.turnPoints.get(side)],
    );
  for (const [id, row] of Object.entries(now.formation))
    f.same(`hors de combat ${id}`, row.isHorsDeCombat === 1, book.horsDeCombat.has(id));
}

/** 6.1 6.13 6.14 R111 Units of a hex face alike, batteries and squares apart; who has arrived alone faces as he was told. */
function checkFacings(f: Followed): void {
  const { book, command } = f;
  for (const [hex, ids] of book.stacks) {
    const plain = ids.map((id) => book.unit(id)).filter((u) => !isGun(u) && !u.marks.has('square'));
    const isFight = new Set(plain.map((u) => u.side)).size > 1 || f.fight?.hex === hex;
    if (!isFight) f.must(new Set(plain.map((u) => u.facing)).size <= 1, `units in ${hex} face apart`);
  }
  const mover = command.unit ?? command.piece;
  if (!['move', 'strategic', 'enter'].includes(command.type) || typeof mover !== 'string' || !book.isUnit(mover))
    return;
  const u = book.unit(mover);
  const isAlone = u.hex !== undefined && book.in(u.hex).filter((v) => !isGun(v)).length <= (isGun(u) ? 3 : 1);
  if (u.hex === command.to && isAlone && !f.isUnderWay && command.facing !== undefined)
    f.same(`facing of ${u.id}`, FACINGS[u.facing], command.facing);
}
