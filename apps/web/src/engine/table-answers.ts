import type { GamePackage } from '@tambour/games';
import type { Position, World } from '@tambour/kernel';
import type { Ghost, Measured, Study, TableStudy } from '@tambour/stage';
import type { AimView } from '../match/table-view.ts';
import { trouble } from '../match/trouble.ts';
import { legalAction } from './legal-action.ts';
import type { MatchHistory } from './match-history.ts';
import { TABLE_ASKS } from './table-asks.ts';

/** What the game knows of its table. */
function tableOf<Field>({ table }: Study<Field>): TableStudy<Field> {
  if (table) return table;
  throw trouble(
    'no-table',
    'This battle is not played on a measured table.',
    'Cette bataille ne se joue pas sur table.',
  );
}

/** For whoever is not asked: nothing can be ordered. */
const NO_AIM: AimView = { isMet: false, stops: [], snapped: [], others: [] };

/** The battle that is asked about. */
interface Asked<W extends World, Field> {
  readonly game: GamePackage<W, Field>;
  readonly study: Study<Field>;
  readonly history: MatchHistory<W, Field>;
  look(at: number): Position<W, Field>;
  /** Refuses what is no piece of the battle. */
  pieceIndex(id: string): number;
}

/** What only a measured table is asked: fetched with the first question. */
export class TableAnswers<W extends World, Field> {
  readonly #asked: Asked<W, Field>;
  readonly #table: TableStudy<Field>;
  constructor(asked: Asked<W, Field>) {
    this.#asked = asked;
    this.#table = tableOf(asked.study);
  }

  /** An aim with its order as a handle; what the game calls legal must be. */
  aim(asked: unknown): AimView {
    const ask = TABLE_ASKS.aim(asked, '');
    const { game, history, pieceIndex } = this.#asked;
    for (const piece of [ask.piece, ask.onto]) if (piece !== undefined) pieceIndex(piece);
    const { viewer, now } = history;
    if (viewer !== 'all' && viewer !== now.side) return NO_AIM;
    const aim = this.#table.aim(now.field, ask);
    if (aim.command === undefined) return aim;
    return { ...aim, handle: game.stage.handle(now.field, legalAction(now, aim.command)) };
  }
  ghost(asked: unknown): Ghost | undefined {
    const { command } = TABLE_ASKS.ghost(asked, '');
    const { now } = this.#asked.history;
    return this.#table.ghost(now.field, legalAction(now, command));
  }
  measure(asked: unknown): Measured | undefined {
    const { from, to, at } = TABLE_ASKS.measure(asked, '');
    const { look, pieceIndex } = this.#asked;
    for (const end of [from, to]) if ('piece' in end) pieceIndex(end.piece);
    return this.#table.measure(look(at).field, from, to);
  }
}
