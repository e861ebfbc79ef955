import { fitToPrint } from '@tambour/stage/testing';
import { denain } from '../../game.ts';

/** The battle as printed, in the earlier edition. */
export const WORLD = denain.world({ options: { edition: 'fr' } });

/** Ids are for machines: f-c1, villars, aide-centre. */
const IDS = new RegExp(`(?<![\\p{L}-])(${WORLD.pieces.join('|')})(?![\\p{L}-])`, 'u');
/** Whether a text is fit to print in both languages. */
export const readsWell = fitToPrint(IDS, { isUnchained: true });
