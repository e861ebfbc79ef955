import { exampleOf } from './example-of.ts';

/** What goes into the odds of an assault, and who may attack whom. */
export const ASSAULT_EXAMPLES = [
  exampleOf({
    id: 'two-on-one',
    rules: ['11.2d', '11.4a', '11.4d', '11.2e'],
    ground: {
      units: { 'f-c1': '1612>SSE', 'f-c2': '1711>SSE', 'c-al1': '1712>NNW', 'c-fe1': '1812>NNW', 'f-c4': '1510>E' },
      leaders: { dreux: '1611', albermarle: '2012' },
      at: 'combat',
      formations: ['centre'],
      standing: { advance: 'never' },
      enemy: { 'reaction-fire': 'never' },
    },
    dice: [5],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-c1', 'f-c2'], targets: ['1712'] },
        shows: [
          { type: 'shock-resolved', attack: 6, defence: 3, odds: '2:1', line: 'rough', die: 5, row: 5, def: 'DR' },
          { type: 'retreated', piece: 'c-al1' },
        ],
      },
    ],
    refused: [{ order: { type: 'shock', attackers: ['f-c1', 'f-c2'], targets: ['1712', '1812'] }, rule: '11.2e' }],
  }),
  exampleOf({
    id: 'lowest-morale',
    rules: ['11.4h', '11.4g', '11.4b', '11.4c'],
    ground: {
      units: { 'f-mr1': '1612>SSE', 'f-c3': '1711>SSE', 'c-al1': '1712>NNW', 'f-c4': '0714>E', 'c-fe2': '0814>W' },
      leaders: { villars: '1611', dreux: '1611', albermarle: '2012' },
      at: 'combat',
      formations: ['centre', 'maison'],
      standing: { advance: 'never', losses: 'auto', retreat: 'auto' },
      enemy: { 'reaction-fire': 'never' },
    },
    dice: [5],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-mr1', 'f-c3'], targets: ['1712'] },
        shows: [{ type: 'shock-resolved', attack: 5, defence: 3, odds: '3:2', die: 5, row: 4 }],
      },
    ],
  }),
  exampleOf({
    id: 'flank',
    rules: ['11.5a', '11e', '2b'],
    ground: {
      units: { 'f-ad1': '1409>SSE', 'c-ke1': '1410>W', 'f-ad5': '0714>E', 'c-fe2': '0814>W' },
      leaders: { montesquiou: '1408', albermarle: '2012' },
      at: 'combat',
      formations: ['droite'],
      standing: { advance: 'never' },
    },
    dice: [3],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-ad1'], targets: ['1410'] },
        shows: [{ type: 'shock-resolved', odds: '3:2', shift: 1, die: 3, row: 4, def: 'DR' }],
      },
    ],
  }),
  exampleOf({
    id: 'rear',
    rules: ['11.5b'],
    ground: {
      units: { 'f-ad1': '1509>SSW', 'c-ke1': '1410>W', 'f-ad5': '0714>E', 'c-fe2': '0814>W' },
      leaders: { montesquiou: '1508', albermarle: '2012' },
      at: 'combat',
      formations: ['droite'],
      standing: { advance: 'never' },
    },
    dice: [3],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-ad1'], targets: ['1410'] },
        shows: [
          { type: 'shock-resolved', odds: '3:2', shift: 2, die: 3, row: 4, def: '1DR' },
          { type: 'lost-point', piece: 'c-ke1', left: 1 },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'worst-side',
    rules: ['11.5c', '11.5b'],
    ground: {
      units: { 'f-ad1': '1409>SSE', 'f-ad3': '1509>SSW', 'c-ke1': '1410>W', 'f-ad5': '0714>E', 'c-fe2': '0814>W' },
      leaders: { montesquiou: '1408', albermarle: '2012' },
      at: 'combat',
      formations: ['droite'],
      standing: { advance: 'never' },
    },
    dice: [2],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-ad1', 'f-ad3'], targets: ['1410'] },
        shows: [{ type: 'shock-resolved', odds: '2:1', shift: 2, die: 2, row: 3, def: '1DR' }],
      },
    ],
  }),
  exampleOf({
    id: 'routed-target',
    rules: ['11.5d', '11.5g'],
    ground: {
      units: { 'f-ad3': '1509>SSW', 'c-ke1': '1410>W rout', 'f-ad5': '0714>E', 'c-fe2': '0814>W' },
      leaders: { montesquiou: '1508', albermarle: '2012' },
      at: 'combat',
      formations: ['droite'],
      standing: { advance: 'never' },
    },
    dice: [3],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-ad3'], targets: ['1410'] },
        shows: [{ type: 'shock-resolved', odds: '1:1', shift: 4, die: 3, def: '1DR*' }],
      },
    ],
  }),
  exampleOf({
    id: 'horse-against-village',
    rules: ['11.5f', '2e'],
    ground: {
      units: { 'f-cv1': '2013>NNW', 'c-do': '2012>W', 'f-cv2': '2006>E', 'c-cui': '2106>W' },
      leaders: { broglie: '2014', albermarle: '2312' },
      at: 'combat',
      formations: ['cavalerie'],
      standing: { losses: 'auto', retreat: 'auto' },
      enemy: { 'reaction-fire': 'never' },
    },
    dice: [4],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-cv1'], targets: ['2012'] },
        shows: [{ type: 'shock-resolved', odds: '1:1', line: 'built', shift: -1, die: 4, att: '1DR' }],
      },
    ],
  }),
  exampleOf({
    id: 'charge',
    rules: ['11.3a', '11.5e', '11.3b'],
    ground: {
      units: { 'f-cv1': '2206>E moved charging', 'c-cui': '2306>W', 'f-cv2': '1804>E', 'c-as': '1904>W' },
      leaders: { broglie: '1906', albermarle: '2312' },
      at: 'combat',
      formations: ['cavalerie'],
      standing: { advance: 'never' },
      later: true,
    },
    dice: [4],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-cv1'], targets: ['2306'] },
        shows: [{ type: 'shock-resolved', odds: '1:1', shift: 1, die: 4, def: 'DR' }],
      },
    ],
  }),
  exampleOf({
    id: 'one-on-two',
    rules: ['11.2b', '11.2c'],
    ground: {
      units: { 'f-mr1': '1711>SSE', 'c-al1': '1712>NNW', 'c-fe1': '1812>NNW', 'f-mr2': '0714>E', 'c-fe2': '0814>W' },
      leaders: { villars: '1710', albermarle: '2012' },
      at: 'combat',
      formations: ['maison'],
      enemy: { 'reaction-fire': 'never' },
    },
    dice: [6],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-mr1'], targets: ['1712', '1812'] },
        shows: [{ type: 'shock-resolved', attack: 3, defence: 5, odds: '1:2', die: 6 }],
      },
    ],
  }),
  exampleOf({
    id: 'no-horse-in-woods',
    rules: ['11.2g'],
    ground: {
      units: {
        'f-cv1': '1603>NNW',
        'c-ke1': '1602>SSE',
        'f-cv2': '1409>SSE',
        'c-ke2': '1410>W',
        'f-cv3': '0714>E',
        'c-fe2': '0814>W',
      },
      leaders: { broglie: '1508', albermarle: '2312' },
      at: 'combat',
      formations: ['cavalerie'],
      standing: { advance: 'never' },
    },
    dice: [4],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-cv2'], targets: ['1410'] },
        shows: [{ type: 'shock-resolved', odds: '1:1', shift: 1, die: 4 }],
      },
    ],
    refused: [{ order: { type: 'shock', attackers: ['f-cv1'], targets: ['1602'] }, rule: '11.2g' }],
  }),
  exampleOf({
    id: 'reaction-first',
    rules: ['11e', '11.1d'],
    ground: {
      units: { 'f-ad3': '1513>E 1', 'c-ke1': '1614>W', 'f-ad5': '0714>E', 'c-fe2': '0814>W' },
      leaders: { montesquiou: '1412', albermarle: '2012' },
      at: 'combat',
      formations: ['droite'],
    },
    dice: [0],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-ad3'], targets: ['1614'] },
        shows: [
          { type: 'fired', piece: 'c-ke1', target: 'f-ad3', total: 0, isReaction: true },
          { type: 'eliminated', piece: 'f-ad3' },
          { type: 'shock-called-off', why: 'no-attacker' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'lone-guns',
    rules: ['10.4b', '10.1c'],
    ground: {
      units: { 'f-ad1': '1411>SSE', 'c-art': '1412>NNW', 'f-ad5': '0714>E', 'c-fe2': '0814>W' },
      leaders: { montesquiou: '1410', albermarle: '2012' },
      at: 'combat',
      formations: ['droite'],
    },
    dice: [9, 2],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-ad1'], targets: ['1412'] },
        shows: [
          { type: 'fired', piece: 'c-art', die: 9, total: 6, isReaction: true },
          { type: 'order-checked', piece: 'f-ad1', die: 2, holds: true },
          { type: 'destroyed', piece: 'c-art' },
        ],
      },
      { order: { type: 'advance', unit: 'f-ad1', to: '1412' }, shows: [{ type: 'advanced', piece: 'f-ad1' }] },
    ],
  }),
  exampleOf({
    id: 'guns-and-escort',
    rules: ['10.4a'],
    ground: {
      units: {
        'f-c1': '1711>SSE',
        'f-c2': '1811>SSE',
        'c-fe1': '1812>NNW',
        'c-art': '1812>NNW',
        'f-c4': '0714>E',
        'c-fe2': '0814>W',
      },
      leaders: { dreux: '1710', albermarle: '2012' },
      at: 'combat',
      formations: ['centre'],
      standing: { advance: 'never' },
      enemy: { 'reaction-fire': 'never' },
    },
    dice: [5],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-c1', 'f-c2'], targets: ['1812'] },
        shows: [
          { type: 'retreated', piece: 'c-fe1' },
          { type: 'destroyed', piece: 'c-art' },
        ],
      },
    ],
  }),
];
