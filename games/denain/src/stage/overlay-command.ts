import { hexId } from '@tambour/boards';
import { area, line, type Mark, type Tone } from '@tambour/stage';
import { type FormationId, formationId, type LeaderId, NO_UNIT, unitId } from '../model/ids.ts';
import { leaderNameAt, saidLeader, saidUnit } from '../model/names.ts';
import { type Field, isLeaderOnMap, isOnMap, leaderOf, unitAt } from '../model/state.ts';
import { CINC } from '../model/vocabulary.ts';
import { isCombatUnit } from '../rules/1-units.ts';
import { markZones } from '../rules/6-zone-of-control.ts';
import { commandDistance, isLinked, mayCommand, rangeOf, traceCommand } from '../rules/8-command.ts';
import { say } from '../texts/say.ts';
import { leadersOnMap } from './around.ts';
import { beholder } from './question.ts';

const tone = (g: Field, side: number): Tone => (side === beholder(g) ? 'own' : 'enemy');

/** The formation a piece belongs to or leads, or -1. */
function formationOf(g: Field, piece: string): FormationId {
  const u = g.w.unitIndex.get(piece);
  if (u !== undefined) return g.w.unitFormation[u]!;
  const l = g.w.leaderIndex.get(piece);
  return formationId(l === undefined ? -1 : g.w.leads[l]! - 1);
}
/** Whose reach is asked for: a leader's own, that of a unit's leader, everyone's. */
function leadersMeant(g: Field, piece: string | undefined): LeaderId[] {
  const all = leadersOnMap(g);
  if (piece === undefined) return all;
  const l = g.w.leaderIndex.get(piece);
  if (l !== undefined) return all.filter((x) => x === l);
  const f = formationOf(g, piece);
  return f < 0 ? [] : all.filter((x) => x === leaderOf(g, f));
}

/** 8.2b 8.2c 9.1b How far each leader's word carries; for a commander-in-chief, also which leaders it reaches. */
export const commandMarks = (g: Field, piece: string | undefined): Mark[] =>
  leadersMeant(g, piece).flatMap((l): Mark[] => {
    const { w, s } = g;
    const side = w.leaderSide[l]!;
    const from = s.leader.hex[l]!;
    const range = rangeOf(g, l);
    traceCommand(g, side, from, range, markZones(g, 1 - side));
    const places = w.hexNames.filter((_, hex) => commandDistance(g, hexId(hex)) >= 0);
    const name = leaderNameAt(w, l);
    const title = say('overlay.reach', { name, range });
    return [...area(places, tone(g, side), title), ...(piece === undefined ? [] : threads(g, l))];
  });

/** 8.2a From a commander-in-chief to the leaders he may command, within his reach or not. */
function threads(g: Field, l: LeaderId): Mark[] {
  const { w, s } = g;
  if (w.leaderRole[l] !== CINC) return [];
  return [...w.sideFormations[w.leaderSide[l]!]!].flatMap((f): Mark[] => {
    const other = leaderOf(g, f);
    if (other === l || !mayCommand(g, l, f) || !isLeaderOnMap(g, other)) return [];
    const isReached = commandDistance(g, s.leader.hex[other]!) >= 0;
    const name = saidLeader(w, other);
    const [from, to] = [w.hexNames[s.leader.hex[l]!]!, w.hexNames[s.leader.hex[other]!]!];
    return [
      isReached
        ? line(from, to, 'good', say('overlay.reaches', { name }))
        : line(from, to, 'bad', say('overlay.reachesNot', { name })),
    ];
  });
}

/** 9.3a 9.3b 9.3c Units of a formation that hold one line, joined two by two; of the piece's formation when one is picked. */
export function lineMarks(g: Field, piece: string | undefined): Mark[] {
  const { w, s } = g;
  const only = piece === undefined ? formationId(-1) : formationOf(g, piece);
  const out: Mark[] = [];
  for (let u = unitId(0); u < w.units; u++) {
    if (!isOnMap(g, u) || !isCombatUnit(g, u) || (only >= 0 && w.unitFormation[u] !== only)) continue;
    for (let d = 0; d < 6; d++) {
      const x = w.near[s.unit.hex[u]! * 6 + d]!;
      const v = x < 0 ? NO_UNIT : unitAt(g, x);
      // Each pair once.
      if (v <= u || w.unitFormation[v] !== w.unitFormation[u] || !isLinked(g, u, v, d)) continue;
      const [a, b] = [saidUnit(w, u), saidUnit(w, v)];
      const title = say('overlay.inLine', { a, b });
      out.push(line(w.hexNames[s.unit.hex[u]!]!, w.hexNames[x]!, tone(g, w.unitSide[u]!), title));
    }
  }
  return out;
}
