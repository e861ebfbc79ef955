import { exampleOf } from './example-of.ts';

/** What an assault comes to, and what follows it. */
export const AFTERMATH_EXAMPLES = [
  exampleOf({
    id: 'destroyed-at-once',
    rules: ['11.6g'],
    ground: {
      units: { 'f-mr1': '1409>SSE', 'f-mr2': '1509>SSW', 'c-ke1': '1410>W 1', 'f-c4': '0714>E', 'c-fe2': '0814>W' },
      leaders: { villars: '1408', dreux: '0713', albermarle: '2012' },
      at: 'combat',
      formations: ['maison', 'centre'],
      standing: { advance: 'never' },
    },
    dice: [6],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-mr1', 'f-mr2'], targets: ['1410'] },
        shows: [
          { type: 'shock-resolved', odds: '6:1', shift: 2, def: 'E' },
          { type: 'eliminated', piece: 'c-ke1' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'shaken-horse',
    rules: ['11.6e', '11.6h'],
    ground: {
      units: {
        'f-cv1': '2305>SSW',
        'f-cv2': '2406>W',
        'c-cui': '2306>W disorganised',
        'f-cv3': '0714>E',
        'c-fe2': '0814>W',
      },
      leaders: { broglie: '2304', albermarle: '2012' },
      at: 'combat',
      formations: ['cavalerie'],
      standing: { advance: 'never' },
    },
    dice: [4],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-cv1', 'f-cv2'], targets: ['2306'] },
        shows: [
          { type: 'shock-resolved', odds: '2:1', die: 4, def: '1DR*' },
          { type: 'eliminated', piece: 'c-cui' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'loss-first',
    rules: ['11.6h', '11.6a'],
    ground: {
      units: { 'f-ad1': '1509>SSW', 'c-ke1': '1410>W 1', 'f-ad5': '0714>E', 'c-fe2': '0814>W' },
      leaders: { montesquiou: '1508', albermarle: '2012' },
      at: 'combat',
      formations: ['droite'],
      standing: { advance: 'never' },
    },
    dice: [3],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-ad1'], targets: ['1410'] },
        shows: [{ type: 'eliminated', piece: 'c-ke1' }],
      },
    ],
  }),
  exampleOf({
    id: 'retreat-order',
    rules: ['11.7a', '11.6d'],
    ground: {
      units: {
        'f-ad2': '1410>SSE',
        'c-al1': '1411>NNE',
        'c-ke1': '1308>SSE',
        'f-ad5': '0714>E',
        'c-fe2': '0814>W',
      },
      leaders: { montesquiou: '1213', albermarle: '2012' },
      at: 'combat',
      formations: ['droite'],
      standing: { losses: 'auto' },
      enemy: { 'reaction-fire': 'never' },
    },
    dice: [2],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-ad2'], targets: ['1411'] },
        shows: [
          { type: 'shock-resolved', die: 2, att: 'DR' },
          { type: 'retreated', piece: 'f-ad2', to: '1509' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'displaced',
    rules: ['11.7h', '11.7i', '11.7k'],
    ground: {
      units: {
        'f-ad2': '1410>SSE',
        'f-ad4': '1509>SSE',
        'c-al1': '1411>NNE',
        'c-ke1': '1308>SSE',
        'f-ad5': '0714>E',
        'c-fe2': '0814>W',
      },
      leaders: { montesquiou: '1213', albermarle: '2012' },
      at: 'combat',
      formations: ['droite'],
      standing: { losses: 'auto' },
      enemy: { 'reaction-fire': 'never' },
    },
    dice: [2],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-ad2'], targets: ['1411'] },
        shows: [{ type: 'shock-resolved', die: 2, att: 'DR' }],
      },
      {
        order: { type: 'retreat', unit: 'f-ad2', to: '1509' },
        shows: [
          { type: 'displaced', piece: 'f-ad4', from: '1509' },
          { type: 'disorganised', piece: 'f-ad4' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'advance',
    rules: ['11.8a'],
    ground: {
      units: { 'f-ad1': '1409>SSE', 'f-ad2': '1509>SSW', 'c-ke1': '1410>W', 'f-ad5': '0714>E', 'c-fe2': '0814>W' },
      leaders: { montesquiou: '1408', albermarle: '2012' },
      at: 'combat',
      formations: ['droite'],
    },
    dice: [3],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-ad1', 'f-ad2'], targets: ['1410'] },
        shows: [{ type: 'retreated', piece: 'c-ke1' }],
      },
      {
        order: { type: 'advance', unit: 'f-ad1', to: '1410' },
        shows: [{ type: 'advanced', piece: 'f-ad1', to: '1410' }],
      },
    ],
  }),
  exampleOf({
    id: 'villars-falls',
    rules: ['8.4b', '8.4a'],
    ground: {
      units: { 'f-mr1': '1513>E 1', 'c-ke1': '1614>W', 'f-mr2': '0714>E', 'c-fe2': '0814>W' },
      leaders: { villars: '1513', montesquiou: '1213', albermarle: '2012' },
      at: 'combat',
      formations: ['maison'],
    },
    dice: [0],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-mr1'], targets: ['1614'] },
        shows: [
          { type: 'eliminated', piece: 'f-mr1' },
          { type: 'leader-killed', leader: 'villars' },
          { type: 'battle-ended', winner: 'C' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'aide-de-camp',
    rules: ['9.4a', '9.4b'],
    ground: {
      units: { 'f-c3': '1513>E 1', 'c-ke1': '1614>W', 'f-c1': '1412>E', 'f-c4': '0714>E', 'c-fe2': '0814>W' },
      leaders: { dreux: '1513', montesquiou: '1213', albermarle: '2012' },
      at: 'combat',
      formations: ['centre'],
    },
    dice: [0],
    steps: [
      {
        order: { type: 'shock', attackers: ['f-c3'], targets: ['1614'] },
        shows: [{ type: 'leader-killed', leader: 'dreux' }],
      },
      {
        order: { type: 'aide', formation: 'centre', to: '1412' },
        shows: [{ type: 'aide-placed', formation: 'centre', hex: '1412' }],
      },
    ],
  }),
  exampleOf({
    id: 'order-again',
    rules: ['4Eb', '12.2c'],
    ground: {
      units: { 'f-ad1': '1513>E disorganised', 'f-ad2': '1411>SSE disorganised', 'c-ke1': '1614>W' },
      leaders: { villars: '1409', montesquiou: '1213', albermarle: '2012' },
      at: 'command-phase',
      formations: [],
    },
    steps: [
      {
        order: { type: 'done' },
        shows: [{ type: 'order-restored', piece: 'f-ad2' }],
      },
    ],
  }),
  exampleOf({
    id: 'rally-by-villars',
    rules: ['12.5c', '12.5a', '12.5d'],
    ground: {
      units: { 'f-c3': '1409>W rout', 'f-c1': '1411>SSE', 'c-ke1': '1614>W' },
      leaders: { villars: '1409', dreux: '1410', montesquiou: '1213', albermarle: '2012' },
      at: 'command-phase',
      formations: [],
    },
    dice: [4],
    steps: [
      {
        order: { type: 'done' },
        shows: [{ type: 'rally-rolled', piece: 'f-c3', die: 4, total: 2, rallied: true }],
      },
    ],
  }),
];
