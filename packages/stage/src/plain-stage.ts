import type { Command, GameEvent, PlainField, Text, UnitFact, Value, World } from '@tambour/kernel';
import { itemAt, present } from '@tambour/kernel';
import { type Emblem, liveryOf, type Tint, USUAL_TINTS } from '@tambour/press';
import type { EventText } from './event-text.ts';
import { detail, heading, news } from './event-text-weight.ts';
import { gone } from './event-texts.ts';
import { handleOf } from './handle-of.ts';
import { capitalised, same } from './join.ts';
import { measuresOf } from './measures-of.ts';
import type { Place } from './place.ts';
import type { PlainStage } from './plain-stage-facts.ts';
import { plainStudy } from './plain-study.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import { stageOf } from './stage-of.ts';
import { standingWords } from './standing-words.ts';
import { stepsTrack } from './tracks.ts';

const EMBLEMS: Readonly<Record<Tint, Emblem>> = { blue: 'lion', orange: 'cross', red: 'lily', green: 'eagle' };
const WEIGHT = { step: heading, minor: detail, major: news } as const;

/**
 * A stage made of texts and a few facts. An event that has `unit`, `from` and `to` is shown as a piece going; `die` is a die that
 * fell, and any other place it names is pointed at.
 */
export function plainStage<Field extends PlainField>(of: PlainStage<Field>): Stage<World, Field> {
  const { front, spec, verbs, text, pieces, places } = of;
  const liveries = (front.tints ?? USUAL_TINTS).map((tint, side) => liveryOf(tint, side, EMBLEMS[tint]));
  const isPlace = (given: unknown): given is Place => typeof given === 'string' && places.includes(given);
  const inWords = (w: World, field: string, given: unknown): Value => {
    if (field === 'side' && typeof given === 'number') return itemAt(front.sides, given).name;
    if (typeof given === 'number' || typeof given === 'boolean') return given;
    const name = String(given);
    if (isPlace(name)) return text('place.hex', { hex: name });
    return pieces[w.pieces.indexOf(name)]?.title ?? of.words[name] ?? name;
  };
  const values = (w: World, from: object): Readonly<Record<string, Value>> =>
    Object.fromEntries(Object.entries(from).map(([field, given]) => [field, inWords(w, field, given)]));

  const label = ({ w }: Field, command: Command): Text =>
    command.type === 'standing'
      ? standingWords(front.standing, command)
      : text(`label.${command.type}`, values(w, command));

  const eventText = (w: World, e: GameEvent): EventText => {
    const { unit, from, to, die }: Readonly<Record<string, unknown>> = { ...e };
    const shown = Object.entries(e).flatMap(([field, given]) => (field !== 'from' && isPlace(given) ? [given] : []));
    const isGone = typeof unit === 'string' && isPlace(from) && isPlace(to);
    return WEIGHT[of.weights[e.type] ?? 'minor'](e, text(`event.${e.type}`, values(w, e)), shown, {
      ...(isGone && gone(unit, from, to)),
      ...(typeof die === 'number' && { dice: [die], roll: text(`roll.${e.type}`, values(w, e)) }),
    });
  };
  const turnsOf = (g: Field): number => present(front.scenarios.find(({ id }) => id === g.w.scenario)).turns;
  const scene = (g: Field): Scene => {
    const { turn, phase } = spec.status(g);
    const turns = turnsOf(g);
    const now = front.sides.find(({ id }) => id === phase)?.name ?? same(phase);
    return {
      ground: '',
      pieces: pieces.map(({ side, arm, title, move }, i) => {
        const { strength, place } = of.now(g, i);
        return {
          id: itemAt(g.w.pieces, i),
          side: itemAt(liveries, side),
          arm,
          name: '',
          band: 'grey',
          strength: `${strength}`,
          movement: `${move}`,
          owner: side,
          title,
          states: [text('state.strength', { n: strength })],
          ...(place !== undefined && { place }),
        };
      }),
      tracks: [
        stepsTrack(
          'turn',
          text('track.turn'),
          Array.from({ length: turns }, (_, i) => same(`${i + 1}`)),
          Math.max(0, turn - 1),
        ),
      ],
      headline: text('event.turn', { turn, side: now }),
      objectives: [],
      status: { time: text('status.time', { turn: Math.max(1, turn), turns }), phase: now, scores: [], chips: [] },
    };
  };

  return stageOf<World, Field>(front, {
    sheet: (_, language) => of.sheet(language),
    scene,
    measures: (g) => {
      const left = (u: number): number => of.now(g, u).strength;
      const unitsOf = (side: number) => [...pieces.keys()].filter((u) => itemAt(pieces, u).side === side);
      const sides = [...front.sides.keys()].map(unitsOf);
      return measuresOf({
        sides,
        formations: pieces.map(({ side, title }, u) => ({ side, formation: title, units: [u] })),
        full: (u) => itemAt(pieces, u).strength,
        left,
        points: (side) => itemAt(sides, side).reduce((n, u) => n + left(u), 0),
      });
    },
    victory: (g) => ({
      goals: of.goals.map((goal) => [goal]),
      sources: [],
      scores: [],
      time: text('win.time', { left: turnsOf(g) - Math.max(1, spec.status(g).turn) + 1 }),
    }),
    handle: handleOf(spec, verbs.protocol, verbs, {
      places: () => places,
      label,
      verbWords: (g, command, { verb }) => {
        const kind = verbs.kindOf(verb);
        return 'unit' in command && (kind === 'move' || kind === 'attack') ? text(`verb.${kind}`) : label(g, command);
      },
      more: {},
    }),
    label,
    eventText,
    fact(w, fact) {
      const { type, unit } = fact as UnitFact;
      return capitalised(text(`event.${type}`, values(w, { unit })));
    },
    bearings(w, fact) {
      const { type, unit } = fact as UnitFact;
      const side = pieces[w.pieces.indexOf(unit)]?.side;
      const gravity = of.gravity?.[type] ?? 1;
      return side === undefined ? [] : [{ side, what: type, isGood: false, gravity, amount: 1, piece: unit }];
    },
    bearingText: (what, voice, n = 1) => text(`bearing.${what}.${voice}`, { n }),
    study: async () => plainStudy(of, scene),
  });
}
