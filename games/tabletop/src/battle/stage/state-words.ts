import type { Text } from '@tambour/kernel';
import { list } from '@tambour/stage';
import { sayStage } from '../../texts/say-stage.ts';
import {
  degradationOf,
  delayOf,
  escortOf,
  gunPlaceOf,
  leaderKind,
  leaderPlaceOf,
  menLost,
  orderOf,
  stateOf,
  unitWith,
  valueAt,
} from '../model/columns.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { saidUnit } from '../model/names.ts';
import { type Field, has, orNobody } from '../model/state.ts';
import { kindOf, unitOf } from '../model/views.ts';

/** How it is with a piece now, in a word or two each: what its base does not say in letters. */

const lower = ({ en, fr }: Text): Text => ({
  en: en.charAt(0).toLowerCase() + en.slice(1),
  fr: fr.charAt(0).toLowerCase() + fr.slice(1),
});

export function unitStates(g: Field, u: UnitId): readonly Text[] {
  if (has(g, u, 'waiting')) return [sayStage('state.waiting', { period: kindOf(g, u).arrives })];
  const { state, opponents, sector } = unitOf(g, u);
  if (state === 'gone') return [lower(sayStage('state.gone'))];
  const level = degradationOf(g, u);
  const now = stateOf(g, u);
  const out: Text[] = [];
  if (sector === null && !has(g, u, 'routShape')) out.push(lower(sayStage(`formation.${unitOf(g, u).formation}`)));
  if (sector !== null) out.push(lower(sayStage('formation.garrison')));
  if (level !== 'formed') out.push(lower(sayStage(`degradation.${level}`)));
  if (now !== 'steady') out.push(lower(sayStage(`state.${now}`)));
  if (opponents.length > 0)
    out.push(sayStage('state.melee', { enemies: list(opponents.map((foe) => saidUnit(g.w, foe.u))) }));
  if (menLost(g, u) > 0) out.push(sayStage('state.losses', { n: menLost(g, u) }));
  if (now !== 'prisoner' && escortOf(g, u) > 0) out.push(sayStage('state.escort', { n: escortOf(g, u) }));
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
  const place = leaderPlaceOf(g, l);
  if (place === 'waiting') return [sayStage('state.waiting', { period: leaderKind(g, l).arrives })];
  if (place !== 'table') return [sayStage(`leader.${place}`)];
  const [unit, carrier] = [unitWith(g, l), orNobody(valueAt(leader.carriedBy, l))];
  const said = (u: UnitId): Text => saidUnit(g.w, u);
  const out: Text[] = [];
  if (carrier >= 0) out.push(sayStage('state.carried', { unit: said(carrier) }));
  else if (unit >= 0) out.push(sayStage('state.with', { unit: said(unit) }));
  if (delayOf(g, l) > 0) out.push(sayStage('state.delay', { n: delayOf(g, l) }));
  return out;
}

export function gunStates(g: Field, u: UnitId): readonly Text[] {
  const place = gunPlaceOf(g, u);
  return place === 'manned' ? [] : [sayStage(`guns.${place}`)];
}
