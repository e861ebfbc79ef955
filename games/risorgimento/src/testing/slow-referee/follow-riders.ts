import type { Unit } from './book.ts';
import type { Followed } from './followed.ts';

/** R92 The brigadiers who were named go with the first of those they stood with who goes, hex by hex in a charge. */
export function rideAlong(f: Followed, u: Unit, from: string, to: string): void {
  const { fight, book } = f;
  if (!fight) return;
  const { leaders, engaged, starts, riders } = fight;
  if (from === starts.get(u.id)) {
    const goes = (v: Unit): boolean => starts.get(v.id) === from && (engaged.size === 0 || engaged.has(v.id));
    const first = fight.pieces.find(goes) ?? u;
    for (const l of book.leadersIn(from, fight.side)) {
      const isNamed = Array.isArray(leaders) ? leaders.includes(l.id) : leaders === true;
      if (isNamed && l.file.rank === 'brigadier' && !riders.has(l.id)) riders.set(l.id, first.id);
    }
  }
  for (const [id, unit] of riders) if (unit === u.id) book.leader(id).hex = to;
}
