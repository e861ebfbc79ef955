import { list } from '@tambour/stage';
import type { Due } from '@tambour/stage/referee';
import type { Occasion } from '../model/vocabulary.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import { occasionName } from './names.ts';
import { type Pending, type Table, unitOf } from './table.ts';

const RULE: Readonly<Record<Occasion, string>> = {
  receiveCharge: '1.1-01',
  charge: '1.1-02',
  meleeLost: '1.1-03',
  meleeWon: '1.1-04',
  strength: '1.1-05',
  friendlyRout: '1.1-06',
  commandArrives: '1.1-07',
  commandLost: '1.1-08',
  sight: '1.1-09',
  firstFire: '1.1-10',
  fireLosses: '1.1-11',
  rally: '1.1-12',
  interpenetrated: '1.1-13',
};
const TOLD = { routSeen: '1.1-06', escort: '2.6-K6', rally: '2.4-R5' } as const;

/** What is due, in words. */
export function dueOf(table: Table, pending: Pending): Due | undefined {
  const unit = unitOf(table, pending.unit);
  if (!unit) return undefined;
  const { id, kind, isVoluntary, draft, occasions } = pending;
  const shared = { id, piece: unit.id, isVoluntary, draft };
  if (kind !== 'test') return { ...shared, text: sayUmpire(`due.${kind}`, { name: unit.name }), rule: TOLD[kind] };
  const [first = 'rally'] = occasions;
  const why = list(occasions.map(occasionName));
  return {
    ...shared,
    text: sayUmpire(isVoluntary ? 'due.mayTest' : 'due.test', { name: unit.name, why }),
    rule: RULE[first],
  };
}
