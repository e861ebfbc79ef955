import { hexId } from '@tambour/boards';
import { itemAt } from '@tambour/kernel';
import { plainHexSheet, plainStage } from '@tambour/stage';
import { hexOf, strengthOf } from './field.ts';
import { FRONT } from './front.ts';
import { ford } from './game.ts';
import { FORD_HEXES, FORDS, GRID, groundOf, HEXES, RAIDERS, RIVER, trackThrough, UNITS } from './map.ts';
import { type Field, VERBS } from './model.ts';
import { say, textOf } from './texts/say.ts';

/** How the ford shows itself to a page that knows no game. */
export const fordStage = plainStage<Field>({
  front: FRONT,
  spec: ford,
  verbs: VERBS,
  text: textOf,
  words: { north: say('ford.north'), south: say('ford.south') },
  weights: { turn: 'step', lost: 'major', gone: 'major', shown: 'major' },
  gravity: { lost: 1, gone: 2 },
  pieces: UNITS.map((unit) => ({
    ...unit,
    title: say(unit.side === RAIDERS ? 'unit.raiders' : 'unit.guards', { kind: say(`unit.${unit.kind}`) }),
  })),
  places: HEXES,
  now: (g, u) => ({ strength: strengthOf(g, u), place: HEXES[hexOf(g, u)] }),
  attack: (e) => {
    const { type, unit, at }: Readonly<Record<string, unknown>> = { ...e };
    return type === 'fired' ? { kind: 'fire', by: [`${unit}`], against: [`${at}`] } : undefined;
  },
  goals: [
    { text: say('goal.raiders'), rule: '1c' },
    { text: say('goal.guards'), rule: '1c' },
  ],
  ground: (place) => say(`ground.${groundOf(hexId(HEXES.indexOf(place)))}`),
  // A track leads through each ford, and its name stands beside it.
  sheet: (language) =>
    plainHexSheet(FRONT.title, {
      id: 'ford',
      grid: GRID,
      rivers: [{ name: '', hexes: RIVER }],
      roads: FORD_HEXES.map((hex) => ({ surface: 'track', hexes: trackThrough(hex) })),
      exits: FORD_HEXES.map((hex, i) => ({
        hex,
        text: say('ford.name', { ford: say(`ford.${itemAt(FORDS, i)}`) })[language],
      })),
    })(language),
});
