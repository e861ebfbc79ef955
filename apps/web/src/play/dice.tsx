import { words } from '../words/settings.ts';

/** Dice as dice; a face of more than six, or none, is a figure on a card. */
export function Dice({ faces }: { readonly faces: readonly number[] }) {
  return (
    <span class="dice" role="img" aria-label={words.value.log.diceAre(faces.join(', '))}>
      {faces.map((face, i) => (
        <span key={i} class="die" aria-hidden="true">
          {face}
        </span>
      ))}
    </span>
  );
}
