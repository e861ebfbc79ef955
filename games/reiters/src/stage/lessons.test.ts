import { lessonPlayer, type Solutions, solvedEvents, solvedLessons } from '@tambour/stage/testing';
import { describe, expect, it } from 'vitest';
import { reiters } from '../game.ts';
import { pieceName } from '../model/names.ts';
import { say } from '../texts/say.ts';
import { handle } from './handle.ts';
import { LESSONS } from './lessons.ts';
import { scoreParts } from './victory.ts';

const SOLUTIONS: Solutions = {
  marching: [
    {
      wrong: { type: 'move', piece: 'AU-C-CHL-2', to: '115' },
      right: { type: 'move', piece: 'AU-C-CHL-2', to: '126' },
    },
    {
      wrong: { type: 'move', piece: 'AU-C-PIQ-2', to: '138' },
      right: { type: 'move', piece: 'AU-C-PIQ-2', to: '129' },
    },
    {
      wrong: { type: 'move', piece: 'AU-C-PIQ-1', to: '127' },
      right: { type: 'move', piece: 'AU-C-PIQ-1', to: '136' },
    },
    {
      wrong: { type: 'move', piece: 'AU-C-GEN-1', to: '128' },
      right: { type: 'move', piece: 'AU-C-GEN-1', to: '125' },
    },
  ],
  command: [
    {
      wrong: { type: 'move', piece: 'M-P-ARG-3', to: '022' },
      right: { type: 'move', piece: 'M-P-ARG-4', to: '018' },
    },
    {
      wrong: { type: 'move', piece: 'M-P-SAINTAUBAN', to: '120' },
      right: { type: 'move', piece: 'M-P-SAINTAUBAN', to: '022' },
    },
    { wrong: { type: 'move', piece: 'M-P-CUI-1', to: '120' }, right: { type: 'done' } },
  ],
  reactions: [
    {
      wrong: { type: 'charge', unit: 'M-P-CUI-1', target: 'M-C-GEN-1' },
      right: { type: 'fire', unit: 'M-P-ARG-1', target: 'M-C-ARQ-1' },
    },
    {
      wrong: { type: 'ride-off', leader: 'M-P-SAINTAUBAN', to: '022' },
      right: { type: 'charge', unit: 'M-P-CUI-1', target: 'M-C-GEN-1' },
    },
    { wrong: { type: 'done' }, right: { type: 'give-way', unit: 'M-P-ARG-4', from: '121' } },
    {
      wrong: { type: 'fall-back', unit: 'M-P-ARG-4', to: '031' },
      right: { type: 'fall-back', unit: 'M-P-ARG-4', to: '034' },
    },
  ],
  assault: [
    {
      wrong: { type: 'attack', unit: 'AU-C-ARQ-1', at: '138' },
      right: { type: 'attack', unit: 'AU-C-GEN-3', at: '138' },
    },
    {
      wrong: { type: 'engage', unit: 'AU-C-GEN-3', charge: false, rounds: 1 },
      right: { type: 'engage', unit: 'AU-C-GEN-3', charge: true, rounds: 1 },
    },
    { wrong: { type: 'advance', piece: 'AU-C-ARQ-1' }, right: { type: 'advance', piece: 'AU-C-GEN-3' } },
  ],
  defence: [
    { wrong: { type: 'defend', unit: 'CO-P-CHL-1' }, right: { type: 'defend', unit: 'CO-P-ARQ-1' } },
    { wrong: { type: 'lose' }, right: { type: 'retreat', unit: 'CO-P-ARQ-1', to: '118' } },
    { wrong: { type: 'done' }, right: { type: 'retreat', unit: 'CO-P-CHL-1', to: '118' } },
    { wrong: { type: 'done' }, right: { type: 'follow', leader: 'CO-P-MOUVANS', to: '118' } },
  ],
  guns: [
    {
      wrong: { type: 'attack', unit: 'AU-P-REI-7', at: '103' },
      right: { type: 'bombard', unit: 'AU-P-CAN-1', target: 'AU-C-ARQ-1' },
    },
    {
      wrong: { type: 'attack', unit: 'AU-P-REI-7', at: '103' },
      right: { type: 'attack', unit: 'AU-P-REI-4', at: '143' },
    },
  ],
  orders: [
    {
      wrong: { type: 'order', leader: 'M-C-CHEVRIERES', order: 'hold' },
      right: { type: 'order', leader: 'M-C-CHEVRIERES', order: 'attack' },
    },
    { right: { type: 'done' } },
    {
      wrong: { type: 'move', piece: 'M-C-MIL-2', to: '009' },
      right: { type: 'move', piece: 'M-C-MIL-2', to: '018' },
    },
    { wrong: { type: 'move', piece: 'M-C-GEN-1', to: '010' }, right: { type: 'done' } },
    { right: { type: 'done' } },
  ],
};

const player = lessonPlayer(reiters);
const { begin, play } = player;
const last = solvedEvents(player, LESSONS, SOLUTIONS);

/** Lessons that end with a turn, which the learner then begins. */
const TURNS = ['command', 'orders'];

describe('lessons', () => {
  solvedLessons(reiters, LESSONS, SOLUTIONS, (lesson, rights) => {
    it('opens with the score as the losses make it', () => {
      const { field } = begin(lesson).position;
      for (const side of [0, 1])
        expect(scoreParts(field, side).map((part) => part.what.en)).not.toContain(say('score.before').en);
    });

    it('is done by clicks that its hints name', () => {
      rights.forEach((right, i) => {
        const { position } = play(lesson, rights.slice(0, i)).match;
        const { piece, place, label } = handle(position.field, position.encode(right));
        const { hint, says, pieces, places } = lesson.tasks[i]!;
        for (const language of ['en', 'fr'] as const) {
          if (
            place !== undefined &&
            /^(move|attack|fire|charge|bombard|give-way|fall-back|retreat|follow)$/.test(right.type)
          )
            expect(hint[language], `${right.type} ${place}`).toContain(place);
          // Who ends something is told what to press.
          if (piece === undefined) expect(`${says[language]} ${hint[language]}`).toContain(label[language]);
        }
        if (piece !== undefined) expect(pieces).toContain(piece);
        if (place !== undefined) expect(places).toContain(place);
      });
    });

    it('ends a turn where it says so, and leaves the learner to decide', () => {
      const { match, events } = play(lesson, rights);
      expect(events.some((e) => e.type === 'turn-began')).toBe(TURNS.includes(lesson.id));
      if (lesson.id !== 'defence') expect(match.sideId).toBe(lesson.side);
    });
  });

  it('show what they tell', () => {
    const types = (id: string, n: number) => last(id, n).map((e) => e.type);
    const only = (id: string, n: number, type: string) => last(id, n).find((e) => e.type === type);
    expect(only('marching', 3, 'tested')).toMatchObject({ die: 3, against: 4, passed: true });
    expect(types('marching', 4)).toEqual(['moved', 'moved', 'disorganised']);
    expect(only('reactions', 1, 'tested')).toMatchObject({ against: 5, passed: true });
    expect(types('reactions', 1)).toContain('disorganised');
    expect(only('reactions', 2, 'lost-steps')).toMatchObject({ piece: 'M-C-GEN-1' });
    expect(only('assault', 2, 'fought')).toMatchObject({ differential: 5, die: 1, result: '-/1' });
    expect(types('assault', 2)).toContain('loss-replaced');
    expect(only('defence', 1, 'fought')).toMatchObject({ differential: 0, die: 6, result: '-/1' });
    expect(only('guns', 1, 'bombarded')).toMatchObject({ total: 3, result: '1#' });
    expect(only('guns', 2, 'eliminated')).toMatchObject({ piece: 'AU-C-ARQ-1' });
    expect(only('orders', 1, 'order-tried')).toMatchObject({ die: 4, total: 3, against: 4 });
    expect(types('orders', 3)).toContain('order-revealed');
    expect(only('orders', 5, 'initiative-counted')).toMatchObject({ sums: [2, 1], side: 'C' });
  });

  it('refuse what the guns do not see', () => {
    const match = begin(LESSONS.find((l) => l.id === 'guns')!);
    const done = match.apply({ type: 'bombard', unit: 'AU-P-CAN-1', target: 'AU-C-ARQ-3' });
    expect(done).toMatchObject({ ok: false, refusals: [{ rule: '7.8e' }] });
  });

  it('call the piece that acts by its name', () => {
    for (const lesson of LESSONS) {
      const { world } = begin(lesson).position;
      lesson.tasks.forEach((task, i) => {
        const { piece, unit, leader } = SOLUTIONS[lesson.id]![i]!.right as Readonly<Record<string, unknown>>;
        const id = piece ?? unit ?? leader;
        if (typeof id !== 'string') return;
        expect(task.pieces).toContain(id);
        for (const language of ['en', 'fr'] as const) {
          const said = `${task.says[language]} ${task.hint[language]}`.toLowerCase();
          const name = pieceName(world, id)
            [language].toLowerCase()
            .replace(/ [ivx]+$/, '');
          const word = name.split(/[ ’]/).find((x) => said.includes(x.replace(/s$/, '')) && x.length > 4);
          expect(word, `${lesson.id} ${id}: ${said}`).toBeDefined();
        }
      });
    }
  });
});
