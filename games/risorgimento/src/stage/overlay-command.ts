import { hexId, within } from '@tambour/boards';
import { area, line, type Mark, type Tone } from '@tambour/stage';
import { type LeaderId, leaderId, NO_LEADER } from '../model/ids.ts';
import { pieceName, saidPiece } from '../model/names.ts';
import { brigadierOf, commanderOf, type Field, hexOf, isLeaderOnMap, isOnMap, leaderHex } from '../model/state.ts';
import { BRIGADIER } from '../model/vocabulary.ts';
import {
  corpsOfFormation,
  formationOf,
  formationsOfCorps,
  hexLabel,
  idOf,
  leaderData,
  leaderIdOf,
  unitsOfFormation,
} from '../model/world-lookup.ts';
import { commandField, corpsRange, hasOrders, isAble, underCommand } from '../rules/4-command.ts';
import { sayStudy } from '../texts/say-study.ts';
import { beholder } from './question.ts';

const tone = (g: Field, l: LeaderId): Tone => (g.w.leaderSide[l] === beholder(g) ? 'own' : 'enemy');
const leaders = (g: Field): LeaderId[] =>
  Array.from({ length: g.w.leaders }, (_, l) => leaderId(l)).filter((l) => isAble(g, l));
const isBrigadier = (g: Field, l: LeaderId): boolean => g.w.leaderRank[l] === BRIGADIER;
const commandsCorps = (g: Field, l: LeaderId): boolean => !isBrigadier(g, l) && leaderData(g, l).corps >= 0;

/** The brigadier who is meant by a piece: himself, or that of a unit. */
function brigadierMeant(g: Field, piece: string): LeaderId {
  const u = g.w.unitIndex.get(piece);
  if (u !== undefined) return brigadierOf(g, formationOf(g, u));
  const l = g.w.leaderIndex.get(piece);
  return l !== undefined && isBrigadier(g, l) ? l : NO_LEADER;
}
/** The corps commander who is meant by a piece: himself, or that of a unit or a brigadier. */
function commanderMeant(g: Field, piece: string): LeaderId {
  const u = g.w.unitIndex.get(piece);
  if (u !== undefined) return commanderOf(g, corpsOfFormation(g, formationOf(g, u)));
  const l = g.w.leaderIndex.get(piece);
  if (l === undefined) return NO_LEADER;
  const { corps } = leaderData(g, l);
  return corps < 0 ? NO_LEADER : commanderOf(g, corps);
}

/** 4.11c 4.12a E4.12 How far brigadiers' command carries; for one that is picked, which of his units he commands, by range or chain. */
export function commandMarks(g: Field, piece: string | undefined): Mark[] {
  const of =
    piece === undefined
      ? leaders(g).filter((l) => isBrigadier(g, l) && g.w.leaderSide[l] === beholder(g))
      : [brigadierMeant(g, piece)];
  return of
    .filter((l) => l >= 0 && isAble(g, l))
    .flatMap((l): Mark[] => {
      const { w } = g;
      const field = commandField(g, l, g.scratch.ride);
      const places = w.hexNames.filter((_, hex) => field.cost(hexId(hex)) >= 0);
      const title = sayStudy('overlay.range', {
        name: pieceName(w, leaderIdOf(g, l)),
        range: leaderData(g, l).range,
      });
      return [...area(places, tone(g, l), title), ...(piece === undefined ? [] : threads(g, l))];
    });
}
function threads(g: Field, l: LeaderId): Mark[] {
  const { w } = g;
  const f = leaderData(g, l).formation;
  const reached = underCommand(g, f);
  const from = hexLabel(g, leaderHex(g, l));
  return unitsOfFormation(g, f).flatMap((u): Mark[] => {
    const to = isOnMap(g, u) ? w.hexNames[hexOf(g, u)] : undefined;
    if (to === undefined || to === from) return [];
    const name = saidPiece(w, idOf(g, u));
    return [
      reached.has(u)
        ? line(from, to, 'good', sayStudy('overlay.commands', { name }))
        : line(from, to, 'bad', sayStudy('overlay.commandsNot', { name })),
    ];
  });
}

/** 4.21a 4.22a R17 How far corps commanders' Orders carry, in plain hexes; and which brigadiers have them. */
export function orderMarks(g: Field, piece: string | undefined): Mark[] {
  const of =
    piece === undefined
      ? leaders(g).filter((l) => commandsCorps(g, l) && g.w.leaderSide[l] === beholder(g))
      : [commanderMeant(g, piece)];
  return of
    .filter((l) => l >= 0 && isAble(g, l))
    .flatMap((l): Mark[] => {
      const { w } = g;
      const range = corpsRange(g, l);
      const places = within(w.grid, leaderHex(g, l), range).map((hex) => hexLabel(g, hex));
      const title = sayStudy('overlay.corpsRange', { name: pieceName(w, leaderIdOf(g, l)), range });
      return [...area(places, tone(g, l), title), ...brigadiers(g, l)];
    });
}
function brigadiers(g: Field, l: LeaderId): Mark[] {
  const { w } = g;
  const from = hexLabel(g, leaderHex(g, l));
  return formationsOfCorps(g, leaderData(g, l).corps).flatMap((f): Mark[] => {
    const b = brigadierOf(g, f);
    if (b < 0 || !isLeaderOnMap(g, b)) return [];
    const to = hexLabel(g, leaderHex(g, b));
    if (to === from) return [];
    const name = saidPiece(w, leaderIdOf(g, b));
    return [
      hasOrders(g, f)
        ? line(from, to, 'good', sayStudy('overlay.hasOrders', { name }))
        : line(from, to, 'bad', sayStudy('overlay.noOrders', { name })),
    ];
  });
}
