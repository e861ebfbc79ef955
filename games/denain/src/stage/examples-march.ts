import { exampleOf } from './example-of.ts';

/** Marching, zones of control, works and command. */
export const MARCH_EXAMPLES = [
  exampleOf({
    id: 'forward',
    rules: ['7.1f', '7.1b'],
    ground: {
      units: { 'f-c1': '1411>SSE', 'f-c4': '0714>E' },
      leaders: { dreux: '1410' },
      at: 'move',
      formations: ['centre'],
    },
    steps: [
      {
        order: { type: 'move', unit: 'f-c1', to: '1512', facing: 'SSE' },
        shows: [{ type: 'stepped', piece: 'f-c1', to: '1512' }],
      },
    ],
    refused: [{ order: { type: 'move', unit: 'f-c1', to: '1510', facing: 'SSE' }, rule: '7.1f' }],
  }),
  exampleOf({
    id: 'off-road',
    rules: ['7.1e', '7.1a'],
    ground: {
      units: { 'f-c1': '1509>SSE', 'f-c4': '0714>E' },
      leaders: { dreux: '1409' },
      at: 'move',
      formations: ['centre'],
    },
    steps: [
      {
        order: { type: 'move', unit: 'f-c1', to: '1611', facing: 'SSE' },
        shows: [{ type: 'stepped', piece: 'f-c1', to: '1611' }],
      },
    ],
    refused: [{ order: { type: 'move', unit: 'f-c1', to: '1612', facing: 'SSE' }, rule: '7.1a' }],
  }),
  exampleOf({
    id: 'turn-and-go',
    rules: ['7.2a'],
    ground: {
      units: { 'f-c1': '1510>E', 'f-c4': '0714>E' },
      leaders: { dreux: '1410' },
      at: 'move',
      formations: ['centre'],
    },
    steps: [
      {
        order: { type: 'move', unit: 'f-c1', to: '1511', facing: 'SSE' },
        shows: [
          { type: 'turned', piece: 'f-c1', facing: 'SSE' },
          { type: 'stepped', piece: 'f-c1', to: '1511' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'stopped',
    rules: ['6.1a', '6.1c'],
    ground: {
      units: { 'f-ad1': '1413>SSE', 'f-ad2': '1514>NNE', 'c-ke1': '1614>W', 'f-ad5': '0714>E' },
      leaders: { montesquiou: '1412' },
      at: 'move',
      formations: ['droite'],
    },
    steps: [
      {
        order: { type: 'move', unit: 'f-ad1', to: '1513', facing: 'SSE' },
        shows: [{ type: 'stepped', piece: 'f-ad1', to: '1513' }],
      },
    ],
    refused: [{ order: { type: 'move', unit: 'f-ad2', to: '1513', facing: 'NNE' }, rule: '6.1c' }],
  }),
  exampleOf({
    id: 'out-forward',
    rules: ['7.3a', '6.1d', '6.1c'],
    ground: {
      units: { 'f-ad1': '1513>SSW', 'c-ke1': '1614>W', 'f-ad5': '0714>E' },
      leaders: { montesquiou: '1412' },
      at: 'move',
      formations: ['droite'],
    },
    steps: [
      {
        order: { type: 'move', unit: 'f-ad1', to: '1414', facing: 'SSW' },
        shows: [{ type: 'stepped', piece: 'f-ad1', to: '1414' }],
      },
    ],
    refused: [{ order: { type: 'move', unit: 'f-ad1', to: '1514', facing: 'SSW' }, rule: '6.1c' }],
  }),
  exampleOf({
    id: 'withdraw',
    rules: ['7.3c', '7.3d', '7.3e', '7.3f'],
    ground: {
      units: { 'f-ad1': '1513>E', 'c-ke1': '1614>W', 'f-ad5': '0714>E' },
      leaders: { montesquiou: '1412' },
      at: 'move',
      formations: ['droite'],
    },
    steps: [
      {
        order: { type: 'move', unit: 'f-ad1', to: '1413', facing: 'E' },
        shows: [{ type: 'withdrew', piece: 'f-ad1', to: '1413' }],
      },
    ],
    refused: [{ order: { type: 'move', unit: 'f-ad1', to: '1512', facing: 'E' }, rule: '7.3d' }],
  }),
  exampleOf({
    id: 'turn-near-enemy',
    rules: ['7.2b', '7.2c', '7.2d'],
    ground: {
      units: { 'f-ad4': '1513>E', 'c-ke1': '1614>W', 'f-ad5': '0714>E' },
      leaders: { montesquiou: '1412' },
      at: 'move',
      formations: ['droite'],
    },
    dice: [3],
    steps: [
      {
        order: { type: 'move', unit: 'f-ad4', to: '1513', facing: 'SSE' },
        shows: [
          { type: 'facing-checked', piece: 'f-ad4', die: 3, total: 5, holds: false },
          { type: 'disorganised', piece: 'f-ad4' },
          { type: 'turned', piece: 'f-ad4', facing: 'SSE' },
        ],
      },
    ],
  }),
  exampleOf({
    id: 'friend-in-the-way',
    rules: ['7.1h', '3a'],
    ground: {
      units: { 'f-c1': '1411>SSE', 'f-c3': '1412>SSE', 'f-c4': '0714>E' },
      leaders: { dreux: '1410' },
      at: 'move',
      formations: ['centre'],
    },
    steps: [
      {
        order: { type: 'move', unit: 'f-c1', to: '1512', facing: 'SSE' },
        shows: [
          { type: 'stepped', piece: 'f-c1', to: '1511' },
          { type: 'stepped', piece: 'f-c1', to: '1512' },
        ],
      },
    ],
    refused: [{ order: { type: 'move', unit: 'f-c1', to: '1412', facing: 'SSE' }, rule: '3a' }],
  }),
  exampleOf({
    id: 'through-the-breach',
    rules: ['7.6a', '7.6j'],
    ground: {
      units: { 'f-ad1': '1513>E', 'f-ad2': '1515>E', 'f-ad5': '0714>E' },
      leaders: { montesquiou: '1414' },
      at: 'move',
      formations: ['droite'],
      breached: { 1513: ['NE', 'SE'], 1613: ['SW'], 1614: ['NW'] },
    },
    steps: [
      {
        order: { type: 'move', unit: 'f-ad1', to: '1614', facing: 'E' },
        shows: [{ type: 'stepped', piece: 'f-ad1', to: '1614' }],
      },
    ],
    refused: [{ order: { type: 'move', unit: 'f-ad2', to: '1615', facing: 'E' }, rule: '7.6a' }],
  }),
  exampleOf({
    id: 'bridge-halt',
    rules: ['7.5a'],
    ground: {
      units: { 'f-va1': '3114>SSE', 'f-va2': '2711>E' },
      leaders: { tingry: '3113' },
      at: 'move',
      formations: ['valenciennes'],
    },
    steps: [
      {
        order: { type: 'move', unit: 'f-va1', to: '3115', facing: 'SSE' },
        shows: [{ type: 'stepped', piece: 'f-va1', to: '3115' }],
      },
    ],
    refused: [{ order: { type: 'move', unit: 'f-va1', to: '3116', facing: 'SSE' }, rule: '7.5a' }],
  }),
  exampleOf({
    id: 'half-move',
    rules: ['9.2b', '9.2c'],
    ground: {
      units: { 'f-c1': '1411>SSE uncommanded', 'f-c3': '1410>NNW uncommanded', 'f-c4': '1415>E' },
      leaders: { dreux: '1415' },
      at: 'move',
      formations: ['centre'],
    },
    steps: [
      {
        order: { type: 'move', unit: 'f-c1', to: '1412', facing: 'SSE' },
        shows: [{ type: 'stepped', piece: 'f-c1', to: '1412' }],
      },
    ],
    refused: [
      { order: { type: 'move', unit: 'f-c1', to: '1413', facing: 'SSE' }, rule: '9.2b' },
      { order: { type: 'move', unit: 'f-c3', to: '1409', facing: 'NNW' }, rule: '9.2c' },
    ],
  }),
  exampleOf({
    id: 'activation-failed',
    rules: ['8.3c', '8.3e'],
    ground: {
      units: { 'f-ag1': '1809>SSE', 'f-ag3': '1408>E', 'f-c1': '1411>E', 'c-al1': '1712>NNW' },
      leaders: { albergotti: '1808 out', dreux: '1510', montesquiou: '1213', albermarle: '2012' },
      at: 'activate',
      formations: ['gauche', 'centre'],
    },
    dice: [5],
    steps: [
      {
        order: { type: 'activate', formation: 'gauche' },
        shows: [{ type: 'activation-checked', leader: 'albergotti', die: 5, passed: false }],
      },
    ],
  }),
  exampleOf({
    id: 'commander-ride',
    rules: ['7.4b', '7.4a', '6.1e'],
    ground: {
      units: { 'f-ad1': '1513>E', 'f-ad2': '1411>E', 'c-ke1': '1614>W' },
      leaders: { villars: '1413', montesquiou: '1213', albermarle: '2012' },
      at: 'command-phase',
      formations: [],
    },
    steps: [
      {
        order: { type: 'ride', leader: 'villars', to: '1513' },
        shows: [{ type: 'leader-moved', leader: 'villars', to: '1513' }],
      },
    ],
    refused: [{ order: { type: 'ride', leader: 'villars', to: '1514' }, rule: '7.4b' }],
  }),
  exampleOf({
    id: 'breach-roll',
    rules: ['7.6e', '7.6g', '7.6j'],
    ground: {
      units: { 'f-ad3': '1515>E', 'f-ad1': '1513>E', 'c-ke1': '1614>W' },
      leaders: { montesquiou: '1414', albermarle: '2012' },
      at: 'combat',
      formations: ['droite'],
    },
    dice: [4],
    steps: [
      {
        order: { type: 'breach', unit: 'f-ad3', toward: '1615' },
        shows: [{ type: 'breach-rolled', piece: 'f-ad3', die: 4, total: 2, opened: ['1515|1615', '1515|1616'] }],
      },
    ],
  }),
  exampleOf({
    id: 'breach-disordered',
    rules: ['7.6d'],
    ground: {
      units: { 'f-ad1': '1513>E disorganised', 'f-ad2': '1514>E', 'c-ke1': '1614>W' },
      leaders: { montesquiou: '1414', albermarle: '2012' },
      at: 'breach-phase',
      formations: [],
      later: true,
    },
    dice: [3],
    steps: [
      {
        order: { type: 'breach', unit: 'f-ad2', toward: '1614' },
        shows: [{ type: 'breach-rolled', piece: 'f-ad2', die: 3, total: 3 }],
      },
    ],
    refused: [{ order: { type: 'breach', unit: 'f-ad1', toward: '1614' }, rule: '7.6d' }],
  }),
];
