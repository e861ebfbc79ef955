import type { OverlayInfo } from '@tambour/stage';
import type { RuleId } from '../../data/rule-ids.ts';

/** What can be laid over the map: the names only, for the menu. */
export const overlays = [
  { id: 'control', title: { en: 'Zones of control', fr: 'Zones de contrôle' }, rule: '4.2a', isOfPiece: false },
  {
    id: 'command',
    title: { en: 'Reach of command', fr: 'Rayon de commandement' },
    rule: '5.2c',
    isOfPiece: false,
  },
  {
    id: 'aims',
    title: { en: 'Objectives and exits', fr: 'Objectifs et sorties' },
    rule: '9.0a',
    isOfPiece: false,
  },
  { id: 'sight', title: { en: 'Line of sight', fr: 'Ligne de vue' }, rule: '4.1.5a', isOfPiece: true },
  { id: 'reaction', title: { en: 'Reaction zones', fr: 'Zones de réaction' }, rule: '6.1b', isOfPiece: false },
] as const satisfies readonly (OverlayInfo & { readonly rule: RuleId })[];
export type OverlayId = (typeof overlays)[number]['id'];
