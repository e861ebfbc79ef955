import { amount, mangle, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import type { Answer, Ask, Opened, RequestName } from '../match/protocol.ts';
import { RequestHandler } from './request-handler.ts';
import { troubleOf } from './trouble-of.ts';

/** A table that is asked as a worker is: whatever cannot be copied fails. */
function copying(table = new RequestHandler()) {
  const ask = async <N extends RequestName>(name: N, request: Ask<N>): Promise<Answer<N>> =>
    structuredClone(await table.answer(name, request));
  return { table, ask };
}

/** Denain opened, and played on by lot for so many commands. */
async function denain(commands: number, seed = 11) {
  const { table, ask } = copying();
  const lot = new SeededRandom(seed);
  let { moment } = await ask('begin', { game: 'denain', choice: {}, seed });
  for (let n = 0; n < commands && moment.decision; n++) {
    const { alive, free } = moment.decision;
    const isFree = alive.length === 0 || (free.length > 0 && lot.below(6) === 0);
    const { command } = lot.of(isFree ? free : await ask('handles', { piece: lot.of(alive) }));
    ({ moment } = await ask('submit', { command }));
  }
  return { table, ask, moment, lot };
}

/** How far a battle is played on whose every moment is looked at. */
const COMMANDS = amount(80, 150);

describe('Denain on the table', () => {
  it('answers for every moment of a battle', async () => {
    const { ask } = await denain(COMMANDS);
    const record = await ask('record', {});
    for (let at = 0; at <= COMMANDS; at++) {
      const moment = await ask('moment', { at });
      expect(moment.scene.pieces.length).toBeGreaterThan(40);
      expect(moment.decision!.prompt.fr).not.toBe('');
      for (let side = 0; side < 2; side++) await ask('survey', { side, at });
    }
    expect(await ask('history', {})).toHaveLength(COMMANDS + 1);
    const opened: Opened = await ask('open', { record });
    expect(opened.warning).toBeUndefined();
    expect(opened.log.map((entry) => entry.n)).toEqual(Array.from({ length: COMMANDS + 1 }, (_, n) => n));
    for (const { events } of opened.log) for (const { text } of events) expect([text.en, text.fr]).not.toContain('');
    expect(await ask('record', {})).toEqual(record);
    for (const { id } of opened.moment.scene.pieces) {
      await ask('describe', { piece: id, at: COMMANDS });
      for (const overlay of opened.game.overlays) await ask('overlay', { id: overlay.id, piece: id, at: COMMANDS });
    }
  });

  it('puts every place of the scene on the ground', async () => {
    const { ask, moment } = await denain(0);
    const ground = await ask('ground', { at: 0, language: 'fr', theme: 'night', numbers: true });
    expect(ground.key).toBe(moment.scene.ground);
    const lost = moment.scene.pieces.filter(({ place }) => place !== undefined && !ground.spots[place]);
    expect(lost.map(({ id, place }) => `${id} ${place}`)).toEqual([]);
    const boxes = Object.values(ground.spots).flatMap(({ slots }) => (slots ? [slots.length] : []));
    expect(boxes.length).toBeGreaterThan(0);
    expect(Math.min(...boxes)).toBeGreaterThan(0);
  });

  it('gives ways and forecasts that add up for every piece that has orders', async () => {
    const { ask, moment, lot } = await denain(90);
    for (const piece of moment.decision!.alive) {
      const { command } = lot.of(await ask('handles', { piece }));
      await ask('way', { command });
      const { next, whole } = await ask('forecast', { command });
      for (const odds of [next, whole ?? next])
        expect(odds.outcomes.reduce((sum, outcome) => sum + outcome.chance, odds.unresolved)).toBeCloseTo(1);
    }
  });

  it('says why not, wherever one clicks, and what it offers instead is legal', async () => {
    for (const commands of [0, 60, 120, 90, 30].slice(0, amount(3, 5))) {
      const { ask, moment, lot } = await denain(commands, commands);
      const places = moment.scene.pieces.flatMap(({ place }) => place ?? []);
      for (let n = 0; n < amount(15, 40); n++) {
        const why = await ask('why', { piece: lot.of(moment.scene.pieces).id, place: lot.of(places) });
        expect(why.refusals.length + why.instead.length).toBeGreaterThan(0);
        for (const { command } of why.instead)
          expect((await ask('why', { command })).instead.map((handle) => handle.command)).toEqual([command]);
      }
    }
  });

  it('finds every order by its own words', async () => {
    const { ask } = await denain(90);
    const { handles } = await ask('find', { words: '', limit: 200 });
    for (const { label, command } of handles)
      for (const words of [label.en, label.fr.toUpperCase(), JSON.stringify(command)]) {
        const found = await ask('find', { words, limit: 200 });
        expect(found.handles.map((handle) => handle.command)).toContainEqual(command);
      }
  });

  it('bears any command and any record', async () => {
    const { table, ask, lot } = await denain(60);
    const record = await ask('record', {});
    for (let n = 0; n < amount(60, 300); n++) {
      const { json: command } = mangle(lot.of(record.entries).command, lot);
      for (const name of ['forecast', 'way', 'why', 'submit'] as const) {
        const failed = await table.answer(name, { command }).then(() => undefined, troubleOf);
        expect(failed?.code, JSON.stringify(command)).not.toBe('bug');
      }
    }
    for (let n = 0; n < amount(15, 60); n++) {
      const { json, what } = mangle(record, lot);
      const failed = await table.answer('open', { record: json }).then(() => undefined, troubleOf);
      expect(failed?.code, what).not.toBe('bug');
    }
  });

  it('lets a computer player decide on a view', async () => {
    const { ask, moment } = await denain(60);
    const view = await ask('view', { side: moment.decision!.side });
    const { command } = await copying().ask('choose', { ...view, opponent: 'greedy', seed: 1, ms: 50 });
    expect((await ask('why', { command })).refusals).toEqual([]);
  });

  it('draws a thumbnail', async () => {
    const svg = await copying().ask('thumbnail', {
      game: 'denain',
      scenario: 'denain-1712-historical',
      language: 'en',
      theme: 'day',
    });
    expect(svg.length).toBeLessThan(900_000);
    expect(svg).toContain('class="piece"');
  });

  it('begins every lesson with the learner', async () => {
    const { ask } = copying();
    const [card] = await ask('catalogue', {});
    const lessons = await ask('lessons', { game: 'denain' });
    expect(lessons.map((l) => l.id)).toEqual(card!.lessons);
    for (const { id, side } of lessons) {
      const { moment, game } = await ask('lesson', { game: 'denain', lesson: id });
      expect(game.sides[moment.decision!.side]!.id, id).toBe(side);
    }
  });
});
