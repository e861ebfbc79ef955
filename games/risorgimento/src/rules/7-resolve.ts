import { EVERY, present, type Question, totalOf, type Work } from '@tambour/kernel';
import { rowFor } from '../model/charts.ts';
import { emit } from '../model/emit.ts';
import type { UnitId } from '../model/ids.ts';
import { refusal, wrongMoment } from '../model/refusal.ts';
import {
  attackerOf,
  defenderCount,
  defenderOf,
  enteredFrom,
  type Field,
  face,
  fightHex,
  hitsOf,
  hitsOnAttackers,
  hitsOnDefenders,
  hitsShared,
  isOnMap,
  MOST_FIGHTERS,
  push,
  put,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { ARTILLERY } from '../model/vocabulary.ts';
import { cohesionOf, hexLabel, idOf } from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import { rollDie } from './0-dice.ts';
import { attackSums } from './7-attack-sum.ts';
import {
  attackedIn,
  attackersThere,
  attackingSide,
  defendingSide,
  dropShaken,
  ENTER,
  FIGHT_IT_OUT,
  fightersAmong,
  rowsIn,
  sideTowards,
} from './7-fight.ts';
import { inRiskOrder, leadersAt, RISK_ATTACK, rollRisk } from './8-leader-risk.ts';
import { DEFENDERS } from './8-loser.ts';
import { eliminate, takeHits } from './8-losses.ts';
import { leadersOutside, pushAfterDefenders } from './8-settle.ts';

/** 7.41c 7.44a 7.46 R92 Those who engaged enter; then guns alone are lost, or both sides roll. */
export const resolve: Work<Field> = {
  name: 'resolve',
  run(g, phase) {
    if (phase === ENTER) enterAll(g);
    else fightItOut(g);
  },
};
/** 7.41c 7.43 7.5d R92 Attackers enter, whatever stands there, and face the way they came; brigadiers with them if they were to. */
function enterAll(g: Field): void {
  const { s, w } = g;
  dropShaken(g);
  const hex = fightHex(g);
  const rows = rowsIn(g);
  if (rows.length === 0) {
    push(g, STEP['fight-over']);
    return;
  }
  push(g, STEP.resolve, FIGHT_IT_OUT);
  for (const row of rows.reverse()) {
    const u = attackerOf(g, row);
    const from = enteredFrom(g, row);
    put(g, u, hex);
    face(g, u, sideTowards(g, from, hex));
    emit(g, {
      type: 'attacker-entered',
      rule: '7.41c',
      piece: idOf(g, u),
      from: hexLabel(g, from),
      to: hexLabel(g, hex),
    });
    for (let l = 0; l < w.leaders; l++) if (s.leader.follows[l] === u + 1) s.leader.hex[l] = hex;
    push(g, STEP.alarm, u);
  }
}

function fightItOut(g: Field): void {
  const { s } = g;
  if (attackersThere(g).length === 0) {
    push(g, STEP['fight-over']);
    return;
  }
  const attacked = attackedIn(g, fightHex(g), defendingSide(g));
  s.fight.isInside[0] = attacked.isInside ? 1 : 0;
  s.fight.mayContinue[0] = 0;
  if (fightersAmong(g, attacked.units).length > 0) {
    rollBoth(g, attacked.units);
    return;
  }
  // 7.33b 7.46 R90 Guns alone, or nobody any more: the hex is taken without a fight.
  s.fight.loser[0] = DEFENDERS;
  for (const u of attacked.units) eliminate(g, u, '7.46');
  leadersOutside(g);
  pushAfterDefenders(g);
}

/** 7.44a 7.45o R84 Attacker's die, defender's die; the hits of each fall on the other, both at once. */
function rollBoth(g: Field, units: readonly UnitId[]): void {
  const { s, w } = g;
  const fighters = fightersAmong(g, units);
  const sums = attackSums(g);
  const rows = w.charts.attack.rows;
  const dice = [rollDie(g), rollDie(g)] as const;
  const totals = [dice[0] + totalOf(sums.attacker), dice[1] + totalOf(sums.defender)] as const;
  const hits = [rowFor(rows, totals[1]).hits, rowFor(rows, totals[0]).hits] as const;
  s.attacker.hits.fill(0);
  s.defender.hits.fill(0);
  s.defender.unit.fill(0);
  s.defender.isIgnored.fill(0);
  const taking = units.filter((u) => w.unitType[u] !== ARTILLERY).slice(0, MOST_FIGHTERS);
  taking.forEach((u, row) => {
    s.defender.unit[row] = u;
    s.defender.isIgnored[row] = fighters.includes(u) ? 0 : 1;
  });
  s.fight.defenders[0] = taking.length;
  [s.fight.attackerHits[0], s.fight.defenderHits[0]] = hits;
  emit(g, {
    type: 'attack-resolved',
    rule: '7.44a',
    hex: hexLabel(g, fightHex(g)),
    attackers: rowsIn(g).map((row) => idOf(g, attackerOf(g, row))),
    defenders: fighters.map((u) => idOf(g, u)),
    dice,
    modifiers: [sums.attacker, sums.defender],
    totals,
    hits,
  });
  push(g, STEP.losses);
}

/** In frames of losses: whose. */
const OF_ATTACKERS = 0;
const OF_DEFENDERS = 1;
interface Taker {
  readonly unit: UnitId;
  readonly row: number;
  readonly taken: number;
}
const hitsColumn = (g: Field, whose: number): Uint8Array =>
  whose === OF_ATTACKERS ? g.s.attacker.hits : g.s.defender.hits;
const giveHit = (g: Field, whose: number, { row, taken }: Taker): void => {
  hitsColumn(g, whose)[row] = taken + 1;
};
/** 8.12b R83 A unit takes no more once it would be gone. */
const canTake = (g: Field, t: Taker): boolean =>
  isOnMap(g, t.unit) && hitsOf(g, t.unit) + t.taken <= cohesionOf(g, t.unit);
/** 7.21b 8.11a 8.11b R83 Who may take the next hit of a side: those with the fewest so far; ignored jägers when nobody else can. */
function takers(g: Field, whose: number): Taker[] {
  const { s } = g;
  const column = hitsColumn(g, whose);
  const all: (Taker & { readonly isIgnored: boolean })[] =
    whose === OF_ATTACKERS
      ? rowsIn(g).map((row) => ({ unit: attackerOf(g, row), row, taken: hitsShared(column, row), isIgnored: false }))
      : Array.from({ length: defenderCount(g) }, (_, row) => ({
          unit: defenderOf(g, row),
          row,
          taken: hitsShared(column, row),
          isIgnored: s.defender.isIgnored[row] === 1,
        }));
  const able = all.filter((t) => canTake(g, t));
  const first = able.filter((t) => !t.isIgnored);
  const from = first.length > 0 ? first : able;
  const least = Math.min(...from.map((t) => t.taken));
  return from.filter((t) => t.taken === least);
}
const hitsTakenBy = (g: Field, whose: number): number =>
  whose === OF_ATTACKERS ? hitsOnAttackers(g) : hitsOnDefenders(g);
const shared = (g: Field, whose: number): number => hitsColumn(g, whose).reduce((sum, n) => sum + n, 0);

/** 8.11b R83 Shares out what needs no choice; says whether a choice is left. */
function shareOut(g: Field, whose: number): boolean {
  for (;;) {
    const left = hitsTakenBy(g, whose) - shared(g, whose);
    const next = takers(g, whose);
    if (left <= 0 || next.length === 0) return false;
    if (next.length > left) return true;
    for (const taker of next) giveHit(g, whose, taker);
  }
}
/** 8.11a 8.11b 8.12b 8.4b R83 R84 R97 Both sides share out their hits, then take them together, and leaders among them are at risk. */
export const losses: Work<Field> = {
  name: 'losses',
  run(g) {
    for (const whose of [OF_ATTACKERS, OF_DEFENDERS])
      if (shareOut(g, whose)) {
        push(g, STEP.losses);
        push(g, STEP.lose, whose);
        return;
      }
    const { s } = g;
    push(g, STEP.settle);
    for (let row = 0; row < MOST_FIGHTERS; row++) {
      takeHits(g, attackerOf(g, row), hitsShared(s.attacker.hits, row), '8.11b');
      takeHits(g, defenderOf(g, row), hitsShared(s.defender.hits, row), '8.11b');
    }
    const atRisk = [OF_ATTACKERS, OF_DEFENDERS].flatMap((whose) =>
      shared(g, whose) >= 2
        ? leadersAt(g, fightHex(g), whose === OF_ATTACKERS ? attackingSide(g) : defendingSide(g))
        : [],
    );
    rollRisk(g, inRiskOrder(g, atRisk), RISK_ATTACK);
  },
};
/** 8.11b R83 The owner places a hit that does not come out even. */
export const lose: Question<Field> = {
  name: 'lose',
  rule: '8.11b',
  inside: true,
  standing: 'losses',
  side: (g, whose) => (whose === OF_ATTACKERS ? attackingSide(g) : defendingSide(g)),
  list(g, out, piece, whose) {
    for (const { unit } of takers(g, whose)) if (piece === EVERY || piece === unit) out.add(VERB.lose, unit);
  },
  pieces(g, pool, whose) {
    for (const { unit } of takers(g, whose)) pool.add(unit);
  },
  act(g, o, whose) {
    giveHit(g, whose, present(takers(g, whose).find((t) => t.unit === o.a)));
  },
  refuse(_g, o) {
    return [o.verb === VERB.lose ? refusal('8.11b', 'notItsHit') : wrongMoment('8.11b', o.verb)];
  },
  prompt: () => say('prompt.lose'),
};
