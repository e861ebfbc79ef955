import type { GameEvent, Refusal, SideInfo } from './game.ts';
import type { Waiting } from './own-dice.ts';
import { BadInput } from './parse.ts';
import type { Entry } from './record.ts';

/** What became of a command. */
export type Applied =
  | { readonly ok: true; readonly events: readonly GameEvent[]; readonly entry: Entry }
  | { readonly ok: false; readonly code: 'over' }
  | { readonly ok: false; readonly code: 'bad-request'; readonly field: string; readonly reason: string }
  | { readonly ok: false; readonly code: 'illegal'; readonly refusals: readonly Refusal[] }
  /** It is legal and waits for dice that the players throw: nothing has changed yet. */
  | { readonly ok: false; readonly code: 'dice'; readonly waiting: Waiting };

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
    case 'dice':
      return 'it waits for dice to be entered';
  }
}

/** What refuses it, where that is a rule. */
export const refusalField = (refused: Applied): { readonly refusal?: Refusal } => {
  const [refusal] = !refused.ok && refused.code === 'illegal' ? refused.refusals : [];
  return refusal ? { refusal } : {};
};

/** Why an order that waited when a battle was recorded does not wait so again; where the seed is known, its own dice are too. */
export function waitingFault(asked: Applied, had: Waiting, isSeeded: boolean): string | undefined {
  if (asked.ok) return 'it no longer waits for dice';
  if (asked.code !== 'dice') return refusalWords(asked);
  const { side, dice } = asked.waiting;
  if (side !== had.side) return `it was for ${side} to decide, not ${had.side}`;
  return isSeeded && String(dice) !== String(had.dice)
    ? 'dice that the program rolled for the order that waits are not those of the seed'
    : undefined;
}

/** The answer to whoever orders when another side is asked. */
export const notYourTurn = (rule: string, { name: who }: SideInfo): Applied => ({
  ok: false,
  code: 'illegal',
  refusals: [{ rule, why: { en: `It is not your turn (${who.en}).`, fr: `Ce n’est pas votre tour (${who.fr}).` } }],
});
