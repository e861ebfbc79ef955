import { allIds, FAR } from '@tambour/boards';
import { itemAt } from '@tambour/kernel';
import { area, grouped, labelAt, line, type Mark, type Tone } from '@tambour/stage';
import { type LeaderId, leaderId, type UnitId } from '../model/ids.ts';
import { isLeaderOnMap, leaderArmy, leaderColumn, leaderZone } from '../model/leader.ts';
import { columnUnits, zoneLabel } from '../model/lookup.ts';
import { pieceName, saidPiece } from '../model/names.ts';
import { isUnit, leaderOf, leaderPiece } from '../model/piece.ts';
import { type Field, MARK } from '../model/state.ts';
import { has, isOnMap, zoneOf } from '../model/unit.ts';
import { leads, markBlocked, radiusOf, withinRadius } from '../rules/5-command.ts';
import { say } from '../texts/say.ts';
import { beholder } from './question.ts';

const tone = (g: Field, side: number): Tone => (side === beholder(g) ? 'own' : 'enemy');

/** Whose reach is asked for: a leader's own, that of those who may command a unit, everyone's. */
function leadersMeant(g: Field, piece: string | undefined): LeaderId[] {
  const { w } = g;
  const all = w.leaderIds.map((_, l) => leaderId(l)).filter((l) => isLeaderOnMap(g, l));
  if (piece === undefined) return all;
  const p = w.pieceIndex.get(piece);
  if (p === undefined) return [];
  return isUnit(g, p) ? all.filter((l) => leads(g, l, p)) : all.filter((l) => l === leaderOf(g, p));
}

/** 5.2a 5.2c 5.2e How far each leader's word carries; for a piece picked, also to whom it carries and to whom not. */
export function commandMarks(g: Field, piece: string | undefined): Mark[] {
  const radius = radiusOf(g);
  const { w } = g;
  const found = leadersMeant(g, piece).flatMap((l): Mark[] => {
    const side = leaderArmy(g, l);
    const steps = withinRadius(g, l, markBlocked(g, side), radius).slice();
    const title = say('overlay.reach', { leader: pieceName(w, leaderPiece(g, l), g), radius });
    const reach = area(
      w.zoneNames.filter((_, z) => steps[z] !== FAR),
      tone(g, side),
      title,
    );
    return piece === undefined ? reach : [...reach, ...threads(g, l, piece, steps)];
  });
  return [...found, ...isolated(g)];
}

/** 5.1b 5.1c From a leader to the units of his column, or to the unit picked. */
function threads(g: Field, l: LeaderId, piece: string, steps: Uint8Array): Mark[] {
  const picked = g.w.pieceIndex.get(piece) ?? -1;
  const units = picked >= 0 && isUnit(g, picked) ? [picked] : [...columnUnits(g, leaderColumn(g, l))];
  const from = leaderZone(g, l);
  return units.flatMap((u): Mark[] => {
    const to = zoneOf(g, u);
    if (!isOnMap(g, u) || to === from) return [];
    const far = itemAt(steps, to);
    const unit = saidPiece(g.w, u);
    const title = far === FAR ? say('overlay.unreached', { unit }) : say('overlay.reached', { unit, far });
    return [line(zoneLabel(g, from), zoneLabel(g, to), far === FAR ? 'bad' : 'good', title)];
  });
}

/** 5.3a Where units stand that were out of reach when command was last checked. */
function isolated(g: Field): Mark[] {
  const cut = allIds<UnitId>(g.w.units).filter((u) => isOnMap(g, u) && has(g, u, MARK.isolated));
  return grouped(cut, (u) => zoneOf(g, u)).map((units) =>
    labelAt(zoneLabel(g, zoneOf(g, units[0])), say('overlay.isolated', { count: units.length }), 'bad'),
  );
}
