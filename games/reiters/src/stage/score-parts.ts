import type { Text } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import type { LeaderId } from '../model/ids.ts';
import { saidPiece, zoneName } from '../model/names.ts';
import { type Field, hasLeader, REPLACED } from '../model/state.ts';
import { CC, EXITED, LOST } from '../model/vocabulary.ts';
import { unitPoints } from '../rules/1-quality.ts';
import { leaderPoints } from '../rules/7-leader-loss.ts';
import { holds, pointsOf } from '../rules/9-victory.ts';
import { say } from '../texts/say.ts';

interface ScorePart {
  readonly what: Text;
  readonly value: number;
  readonly rule: string;
}

/** 9.0a 9.0b A side's points, thing by thing: they add up to what `pointsOf` says. */
export function scoreParts(g: Field, side: number): ScorePart[] {
  const parts = [...objectives(g, side), ...eliminations(g, side), ...exits(g, side)];
  // A position laid out by hand may hold points that nothing on the map accounts for.
  const rest = pointsOf(g, side).total - parts.reduce((sum, part) => sum + part.value, 0);
  if (rest !== 0) parts.push({ what: say('score.before'), value: rest, rule: '9.0a' });
  return parts;
}

function objectives(g: Field, side: number): ScorePart[] {
  return g.w.data.victory.objectives
    .filter((o) => o.side === side && holds(g, side, o.zone))
    .map((o) => {
      const zone = zoneName(g.w, g.w.zoneNames[o.zone]!);
      const hasName = g.w.data.map.zones[o.zone]!.name !== undefined;
      const what = hasName ? zone : say('score.objective', { zone, name: o.name });
      return { what, value: o.points, rule: '9.0b' satisfies RuleId };
    });
}

function eliminations(g: Field, side: number): ScorePart[] {
  const { w, s } = g;
  const parts: ScorePart[] = [];
  const rule: RuleId = '9.0a';
  const lost = [...w.sideUnits[1 - side]!].filter((u) => s.unit.place[u] === LOST && unitPoints(g, u) > 0);
  if (lost.length > 0)
    parts.push({
      what: say('score.units', { n: lost.length }),
      value: lost.reduce((sum, u) => sum + unitPoints(g, u), 0),
      rule,
    });
  for (const l of w.sideLeaders[1 - side]!) {
    if (!hasLeader(g, l, REPLACED)) continue;
    // Under his own name: it is he who fell.
    const name = saidPiece(w, w.leaderIds[l]!);
    parts.push({
      what: say('score.leader', { name }),
      value: leaderPoints(g, l),
      rule,
    });
  }
  const taken = w.data.baggage.filter((b, i) => b.side !== side && s.baggage.place[i] === LOST).length;
  if (taken > 0)
    parts.push({
      what: say('score.baggage'),
      value: taken * w.data.victory.elimination[side]!.baggage,
      rule,
    });
  return parts;
}

/** M.3 AU.3 D.5 CO.3 Units and leaders led off the map. */
function exits(g: Field, side: number): ScorePart[] {
  const { w, s } = g;
  const exit = w.data.victory.exits.find((e) => e.side === side);
  if (!exit) return [];
  const units = [...w.sideUnits[side]!].filter((u) => s.unit.place[u] === EXITED && w.unitParent[u]! < 0);
  const leaders = [...w.sideLeaders[side]!].filter((l) => s.leader.place[l] === EXITED);
  if (units.length + leaders.length === 0) return [];
  const rank = (l: LeaderId): number => (hasLeader(g, l, REPLACED) ? CC : w.data.leaders[l]!.rank);
  const value =
    units.reduce((sum, u) => sum + exit.units[w.unitType[u]!]!, 0) +
    leaders.reduce((sum, l) => sum + exit.leaders[rank(l)]!, 0);
  const what = say('score.exits', { n: units.length + leaders.length });
  return [{ what, value, rule: w.specials.exit.find((e) => e.side === side)?.rule ?? '9.0a' }];
}
