import type { Referee } from '@tambour/stage/referee';
import { sayUmpire } from '../texts/say-umpire.ts';
import { ARMIES } from './armies.ts';
import { readEntry } from './entries.ts';
import { fold, formOf, tableOf } from './fold.ts';
import { happeningsOf, ROSTER } from './happenings.ts';
import { sideName } from './names.ts';
import { reportOf } from './report.ts';
import { readRoster, writeRoster } from './roster-csv.ts';
import { ROSTER_EXAMPLE } from './roster-example.ts';
import { SIDES } from './table.ts';

/** Umpire for the morale chapter: players tell what happens on their table, it says who must test and what comes of it. */
export const referee: Referee = {
  game: 'tabletop',
  title: sayUmpire('umpire.title'),
  about: sayUmpire('umpire.about'),
  sides: SIDES.map((id) => ({ id, name: sideName(id) })),
  roster: ROSTER,
  csv: {
    example: ROSTER_EXAMPLE,
    read: (text, onto) => readRoster(text, onto && tableOf(onto)),
    write: writeRoster,
  },
  armies: ARMIES,
  readEntry,
  fold,
  happenings: (ledger, piece) => happeningsOf(tableOf(ledger), piece),
  form: (ledger, draft) => formOf(tableOf(ledger), draft),
  report: reportOf,
};
