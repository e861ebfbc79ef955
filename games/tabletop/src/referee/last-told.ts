import type { Text } from '@tambour/kernel';
import { sayUmpire } from '../texts/say-umpire.ts';
import type { Table, Unit } from './table.ts';

/** What the unit's last test of this period was told, as likely answers with their reason. */
export interface LastTold {
  choice<Id extends string>(
    id: string,
    known: readonly Id[],
    otherwise: Id,
  ): { readonly likely: Id; readonly because?: Text };
  count(id: string, otherwise: number): { readonly likely: number; readonly because?: Text };
  yesNo(id: string): { readonly likely: boolean; readonly because?: Text };
  /** `now` is what the test is about: it is among them in any case. */
  several(
    id: string,
    known: readonly string[],
    now: string | null,
  ): { readonly likely: readonly string[]; readonly because?: Text };
}
export function lastTold(table: Table, unit: Unit): LastTold {
  const answers = unit.told?.period === table.clock.period ? unit.told.answers : {};
  const because = sayUmpire('because.lastTest');
  return {
    choice(id, known, otherwise) {
      const before = known.find((one) => one === answers[id]);
      return before === undefined ? { likely: otherwise } : { likely: before, because };
    },
    count(id, otherwise) {
      const before = answers[id];
      return typeof before === 'number' ? { likely: before, because } : { likely: otherwise };
    },
    yesNo(id) {
      const before = answers[id];
      return typeof before === 'boolean' ? { likely: before, because } : { likely: false };
    },
    several(id, known, now) {
      const before = answers[id];
      const isBefore = (one: string): boolean => Array.isArray(before) && before.includes(one);
      const likely = known.filter((one) => one === now || isBefore(one));
      if (now !== null && likely.includes(now)) return { likely, because: sayUmpire('because.cause') };
      return Array.isArray(before) ? { likely, because } : { likely };
    },
  };
}
