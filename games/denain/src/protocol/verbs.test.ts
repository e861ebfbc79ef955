import { BadInput, Position } from '@tambour/kernel';
import { Mutants, playOut } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { denain } from '../game.ts';
import { PROTOCOL } from './verbs.ts';

const { encodeAtSight, encodeWithCare } = PROTOCOL;

const begin = (edition: string) => new Position(denain, denain.world({ options: { edition } })).begin(5);

describe('encodeAtSight', () => {
  it.each(['fr', 'en'])(
    'reads what it reads as the careful reader does, and nothing that one refuses (%s)',
    (edition) => {
      const p = begin(edition);
      const mutants = new Mutants(p.world.pieces);
      let known = 0;
      let unknown = 0;
      const compare = (command: unknown) => {
        const seen = encodeAtSight(p.field, command);
        if (seen) expect(seen).toEqual(encodeWithCare(p.field, command));
        if (seen) known++;
        else unknown++;
      };
      playOut(p, 5, (at, _n, lot) => {
        const command = at.decode(at.actions.at(lot.below(at.actions.count)));
        mutants.remember(command);
        compare(JSON.parse(JSON.stringify(command)));
        for (let k = 0; k < 4; k++) compare(mutants.make(command, lot));
      });
      expect(known).toBeGreaterThan(500);
      expect(unknown).toBeGreaterThan(50);
    },
  );

  const move = { type: 'move', unit: 'champagne', to: '1411', facing: 'E' };
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'done'],
    ['a list', ['done']],
    ['no type', {}],
    ['a type that is none', { type: 'dance' }],
    ['a field too many', { type: 'done', why: 1 }],
    ['a field without a name', { type: 'done', '': 1 }],
    ['a field too few', { type: 'activate' }],
    ['a type that is not its own', Object.create({ type: 'done' })],
    ['fields that are not its own', Object.assign(Object.create({ formation: 'x' }), { type: 'activate' })],
    ['a hex by number', { ...move, to: 1411 }],
    ['a vertex that is none', { ...move, facing: 'up' }],
    ['a name out of an object', { ...move, unit: { toString: () => 'champagne' } }],
    ['a list of one name', { ...move, unit: ['champagne'] }],
    ['the name of every object', { type: 'activate', formation: 'constructor' }],
  ])('leaves %s to the careful reader', (_what, command) => {
    expect(encodeAtSight(begin('fr').field, command)).toBeUndefined();
  });

  it('and that one says what is wrong', () => {
    expect(() => denain.encode(begin('fr').field, { type: 'done', '': 1 })).toThrow(BadInput);
    expect(() => denain.encode(begin('fr').field, Object.create({ type: 'done' }))).toThrow(BadInput);
  });
});
