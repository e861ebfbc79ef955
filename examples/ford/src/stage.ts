import type { Command, Text, World } from '@tambour/kernel';
import type { HexSheet, Livery } from '@tambour/press';
import { capital, decidedByDice, detail, handleOf, heading, news, type Stage } from '@tambour/stage';
import { FRONT } from './front.ts';
import { ford, PROTOCOL } from './game.ts';
import {
  active,
  alive,
  DEEP,
  type Field,
  FORD_HEXES,
  GRID,
  HEXES,
  isAlive,
  TURNS,
  UNITS,
  VERB_TABLE,
} from './model.ts';
import { type FordEvent, turnOf } from './rules.ts';
import { say } from './texts/say.ts';

const ARMS = { foot: 'infantry', horse: 'cavalry', gun: 'artillery' } as const;
const LIVERIES: readonly Livery[] = [
  { paper: '#eef1f4', ink: '#1f3a6e', emblem: 'lion' },
  { paper: '#f1dba0', ink: '#6a2f10', emblem: 'cross' },
];
const nameOf = (id: unknown): Text => {
  const unit = UNITS.find((u) => u.id === id);
  if (!unit) return { en: String(id), fr: String(id) };
  return say('unit.name', { side: FRONT.sides[unit.side]!.name, kind: say(`unit.${unit.kind}`) });
};
const place = (hex: unknown): Text => say('place.hex', { hex: String(hex) });
function label(command: Command): Text {
  const who = nameOf(command.unit);
  switch (command.type) {
    case 'stake':
      return say('label.stake', { isNorth: command.ford === 'north' });
    case 'move':
      return say('label.move', { who, to: place(command.to) });
    case 'fire':
      return say('label.fire', { who, at: nameOf(command.at) });
    case 'done':
    case 'reply':
    case 'hold':
      return say(`label.${command.type}`);
    default:
      return say('label.standing');
  }
}
const isRolled = decidedByDice(ford, VERB_TABLE.dice);

/** The ground as the press draws it. */
const sheet: Omit<HexSheet, 'cartouche'> = {
  board: 'hex',
  id: 'ford',
  grid: GRID,
  scale: [],
  legendTitle: '',
  legend: [],
  boxes: [],
  imprint: '',
  terrain: HEXES.map((_, hex) => (hex === DEEP || FORD_HEXES.includes(hex) ? 'river' : 'clear')),
  rivers: [{ name: '', hexes: [FORD_HEXES[0]!, DEEP, FORD_HEXES[1]!] }],
  bridges: [],
  streams: [],
  roads: [],
  works: [],
  redoubts: [],
  encampments: [],
  settlements: [],
  exits: [],
  edges: [],
};

/** How the ford shows itself to a page that knows no game. */
export const fordStage: Stage<World, Field> = {
  cards: FRONT.cards,
  overlays: FRONT.overlays,
  lessons: FRONT.lessons,
  sheet: (_, language) => ({ ...sheet, cartouche: [{ text: FRONT.title[language], letter: 'title' }] }),
  scene: (g) => ({
    ground: '',
    pieces: UNITS.map((u, i) => ({
      id: u.id,
      side: LIVERIES[u.side]!,
      arm: ARMS[u.kind],
      name: '',
      band: 'grey',
      strength: `${g.s.unit.strength[i]}`,
      movement: `${u.move}`,
      owner: u.side,
      title: nameOf(u.id),
      states: [say('state.strength', { n: g.s.unit.strength[i]! })],
      ...(isAlive(g, i) ? { place: HEXES[g.s.unit.hex[i]!]! } : {}),
    })),
    tracks: [
      {
        kind: 'steps',
        id: 'turn',
        title: say('track.turn'),
        steps: Array.from({ length: TURNS }, (_, i) => ({ en: `${i + 1}`, fr: `${i + 1}` })),
        at: Math.max(0, turnOf(g) - 1),
      },
    ],
    headline: say('event.turn', { turn: turnOf(g), side: FRONT.sides[active(g)]!.name }),
  }),
  measures(g) {
    const strength = FRONT.sides.map((_, side) => alive(g, side).reduce((n, u) => n + g.s.unit.strength[u]!, 0));
    const losses = UNITS.map((u, i) => ({
      side: u.side,
      formation: nameOf(u.id),
      lost: u.strength - g.s.unit.strength[i]!,
      of: u.strength,
    }));
    return { strength, points: strength, losses };
  },
  handle: handleOf<Field>({
    protocol: PROTOCOL,
    kindOf: VERB_TABLE.kindOf,
    pieces: (g) => g.w.pieces,
    places: () => HEXES,
    label: (_, command) => label(command),
    verbWords: (_, c) => (c.type === 'move' || c.type === 'fire' ? say(`verb.${c.type}`) : label(c)),
    isRolled: (g, o) => isRolled(g.w, g.s.bytes, o),
    more: () => ({}),
  }),
  way: () => undefined,
  label: (_, command) => label(command),
  eventText(_, event) {
    const e = event as FordEvent;
    const tell = (how: typeof detail, text: Text, places: readonly string[] = []) => how(e, text, places);
    switch (e.type) {
      case 'staked':
        return tell(detail, say('event.staked'));
      case 'turn':
        return tell(heading, say('event.turn', { turn: e.turn, side: FRONT.sides[e.side]!.name }));
      case 'moved': {
        const motion = { kind: 'go', piece: e.unit, from: e.from, to: e.to } as const;
        return { ...tell(detail, say('event.moved', { who: nameOf(e.unit), to: place(e.to) }), [e.to]), motion };
      }
      case 'fired':
        return {
          ...tell(detail, say('event.fired', { who: nameOf(e.unit), at: nameOf(e.at), die: e.die })),
          dice: [e.die],
        };
      case 'lost':
      case 'gone':
        return tell(news, say(`event.${e.type}`, { who: nameOf(e.unit) }));
      case 'shown':
        return tell(news, say('event.shown', { isNorth: e.ford === 1 }), [HEXES[FORD_HEXES[e.ford - 1]!]!]);
    }
  },
  fact(_, said) {
    const [id, what] = said.split(' ');
    return say(what === 'gone' ? 'fact.gone' : 'fact.lost', { who: nameOf(id) });
  },
  study: async () => ({
    intended: (g, piece, hex) => {
      if (piece === undefined || hex === undefined) return [];
      const at = UNITS.find((_, u) => isAlive(g, u) && HEXES[g.s.unit.hex[u]!] === hex);
      return [
        at && at.id !== piece ? { type: 'fire', unit: piece, at: at.id } : { type: 'move', unit: piece, to: hex },
      ];
    },
    overlay: () => [],
    describe(g, piece) {
      const n = g.s.unit.strength[g.w.pieces.indexOf(piece)]!;
      return [nameOf(piece), say('state.strength', { n })].map(({ en, fr }) => ({
        en: `${capital(en)}.`,
        fr: `${capital(fr)}.`,
      }));
    },
    ground: (_, hex) => [
      say(
        HEXES[DEEP] === hex ? 'ground.deep' : FORD_HEXES.some((h) => HEXES[h] === hex) ? 'ground.ford' : 'ground.land',
      ),
    ],
    survey: (g) => FRONT.sides.map(({ name }, side) => say('survey.units', { side: name, n: alive(g, side).length })),
    lessons: [],
  }),
};
