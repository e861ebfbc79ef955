import type { GameEvent } from '@tambour/kernel';
import type { DenainEvent } from '../model/event.ts';
import type { Field } from '../model/state.ts';

/** What a run of events comes to, in short facts a panel can group by: one line a piece, in the order they were touched. */
export function outcome(events: readonly GameEvent[]): readonly string[] {
  const pieces = new Map<string, { lost: number; marks: Set<string> }>();
  const facts: string[] = [];
  const of = (piece: string) => {
    const found = pieces.get(piece) ?? { lost: 0, marks: new Set<string>() };
    pieces.set(piece, found);
    return found;
  };
  for (const e of events as readonly DenainEvent[])
    switch (e.type) {
      case 'lost-point':
        of(e.piece).lost++;
        break;
      case 'eliminated':
      case 'destroyed':
      case 'disorganised':
      case 'routed':
      case 'retreated':
      case 'displaced':
      case 'advanced':
      case 'breach-lost':
        of(e.piece).marks.add(e.type);
        break;
      case 'leader-killed':
        facts.push(`${e.leader} killed`);
        break;
      case 'breach-rolled':
        facts.push(e.opened.length > 0 ? `breach ${e.opened.join(' ')}` : 'no breach');
        break;
      case 'activation-checked':
        facts.push(`${e.leader} ${e.passed ? 'acts' : 'fails to act'}`);
        break;
      case 'bridge-destroyed':
        facts.push(`bridge ${e.hex} destroyed`);
        break;
      case 'baggage-captured':
        facts.push('baggage captured');
        break;
      case 'battle-ended':
        facts.push(`battle won by ${e.winner ?? 'nobody'}`);
        break;
      default:
    }
  const lines = [...pieces]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([piece, p]) => {
      if (p.marks.has('eliminated')) return `${piece} eliminated`;
      const words = [...(p.lost > 0 ? [`lost ${p.lost}`] : []), ...p.marks];
      if (p.marks.has('routed')) return `${piece} ${words.filter((m) => m !== 'disorganised').join(', ')}`;
      return `${piece} ${words.join(', ')}`;
    });
  return [...lines, ...facts.sort()];
}

/** Whether anything in the events hurts a piece of the enemies of a side. */
export function harms(g: Field, events: readonly GameEvent[], side: number): boolean {
  return (events as readonly DenainEvent[]).some((e) => {
    if (
      e.type !== 'lost-point' &&
      e.type !== 'eliminated' &&
      e.type !== 'destroyed' &&
      e.type !== 'disorganised' &&
      e.type !== 'routed'
    )
      return false;
    const u = g.w.unitIndex.get(e.piece);
    return u !== undefined && g.w.unitSide[u] !== side;
  });
}
