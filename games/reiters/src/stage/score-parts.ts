import type { Modifier } from '@tambour/kernel';
import { hasLeader } from '../model/leader.ts';
import { saidPiece, zoneName } from '../model/names.ts';
import { type Field, LEADER_MARK } from '../model/state.ts';
import { EXITED, LOST } from '../model/vocabulary.ts';
import { rankOf, unitPoints } from '../rules/1-quality.ts';
import { leaderPoints } from '../rules/7-leader-loss.ts';
import { holds, pointsOf, ruleOfExit } from '../rules/9-victory.ts';
import { say } from '../texts/say.ts';

const sum = <T>(all: readonly T[], worth: (one: T) => number): number => all.reduce((n, one) => n + worth(one), 0);

/** 9.0a 9.0b A side's points, thing by thing: they add up to what `pointsOf` says. */
export function scoreParts(g: Field, side: number): Modifier[] {
  const { w, s } = g;
  const { objectives, elimination, exits } = w.data.victory;
  const held = objectives.filter((o) => o.side === side && holds(g, side, o.zone));
  const lost = [...w.sideUnits[1 - side]!].filter((u) => s.unit.place[u] === LOST && unitPoints(g, u) > 0);
  const fallen = [...w.sideLeaders[1 - side]!].filter((l) => hasLeader(g, l, LEADER_MARK.replaced));
  const taken = w.data.baggage.filter((b, i) => b.side !== side && s.baggage.place[i] === LOST).length;
  // M.3 AU.3 D.5 CO.3 Units and leaders led off the map.
  const exit = exits.find((e) => e.side === side);
  const units = [...w.sideUnits[side]!].filter((u) => s.unit.place[u] === EXITED && w.unitParent[u]! < 0);
  const leaders = [...w.sideLeaders[side]!].filter((l) => s.leader.place[l] === EXITED);
  const parts: readonly Modifier[] = [
    ...held.map(({ zone, name, points }): Modifier => {
      const what = zoneName(w, w.zoneNames[zone]!);
      const hasName = w.data.map.zones[zone]!.name !== undefined;
      return { what: hasName ? what : say('score.objective', { zone: what, name }), value: points, rule: '9.0b' };
    }),
    { what: say('score.units', { n: lost.length }), value: sum(lost, (u) => unitPoints(g, u)), rule: '9.0a' },
    // Under his own name: it is he who fell.
    ...fallen.map((l): Modifier => {
      const name = saidPiece(w, w.leaderIds[l]!);
      return { what: say('score.leader', { name }), value: leaderPoints(g, l), rule: '9.0a' };
    }),
    { what: say('score.baggage'), value: taken * elimination[side]!.baggage, rule: '9.0a' },
    {
      what: say('score.exits', { n: units.length + leaders.length }),
      value:
        sum(units, (u) => exit?.units[w.unitType[u]!] ?? 0) + sum(leaders, (l) => exit?.leaders[rankOf(g, l)] ?? 0),
      rule: ruleOfExit(g, side),
    },
  ];
  // A position laid out by hand may hold points that nothing on the map accounts for.
  const rest = pointsOf(g, side).total - sum(parts, (part) => part.value);
  return [...parts, { what: say('score.before'), value: rest, rule: '9.0a' }].filter((part) => part.value !== 0);
}
