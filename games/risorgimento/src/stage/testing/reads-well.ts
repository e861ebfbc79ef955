import { fitToPrint } from '@tambour/stage/testing';
import { risorgimentoWorld } from '../../model/world.ts';

export const MAGENTA = risorgimentoWorld({ scenario: 'magenta' });
export const SAN_MARTINO = risorgimentoWorld({ scenario: 'san-martino' });

/** Ids are for machines: l45-1, ldr-cler, F2, a2-reserve. One is a French word: a brigade was Bataille's. */
const ids = [MAGENTA, SAN_MARTINO]
  .flatMap((w) => [...w.pieces, ...w.corpsIds, ...w.formationIds])
  .filter((id) => id !== 'bataille');
export const IDS = new RegExp(`(?<![\\p{L}/-])(${ids.join('|')})(?![\\p{L}-])`, 'u');
/** Whether a text is fit to print in both languages. */
export const readsWell = fitToPrint(IDS, { isUnchained: true });
