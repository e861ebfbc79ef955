import type { RuleBook } from '@tambour/kernel';
import type { Referee } from '@tambour/stage/referee';

/** Games that bring a referee for play with real miniatures. */
export const REFEREE_IDS = ['tabletop'] as const;
export type RefereeId = (typeof REFEREE_IDS)[number];
export const isRefereeId = (id: unknown): id is RefereeId => REFEREE_IDS.some((known) => known === id);

interface RefereeLoader {
  referee(): Promise<Referee>;
  rules(): Promise<RuleBook>;
}
const LOADERS: Readonly<Record<RefereeId, RefereeLoader>> = {
  tabletop: {
    referee: async () => (await import('@tambour/tabletop/referee')).referee,
    rules: async () => (await import('@tambour/tabletop/rules')).RULES,
  },
};

export const loadReferee = (id: RefereeId): Promise<Referee> => LOADERS[id].referee();
/** The rules it cites, for whoever asks what one says. */
export const loadRefereeRules = (id: RefereeId): Promise<RuleBook> => LOADERS[id].rules();
