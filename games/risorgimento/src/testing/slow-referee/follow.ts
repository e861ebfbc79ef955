import { alarm, havens } from './alarm.ts';
import { corpsActivated, formationBegan, ordersRolled, rode, stepEnded } from './follow-command.ts';
import {
  attackDeclared,
  attackerEntered,
  attackResolved,
  closingHits,
  continuationRolled,
  engagementRolled,
  fightLost,
  sharesDone,
  surpriseRolled,
} from './follow-fight.ts';
import { cohesionChecked, fired, smallArmsFired } from './follow-fire.ts';
import { arrived, exertionRolled, stepped, turned } from './follow-movement.ts';
import {
  battleEnded,
  bridgeTried,
  commanderTurned,
  horsDeCombat,
  putInReserve,
  rallied,
  recovered,
  released,
  turnScored,
} from './follow-rest.ts';
import { isCornered, retreated } from './follow-retreat.ts';
import { squared } from './follow-square.ts';
import { demoralizationRolled, initiativeRolled, phaseBegan } from './follow-turn.ts';
import type { Event, Followed } from './followed.ts';
import { distance } from './ground.ts';
import { disorder, disorderDue, due, hitOnce, nothingDue, settle, wade } from './pending.ts';
import { withdrew } from './reactions.ts';
import { FACINGS } from './saved.ts';
import { charts, otherSide } from './scenario-file.ts';
import { pledged } from './split.ts';

/** What may come between a resolution and its loser. */
const LOSSES: readonly string[] = ['hit', 'eliminated', 'wavered'];

/** Carries out what an event tells, and holds it against the book. */
export function follow(f: Followed, e: Event): void {
  const { book } = f;
  if (!LOSSES.includes(e.type)) sharesDone(f);
  switch (e.type) {
    case 'turn-began': {
      const turn = book.file.turns[e.turn - 1];
      f.same('turn', e.turn, book.turn === e.turn ? e.turn : book.turn + 1);
      book.turn = e.turn;
      f.hand.newTurn();
      f.triedBridges.clear();
      f.moraleDue = undefined;
      f.same('track', [e.time, e.weather, e.isNight], [turn?.time, turn?.weather, turn?.night === true]);
      for (const l of book.leaders.values()) l.isFinished = false;
      for (const u of book.units.values()) u.marks.delete('squaredThisTurn');
      break;
    }
    case 'corps-activated':
      corpsActivated(f, e);
      break;
    case 'hand-passed':
    case 'phase-began':
      nothingDue(f, e.type);
      stepEnded(f);
      f.corps = undefined;
      if (e.type === 'phase-began') phaseBegan(f, e);
      break;
    case 'initiative-rolled':
      initiativeRolled(f, e);
      break;
    case 'demoralization-rolled':
      demoralizationRolled(f, e);
      break;
    case 'formation-began':
      formationBegan(f, e);
      break;
    case 'attached':
      book.attached = { unit: e.piece, brigade: e.formation };
      break;
    case 'orders-rolled':
      ordersRolled(f, e);
      break;
    case 'stepped':
      stepped(f, e);
      break;
    case 'turned':
      turned(f, e);
      break;
    case 'counter-charged':
      f.isCountered = true;
      f.counters.add(e.piece);
      break;
    case 'exertion-rolled':
      exertionRolled(f, e);
      break;
    case 'arrived':
      arrived(f, e);
      break;
    case 'fired':
      fired(f, e);
      break;
    case 'small-arms-fired':
      smallArmsFired(f, e);
      break;
    case 'cohesion-checked':
      settle(f, e);
      cohesionChecked(f, e);
      break;
    case 'attack-declared':
      attackDeclared(f, e);
      break;
    case 'attack-pledged':
      pledged(f, e);
      break;
    case 'surprise-rolled':
      surpriseRolled(f, e);
      f.rolledSurprise = true;
      break;
    case 'engagement-rolled':
      engagementRolled(f, e);
      break;
    case 'attacker-entered':
      attackerEntered(f, e);
      break;
    case 'attack-resolved':
      attackResolved(f, e);
      break;
    case 'fight-lost':
      fightLost(f, e);
      break;
    case 'retreated':
      retreated(f, e);
      break;
    case 'continuation-rolled':
      continuationRolled(f, e);
      break;
    case 'wavered': {
      // R116 From the top of the stack down.
      const waiting = f.dues.filter((d) => d.what === 'wavered').map((d) => d.who[0]!);
      const stack = book.in(book.unit(e.piece).hex!).map((u) => u.id);
      f.same(
        'who wavers first',
        e.piece,
        stack.find((id) => waiting.includes(id)),
      );
      settle(f, e);
      const effect = book.effect('unreliable');
      f.same(`wavering of ${e.piece}`, e.left, e.die >= Number(effect?.leavesFrom));
      if (e.left) due(f, 'eliminated', e.piece);
      break;
    }
    case 'withdrew':
    case 'spread': {
      const u = book.unit(e.piece);
      f.same(`where ${e.piece} comes from`, e.from, u.hex);
      if (e.type === 'withdrew') withdrew(f, u, e);
      if (e.type === 'withdrew') f.ghosts.push({ unit: u, hex: e.from, wasDisordered: u.marks.has('disordered') });
      if (e.type === 'withdrew') u.facing = FACINGS.indexOf(String(f.command.facing));
      book.put(u, e.to);
      // R37 Who finds no room within one hex goes further, and is disordered by it.
      if (distance(e.from, e.to) > 1 && e.type === 'spread') disorderDue(f, u);
      else wade(f, u, e.from, e.to);
      alarm(f, u);
      f.touched.add(u.id);
      break;
    }
    case 'rode':
      rode(f, e);
      break;
    case 'leader-moved':
    case 'leader-fled': {
      const l = book.leader(e.piece);
      if (e.type === 'leader-fled') {
        settle(f, e);
        const open = havens(f, l.id, e.from);
        f.must(
          e.to === undefined ? open.length === 0 : open.includes(e.to),
          `${l.id} flees to ${e.to}, not to ${open}`,
        );
      }
      if (e.to === undefined) Object.assign(l, { hex: undefined, place: 'lost' });
      else l.hex = e.to;
      break;
    }
    case 'leader-lost':
      Object.assign(book.leader(e.piece), { hex: undefined, place: 'lost' });
      break;
    case 'eliminated': {
      const u = book.unit(e.piece);
      if (!f.dues.some((d) => d.what === 'eliminated' && d.who.includes(u.id)) && isCornered(f, u))
        due(f, 'eliminated', u.id);
      settle(f, e);
      book.drop(u);
      // Nobody is alarmed by one who falls as he arrives, and nothing more befalls him.
      f.dues = f.dues.filter(
        (d) => d.by !== u.id && !d.who.every((id) => book.isUnit(id) && book.unit(id).place === 'lost'),
      );
      const by = otherSide(u.side);
      // M8 Who walks away gives no points.
      if (e.rule !== 'M8') f.killed.set(by, (f.killed.get(by) ?? 0) + 1);
      // 7.46 The attack on batteries alone is over with the last of them.
      if (e.rule === '7.46' && f.fight && book.enemiesIn(f.fight.hex, f.fight.side).length === 0)
        closingHits(f, f.fight);
      break;
    }
    case 'hit': {
      const u = book.unit(e.piece);
      const { fight } = f;
      const isShare = e.rule === '8.11b' && fight?.resolved !== undefined && fight.loser === undefined;
      for (let n = 0; n < e.hits; n++) {
        if (isShare) fight.given.set(u.id, (fight.given.get(u.id) ?? 0) + 1);
        else {
          // 4.43 R45 Who rode a charge and was stopped on the way has charged.
          const hasRidden = fight?.engaged.has(u.id) === true && !fight.came.has(u.id);
          if (e.rule === '4.43d' && f.isExtended && hasRidden) due(f, 'hit', u.id);
          settle(f, e);
        }
        hitOnce(f, u);
      }
      f.same(`hits of ${e.piece}`, e.total, u.hits);
      break;
    }
    case 'disordered':
      settle(f, e);
      disorder(f, book.unit(e.piece));
      break;
    case 'rallied':
      rallied(f, e);
      break;
    case 'recovered':
      recovered(f, e);
      break;
    case 'square-formed':
    case 'square-left':
      squared(f, e);
      break;
    case 'stack-ordered': {
      const stack = book.stacks.get(e.hex) ?? [];
      book.stacks.set(e.hex, [e.piece, ...stack.filter((id) => id !== e.piece)]);
      break;
    }
    case 'put-in-reserve':
      putInReserve(f, e);
      break;
    case 'left-reserve':
      if (f.command.type === 'release') released(f, e);
      else settle(f, { ...e, piece: e.formation });
      for (const u of book.units.values())
        if (u.brigade.id === e.formation && u.marks.delete('inReserve')) f.outOfReserve.add(u.id);
      break;
    case 'hors-de-combat':
      horsDeCombat(f, e);
      break;
    case 'leader-at-risk':
      settle(f, e);
      f.same(`risk of ${e.piece}`, e.isFinished, e.die >= charts.leaderRisk.finishedFrom);
      book.leader(e.piece).isFinished = e.isFinished;
      break;
    case 'commander-turned':
      commanderTurned(f, e);
      break;
    case 'bridge-tried':
      bridgeTried(f, e);
      break;
    case 'control-changed': {
      const isHeld = book.in(e.hex).some((u) => u.side === e.side);
      f.must(isHeld && f.owners.get(e.hex) !== e.side, `${e.side} takes ${e.hex}`);
      f.owners.set(e.hex, e.side);
      break;
    }
    case 'turn-scored':
      turnScored(f, e);
      break;
    case 'battle-ended':
      battleEnded(f, e);
      break;
    default:
  }
}
