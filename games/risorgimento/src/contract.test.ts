import { amount, contract, type Observed } from '@tambour/kernel/testing';
import { risorgimento } from './game.ts';
import type { RisorgimentoEvent } from './model/event.ts';
import { type LeaderId, leaderId, unitId } from './model/ids.ts';
import { EVER_HIT, type Field, has, isOnMap, SHAKEN, stackOf } from './model/state.ts';
import { ARTILLERY, LOST, ON_MAP, WAITING } from './model/vocabulary.ts';
import { RULES } from './rule-book.ts';
import { firstTurns, melee } from './testing/melee.ts';
import { skirmish } from './testing/skirmish.ts';

/** The rules of a turn as a person at the table would watch over them, from events alone. */
function holds(): (seen: Observed<Field>) => readonly string[] {
  /** What is done once: in an activation of a corps, in a turn. */
  const once = { activation: new Set<string>(), turn: new Set<string>() };
  let out: string[] = [];
  const doing = (what: string, who: string, during: keyof typeof once) => {
    const key = `${who} ${what}`;
    if (once[during].has(key)) out.push(`${key} twice in a ${during}`);
    once[during].add(key);
  };
  const event = (e: RisorgimentoEvent) => {
    if (e.type === 'turn-began') once.turn.clear();
    if (e.type === 'corps-activated' || e.type === 'turn-began') once.activation.clear();
    if (e.type === 'formation-began') doing('acts', e.formation, 'activation');
    if (e.type === 'fired') for (const piece of e.pieces) doing(e.isReaction ? 'reacts' : 'fires', piece, 'activation');
    if (e.type === 'small-arms-fired') doing(e.isReaction ? 'reacts' : 'fires', e.piece, 'activation');
    if (e.type === 'attack-declared' && e.kind !== 'counter-charge')
      for (const piece of e.pieces) doing(e.kind === 'continued' ? 'continues' : 'attacks', piece, 'activation');
    if (e.type === 'rallied') doing('rallies', e.piece, 'activation');
    if (e.type === 'recovered') doing('recovers', e.piece, 'turn');
    if (e.type === 'bridge-tried') doing('is tried', e.bridge, 'turn');
    if (e.type === 'corps-finished') doing('is finished', e.corps, 'turn');
  };
  return (seen) => {
    out = [];
    for (const e of seen.events) event(e as RisorgimentoEvent);
    return [...out, ...wasted(seen.before, seen.after), ...miscounted(seen.after)];
  };
}

/** What is lost stays lost: the dead, the first hit, bridges, demoralised corps, time. */
function wasted(before: Field, after: Field): string[] {
  const { w } = before;
  const [a, b] = [before.s, after.s];
  const out: string[] = [];
  for (let u = unitId(0); u < w.units; u++) {
    const name = w.unitIds[u]!;
    if (a.unit.place[u] === LOST && b.unit.place[u] !== LOST) out.push(`${name} came back from the dead`);
    if (a.unit.place[u] === ON_MAP && b.unit.place[u] === WAITING) out.push(`${name} waits again`);
    if (has(before, u, EVER_HIT) && (!has(after, u, EVER_HIT) || b.unit.hits[u] === 0))
      out.push(`${name} lost its first hit`);
  }
  for (let l = leaderId(0); l < w.leaders; l++)
    if (a.leader.place[l] === LOST && b.leader.place[l] !== LOST) out.push(`${w.leaderIds[l]} came back from the dead`);
  for (const [i] of w.bridges.entries())
    if (b.bridge.isDestroyed[i]! < a.bridge.isDestroyed[i]!) out.push(`bridge ${i} is whole again`);
  for (const [i, { id }] of w.moraleGroups.entries())
    if (b.morale.isDemoralized[i]! < a.morale.isDemoralized[i]!) out.push(`${id} took heart again`);
  if (b.battle.turn[0]! < a.battle.turn[0]!) out.push('time ran back');
  return out;
}

/** Every loss is counted, nobody lives with more hits than he can bear, and no hex holds two armies once a fight is over. */
function miscounted(g: Field): string[] {
  const { w, s } = g;
  const out: string[] = [];
  for (let side = 0; side < 2; side++) {
    let lost = 0;
    for (const u of w.sideUnits[1 - side]!) if (s.unit.place[u] === LOST && !w.isUnreliable[u]) lost++;
    if (s.side.killed[side]! < lost) out.push(`${lost} units of side ${1 - side} lost, ${s.side.killed[side]} counted`);
  }
  for (let u = unitId(0); u < w.units; u++) {
    if (!isOnMap(g, u)) continue;
    if (w.unitType[u] !== ARTILLERY && s.unit.hits[u]! > w.cohesion[u]!) out.push(`${w.unitIds[u]} should be gone`);
    if (s.kernel.depth[0] === 0 && has(g, u, SHAKEN)) out.push(`${w.unitIds[u]} was never rolled for`);
    const hex = s.unit.hex[u]!;
    const sides = new Set(stackOf(g, hex).map((v) => w.unitSide[v]));
    if (sides.size > 1 && (s.fight.kind[0] === 0 || s.fight.hex[0] !== hex))
      out.push(`both armies are in ${w.hexNames[hex]}`);
  }
  for (let l: LeaderId = leaderId(0); l < w.leaders; l++)
    if (s.leader.follows[l] && s.fight.kind[0] === 0) out.push(`${w.leaderIds[l]} follows nobody into no fight`);
  return out;
}

const OTHERWISE = { designerErrata: 'yes', frenchDemoralizationLevel: '5', hitsTwiceInEngagement: 'no' } as const;
const TURNS = amount(1, 12);
contract(risorgimento, [firstTurns('san-martino', TURNS), firstTurns('magenta', TURNS, OTHERWISE)], {
  rules: RULES,
  games: amount(1, 6),
  holds,
  altered: amount(8, 60),
});
const MELEES = [
  skirmish(1),
  melee('san-martino', 1),
  melee('magenta', 3, OTHERWISE),
  melee('san-martino', 2, OTHERWISE),
];
contract(risorgimento, MELEES.slice(0, amount(2, MELEES.length)), {
  rules: RULES,
  games: amount(1, 8),
  holds,
  altered: amount(12, 60),
});
