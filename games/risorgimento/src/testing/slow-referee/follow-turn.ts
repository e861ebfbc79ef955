import type { EventOf, Followed } from './followed.ts';
import { charts, SIDES, type Side } from './scenario-file.ts';

/* 3, 4.3, 4.5 and 9.2: the turn around the activations. */

export function initiativeRolled(f: Followed, e: EventOf<'initiative-rolled'>): void {
  const { book } = f;
  const { initiative } = book.file;
  const totals = SIDES.map((side, i) => {
    const leader = initiative.whileOnMap?.[side];
    const isThere = leader === undefined || book.leader(leader).place === 'on-map';
    return e.dice[i]! + (isThere ? initiative[side] : 0);
  });
  const winner = totals[0] === totals[1] ? undefined : totals[0]! > totals[1]! ? 'allied' : 'austrian';
  f.same('initiative', [e.totals, e.winner], [totals, winner]);
  f.initiative = winner;
}
const PHASES = ['initiative', 'reserve', 'activation', 'recovery', 'release', 'commanders', 'morale'];
export function phaseBegan(f: Followed, e: EventOf<'phase-began'>): void {
  const { hand } = f;
  f.same('phase', e.phase, PHASES[(PHASES.indexOf(f.phase) + 1) % PHASES.length]);
  f.phase = e.phase;
  if (e.phase === 'activation') {
    if (f.initiative === undefined) {
      f.fault('nobody has the initiative');
      return;
    }
    hand.begin(f.initiative);
  }
  if (e.phase === 'recovery') {
    hand.afterwards();
    f.must(hand.isEnded, `the phase ends, but ${hand.side} has the hand`);
  }
}
/** An answer to the question whom to activate, and the events that came of it. */
export function chose(f: Followed, events: readonly { readonly type: string }[]): void {
  const { hand, command, book } = f;
  f.must(!hand.isEnded, 'the phase should have ended');
  f.same('who has the hand', f.side, hand.side);
  const told = (type: string): boolean => events.some((e) => e.type === type);
  if (command.type === 'pass') {
    const what = hand.pass();
    f.must(told(what), `${f.side} ${what}, which is not told`);
    return;
  }
  const isMassed = command.type === 'massed';
  const corps = isMassed ? book.leader(String(command.leader)).file.corps! : String(command.corps);
  f.must(hand.mayChoose(corps), `${corps} may not be chosen`);
  if (isMassed) {
    f.must(!hand.massed.has(f.side), `${f.side} makes a second massed attack`);
  }
  const need = hand.need(corps);
  const roll = events.find((e): e is EventOf<'continuity-rolled'> => e.type === 'continuity-rolled');
  f.same(`a roll of ${corps}`, roll !== undefined, need.rolls);
  if (roll)
    f.same(
      `continuity of ${corps}`,
      [roll.corps, roll.rating, roll.passed],
      [corps, hand.rating(corps), roll.die <= hand.rating(corps)],
    );
  const what = hand.name(corps, roll?.die);
  const activated = events.find((e): e is EventOf<'corps-activated'> => e.type === 'corps-activated');
  const kind = what === 'nothing' ? undefined : what === 'no-attack' ? 'no-attack' : kindOf(isMassed, need.kind);
  if (isMassed && what === 'acts') hand.massed.add(f.side);
  f.same(`activation of ${corps}`, activated?.kind, kind);
}
/** 4.16 4.43 A massed attack may be an extended activation too. */
const kindOf = (isMassed: boolean, kind: string): string =>
  !isMassed ? kind : kind === 'extended' ? 'massed-extended' : 'massed';
/** 9.2 SM3 M9 The groups that must roll, in order: allied ones first. */
export function moraleGroups(f: Followed): { id: string; brigades: string[]; continuity: number }[] {
  const { book, hand } = f;
  const split = book.effect('divisions');
  const steadfast = (book.effect('steadfast')?.corps ?? []) as readonly string[];
  const down = (fits: (id: string) => boolean): string[] =>
    [...book.horsDeCombat].filter((id) => fits(id) && book.brigades.get(id)!.kind !== 'reserve-artillery');
  const out: { id: string; brigades: string[]; continuity: number }[] = [];
  for (const side of SIDES as readonly Side[])
    for (const c of book.file.corps) {
      if (c.side !== side || steadfast.includes(c.id)) continue;
      if (split && split.corps === c.id)
        for (const d of split.divisions as readonly string[])
          out.push({
            id: d,
            brigades: down((id) => book.brigades.get(id)!.division === d),
            continuity: Number(split.continuity),
          });
      else
        out.push({
          id: c.id,
          brigades: down((id) => book.brigades.get(id)!.corps === c.id),
          continuity: hand.rating(c.id),
        });
    }
  return out.filter((g) => g.brigades.length > 0 && !hand.demoralized.has(g.id));
}
export function demoralizationRolled(f: Followed, e: EventOf<'demoralization-rolled'>): void {
  if (f.moraleDue === undefined) f.moraleDue = moraleGroups(f);
  const group = f.moraleDue.shift();
  f.same('who rolls for demoralisation', e.group, group?.id);
  if (!group) return;
  const side = f.book.file.corps.find((c) => c.id === group.id)?.side ?? 'allied';
  const level = side === 'allied' ? Number(f.book.options.frenchDemoralizationLevel) : charts.demoralization.from;
  const total = e.die + group.brigades.length - group.continuity;
  f.same(`demoralisation of ${group.id}`, [e.total, e.level, e.isDemoralized], [total, level, total >= level]);
  if (total >= level) f.hand.demoralized.add(group.id);
}
