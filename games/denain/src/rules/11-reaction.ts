import { directionTo } from '@tambour/boards';
import { EVERY, type Question, type Refusal, type Text } from '@tambour/kernel';
import { list } from '@tambour/stage';
import { placeName, saidPiece } from '../model/names.ts';
import { refusal, wrongMoment } from '../model/refusal.ts';
import { type Field, isOnMap, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { NOWHERE, ROUTED } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { isCombatUnit, isInfantry } from './1-units.ts';
import { front } from './2-facing.ts';
import { ATTACKERS, countOf, fighter, fighters, roleSide, TARGETS } from './11-combatants.ts';
import { isFireBanned, shoot } from './11-fire.ts';

/** 11e 10.1c 10.1e 10.4b Reaction fire before the shock: each attacked infantry unit and battery, once, as its owner likes. R51 */
export const react: Question<Field> = {
  name: 'react',
  rule: '11e',
  inside: true,
  standing: 'reaction-fire',
  side: (g) => roleSide(g, TARGETS),
  list(g, out, piece) {
    const { s, w } = g;
    for (let t = 0; t < countOf(g, TARGETS); t++) {
      const u = fighter(g, TARGETS, t);
      const b = s.target.battery[t]!;
      if (u >= 0 && !s.target.hasFired[t] && (piece === EVERY || piece === u) && mayReact(g, u))
        for (let a = 0; a < countOf(g, ATTACKERS); a++) {
          const v = fighter(g, ATTACKERS, a);
          const d = v < 0 ? undefined : directionTo(w.grid, s.unit.hex[u]!, s.unit.hex[v]!);
          if (d !== undefined && front(g, u) & (1 << d)) out.add(VERB.react, u, v);
        }
      if (
        b !== NOWHERE &&
        !s.target.gunsFired[t] &&
        (piece === EVERY || piece === b) &&
        isOnMap(g, b) &&
        mayGunsReact(g, b)
      )
        for (let a = 0; a < countOf(g, ATTACKERS); a++) {
          const v = fighter(g, ATTACKERS, a);
          if (v >= 0 && directionTo(w.grid, s.unit.hex[b]!, s.unit.hex[v]!) !== undefined) out.add(VERB.react, b, v);
        }
    }
    if (piece < 0) out.add(VERB.hold);
  },
  act(g, o) {
    if (o.verb === VERB.hold) return;
    const { target, unit } = g.s;
    for (let t = 0; t < countOf(g, TARGETS); t++) {
      if (target.unit[t] === o.a) target.hasFired[t] = 1;
      if (target.battery[t] === o.a) target.gunsFired[t] = 1;
    }
    push(g, STEP.react);
    shoot(g, o.a, unit.hex[o.b]!, true);
  },
  refuse(g, o) {
    if (o.verb !== VERB.react) return [wrongMoment('11e', o.verb)];
    const out: Refusal[] = [];
    const side = roleSide(g, TARGETS);
    if (g.w.unitSide[o.a] !== side) return [refusal('11e', 'notYours')];
    if (isCombatUnit(g, o.a) && !isInfantry(g, o.a)) out.push(refusal('11e', 'dragoonsDoNotReact'));
    if (isOnMap(g, o.a) && isFireBanned(g, o.a) && isCombatUnit(g, o.a)) out.push(refusal('11.1h', 'bayonet'));
    if (g.s.unit.state[o.a] === ROUTED) out.push(refusal('12.4a', 'routedAttack'));
    if (g.s.formation.isLost[g.w.unitFormation[o.a]!]) out.push(refusal('8.4d', 'formationLost'));
    const { target } = g.s;
    for (let t = 0; t < countOf(g, TARGETS); t++)
      if ((target.unit[t] === o.a && target.hasFired[t]) || (target.battery[t] === o.a && target.gunsFired[t]))
        out.push(refusal(isCombatUnit(g, o.a) ? '11e' : '10.1c', 'hasReacted'));
    if (out.length === 0) out.push(refusal(isCombatUnit(g, o.a) ? '11e' : '10.1c', 'noReaction'));
    return out;
  },
  prompt(g) {
    const { w, s } = g;
    const attackers = fighters(g, ATTACKERS);
    const targets = Array.from({ length: countOf(g, TARGETS) }, (_, t): Text => {
      const u = s.target.unit[t]!;
      return say('prompt.target', {
        unit: saidPiece(w, w.unitIds[u === NOWHERE ? s.target.battery[t]! : u]!),
        place: placeName(w, w.hexNames[s.target.hex[t]!]!),
      });
    });
    return say('prompt.reaction', {
      attackers: list(attackers.map((u) => saidPiece(w, w.unitIds[u]!))),
      isOne: attackers.length === 1,
      targets: list(targets),
    });
  },
};
/** 11e 12.4a 8.4d Infantry that is not routed, may fire here, and is not lost with its commander. */
const mayReact = (g: Field, u: number): boolean =>
  isInfantry(g, u) &&
  g.s.unit.state[u] !== ROUTED &&
  !isFireBanned(g, u) &&
  !g.s.formation.isLost[g.w.unitFormation[u]!];
export const mayGunsReact = (g: Field, b: number): boolean => !g.s.formation.isLost[g.w.unitFormation[b]!];
