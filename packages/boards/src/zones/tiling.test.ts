import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Polygon } from './polygon.ts';
import { AUNEAU, COGNAT, DORMANS, METRIEUX, VIMORY } from './testing/battle-maps.ts';
import { LATTICES } from './testing/random-map.ts';
import { mapOf, sketch } from './testing/sketch.ts';
import { contactsOf, drawingFaults, edgesOf, isSharedLine, meetingsOf, sharedLine } from './tiling.ts';
import { type ZoneMap, zoneMap } from './zone-map.ts';

const faultsOf = (text: string): string[] => {
  const { data, frame } = sketch(text);
  return drawingFaults(zoneMap(data), ...frame);
};

describe('a shared line', () => {
  const left: Polygon = [
    [0, 0],
    [10, 0],
    [10, 30],
    [0, 30],
  ];

  it('is where two sides run along each other, however they are cut up', () => {
    const right: Polygon = [
      [10, 10],
      [20, 10],
      [20, 40],
      [10, 40],
      [10, 25],
    ];
    expect(sharedLine(left, right)).toEqual([
      [
        [10, 25],
        [10, 30],
      ],
      [
        [10, 10],
        [10, 25],
      ],
    ]);
  });

  it('is not a point, nor a side further off', () => {
    expect(
      sharedLine(left, [
        [10, 30],
        [20, 30],
        [20, 40],
      ]),
    ).toEqual([]);
    expect(
      sharedLine(left, [
        [11, 0],
        [20, 0],
        [20, 40],
      ]),
    ).toEqual([]);
    expect(
      sharedLine(left, [
        [10, 31],
        [20, 30],
        [10, 40],
      ]),
    ).toEqual([]);
  });
});

describe('a drawing', () => {
  const SOUND = `
    frame 20,20
    zone A 0 I 0,0 10,0 10,10 0,10
    zone B 0 I 10,0 20,0 20,10 10,10
    zone C 0 I 10,10 20,10 20,20 10,20
    zone D 0 I 0,10 10,10 10,20 0,20
    borders A-B B-C C-D A-D
    junction J 10,10 A-B B-C C-D A-D
  `;

  it('is sound when it covers the frame and says what it shows', () => {
    expect(faultsOf(SOUND)).toEqual([]);
  });

  it.each([
    ['no junction at 10,10, where A,B,C,D meet', 'junction J 10,10 A-B B-C C-D A-D', ''],
    ['junction J: no such point', 'junction J 10,10', 'junction J 9,9'],
    ['junction J: other zones or borders meet at 10,10', 'junction J 10,10 A-B', 'junction J 10,10'],
    ['zone C: the side from 10,10 to 20,11 is not matched', '10,10 20,10 20,20', '10,10 20,11 20,20'],
    ['the zones cover 395 of 400', '10,10 20,10 20,20', '10,10 20,11 20,20'],
    ['zone A: has no outline', 'zone A 0 I 0,0 10,0 10,10 0,10', 'zone A 0 I'],
  ])('is faulty: %s', (fault, sound, unsound) => {
    expect(faultsOf(SOUND.replace(sound, unsound))).toContain(fault);
  });

  it('is faulty where borders and shared lines differ', () => {
    const wrong = SOUND.replace('A-B B-C C-D A-D\n', 'A-B B-C C-D A-C\n').replace(/junction.*/, '');
    expect(faultsOf(wrong)).toContain('A and D share a line but no border');
    expect(faultsOf(wrong)).toContain('A and C have a border but share no line');
  });

  it.each([
    ['Métrieux', METRIEUX],
    ['Auneau', AUNEAU],
    ['Dormans', DORMANS],
    ['Cognat', COGNAT],
    ['Vimory', VIMORY],
  ])('%s is sound', (_, text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it('of a random map is sound, and gives the graph back', () => {
    fc.assert(
      fc.property(LATTICES, ({ data, frame }) => {
        const map: ZoneMap = zoneMap(data);
        expect(drawingFaults(map, ...frame)).toEqual([]);
        const outlines = map.outlines.map((outline) => outline!);
        const contacts = contactsOf(outlines);
        expect(contacts.length).toBe(map.borders.length);
        expect(
          meetingsOf(outlines, contacts)
            .map(({ at }) => `${at}`)
            .sort(),
        ).toEqual(map.junctions.map(({ at }) => `${at}`).sort());
      }),
      { numRuns: 60 },
    );
  });

  it('without outlines is none', () => {
    expect(drawingFaults(mapOf('zone A 0 I'), 1, 1)).toEqual(['zone A: has no outline']);
  });
});

describe('a drawn outline', () => {
  const left: Polygon = [
    [0, 0],
    [5, 0],
    [5, 9],
    [0, 9],
  ];
  const right: Polygon = [
    [5, 0],
    [9, 0],
    [9, 9],
    [5, 9],
  ];
  const up = [
    [5, 9],
    [5, 0],
  ] as const;
  it('shares a border that is drawn along it, either way, and no other', () => {
    expect(isSharedLine(up, left, right)).toBe(true);
    expect(isSharedLine(up.toReversed(), left, right)).toBe(true);
    expect(isSharedLine([[5, 9]], left, right)).toBe(false);
    expect(
      isSharedLine(
        [
          [5, 9],
          [5, 1],
        ],
        left,
        right,
      ),
    ).toBe(false);
  });
  it('lies on the edges of the map along which one of its sides goes', () => {
    expect(edgesOf(left, 9, 9)).toEqual(['N', 'S', 'W']);
    expect(edgesOf(right, 9, 20)).toEqual(['N', 'E']);
    expect(edgesOf(right, 20, 20)).toEqual(['N']);
  });
});
