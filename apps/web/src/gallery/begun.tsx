import { sidesIn } from '@tambour/stage';
import { useState } from 'preact/hooks';
import type { KeptBattle } from '../keep/kept-battle.ts';
import { saveRaw } from '../keep/raw-text.ts';
import type { DamagedBattle } from '../keep/stored-battle.ts';
import type { GameCard } from '../match/protocol.ts';
import { PERSON } from '../play/battle-store.ts';
import { seatName } from '../play/opponents.ts';
import { go } from '../route.ts';
import type { Session } from '../session.ts';
import { locale, say, words } from '../words/settings.ts';

/** Battles begun and not thrown away, the last played first. */
export function Begun({ session, games }: { readonly session: Session; readonly games: readonly GameCard[] }) {
  const w = words.value;
  const begun = session.begun.value;
  const damaged = session.damaged.value;
  if (begun.length === 0 && damaged.length === 0) return null;
  return (
    <section class="begun" data-testid="begun">
      <h2>{w.gallery.resume}</h2>
      <ul>
        {begun.map((battle) => (
          <Row
            key={battle.id}
            battle={battle}
            game={games.find((g) => g.game === battle.head.game)}
            parent={battle.parent && begun.find(({ id }) => id === battle.parent?.id)}
            onForget={() => void session.forget(battle.id)}
          />
        ))}
        {damaged.map((battle) => (
          <DamagedRow key={battle.id} damaged={battle} session={session} games={games} />
        ))}
      </ul>
    </section>
  );
}

interface DamagedRowProps {
  readonly damaged: DamagedBattle;
  readonly session: Session;
  readonly games: readonly GameCard[];
}
/** A battle that cannot be read whole: what is wrong with it, and its text for whoever wants to mend it. */
function DamagedRow({ damaged, session, games }: DamagedRowProps) {
  const w = words.value.gallery;
  const [isSure, sure] = useState(false);
  const { battle, damage } = damaged;
  const title =
    battle &&
    titleOf(
      battle,
      games.find((g) => g.game === battle.head.game),
    );
  return (
    <li data-battle={damaged.id} data-testid="damaged">
      <span class="what">
        <strong>{w.damaged.title}</strong>
        {title && `, ${title} (${w.commands(battle.count)})`}
        <br />
        <span class="when">{w.damaged.what(damage.field, damage.reason)}</span>
      </span>
      {battle && (
        <button type="button" data-testid="resume" onClick={() => go({ at: 'battle', id: battle.id })}>
          {w.damaged.open}
        </button>
      )}
      <button type="button" data-testid="save-raw" onClick={() => saveRaw(damaged)}>
        {w.damaged.save}
      </button>
      <button
        type="button"
        class="quiet"
        data-testid="delete-damaged"
        onClick={() => (isSure ? void session.forgetDamaged(damaged) : sure(true))}
      >
        {isSure ? w.damaged.removeSure : w.damaged.remove}
      </button>
    </li>
  );
}

const titleOf = ({ head }: KeptBattle, game: GameCard | undefined): string => {
  const scenario = game?.scenarios.find((s) => s.id === head.scenario);
  return scenario ? say(scenario.title) : head.scenario;
};

interface RowProps {
  readonly battle: KeptBattle;
  readonly game: GameCard | undefined;
  /** What it branched off, where that is still kept. */
  readonly parent: KeptBattle | undefined;
  onForget(): void;
}
const timeOf = ({ updated }: KeptBattle): string =>
  new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(updated);

function Row({ battle, game, parent, onForget }: RowProps) {
  const w = words.value;
  const [isSure, sure] = useState(false);
  const seats =
    game &&
    sidesIn(game, battle.head.scenario)
      .map((side, s) => {
        const seat = battle.seats[s] ?? PERSON;
        return `${w.side(say(side.name))} – ${seat === PERSON ? w.setup.person : seatName(seat, w)}`;
      })
      .join(' · ');
  return (
    <li data-battle={battle.id} class={battle.parent ? 'is-branch' : ''}>
      <span class="what">
        {battle.parent && (
          <span class="branch" data-testid="branch">
            {w.happened.branchOf(battle.parent.turn, battle.parent.count)}{' '}
            {parent ? w.happened.branchParent(timeOf(parent)) : w.happened.branchLost}
          </span>
        )}
        <strong>{titleOf(battle, game)}</strong>, {battle.over ? w.gallery.over : say(battle.headline)} (
        {w.gallery.commands(battle.count)})
        <br />
        <span class="when">
          {seats} · {timeOf(battle)}
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
