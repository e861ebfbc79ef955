import { directionTo, type HexId } from '@tambour/boards';
import { itemAt, present, type Text } from '@tambour/kernel';
import type { Way } from '@tambour/stage';
import type { RuleId } from '../../data/rule-ids.ts';
import type { UnitId } from '../model/ids.ts';
import { placeName, saidPiece } from '../model/names.ts';
import { activationKind, DISORDERED, type Field, has, hexOf, IN_RESERVE, topOf, underOf } from '../model/state.ts';
import { ARTILLERY, isFoot, isHorse } from '../model/vocabulary.ts';
import { hexLabel, idOf, neighbourOf, typeOf } from '../model/world-lookup.ts';
import { isExtendedKind } from '../rules/4-kinds.ts';
import { disordersBy, type Mover, stopsIn } from '../rules/5-mover.ts';
import { zoneOf } from '../rules/6-zone-of-control.ts';
import { sideTowards } from '../rules/7-fight.ts';
import { reactionShots } from '../rules/7-reaction-fire.ts';
import { say } from '../texts/say.ts';

type Note = Way['notes'][number];
const note = (rule: RuleId, what: Text): Note => ({ rule, what });
const at = (g: Field, hex: HexId): Text => placeName(g.w, hexLabel(g, hex));
const piece = (g: Field, u: UnitId): Text => saidPiece(g.w, idOf(g, u));

/** Enemies next to a hex, top first. */
function enemiesAround(g: Field, hex: HexId, side: number): UnitId[] {
  const out: UnitId[] = [];
  for (let d = 0; d < 6; d++) {
    const x = neighbourOf(g, hex, d);
    if (x >= 0) for (let u = topOf(g, x); u >= 0; u = underOf(g, u)) if (g.w.unitSide[u] !== side) out.push(u);
  }
  return out;
}
/** 7.17c Batteries that would have a unit before them when it has come into a hex; looked at from there for a moment. */
function gunsOn(g: Field, m: Mover, hex: HexId): UnitId[] {
  const { hex: hexes } = g.s.unit;
  const stands = hexOf(g, m.unit);
  hexes[m.unit] = hex;
  const shots = reactionShots(g, 1 - m.side, { type: 'entry', unit: m.unit });
  hexes[m.unit] = stands;
  return [...new Set(shots.map(({ unit }) => unit))];
}
/** What may befall a unit that marches along these hexes, each with its rule. */
export function marchNotes(g: Field, m: Mover, hexes: readonly HexId[]): Note[] {
  const out: Note[] = [];
  const fired = new Set<UnitId>();
  for (const [i, hex] of hexes.slice(1).entries()) {
    const from = itemAt(hexes, i);
    if (disordersBy(g, m.column, from, present(directionTo(g.w.grid, from, hex))))
      out.push(note('5.23c', say('note.wades', { here: at(g, hex) })));
    for (const u of enemiesAround(g, hex, m.side)) {
      if (!isFoot(m.type) || !isHorse(typeOf(g, u)) || has(g, u, DISORDERED | IN_RESERVE)) continue;
      const d = sideTowards(g, hexOf(g, u), hex);
      if (d >= 0 && zoneOf(g, u) & (1 << d)) out.push(note('7.53a', say('note.mayCounter', { who: piece(g, u) })));
    }
    for (const u of gunsOn(g, m, hex)) {
      if (fired.has(u)) continue;
      fired.add(u);
      out.push(note('7.17c', say('note.mayFire', { who: piece(g, u), here: at(g, hex) })));
    }
    if (stopsIn(m, hex)) out.push(note('6.32', say('note.stops', { here: at(g, hex) })));
  }
  if (isExtendedKind(activationKind(g)) && m.type !== ARTILLERY) out.push(note('4.43c', say('note.exertion')));
  return out;
}
