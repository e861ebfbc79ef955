/** Players by how well they play, weakest first. `random` and `greedy` are measures for the others, and for tests. */
export const LEVELS = ['random', 'greedy', 'novice', 'sergeant', 'captain', 'marshal'] as const;
export type Level = (typeof LEVELS)[number];

/** What a computer player likes; it sees as much as any other of its level. */
export const TEMPERAMENTS = ['steady', 'bold', 'cautious'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** Levels that can have a temperament: those that weigh named terms. */
const TEMPERED = ['sergeant', 'captain', 'marshal'] as const satisfies readonly Level[];

export interface Opponent {
  readonly level: Level;
  readonly temperament: Temperament;
}
/** A computer player by its name: a level, with a temperament behind it unless it is steady. */
export type OpponentId = Level | `${(typeof TEMPERED)[number]}-${Exclude<Temperament, 'steady'>}`;
const TEMPERED_IDS = TEMPERED.flatMap((level) => [`${level}-bold`, `${level}-cautious`] as const);
/** Every name there is. */
export const OPPONENTS: readonly OpponentId[] = [...LEVELS, ...TEMPERED_IDS];

export function opponentOf(id: OpponentId): Opponent {
  const [level, temperament] = id.split('-') as [Level, Temperament | undefined];
  return { level, temperament: temperament ?? 'steady' };
}
/** Whether a level can be played with another temperament than steady. */
export const hasTemperament = (level: Level): boolean => (TEMPERED as readonly Level[]).includes(level);
export const opponentId = ({ level, temperament }: Opponent): OpponentId =>
  OPPONENTS.find((id) => id === `${level}-${temperament}`) ?? level;
