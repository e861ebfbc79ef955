import type { Draft } from '@tambour/stage/referee';
import type { Occasion } from '../model/vocabulary.ts';
import { occasionApplies } from './rules.ts';
import { type Cause, leaderOf, NO_CAUSE, type Pending, type Table, type Unit, unitOf } from './table.ts';

/** Which piece and what is due: what a draft brings besides answers. */
const draftOf = (type: string, unit: Unit, due: string, more: Draft['answers'] = {}): Draft => ({
  type,
  answers: { piece: unit.id, due, ...more },
});

/**
 * A unit must test, or may: all occasions of one entry make one test. Occasions that do not apply to its arm or state are
 * left out; returns those that remain.
 */
export function mustTest(
  table: Table,
  entry: string,
  unit: Unit,
  occasions: readonly Occasion[],
  cause: Partial<Cause> = {},
  { isVoluntary = false, part = '' }: { readonly isVoluntary?: boolean; readonly part?: string } = {},
): readonly Occasion[] {
  const apply = occasions.filter((occasion) => occasionApplies(unit, occasion));
  if (apply.length === 0) return apply;
  const id = `${entry}/${unit.id}${part}`;
  const same = table.pending.find((due) => due.id === id && due.kind === 'test');
  if (same) same.occasions.push(...apply.filter((occasion) => !same.occasions.includes(occasion)));
  else
    table.pending.push({
      id,
      kind: 'test',
      unit: unit.id,
      occasions: [...apply],
      isVoluntary,
      cause: { ...NO_CAUSE, entry, ...cause },
      draft: draftOf('test', unit, id),
    });
  return apply;
}
/** Something else that must be told next: who sees a rout, who leads prisoners away. */
export function mustTell(
  table: Table,
  entry: string,
  unit: Unit,
  kind: Exclude<Pending['kind'], 'test'>,
  more: Draft['answers'] = {},
): void {
  if (table.pending.some((due) => due.kind === kind && due.unit === unit.id)) return;
  const id = `${entry}/${unit.id}/${kind}`;
  table.pending.push({
    id,
    kind,
    unit: unit.id,
    occasions: [],
    isVoluntary: false,
    cause: { ...NO_CAUSE, entry },
    draft: draftOf(kind, unit, id, more),
  });
}
export const pendingOf = (table: Table, id: unknown): Pending | undefined => table.pending.find((due) => due.id === id);
export function settle(table: Table, id: unknown): void {
  table.pending = table.pending.filter((due) => due.id !== id);
}
/** A test that a general or aide brings: it lapses when he is with the unit no more. */
const isHis = ({ cause, occasions }: Pending): boolean =>
  cause.leader !== null && (occasions.includes('commandArrives') || occasions.includes('rally'));
/** What nothing is left of is no longer due: tests of units that cannot take them any more, routs that are over, prisoners led off. */
export function prune(table: Table): void {
  table.pending = table.pending.filter((due) => {
    const unit = unitOf(table, due.unit);
    if (!unit) return false;
    if (due.kind === 'routSeen') return unit.state === 'rout' || unit.state === 'flight';
    if (due.kind === 'escort')
      return unit.state === 'prisoner' && !table.escorts.some(({ prisoners }) => prisoners === unit.id);
    if (due.kind === 'rally') return unit.state === 'retreat' && !unit.stopsWhenFar;
    if (isHis(due) && leaderOf(table, due.cause.leader)?.with !== unit.id) return false;
    due.occasions = due.occasions.filter((occasion) => occasionApplies(unit, occasion));
    return due.occasions.length > 0;
  });
}
