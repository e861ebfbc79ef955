import type { GameEvent, Refusal } from './game.ts';
import { BadInput } from './parse.ts';
import type { Entry } from './record.ts';

/** What became of a command. */
export type Applied =
  | { readonly ok: true; readonly events: readonly GameEvent[]; readonly entry: Entry }
  | { readonly ok: false; readonly code: 'over' }
  | { readonly ok: false; readonly code: 'bad-request'; readonly field: string; readonly reason: string }
  | { readonly ok: false; readonly code: 'illegal'; readonly refusals: readonly Refusal[] };

/** Why a recorded command is not carried out. */
export function refusalWords(refused: Applied & { readonly ok: false }): string {
  switch (refused.code) {
    case 'over':
      return 'refused (over): the battle had ended';
    case 'bad-request':
      return `refused (bad-request): ${new BadInput(refused.field, refused.reason).message}`;
    case 'illegal': {
      const [first] = refused.refusals;
      return `refused by rule ${first?.rule}: ${first?.why.en}`;
    }
  }
}
