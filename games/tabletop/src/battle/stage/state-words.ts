import type { Text } from '@tambour/kernel';
import { list } from '@tambour/stage';
import { DEGRADATIONS, ORDERS } from '../../model/vocabulary.ts';
import { sayStage } from '../../texts/say-stage.ts';
import { stateOf } from '../doors.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { GUN_PLACES, LEADER_PLACES } from '../model/marks.ts';
import { saidPiece } from '../model/names.ts';
import { type Field, has, orNobody } from '../model/state.ts';
import { unitOf } from '../model/views.ts';

/** How it is with a piece now, in a word or two each: what its base does not say in letters. */

const lower = ({ en, fr }: Text): Text => ({
  en: en.charAt(0).toLowerCase() + en.slice(1),
  fr: fr.charAt(0).toLowerCase() + fr.slice(1),
});
export const orderOf = (g: Field, u: UnitId) => ORDERS[g.s.unit.order[u]!]!;

export function unitStates(g: Field, u: UnitId): readonly Text[] {
  if (has(g, u, 'waiting')) return [sayStage('state.waiting', { period: g.w.kinds[u]!.arrives })];
  const { state, opponents, sector } = unitOf(g, u);
  if (state === 'gone') return [lower(sayStage('state.gone'))];
  const { unit } = g.s;
  const level = DEGRADATIONS[unit.degradation[u]!]!;
  const now = stateOf(g, u);
  const out: Text[] = [];
  if (sector === null && !has(g, u, 'routShape')) out.push(lower(sayStage(`formation.${unitOf(g, u).formation}`)));
  if (sector !== null) out.push(lower(sayStage('formation.garrison')));
  if (level !== 'formed') out.push(lower(sayStage(`degradation.${level}`)));
  if (now !== 'steady') out.push(lower(sayStage(`state.${now}`)));
  if (opponents.length > 0)
    out.push(sayStage('state.melee', { enemies: list(opponents.map((foe) => saidPiece(g.w, g.w.unitIds[foe.u]!))) }));
  if (unit.losses[u]! > 0) out.push(sayStage('state.losses', { n: unit.losses[u]! }));
  if (now !== 'prisoner' && unit.escort[u]! > 0) out.push(sayStage('state.escort', { n: unit.escort[u]! }));
  if (has(g, u, 'screenOut')) out.push(sayStage('state.screen'));
  if (has(g, u, 'offGuns')) out.push(sayStage('state.offGuns'));
  if (has(g, u, 'everRouted')) out.push(sayStage('state.everRouted'));
  if (has(g, u, 'disarmed')) out.push(sayStage('state.disarmed'));
  if (has(g, u, 'charged')) out.push(sayStage('state.charged'));
  if (now === 'steady' || now === 'halted')
    out.push(sayStage('state.order', { order: lower(sayStage(`order.${orderOf(g, u)}`)) }));
  return out;
}

export function leaderStates(g: Field, l: LeaderId): readonly Text[] {
  const { leader } = g.s;
  const place = LEADER_PLACES[leader.place[l]!]!;
  if (place === 'waiting') return [sayStage('state.waiting', { period: g.w.leaderKinds[l]!.arrives })];
  if (place !== 'table') return [sayStage(`leader.${place}`)];
  const [unit, carrier] = [orNobody(leader.with[l]!), orNobody(leader.carriedBy[l]!)];
  const said = (u: UnitId): Text => saidPiece(g.w, g.w.unitIds[u]!);
  const out: Text[] = [];
  if (carrier >= 0) out.push(sayStage('state.carried', { unit: said(carrier) }));
  else if (unit >= 0) out.push(sayStage('state.with', { unit: said(unit) }));
  if (leader.delay[l]! > 0) out.push(sayStage('state.delay', { n: leader.delay[l]! }));
  return out;
}

export function gunStates(g: Field, u: UnitId): readonly Text[] {
  const place = GUN_PLACES[g.s.guns.place[u]!]!;
  return place === 'manned' ? [] : [sayStage(`guns.${place}`)];
}
