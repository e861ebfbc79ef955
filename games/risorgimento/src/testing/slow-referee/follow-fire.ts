import { cohesion, isGun, type Unit } from './book.ts';
import { commanded, corpsRange, hasOrders, isInRange } from './command.ts';
import { isInFan, mayHit, musketSum, shotResult, shotSum, whyNoMusket, whyNotTogether } from './fire.ts';
import type { EventOf, Followed } from './followed.ts';
import { distance } from './ground.ts';
import { disorderDue, due } from './pending.ts';
import { FACINGS } from './saved.ts';
import { charts } from './scenario-file.ts';
import { isFront, isInZone } from './zones.ts';

/* 7.1 and 7.2: shots. */

/** Whether a battery may fire in its own activation now. */
function mayFireNow(f: Followed, u: Unit, isJoining: boolean): string | undefined {
  const { book } = f;
  if (!isGun(u)) return 'no battery';
  if (u.side !== f.active || u.brigade.corps !== f.corps) return 'not activated';
  if (f.isMassed) return 'a massed attack';
  if (u.marks.has('disordered')) return 'disordered';
  if (u.marks.has('inReserve')) return 'in reserve';
  if (u.did.has('fired')) return 'has fired';
  if (u.marks.has('strategic') || f.journeys.get(u.id)?.isStrategic) return 'in strategic movement';
  if (u.spent > Math.floor(u.file.ma / 2)) return 'moved more than half';
  if (f.isExtended && book.hasErrata && !isNearItsLeader(f, u)) return 'E4.43 far from its leader';
  if (u.brigade.kind === 'reserve-artillery') return undefined;
  // E4.42 A battery that is not commanded fires or moves.
  const mayFireAlone = book.hasErrata && f.orders !== 'inert' && !u.did.has('moved');
  if (u.brigade.id === f.formation) return u.did.has('commanded') || mayFireAlone ? undefined : 'not commanded';
  if (!isJoining) return 'not its step';
  if (f.acted.has(u.brigade.id)) return u.did.has('commanded') ? undefined : 'was not commanded';
  // R65 A step still to come: by Orders and range at this moment.
  const own = book.all(u.side).filter((v) => v.brigade.id === u.brigade.id);
  return hasOrders(book, u.brigade.id) && commanded(book, u.brigade.id, own).has(u.id) ? undefined : 'not in command';
}
/** E4.43 In an extended activation: the French and Piedmontese near their corps commander, Austrians in the range of their brigadier. */
function isNearItsLeader(f: Followed, u: Unit): boolean {
  const { book } = f;
  const isBrigades = u.side === 'austrian' && u.brigade.kind !== 'reserve-artillery';
  const l = isBrigades ? book.brigadier(u.brigade.id) : book.commander(u.brigade.corps);
  if (l?.place !== 'on-map' || l.isFinished) return false;
  return isBrigades ? isInRange(book, l, u) : distance(l.hex!, u.hex!) <= corpsRange(book, l);
}
export function fired(f: Followed, e: EventOf<'fired'>): void {
  const { book } = f;
  const firers = e.pieces.map((id) => book.unit(id));
  const targets = book.in(e.hex);
  const say = (why: string | undefined): void => {
    if (why !== undefined) f.fault(`${e.pieces.join('+')} at ${e.hex}: ${why}`);
  };
  f.same('reaction', e.isReaction, firers[0]!.side !== f.active);
  for (const u of firers) say(mayHit(book, u, e.hex));
  if (e.isReaction) {
    const [u] = firers as [Unit];
    f.same('alone', firers.length, 1);
    if (u.marks.has('disordered')) say('disordered');
    if (u.did.has('reacted')) say('has reacted');
    const isAnswer = f.answers.some(({ by, at }) => by === u.id && at === e.hex);
    const d = book.ground.direction(u.hex!, e.hex);
    if (!isAnswer && !(d >= 0 && isFront(book, u, d))) say('not a front hex');
    if (!isAnswer && !mayShootFirst(f, u)) say('no reason to react');
    u.did.add('reacted');
  } else {
    for (const u of firers) {
      say(mayFireNow(f, u, firers.length > 1));
      const facing =
        firers.length === 1 && f.command.facing !== undefined ? FACINGS.indexOf(String(f.command.facing)) : undefined;
      if (facing !== undefined) {
        if (!isInFan(u.hex!, facing, e.hex)) say('not in its field of fire');
        const turn = Math.abs(((facing - u.facing + 9) % 6) - 3);
        if (isInZone(book, u.hex!, u.side) && !u.did.has('moved') && turn > 1) say('6.33 turns too far');
        u.facing = facing;
      } else f.touched.add(u.id);
      u.did.add('fired').add('firing');
    }
    if (firers.length > 1) say(whyNotTogether(book, firers));
  }
  const total = e.die + shotSum(book, firers, e.hex);
  for (const u of firers) u.did.delete('firing');
  f.same(`shot of ${e.pieces.join('+')} at ${e.hex}`, [e.total, e.result], [total, shotResult(total)]);
  if (e.result === 'CDR') for (const u of targets) if (!isGun(u)) due(f, 'cohesion-checked', u.id);
  if (e.result.startsWith('D')) for (const u of targets) disorderDue(f, u);
  if (e.result === 'D+1') {
    const able = targets.filter((u) => !isGun(u)).map((u) => u.id);
    if (able.length > 0) due(f, 'hit', ...able);
    if (targets[0]) f.riskIn(e.hex, targets[0].side);
  }
  if (!e.isReaction) f.answers = [];
  if (!e.isReaction)
    for (const u of targets) for (const at of new Set(firers.map((v) => v.hex!))) f.answers.push({ by: u.id, at });
}
/** 7.17 A battery may fire before it is attacked or shot at by small arms, or when an enemy has come into one of its front hexes. */
function mayShootFirst(f: Followed, u: Unit): boolean {
  return (
    f.threatened.has(u.hex!) || f.enteredHexes.some((hex) => isFront(f.book, u, f.book.ground.direction(u.hex!, hex)))
  );
}
export function smallArmsFired(f: Followed, e: EventOf<'small-arms-fired'>): void {
  const { book } = f;
  const u = book.unit(e.piece);
  const why = whyNoMusket(book, u, e.hex);
  if (why !== undefined) f.fault(`${u.id} at ${e.hex}: ${why}`);
  f.same('reaction', e.isReaction, u.side !== f.active);
  if (e.isReaction) {
    f.must(!u.did.has('reacted'), `${u.id} has reacted`);
    u.did.add('reacted');
  } else {
    f.must(f.members.includes(u) && u.did.has('commanded'), `${u.id} may not shoot`);
    f.must(!u.did.has('fired'), `${u.id} has fired`);
    f.must(!u.marks.has('inReserve'), `${u.id} is in reserve and shoots`);
    u.did.add('fired');
  }
  const total = e.die + musketSum(book, u, e.hex);
  const hits = charts.smallArms.rows.find((r) => r.to === undefined || total <= r.to)!.hits;
  f.same(`small arms of ${u.id} at ${e.hex}`, [e.total, e.hits], [total, hits]);
  const able = book.in(e.hex).filter((v) => !isGun(v));
  if (hits > 0 && able.length > 0) due(f, 'hit', ...able.map((v) => v.id));
  if (!e.isReaction) f.answers = book.in(e.hex).map((v) => ({ by: v.id, at: u.hex! }));
}
export function cohesionChecked(f: Followed, e: EventOf<'cohesion-checked'>): void {
  const u = f.book.unit(e.piece);
  f.same(`check of ${u.id}`, [e.against, e.passed], [cohesion(u), e.die <= cohesion(u)]);
  if (e.die > cohesion(u)) disorderDue(f, u);
}
