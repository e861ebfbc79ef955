import { lessonPlayer, type Solutions, solvedEvents, solvedLessons } from '@tambour/stage/testing';
import { describe, expect, it } from 'vitest';
import { denain } from '../game.ts';
import { LESSONS } from './lessons.ts';

const SOLUTIONS: Solutions = {
  moving: [
    {
      wrong: { type: 'move', unit: 'f-ad2', to: '1213', facing: 'E' },
      right: { type: 'move', unit: 'f-ad2', to: '1313', facing: 'E' },
    },
    {
      wrong: { type: 'move', unit: 'f-ad1', to: '1316', facing: 'E' },
      right: { type: 'move', unit: 'f-ad1', to: '1415', facing: 'E' },
    },
  ],
  facing: [
    {
      wrong: { type: 'move', unit: 'f-ad1', to: '1314', facing: 'NNE' },
      right: { type: 'move', unit: 'f-ad1', to: '1314', facing: 'SSE' },
    },
    {
      wrong: { type: 'move', unit: 'f-ad2', to: '1112', facing: 'SSE' },
      right: { type: 'move', unit: 'f-ad2', to: '1113', facing: 'SSE' },
    },
  ],
  zones: [
    {
      wrong: { type: 'move', unit: 'f-ad1', to: '1315', facing: 'SSE' },
      right: { type: 'move', unit: 'f-ad1', to: '1414', facing: 'E' },
    },
    {
      wrong: { type: 'move', unit: 'f-ad2', to: '1214', facing: 'E' },
      right: { type: 'move', unit: 'f-ad2', to: '1013', facing: 'E' },
    },
  ],
  fire: [
    {
      wrong: { type: 'shock', attackers: ['f-ad3'], targets: ['1616'] },
      right: { type: 'fire', unit: 'f-ad1', at: '1616' },
    },
    {
      wrong: { type: 'done' },
      right: { type: 'fire', unit: 'f-art1', at: '1614' },
    },
  ],
  shock: [
    {
      wrong: { type: 'shock', attackers: ['f-ad1'], targets: ['1414'] },
      right: { type: 'shock', attackers: ['f-ad1', 'f-ad2'], targets: ['1414'] },
    },
    {
      wrong: { type: 'done' },
      right: { type: 'shock', attackers: ['f-ad3'], targets: ['1116'] },
    },
  ],
  aftermath: [
    {
      wrong: { type: 'shock', attackers: ['f-ad4'], targets: ['1217'] },
      right: { type: 'shock', attackers: ['f-ad1'], targets: ['1414'] },
    },
    { wrong: { type: 'stay' }, right: { type: 'advance', unit: 'f-ad1', to: '1414' } },
    { wrong: { type: 'done' }, right: { type: 'shock', attackers: ['f-ad4'], targets: ['1217'] } },
    { right: { type: 'retreat', unit: 'f-ad4', to: '1016' } },
  ],
  rally: [
    {
      wrong: { type: 'ride', leader: 'montesquiou', to: '1113' },
      right: { type: 'ride', leader: 'montesquiou', to: '1012' },
    },
    { right: { type: 'done' } },
  ],
  command: [
    { wrong: { type: 'activate', formation: 'centre' }, right: { type: 'activate', formation: 'gauche' } },
    {
      wrong: { type: 'move', unit: 'f-ag1', to: '1810', facing: 'SSE' },
      right: { type: 'move', unit: 'f-ag3', to: '1508', facing: 'E' },
    },
    {
      wrong: { type: 'lead', leader: 'albergotti', to: '1807' },
      right: { type: 'lead', leader: 'albergotti', to: '1608' },
    },
  ],
};

const player = lessonPlayer(denain);
const last = solvedEvents(player, LESSONS, SOLUTIONS);

describe('lessons', () => {
  solvedLessons(denain, LESSONS, SOLUTIONS, (lesson, rights) =>
    it('ends a turn only in the rally; elsewhere the learner is still at it', () => {
      const { events } = player.play(lesson, rights);
      expect(events.some((e) => e.type === 'turn-began')).toBe(lesson.id === 'rally');
    }),
  );

  it('shows what it tells: disorder and a point by fire, a flank, a retreat, a rally by two', () => {
    expect(last('fire', 1).map((e) => e.type)).toEqual(['fired', 'disorganised']);
    expect(last('fire', 2).map((e) => e.type)).toEqual(['fired', 'lost-point', 'disorganised']);
    expect(last('shock', 1).find((e) => e.type === 'shock-resolved')).toMatchObject({ odds: '3:1', def: 'DR' });
    expect(last('shock', 2).find((e) => e.type === 'shock-resolved')).toMatchObject({
      modifiers: [{ rule: '11.5a' }],
    });
    expect(last('aftermath', 3).find((e) => e.type === 'shock-resolved')).toMatchObject({ att: 'DR', def: '-' });
    expect(last('rally', 2).find((e) => e.type === 'rally-rolled')).toMatchObject({ die: 5, total: 3, rallied: true });
    expect(last('command', 1).find((e) => e.type === 'command-reached')).toMatchObject({ others: ['f-ag3'] });
  });
});
