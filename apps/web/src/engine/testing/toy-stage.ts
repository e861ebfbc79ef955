import { hexGrid } from '@tambour/boards';
import { someGame } from '@tambour/games';
import { type Action, type Command, Position, type Text } from '@tambour/kernel';
import { TOY_RULES, type ToyField, type ToyWorld, toy, toyScenario } from '@tambour/kernel/testing';
import type { HexSheet } from '@tambour/press';
import type { Handle, ScenePiece, Stage, Study, Task } from '@tambour/stage';
import { frontOf } from '../game-card.ts';
import { type GameLibrary, unknownGame } from '../game-library.ts';

/** The kernel's toy on a strip of hexes: red in the first row, blue in the second. */
const grid = hexGrid({ columns: 12, rowsEven: 2, rowsOdd: 2, lowered: 'odd' });

const both = (text: string): Text => ({ en: text, fr: `fr ${text}` });
const words = (command: Command): Text =>
  both([command.type, command.unit, command.at, command.by, command.order].filter((x) => x !== undefined).join(' '));
const placeOf = (f: ToyField, u: number): string =>
  `${String(f.s.unit.at[u]! + 1).padStart(2, '0')}0${f.w.units[u]!.side + 1}`;
const strength = (f: ToyField, side: number): number =>
  f.w.units.reduce((sum, unit, u) => sum + (unit.side === side ? f.s.unit.strength[u]! : 0), 0);

const sheet = (title: string): HexSheet => ({
  board: 'hex',
  id: 'toy',
  grid,
  cartouche: [{ text: title, letter: 'title' }],
  scale: [],
  legendTitle: '',
  legend: [],
  boxes: [
    { id: 'reserve', title: 'Reserve', note: '', slots: 7 },
    { id: 'lost', title: 'Lost', note: '', slots: 2 },
  ],
  imprint: '',
  terrain: Array.from({ length: grid.size }, () => 'clear' as const),
  rivers: [],
  bridges: [],
  streams: [],
  roads: [],
  works: [],
  redoubts: [],
  encampments: [],
  settlements: [],
  exits: [],
  edges: [],
});

const piece = (f: ToyField, u: number): ScenePiece => ({
  id: f.w.pieces[u]!,
  side: { paper: '#eeeeee', ink: '#223355', emblem: 'lily' },
  arm: 'infantry',
  name: f.w.pieces[u]!,
  band: 'red',
  owner: f.w.units[u]!.side,
  title: both(f.w.pieces[u]!),
  states: [],
  ...(f.s.unit.strength[u]! > 0 ? { place: placeOf(f, u) } : {}),
});

const handle = (f: ToyField, action: Action): Handle => {
  const command = toy.decode(f, action);
  return {
    command,
    kind: command.type === 'advance' ? 'move' : command.type === 'fire' ? 'attack' : 'choose',
    label: words(command),
    verb: both(command.type),
    ...(typeof command.unit === 'string' ? { piece: command.unit } : {}),
    isRolled: command.type === 'fire',
  };
};

const isUnit = (f: ToyField, id: string | undefined): id is string => id !== undefined && f.w.pieces.includes(id);

/** Both have planned, and it is for red to act. */
const middleOfThings = (): unknown => {
  const position = new Position(toy, toy.world(LESSON)).begin(1);
  while (position.question === 'plan') position.playAt(0);
  return position.toJson();
};
/** One battalion each, a step out of range. */
const LESSON = { scenarioData: toyScenario('r1@3 3/4; b1@6 3/4; b2@6 3/3') };

const task = (says: string, type: string): Task => ({
  says: both(says),
  hint: both('Try.'),
  rule: '3a',
  pieces: [],
  places: [],
  isDone: (events) => events.some((event) => event.type === type),
});

const toyStudy: Study<ToyField> = {
  intended(f, from, place) {
    if (!isUnit(f, from)) return [];
    const target = f.w.pieces.find((_, u) => placeOf(f, u) === place);
    return [
      { type: 'nonsense' },
      ...(target === undefined ? [] : [{ type: 'fire', unit: from, at: target }]),
      { type: 'advance', unit: from, by: 3 },
    ];
  },
  way: (f, action) => {
    const { type, unit } = toy.decode(f, action);
    return type === 'advance'
      ? { legs: [{ place: placeOf(f, f.w.pieces.indexOf(`${unit}`)), left: 0 }], notes: [] }
      : undefined;
  },
  overlay: (f, _id, of) =>
    isUnit(f, of)
      ? [{ kind: 'label', place: placeOf(f, f.w.pieces.indexOf(of)), text: both('here'), tone: 'own' }]
      : [],
  describe: (f, id) => [both(`${id} at ${placeOf(f, f.w.pieces.indexOf(id))}`)],
  ground: (_f, place) => [both(place)],
  places: () => [],
  survey: (f, side) => [both(`strength ${strength(f, side)}`)],
  fighting: {
    units: () => [],
    left: () => 0,
    place: () => undefined,
    attack: () => undefined,
    objectives: () => [],
  },
  lessons: [
    {
      id: 'first-shot',
      title: both('A shot'),
      says: both('Fire.'),
      choice: LESSON,
      side: 'red',
      position: middleOfThings,
      dice: [1, 6],
      tasks: [task('advance', 'advanced'), task('fire', 'fired'), task('see it break', 'disordered')],
      end: both('Well done.'),
    },
  ],
};

export const toyStage: Stage<ToyWorld, ToyField> = {
  cards: {
    'two-lines': {
      place: both('nowhere'),
      complexity: 1,
      minutes: 5,
      recommended: 0,
      history: both('none'),
      sources: both('none'),
    },
  },
  sheet: (f, language) => sheet(`${language} ${f.s.battle.turn[0]}`),
  scene: (f) => ({
    ground: `turn ${f.s.battle.turn[0]}`,
    pieces: f.w.pieces.map((_, u) => piece(f, u)),
    tracks: [],
    headline: both(`turn ${f.s.battle.turn[0]}`),
    objectives: [],
    status: { time: both(`turn ${f.s.battle.turn[0]}`), phase: both('war'), scores: [], chips: [] },
  }),
  victory: () => ({
    goals: [[{ text: both('Beat blue.'), rule: '3a' }], [{ text: both('Beat red.'), rule: '3a' }]],
    sources: [],
    scores: [],
    time: both('some'),
  }),
  measures: (f) => ({ strength: [strength(f, 0), strength(f, 1)], points: [0, 0], losses: [] }),
  handle,
  label: (_f, command) => words(command),
  overlays: [{ id: 'reach', title: both('reach'), rule: '3a', isOfPiece: true }],
  eventText: (_w, event) => ({ text: both(event.type), rule: event.rule, weight: 'minor', places: [] }),
  fact: (_w, fact) => both(toy.written(fact)),
  bearings: (w, fact) => {
    const unit = w.units[w.pieces.indexOf(String({ unit: undefined, ...fact }.unit))];
    return unit === undefined ? [] : [{ side: unit.side, what: fact.type, isGood: fact.type === 'hits', gravity: 1 }];
  },
  bearingText: (what, voice, amount = 1) => both(amount === 1 ? `${voice} ${what}` : `${voice} ${what} ${amount}`),
  lessons: ['first-shot'],
  study: async () => toyStudy,
};

/** A library with the toy in it, by some version of its rules. */
export function toysOfVersion(version: number): GameLibrary {
  const game = someGame({ spec: { ...toy, version }, stage: toyStage, rules: async () => TOY_RULES });
  const find = (id: string) => {
    if (id !== 'toy') throw unknownGame(id);
    return game;
  };
  return { ids: ['toy'], unlisted: [], front: async (id) => find(id)(frontOf), load: async (id) => find(id) };
}
export const TOYS: GameLibrary = toysOfVersion(toy.version);
