/** The inks of the house. Night is the same sheet by candle-light: dimmer and warmer, never inverted. */
export const THEMES = ['day', 'night'] as const;
export type Theme = (typeof THEMES)[number];

export const PIGMENTS = [
  'red',
  'blue',
  'green',
  'yellow',
  'orange',
  'pink',
  'white',
  'black',
  'grey',
  'violet',
  'azure',
  'teal',
  'brown',
] as const;
export type Pigment = (typeof PIGMENTS)[number];

export interface Palette {
  readonly paper: string;
  readonly paperStain: string;
  readonly paperEdge: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly hachure: string;
  readonly hill: string;
  readonly water: string;
  readonly waterInk: string;
  readonly waterGlow: string;
  /** Deep and still. */
  readonly canal: string;
  readonly meadow: string;
  readonly wood: string;
  readonly tree: string;
  readonly treeInk: string;
  readonly furrow: string;
  readonly crops: readonly string[];
  readonly orchard: string;
  readonly orchardWash: string;
  readonly road: string;
  /** A main road of a staff map. */
  readonly highway: string;
  readonly roof: string;
  readonly roofShade: string;
  readonly wall: string;
  readonly built: string;
  /** Houses in plan. */
  readonly masonry: string;
  readonly rampart: string;
  readonly gold: string;
  readonly prize: string;
  readonly alarm: string;
  readonly card: string;
  readonly pigments: Readonly<Record<Pigment, string>>;
}

const DAY: Palette = {
  paper: '#f3e8cd',
  paperStain: '#8a6a3a',
  paperEdge: '#b18d56',
  ink: '#2f2418',
  inkSoft: '#6a553b',
  hachure: '#4f3a22',
  hill: '#b98f57',
  water: '#bdd3cd',
  waterInk: '#2f5261',
  waterGlow: '#7ea9ad',
  canal: '#7fb0bd',
  meadow: '#9fb377',
  wood: '#7f9358',
  tree: '#b3b98f',
  treeInk: '#363e22',
  furrow: '#7b6238',
  crops: ['#d9b765', '#c9a25c', '#a9b06a', '#d8a77e', '#b9b98a'],
  orchard: '#a9b878',
  orchardWash: '#b9c28a',
  road: '#fbf3df',
  highway: '#efc268',
  roof: '#b9563f',
  roofShade: '#8f3b2b',
  wall: '#f6ead0',
  built: '#d98f76',
  masonry: '#c2483a',
  rampart: '#e2bf74',
  gold: '#b5892f',
  prize: '#f0c243',
  alarm: '#a3261b',
  card: '#f9f1dc',
  pigments: {
    red: '#a5322a',
    blue: '#2d5390',
    green: '#3f7247',
    yellow: '#d9a928',
    orange: '#cc6f27',
    pink: '#cf8088',
    white: '#f7f3e6',
    black: '#38332e',
    grey: '#7d7a72',
    violet: '#6f4a83',
    azure: '#86aed6',
    teal: '#2f8a82',
    brown: '#7d5f33',
  },
};

const NIGHT: Palette = {
  ...DAY,
  paper: '#bd9d67',
  paperStain: '#3a240c',
  paperEdge: '#432c12',
  ink: '#1b1108',
  inkSoft: '#3f2d17',
  hachure: '#2f1e0d',
  hill: '#7d5526',
  water: '#84968a',
  waterInk: '#1c3138',
  waterGlow: '#577273',
  canal: '#4f7480',
  meadow: '#74793f',
  wood: '#575f30',
  tree: '#7f8050',
  treeInk: '#1f2310',
  furrow: '#4f3a1a',
  crops: ['#a5803a', '#94702f', '#7a753a', '#9d6d45', '#83794a'],
  orchard: '#78793c',
  orchardWash: '#8a8547',
  road: '#c9ab77',
  highway: '#b87f2c',
  roof: '#8a3a26',
  roofShade: '#64241a',
  wall: '#c4a673',
  built: '#a2603f',
  masonry: '#8e2f22',
  rampart: '#a67d38',
  gold: '#e0b04a',
  prize: '#e0b04a',
  alarm: '#7d170e',
  card: '#cdb07c',
};

export const palette = (theme: Theme): Palette => (theme === 'day' ? DAY : NIGHT);
