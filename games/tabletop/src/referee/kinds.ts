import { changeKind, companiesKind, crossKind, goneKind, lossesKind, noteKind } from './changes.ts';
import { chargeKind, contactKind } from './charge.ts';
import { combatKind } from './combat.ts';
import { arriveKind, hitKind, leaveKind } from './command.ts';
import { fireKind } from './fire.ts';
import type { Kind } from './kind.ts';
import { convoyOffKind, escortKind, freedKind, prisonersKind } from './prisoners.ts';
import { rallyKind } from './rally.ts';
import { aideKind, generalKind, unitKind } from './roster.ts';
import { passedKind, routSeenKind, sightKind } from './seen.ts';
import { testKind } from './test-kind.ts';
import { periodKind, quarterKind } from './time.ts';

const ALL: readonly Kind[] = [
  unitKind,
  generalKind,
  aideKind,
  fireKind,
  combatKind,
  chargeKind,
  contactKind,
  routSeenKind,
  arriveKind,
  leaveKind,
  hitKind,
  sightKind,
  passedKind,
  rallyKind,
  changeKind,
  crossKind,
  companiesKind,
  prisonersKind,
  escortKind,
  freedKind,
  convoyOffKind,
  lossesKind,
  goneKind,
  quarterKind,
  periodKind,
  testKind,
  noteKind,
];
/** Every kind of entry, by its type. */
export const KINDS: ReadonlyMap<string, Kind> = new Map(ALL.map((kind) => [kind.type, kind]));
