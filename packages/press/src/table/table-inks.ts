import { type Palette, palette, type Theme } from '../palette.ts';

/** The paints of a terrain board, with the inks of the house. */
type Roofing = readonly [lit: string, shaded: string];

export interface TableInks extends Palette {
  readonly turf: string;
  readonly turfLight: string;
  readonly turfDark: string;
  readonly turfDry: string;
  readonly turfInk: string;
  readonly slopeLight: string;
  readonly slopeDark: string;
  readonly floor: string;
  readonly leaf: readonly [string, string, string];
  readonly leafLight: string;
  readonly deep: string;
  readonly bank: string;
  readonly bog: string;
  readonly earth: string;
  readonly yard: string;
  readonly roofs: readonly [Roofing, Roofing, Roofing];
  readonly stone: string;
  readonly halo: string;
}

const DAY: Omit<TableInks, keyof Palette> = {
  turf: '#c3c488',
  turfLight: '#d8d39c',
  turfDark: '#a9b26f',
  turfDry: '#d9c58a',
  turfInk: '#6f7440',
  slopeLight: '#fbf0c4',
  slopeDark: '#4b4420',
  floor: '#7d8b4c',
  leaf: ['#8d9f57', '#71864a', '#5d7343'],
  leafLight: '#c3cb86',
  deep: '#6fa3ad',
  bank: '#20404a',
  bog: '#93a98a',
  earth: '#cdb285',
  yard: '#dccba0',
  roofs: [
    ['#c8694c', '#94402e'],
    ['#b97a55', '#85492f'],
    ['#8f9293', '#5f6468'],
  ],
  stone: '#e6dcc4',
  halo: '#ece3ba',
};

const NIGHT: Omit<TableInks, keyof Palette> = {
  turf: '#8c8449',
  turfLight: '#a2955a',
  turfDark: '#71703a',
  turfDry: '#a1884b',
  turfInk: '#3d3c1a',
  slopeLight: '#d6bb79',
  slopeDark: '#241a08',
  floor: '#4f5528',
  leaf: ['#68702f', '#525c29', '#424b25'],
  leafLight: '#918e4c',
  deep: '#41686d',
  bank: '#0f2226',
  bog: '#667047',
  earth: '#977a4a',
  yard: '#a88f5c',
  roofs: [
    ['#94492f', '#66281a'],
    ['#84532f', '#58301b'],
    ['#66635a', '#42413d'],
  ],
  stone: '#ab9a74',
  halo: '#cdb981',
};

export const tableInks = (theme: Theme): TableInks => ({ ...palette(theme), ...(theme === 'day' ? DAY : NIGHT) });
