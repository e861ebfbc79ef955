import type { GamePackage } from '@tambour/games';
import { type Language, Position, type World } from '@tambour/kernel';
import {
  type PaperId,
  PRINT_PARTS,
  type Printed,
  printDefinitions,
  printedBattle,
  printedPart,
} from '@tambour/stage/print';
import type { PrintedPages } from '../match/protocol.ts';

interface PrintAsk {
  readonly scenario: string;
  readonly paper: PaperId;
  readonly language: Language;
}

/** Battles on paper. The last one is kept: on another paper it is the same but for where it is cut. */
export class PrintRoom {
  #last: { readonly key: string; readonly printed: Promise<Printed> } | undefined;

  /** A battle as it begins, on pages of some paper. */
  async pages<W extends World, Field>(
    game: GamePackage<W, Field>,
    { scenario, paper, language }: PrintAsk,
  ): Promise<PrintedPages> {
    const key = JSON.stringify([game.spec.id, scenario, language]);
    if (this.#last?.key !== key) {
      const world = game.spec.world({ scenario });
      const { field } = new Position(game.spec, world).begin(0);
      this.#last = { key, printed: printedBattle(game, world, field, language) };
    }
    const printed = await this.#last.printed;
    const parts = PRINT_PARTS.map((id) => ({ id, pages: printedPart(printed, id, paper) }));
    return { definitions: printDefinitions(printed), parts: parts.filter(({ pages }) => pages !== '') };
  }
}
