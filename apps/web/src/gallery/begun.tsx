import { useState } from 'preact/hooks';
import type { KeptBattle } from '../keep/kept-battle.ts';
import type { GameCard } from '../match/protocol.ts';
import { PERSON } from '../play/battle.ts';
import { go } from '../route.ts';
import type { Session } from '../session.ts';
import { locale, say, words } from '../words/settings.ts';

/** Battles begun and not thrown away, the last played first. */
export function Begun({ session, games }: { readonly session: Session; readonly games: readonly GameCard[] }) {
  const w = words.value;
  const begun = session.begun.value;
  if (begun.length === 0) return null;
  return (
    <section class="begun" data-testid="begun">
      <h2>{w.gallery.resume}</h2>
      <ul>
        {begun.map((battle) => (
          <Row
            key={battle.id}
            battle={battle}
            game={games.find((g) => g.game === battle.head.game)}
            onForget={() => void session.forget(battle.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly battle: KeptBattle;
  readonly game: GameCard | undefined;
  onForget(): void;
}
function Row({ battle, game, onForget }: RowProps) {
  const w = words.value;
  const [isSure, sure] = useState(false);
  const scenario = game?.scenarios.find((s) => s.id === battle.head.scenario);
  const title = scenario ? say(scenario.title) : battle.head.scenario;
  const seats = game?.sides
    .map((side, s) => {
      const seat = battle.seats[s] ?? PERSON;
      return `${w.side(say(side.name))} – ${seat === PERSON ? w.setup.person : w.setup.level(seat)}`;
    })
    .join(' · ');
  return (
    <li data-battle={battle.id}>
      <span class="what">
        <strong>{title}</strong>, {battle.over ? w.gallery.over : say(battle.headline)} (
        {w.gallery.commands(battle.count)})
        <br />
        <span class="when">
          {seats} ·{' '}
          {new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(battle.updated)}
        </span>
      </span>
      <button type="button" data-testid="resume" onClick={() => go({ at: 'battle', id: battle.id })}>
        {battle.over ? w.gallery.lookAgain : w.gallery.resumeThis}
      </button>
      <button type="button" class="quiet" onClick={() => (isSure ? onForget() : sure(true))}>
        {isSure ? w.gallery.forgetSure : w.gallery.forget}
      </button>
    </li>
  );
}
