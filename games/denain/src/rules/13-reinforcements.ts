import { VERTICES } from '@tambour/boards';
import { type Action, type ActionList, EVERY, type Refusal, whyNot } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import type { FormationId } from '../model/ids.ts';
import { orElse, refusal } from '../model/refusal.ts';
import { baggageAt, CHARGING, type Field, IN_PLACE, MOVED, mark, put, unmark } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { FRENCH, NOWHERE, WAITING } from '../model/vocabulary.ts';
import { markZones } from './6-zone-of-control.ts';
import { arrive } from './7-arrival.ts';
import { TURN } from './7-legs.ts';
import { pushWay } from './7-march.ts';
import { searchMoves } from './7-move-search.hot.ts';
import { wayOf } from './7-way.ts';
import { ENTRY_SHIFT, FACING_BITS, NO_LEG, unpackWay } from './7-way-code.ts';
import { whyNotPlace } from './7-why-not-move.ts';
import { whyNotWay } from './7-why-not-way.ts';
import { ENTERS, entering, gates, isOpenEntry, isSecond, mayEnter, OPEN_ENTRY } from './13-entry-hexes.ts';

export function listEntries(g: Field, out: ActionList, formation: FormationId, piece: number, zones: Uint8Array): void {
  const { w } = g;
  for (let e = 0; e < w.entryHexes.length; e++) {
    if (w.entryHexes[e]!.formation !== formation || !isOpenEntry(g, e)) continue;
    for (const u of w.formationUnits[formation]!) {
      if (out.isFull) return;
      if ((piece !== EVERY && piece !== u) || !mayEnter(g, u)) continue;
      const open = gates(g, e, u);
      for (let n = 0; n < open.length; n++) {
        const gate = open[n]!;
        const count = searchMoves(g, entering(g, u, e, gate, zones));
        const { found } = g.scratch;
        for (let i = 0; i < count; i++) {
          const place = found[i]!;
          const hex = Math.trunc(place / 6);
          if (isSecond(g, e) && hex !== gate) continue;
          out.add(VERB.enter, u, hex, (place - hex * 6) | ((e | (n << 8)) << ENTRY_SHIFT), 0);
        }
      }
    }
  }
}

export function actEntry(g: Field, o: Action): void {
  const { w, s } = g;
  const e = (o.c >> ENTRY_SHIFT) & 255;
  const gate = gates(g, e, o.a)[o.c >> (ENTRY_SHIFT + 8)]!;
  const way = wayOf(g, o)!;
  s.entry.today[e]! += 1;
  s.entry.total[e]! += 1;
  let turned = 0;
  for (const leg of way.legs) if (leg > 4) turned += leg - 4;
  const facing = ((o.c & FACING_BITS) + 36 - turned) % 6;
  put(g, o.a, gate);
  s.unit.facing[o.a] = facing;
  s.unit.cameFrom[o.a] = NOWHERE;
  mark(g, o.a, MOVED | (way.charges ? CHARGING : 0));
  unmark(g, o.a, IN_PLACE);
  emit(g, {
    type: 'entered',
    rule: '13.2d',
    piece: w.unitIds[o.a]!,
    hex: w.hexNames[gate]!,
    facing: VERTICES[facing]!,
  });
  pushWay(g, o.a, false, way.legs);
  arrive(g, o.a, gate);
}

export function refuseEntry(g: Field, o: Action, side: number): readonly Refusal[] {
  const { w, s } = g;
  const u = o.a;
  const out = whyNot(ENTERS, { g, u, hex: o.b, side });
  if (w.unitSide[u] !== side || s.unit.place[u] !== WAITING) return out;
  const e = (o.c >> ENTRY_SHIFT) & 255;
  const entry = w.entryHexes[e];
  if (!entry || entry.formation !== w.unitFormation[u])
    return [...out, refusal(side === FRENCH ? '13.2b' : '13.2c', 'wrongEntry')];
  out.push(...whyNot(OPEN_ENTRY, { g, e }));
  const open = gates(g, e, u);
  const gate = open[o.c >> (ENTRY_SHIFT + 8)];
  if (open.length === 0) {
    out.push(refusal('3a', 'entryBlocked'));
    if (w.edition.baggageIsPiece && baggageAt(g, entry.hex)) out.push(refusal('7.8a', 'baggageThere'));
  }
  if (s.entry.today[e] === 1 && o.b !== (gate ?? entry.hex)) out.push(refusal('13.2d', 'entrySecond'));
  if (gate !== undefined) {
    const m = entering(g, u, e, gate, markZones(g, 1 - side));
    const against = whyNotPlace(g, m, o.b, o.c & FACING_BITS);
    out.push(...against);
    const turned = unpackWay(o.d).reduce((sum, leg) => sum + (leg > TURN && leg !== NO_LEG ? leg - TURN : 0), 0);
    if (o.d !== 0 && against.length === 0) out.push(...whyNotWay(g, m, o, ((o.c & FACING_BITS) + 60 - turned) % 6));
  }
  return orElse(out, o.d === 0 ? refusal('7.1b', 'tooFar') : refusal('7.1f', 'badWay'));
}
