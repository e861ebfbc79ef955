import type { Text } from '@tambour/kernel';
import { list, stateSentence } from '@tambour/stage';
import type { LeaderId } from '../model/ids.ts';
import { placeName, saidCorps, saidPiece } from '../model/names.ts';
import { brigadierOf, type Field, isLeaderOnMap, isOnMap, leaderHex, stackOf } from '../model/state.ts';
import { BRIGADIER, OVERALL } from '../model/vocabulary.ts';
import {
  corpsIdOf,
  formationsOfCorps,
  hexLabel,
  idOf,
  initiativeData,
  leaderData,
  leaderIdOf,
  unitsOfFormation,
} from '../model/world-lookup.ts';
import { corpsRange, isAble, isInCorpsRange, underCommand } from '../rules/4-command.ts';
import { continuityOf } from '../rules/4-corps.ts';
import { sayStudy } from '../texts/say-study.ts';
import { leaderStates } from './state-words.ts';
import { terrainName } from './terrain-words.ts';

/** A leader in sentences: who he is, where, whom he commands, how things stand with him. */
export function describeLeader(g: Field, l: LeaderId): Text[] {
  return [identity(g, l), ...rank(g, l), ...position(g, l), ...commands(g, l), ...stateSentence(leaderStates(g, l))];
}

function identity(g: Field, l: LeaderId): Text {
  const { w } = g;
  const data = leaderData(g, l);
  const name = saidPiece(w, data.id);
  const { ma } = data;
  if (data.rank === OVERALL) return sayStudy('leader.overall', { name, ma });
  if (data.rank === BRIGADIER)
    return sayStudy('leader.brigadier', {
      name,
      ma,
      of: saidCorps(w, corpsIdOf(g, data.corps)),
      range: data.range,
      rating: data.engagement,
    });
  return sayStudy('leader.corps', {
    name,
    ma,
    of: saidCorps(w, corpsIdOf(g, data.corps)),
    range: isLeaderOnMap(g, l) ? corpsRange(g, l) : data.range,
    rating: continuityOf(g, data.corps),
  });
}
/** 4.3c 4.16 4.25 What else he is. */
function rank(g: Field, l: LeaderId): Text[] {
  const { w } = g;
  const { rank, isOverall, side } = leaderData(g, l);
  const { drm, whileOnMap } = initiativeData(g, side);
  return [
    ...(isOverall && rank !== OVERALL ? [sayStudy('leader.alsoOverall')] : []),
    ...(whileOnMap === l && drm !== 0 ? [sayStudy('leader.initiative', { n: drm })] : []),
    ...(w.mayLeadMassed[l] ? [sayStudy('leader.massed')] : []),
  ];
}

function position(g: Field, l: LeaderId): Text[] {
  const { w } = g;
  if (!isLeaderOnMap(g, l)) return [];
  const hex = leaderHex(g, l);
  const here = { place: placeName(w, hexLabel(g, hex)), ground: terrainName(w, hex) };
  const troops = stackOf(g, hex).map((u) => saidPiece(w, idOf(g, u)));
  return [
    troops.length === 0 ? sayStudy('leader.alone', here) : sayStudy('leader.with', { ...here, troops: list(troops) }),
  ];
}

/** 4.11 4.21 4.22 Whom his range takes in now: a brigadier's units, a corps commander's brigadiers. */
function commands(g: Field, l: LeaderId): Text[] {
  const { w } = g;
  const { rank, formation, corps } = leaderData(g, l);
  if (!isAble(g, l)) return [];
  if (rank === BRIGADIER) {
    const of = unitsOfFormation(g, formation).filter((u) => isOnMap(g, u)).length;
    const n = [...underCommand(g, formation)].filter((u) => w.unitFormation[u] === formation).length;
    return [sayStudy('leader.commands', { n, of })];
  }
  if (corps < 0) return [];
  const reached = [...formationsOfCorps(g, corps)]
    .map((f) => brigadierOf(g, f))
    .filter((b) => b >= 0 && isLeaderOnMap(g, b) && isInCorpsRange(g, l, leaderHex(g, b)));
  if (reached.length === 0) return [sayStudy('leader.reachesNone')];
  return [sayStudy('leader.reaches', { all: list(reached.map((b) => saidPiece(w, leaderIdOf(g, b)))) })];
}
