import type { OverlayInfo } from '@tambour/stage';
import type { RuleId } from '../../data/rule-ids.ts';

/** What can be laid over the map, and the lessons there are: their names only, for the gallery and the menu. */
export const overlays = [
  { id: 'zoc', title: { en: 'Zones of control', fr: 'Zones de contrôle' }, rule: '6a', isOfPiece: false },
  { id: 'command', title: { en: 'Reach of command', fr: 'Portée de commandement' }, rule: '8.2b', isOfPiece: false },
  { id: 'lines', title: { en: 'Battle lines', fr: 'Lignes de bataille' }, rule: '9.1c', isOfPiece: false },
  { id: 'sight', title: { en: 'Field of fire', fr: 'Champ de tir' }, rule: '10.2c', isOfPiece: true },
  {
    id: 'terrain',
    title: { en: 'Ground and what it costs', fr: 'Terrain et coûts' },
    rule: '7.1b',
    isOfPiece: false,
  },
] as const satisfies readonly (OverlayInfo & { readonly rule: RuleId })[];
export type OverlayId = (typeof overlays)[number]['id'];

/** Ten minutes on the real map, from the first march to command. */
export const LESSON_IDS = ['moving', 'facing', 'zones', 'fire', 'shock', 'aftermath', 'rally', 'command'] as const;
