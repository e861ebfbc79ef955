export { type Action, ActionList, EVERY, NO_PIECE } from './action.ts';
export type { Applied } from './applied.ts';
export {
  type Appraisal,
  TERM_KINDS,
  type Term,
  type TermKind,
  type Way,
  type Weights,
} from './appraisal.ts';
export { type Asked, askedIn } from './asked.ts';
export { type Assumption, THROUGH, type Through } from './assumption.ts';
export {
  auditInStages,
  type Check,
  checkedWhere,
  faultsOf,
  mustHold,
  type Report,
  reportOf,
  rowChecks,
} from './audit.ts';
export type { BoardMap, BoardPlace, BoardStep, MeasuredTable } from './board-map.ts';
export {
  type Bytes,
  bytes,
  hash,
  hashText,
  type Kind,
  type Layout,
  type Shape,
  type State,
  shape,
  u8Of,
  u16Of,
} from './buffer.ts';
export { catalogue, type Messages, type NamesIn, namesIn, type Say, type Value } from './catalogue.ts';
export { checkChoice } from './choice.ts';
export { type Codec, type Codecs, flags, named, namedOr, upToEach, whole } from './codec.ts';
export { allHold, type Condition, reasonsBy, whyNot } from './conditions.ts';
export { type Coverage, coverage, type RuleCoverage, type Source } from './coverage.ts';
export { type Dice, DiceError, EveryDice, scriptedDice, seedDice, seededDice } from './dice.ts';
export { type Expected, expectedAfter, type Reach } from './expected.ts';
export { type Explanation, explain } from './explain.ts';
export { type FetchedPart, fetchedPart } from './fetched-part.ts';
export { type FetchedSteps, fetchedSteps, StepToCome } from './fetched-steps.ts';
export {
  type FetchedTexts,
  fetchedTexts,
  type TextSource,
  textsTogether,
} from './fetched-texts.ts';
export {
  countKind,
  type FieldForm,
  type FieldKind,
  listForm,
  namedKind,
  numberIn,
  plainForm,
  wordKind,
  yesKind,
} from './field-kind.ts';
export { type Answered, type Faces, type FirstDie, oddsByFirstDie } from './first-die.ts';
export { firstLanguages, nameSpeaking } from './first-languages.ts';
export { forceKinds, pieceKinds } from './force-kinds.ts';
export {
  type Asking,
  type Choice,
  type Command,
  type EventsOf,
  type Fact,
  type GameEvent,
  type GameFacts,
  type GameSpec,
  type Guess,
  type Modifier,
  type OptionInfo,
  type Pen,
  type Question,
  type Refusal,
  type ScenarioInfo,
  type SideInfo,
  STANDING_ANSWERS,
  type StandingAnswer,
  type StandingInfo,
  type Status,
  type Step,
  type Sum,
  type Verdict,
  type Work,
  type World,
} from './game.ts';
export { fieldsOf, type GameField, scratchBySize } from './game-field.ts';
export { hiddenColumn } from './hidden-column.ts';
export {
  type Id,
  type IdArray,
  idsByName,
  LANGUAGES,
  type Language,
  numbersOf,
  packed,
  type Text,
  unreachable,
} from './id.ts';
export { emptyStack, KERNEL, type KernelLayout, STACK_DEPTH } from './kernel-state.ts';
export { LATER } from './later.ts';
export { lowest } from './lowest.ts';
export { Match, MOST_STANDING, type Replayed } from './match.ts';
export { measureKind, pointAt, pointKind, pointX, pointY } from './measure-kinds.ts';
export { bitNames, numbered, stepsByNumber, stepsNamed } from './numbered.ts';
export { factOdds, type Odds, type Outcome, odds } from './odds.ts';
export { oddsByTrial } from './odds-by-trial.ts';
export { oncePer } from './once-per.ts';
export { type OutOfReach, outOfReach, type Ways } from './out-of-reach.ts';
export { type CommonFact, endFact, type OutcomeParts, outcomes, type PieceTally } from './outcome.ts';
export {
  type DieKind,
  type Face,
  OWN_DICE,
  type Waiting,
  type WhoseDice,
  withAuditedDice,
} from './own-dice.ts';
export * as read from './parse.ts';
export { BadInput, parseJson, type Reader } from './parse.ts';
export { type Habit, habitBy, picker, takes } from './picker.ts';
export { ofNoPiece, type PiecePool } from './piece-pool.hot.ts';
export { askPiece, askPieces, askSide, type OfOnePiece, type OfPieces } from './piece-question.hot.ts';
export { type PlainGame, plainGame, type UnitFact } from './plain-game.ts';
export {
  type Case,
  everyAction,
  type PlainQuestion,
  type PlainStep,
  questionsBy,
  type SizedVerb,
  type SizedVerbs,
} from './plain-question.ts';
export { type PlainEvent, type PlainField, type PlainState, plainState, type StateOf } from './plain-state.ts';
export type { Playable } from './playable.ts';
export { Position } from './position.ts';
export { itemAt, lastOf, present } from './present.ts';
export {
  type Entry,
  HIDDEN,
  handDice,
  type MatchRecord,
  MOST_ENTRIES,
  missingFigures,
  type OwnFigures,
  ownFigures,
  parseRecord,
  RECORD_FORMAT,
  readRecord,
  SEEN_FORMAT,
  type SeenRecord,
  withFigures,
} from './record.ts';
export { type Reasons, refusalsBy } from './refusals-by.ts';
export {
  chapterOf,
  type RuleBook,
  type RuleNotes,
  type RuleText,
  type Ruling,
  ruleBook,
  ruleNotes,
} from './rulebook.ts';
export { RulesBug } from './rules-bug.ts';
export { bytesUpTo, saved, savedBytes, savedState } from './saved-state.ts';
export { sharingWorlds } from './shared-world.ts';
export { choiceKind, pieceKind, placeKind, type SizedKind, targetKind } from './sized-kind.ts';
export {
  ANY,
  auditPhase,
  auditStack,
  eachInTurn,
  type Fault,
  FLOOR,
  type Frame,
  type FrameCheck,
  type FrameRule,
  type FrameRules,
  type FrameValue,
  framesOf,
  framesOn,
  frameValue,
  NEVER_WAITS,
  rowOf,
  upTo,
} from './stack-check.ts';
export { isStanding, readStanding } from './standing-command.ts';
export { asTarget, inPercent, modifiersBy, onColumn, onDie, totalOf } from './sum.ts';
export { type CommandOf, type Protocol, protocol, verbsOf } from './verbs.ts';
export type { FaceResult, WantedDice } from './wanted-dice.ts';
export { readWeights } from './weights.ts';
export { type Chosen, chosenOptions, type Figures, worldsBy } from './worlds-by.ts';
