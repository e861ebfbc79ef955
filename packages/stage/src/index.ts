export type { Aim, AimAsk, Ghost, Hindrance, Measured, RulerEnd, Snapped, Stand, TableStudy } from './aim.ts';
export {
  amountsOf,
  type Bearing,
  type BearingKind,
  type BearingTable,
  type Befalls,
  bad,
  bearingKey,
  bearingsBy,
  bearingTextBy,
  good,
  VOICES,
  type Voice,
} from './bearing.ts';
export { readCounterNotes } from './counter-notes.ts';
export { type BasedPiece, basedIn, drawnBase } from './drawn-base.ts';
export { EVENT_WEIGHTS, type EventText, type EventWeight, type Motion, type PlaceOfPiece } from './event-text.ts';
export { detail, heading, news } from './event-text-weight.ts';
export {
  type EventOf,
  type EventTexts,
  eventTextBy,
  fetchedEventTexts,
  gone,
  marked,
  shownAtPiece,
  toldBy,
  turned,
} from './event-texts.ts';
export type { Example, ExampleStep } from './example.ts';
export { exampleLesson } from './example-lesson.ts';
export { type FactTexts, factBy } from './fact-texts.ts';
export { farthest } from './farthest.ts';
export {
  ATTACK_KINDS,
  type Attack,
  type AttackKind,
  type AttackTable,
  attackBy,
  type Fighting,
  type FightingUnit,
  unitsBySide,
} from './fighting.ts';
export { battleWords, type Front, frontWords } from './front.ts';
export { goneTo } from './gone-to.ts';
export { a, capital, de, figure, GRAMMAR, list, numeral, points, sentence } from './grammar.ts';
export { grouped } from './grouped.ts';
export type { Guide, Tip } from './guide.ts';
export { HANDLE_KINDS, type Handle, type HandleKind, type Way } from './handle.ts';
export { type HandleParts, handleOf, type MoreOfHandle } from './handle-of.ts';
export { hexBoardMap } from './hex-board-map.ts';
export {
  asSentence,
  capitalised,
  commas,
  NOTHING,
  ors,
  pluses,
  saidIf,
  same,
  semicolons,
  stateSentence,
  trailing,
} from './join.ts';
export { type Labels, labelBy } from './label-by.ts';
export type { Lesson, Task } from './lesson.ts';
export { readExamples, readLessons } from './lesson-file.ts';
export { type Opening, pair, standingAnswers } from './lesson-opening.ts';
export { type Post, postBy } from './lesson-post.ts';
export { letteringOf } from './lettering.ts';
export { type Counted, measuresOf } from './measures-of.ts';
export { nearestPairs, type Pair } from './nearest-pairs.ts';
export { type Mark, type OverlayInfo, TONES, type Tone } from './overlay.ts';
export { area, groundLabel, labelAt, line, type OverlayMarks, overlayBy, shape, sideAreas } from './overlay-marks.ts';
export { type Place, pointOf, pointPlace, pointTitle, type TablePoint } from './place.ts';
export { plainFront } from './plain-front.ts';
export { plainHexSheet } from './plain-hex-sheet.ts';
export { plainStage } from './plain-stage.ts';
export type { PlainPiece, PlainStage } from './plain-stage-facts.ts';
export { plainTexts } from './plain-texts.ts';
export { type PlainVerbs, plainVerbs } from './plain-verbs.ts';
export { countedSource, heldSources } from './point-sources.ts';
export { changedRows, type Row, type Rows, standingOf } from './position-rows.ts';
export type { ChartTable, PrintMatter } from './print-matter.ts';
export { scaleBar } from './scale-bar.ts';
export {
  type Measures,
  type Scene,
  type ScenePiece,
  type ScoresTrack,
  type StepsTrack,
  type TableCell,
  type TableColumn,
  type TableTrack,
  TOKEN_STATES,
  type TokenState,
  type TokensTrack,
  type Track,
} from './scene.ts';
export { letterMarks, shortNames } from './short-names.ts';
export { sidesIn } from './sides-in.ts';
export type { Card, CounterNote, CounterPartNote, NamedPlace, Stage, Study, Uneven } from './stage.ts';
export { stageOf } from './stage-of.ts';
export { standingWords } from './standing-words.ts';
export type { TableBase } from './table-base.ts';
export { aheadOf, arcAbout, bandAround, circleAbout, cornersOf } from './table-shapes.ts';
export { type ThrowBand, type ThrowView, throwView } from './throw-view.ts';
export { scoresTrack, stepsTrack, tableTrack, tokensTrack } from './tracks.ts';
export { type VerbFacts, type VerbsOfKind, verbTable } from './verb-facts.ts';
export {
  type Goal,
  MAP_EDGES,
  type MapEdge,
  type Objective,
  type PointSource,
  type Status,
  type StatusChip,
  type Victory,
} from './victory.ts';
export { type Picked, type WhyNot, whyNot } from './why-not.ts';
