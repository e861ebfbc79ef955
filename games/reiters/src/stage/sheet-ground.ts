import type { BorderFeature, ZoneCover } from '@tambour/press';
import type { BorderTerrain, ZoneTerrain } from '../model/vocabulary.ts';

/** What the words of the data look like on the map. */
export const COVERS: Readonly<Record<ZoneTerrain, readonly ZoneCover[]>> = {
  castle: ['castle'],
  'castle and moat': ['castle'],
  causeway: ['causeway'],
  'cemetery and gardens': ['cemetery', 'gardens'],
  'dense forest': ['forest'],
  faubourg: ['faubourg'],
  fields: ['fields'],
  'hamlet and meadows': ['hamlet', 'meadow'],
  'hamlet and orchards': ['hamlet', 'orchard'],
  'hill pasture': ['pasture'],
  marsh: ['marsh'],
  mountain: ['mountain'],
  orchards: ['orchard'],
  'osier beds': ['osiers'],
  pond: ['pond'],
  village: ['village'],
  vines: ['vines'],
  'vines and gardens': ['vines', 'gardens'],
  'walled orchard': ['orchard'],
  'walled town': ['town'],
  wood: ['wood'],
  'wooded knoll': ['wood'],
};

interface BorderLook {
  readonly features: readonly BorderFeature[];
  readonly water?: 'river' | 'brook';
}

const DRY: BorderLook = { features: [] };
const ditch: BorderLook = { features: ['ditch'] };
const hedge: BorderLook = { features: ['hedge'] };
const hedgeAndDitch: BorderLook = { features: ['hedge', 'ditch'] };
const wall: BorderLook = { features: ['rampart'] };
const gate: BorderLook = { features: ['rampart', 'gate'] };
const brook: BorderLook = { features: [], water: 'brook' };
const river: BorderLook = { features: [], water: 'river' };
const ford: BorderLook = { features: ['ford'], water: 'river' };

const BORDER_LOOKS: Readonly<Record<BorderTerrain, BorderLook>> = {
  brook,
  'brook at the foot of the village': brook,
  'castle gate': gate,
  'castle gate on the town': gate,
  'castle wall': wall,
  cliff: { features: ['cliff'] },
  ditch,
  'end of the causeway': { features: ['causeway'] },
  'ford of Tréloup': ford,
  'garden hedge': hedge,
  'great ford': ford,
  hedge,
  hedges: hedge,
  'hedges and ditches': hedgeAndDitch,
  'high hedge': { features: ['highHedge'] },
  'marsh canal': brook,
  'marsh river': brook,
  'moat and wall': { features: ['moat', 'rampart'] },
  'open ground': DRY,
  'orchard gate and ditch': { features: ['ditch', 'gate'] },
  'orchard wall': { features: ['wall'] },
  // The shore is drawn with the water.
  pond: DRY,
  ravine: { features: ['ravine'] },
  'road bridge': { features: ['bridge'], water: 'brook' },
  'street end, hedges and ditches': hedgeAndDitch,
  'terrace bank': { features: ['terrace'] },
  'the Marne': river,
  'the Marne and the town wall (bridge cut)': { features: ['rampart', 'brokenBridge'], water: 'river' },
  'the Marne at Verneuil': river,
  'town ditch': ditch,
  'town wall': wall,
  'town wall and gate': gate,
  'wagon barricade': { features: ['wagons'] },
  'wood-edge ditch': ditch,
};

export const lookOf = (terrain: BorderTerrain | undefined): BorderLook =>
  terrain === undefined ? DRY : BORDER_LOOKS[terrain];
