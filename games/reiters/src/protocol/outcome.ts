import type { GameEvent } from '@tambour/kernel';
import type { ReitersEvent } from '../model/event.ts';
import type { Field } from '../model/state.ts';

/** What is told first: who is gone, who bleeds, who is shaken; then who went where. */
const gravity = ({ lost, marks }: { readonly lost: number; readonly marks: ReadonlySet<string> }): number =>
  marks.has('eliminated') ? 3 : lost > 0 ? 2 : marks.has('disorganised') ? 1 : 0;

/** What a run of events comes to, in short facts a panel can group by: one line a piece, then the rest. */
export function outcome(events: readonly GameEvent[]): readonly string[] {
  const pieces = new Map<string, { lost: number; marks: Set<string> }>();
  const facts: string[] = [];
  const of = (piece: string) => {
    const found = pieces.get(piece) ?? { lost: 0, marks: new Set<string>() };
    pieces.set(piece, found);
    return found;
  };
  for (const e of events as readonly ReitersEvent[])
    switch (e.type) {
      case 'lost-steps':
        of(e.piece).lost += e.lost;
        break;
      case 'eliminated':
      case 'disorganised':
      case 'reorganised':
      case 'retreated':
      case 'gave-way':
      case 'advanced':
        of(e.piece).marks.add(e.type);
        break;
      case 'leader-lost':
        facts.push(`${e.leader} killed`);
        break;
      case 'baggage-taken':
        facts.push(`${e.piece} taken`);
        break;
      case 'order-tried':
        facts.push(`${e.leader} ${e.passed ? 'changes his order' : 'keeps his order'}`);
        break;
      case 'battle-ended':
        facts.push(`battle won by ${e.winner ?? 'nobody'}`);
        break;
      default:
    }
  const lines = [...pieces]
    .sort(([a, p], [b, q]) => gravity(q) - gravity(p) || (a < b ? -1 : 1))
    .map(([piece, p]) => {
      if (p.marks.has('eliminated')) return `${piece} eliminated`;
      const words = [...(p.lost > 0 ? [`lost ${p.lost}`] : []), ...p.marks];
      return `${piece} ${words.join(', ')}`;
    });
  return [...lines, ...facts.sort()];
}

/** Whether anything in the events hurts a piece of the enemies of a side. */
export function harms(g: Field, events: readonly GameEvent[], side: number): boolean {
  return (events as readonly ReitersEvent[]).some((e) => {
    if (e.type === 'leader-lost') return g.w.data.leaders.some((l) => l.id === e.leader && l.side !== side);
    if (e.type !== 'lost-steps' && e.type !== 'eliminated' && e.type !== 'disorganised') return false;
    const u = g.w.pieceIndex.get(e.piece);
    return u !== undefined && u < g.w.units && g.w.unitSide[u] !== side;
  });
}
