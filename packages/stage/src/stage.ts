import type { Action, Command, Fact, GameEvent, Language, Text, World } from '@tambour/kernel';
import type { CounterPart, PieceFace, Sheet, Tint } from '@tambour/press';
import type { TableStudy } from './aim.ts';
import type { Bearing, Voice } from './bearing.ts';
import type { EventText, PlaceOfPiece } from './event-text.ts';
import type { Example } from './example.ts';
import type { Fighting } from './fighting.ts';
import type { Guide } from './guide.ts';
import type { Handle, Way } from './handle.ts';
import type { Lesson } from './lesson.ts';
import type { Mark, OverlayInfo } from './overlay.ts';
import type { Place } from './place.ts';
import type { PrintMatter } from './print-matter.ts';
import type { Measures, Scene } from './scene.ts';
import type { Victory } from './victory.ts';

/** A scenario in the gallery of battles. */
export interface Card {
  readonly place: Text;
  /** From 1, an evening with a newcomer, to 5. */
  readonly complexity: number;
  readonly minutes: number;
  /** A paragraph of history in our words. */
  readonly history: Text;
  /** The side to begin with, by its index: the one that moves first. */
  readonly recommended: number;
  /** The guided first battle on this field, by its id. */
  readonly guide?: string;
  /** Which figures are in use and where they come from. */
  readonly sources: Text;
  /** What the sides are called here, by index, where the game has another word for all its battles. */
  readonly sides?: readonly Text[];
  /** Set where the battle is uneven because it was so in history. */
  readonly uneven?: Uneven;
}
/** The side that has the better of a battle, by its index, and why it has. */
export interface Uneven {
  readonly favours: number;
  readonly why: Text;
}

/** How a counter is read: one to look at, and what its figures and signs mean. */
export interface CounterNote {
  readonly face: PieceFace;
  readonly says: Text;
  /** Where the counter is to be drawn large, with a line to each of these. */
  readonly parts?: readonly CounterPartNote[];
}
export interface CounterPartNote {
  readonly part: CounterPart;
  readonly says: Text;
}

/**
 * How a game shows itself to a page that knows no game: what lies where, how an order is taken hold of, what an event is
 * called. Everything is words and figures; drawing is the page's and the press's.
 */
export interface Stage<W extends World, Field> {
  /** One a scenario, by its id. */
  readonly cards: Readonly<Record<string, Card>>;
  /** One a side, as its counters and edges of the map have it; blue and orange unless told. */
  readonly tints?: readonly Tint[];
  /** Its turns are called periods. */
  readonly hasPeriods?: true;
  /** For the legend. Absent where counters bear strength, morale, movement and a facing, as the page's own words explain. */
  readonly counters?: readonly CounterNote[];
  /** Fetches what draws the map, where a battle can open without: a page that kept the map of an earlier visit never asks for it. */
  drawing?(): Promise<void>;
  /** The map as it lies now. */
  sheet(f: Field, language: Language): Sheet;
  scene(f: Field): Scene;
  measures(f: Field): Measures;
  /** While a side sets up its troops: the command that leaves them as the scenario has them. */
  setUp?(f: Field): Command | undefined;
  /** How the battle is won, as it stands. */
  victory(f: Field): Victory;

  handle(f: Field, action: Action): Handle;
  /** A command in words, legal or not. */
  label(f: Field, command: Command): Text;

  readonly overlays: readonly OverlayInfo[];

  /** An event in words. It needs no more than the world and where pieces stood: it may be told long afterwards. */
  eventText(w: W, event: GameEvent, where?: PlaceOfPiece): EventText;
  /** A fact of an outcome (`GameSpec.outcome`) in words. */
  fact(w: W, fact: Fact): Text;
  /** What a fact means for a side. None where it is neither good nor bad for anyone. */
  bearings(w: W, fact: Fact): readonly Bearing[];
  /** What befell, in a few words without a capital: "you lose 2 strength points", "they are driven back". One unless told. */
  bearingText(what: string, voice: Voice, amount?: number): Text;

  /** The lessons in their order, by id. */
  readonly lessons: readonly string[];
  /** What is asked for only now and then, fetched when it first is. */
  study(): Promise<Study<Field>>;
  /** Worked examples of the rules, fetched when the rulebook is opened. */
  examples?(): Promise<readonly Example[]>;
}

export interface NamedPlace {
  readonly place: Place;
  readonly title: Text;
}

/** The part of a stage that a battle can begin without. */
export interface Study<Field> {
  /** Commands a person may have meant by picking these, legal or not, likeliest first: what "why not?" is asked of. */
  intended(f: Field, piece: string | undefined, place: Place | undefined): readonly Command[];
  /** The way a move would take; undefined for an order that goes nowhere. */
  way(f: Field, order: Action): Way | undefined;
  overlay(f: Field, id: string, piece: string | undefined): readonly Mark[];
  /** A piece in sentences: where it stands, its frontage, what threatens it, what it may do. For the card and those who do not see the map. */
  describe(f: Field, piece: string): readonly Text[];
  /** A place in sentences: its name, the ground and what it costs, works and water, who holds it, who stands there and watches it. */
  ground(f: Field, place: Place): readonly Text[];
  /** Every place of the board with what it is called: "2012 (Denain)". For those who name a place instead of pointing at it. */
  places(f: Field): readonly NamedPlace[];
  /** The field as a side sees it, in sentences. */
  survey(f: Field, side: number): readonly Text[];
  /** For the study of many battles. */
  readonly fighting: Fighting<Field>;
  readonly lessons: readonly Lesson[];
  /** Guided battles; a card names those that the gallery offers. */
  readonly guides?: readonly Guide[];
  /** What only a measured table has: aims, ghosts and the ruler. */
  readonly table?: TableStudy<Field>;
  /** For a battle on paper: backs of counters and charts. */
  print?(f: Field): PrintMatter;
}
