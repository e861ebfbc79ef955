import { type Choice, LANGUAGES, OWN_DICE, type Reader, read } from '@tambour/kernel';
import { THEMES } from '@tambour/press';
import { PAPER_IDS } from '@tambour/stage/print';
import type { Ask, RequestName } from '../match/protocol.ts';

const { anything, boolean, integer, list, nullable, object, oneOf, string, table } = read;

const id = string(80);
const words = string(4000);
const at = integer(0, 1_000_000);
const seed = integer(0, 0xffffffff);
const language = oneOf(...LANGUAGES);
const theme = oneOf(...THEMES);
/** Read with its answer: what only a measured table is asked. */
const later = anything as Reader<never>;
const choice: Reader<Choice> = object(
  {},
  { scenario: id, options: table(anything, 40), charts: anything, scenarioData: anything, dice: oneOf(OWN_DICE) },
);

/** What each request must bring. Commands, records and positions are read later, by the game. */
export const ASKS: { readonly [N in RequestName]: Reader<Ask<N>> } = {
  catalogue: object({}, { named: id, language }),
  thumbnail: object({ game: id, scenario: id, language, theme }),
  print: object({ game: id, scenario: id, paper: oneOf(...PAPER_IDS), language }),
  lessons: object({ game: id }),
  example: object({ game: id, example: id }),
  check: object({ game: id, choice }),
  begin: object({ game: id, choice, seed }, { isSetUp: boolean, language }),
  open: object({ record: anything }, { until: at, figures: list(anything, 2) }),
  lesson: object({ game: id, lesson: id }),
  guide: object({ game: id, guide: id }),
  submit: object({ command: anything }, { side: id }),
  enter: object({ faces: list(nullable(integer(-1_000_000, 1_000_000)), 1000) }),
  waiting: object({}),
  withdraw: object({}),
  undo: object({}, { side: id }),
  retell: object({}),
  sit: object({}, { side: integer(0, 100) }),
  record: object({}),
  moment: object({ at }),
  ground: object({ at, language, theme, numbers: boolean }),
  handles: object({ piece: id }),
  find: object({ words, limit: integer(0, 10_000) }),
  way: object({ command: anything }),
  forecast: object({ command: anything }),
  why: object({}, { piece: id, place: id, command: anything }),
  aim: later,
  ghost: later,
  measure: later,
  overlay: object({ id, at }, { piece: id }),
  describe: object({ piece: id, at }),
  place: object({ place: id, at }),
  survey: object({ side: integer(0, 100), at }),
  victory: object({ at }),
  rule: object({ game: id, id }),
  rulebook: object({ game: id }),
  history: object({}),
  luck: object({ from: at, ms: integer(0, 10_000) }),
  view: object({ side: integer(0, 100) }),
  plan: object({ at, commands: list(anything, 500) }),
  review: object({ side: integer(0, 100), ms: integer(0, 10_000) }, { record: anything }),
  choose: object({ game: id, choice, position: anything, opponent: id, seed, ms: integer(0, 600_000) }),
};
