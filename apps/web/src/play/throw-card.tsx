import type { DieKind, Face } from '@tambour/kernel';
import { itemAt } from '@tambour/kernel';
import { figure, type ThrowBand } from '@tambour/stage';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { WantedView } from '../match/wanted-view.ts';
import { diceWords } from '../words/dice.ts';
import { say } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { signed } from './forecast-panel.tsx';
import { RuleLink } from './rule-link.tsx';
import '../style/throw.css';

const facesOf = ({ sides, lowest }: DieKind): readonly number[] => Array.from({ length: sides }, (_, i) => lowest + i);
const range = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`);

/** Asks for dice thrown by hand: what for, what is needed, and keys for their faces. */
export function ThrowCard({ battle }: { readonly battle: BattleStore }) {
  const { value: wanted } = battle.dice.wanted;
  if (!wanted) return null;
  // Another throw of the same order begins with empty hands.
  return <Throw key={`${battle.live.value.count} ${wanted.thrown.length}`} battle={battle} wanted={wanted} />;
}

function Throw({ battle, wanted }: { readonly battle: BattleStore; readonly wanted: WantedView }) {
  const w = diceWords.value;
  const { dice } = wanted;
  const dialog = useRef<HTMLDialogElement>(null);
  /** A face, null for one that is left to the program, undefined where nothing is entered yet. */
  const [faces, put] = useState<readonly (Face | undefined)[]>(dice.map(() => undefined));
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    dialog.current?.scrollTo(0, 0);
  }, []);
  const at = faces.indexOf(undefined);
  const die = dice[at];
  const isComplete = at < 0;
  const isBusy = battle.isBusy.value;
  const set = (n: number, face: Face | undefined): void => put(faces.map((was, i) => (i === n ? face : was)));
  const last = faces.findLastIndex((face) => face !== undefined);
  const commit = (): void => {
    const entered = faces.filter((face) => face !== undefined);
    if (entered.length === dice.length && !isBusy) void battle.dice.enter(entered);
  };
  const press = (e: KeyboardEvent): void => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const digit = /^\d$/.test(e.key) ? Number(e.key) : undefined;
    if (digit !== undefined && die && facesOf(die).includes(digit)) set(at, digit);
    else if (e.key.toLowerCase() === 't' && die) set(at, null);
    else if ((e.key === 'Backspace' || e.key === 'Delete') && last >= 0) set(last, undefined);
    // Enter on the key of a die that is already entered goes on all the same.
    else if (e.key === 'Enter' && isComplete) commit();
    else return;
    e.preventDefault();
  };
  const { game, sides } = battle.opened.value.game;
  // Where the roll is the whole order, that is said once.
  const isSaid = wanted.what !== undefined && say(wanted.label).startsWith(say(wanted.what));
  return (
    <dialog
      ref={dialog}
      class="card-dialog throw"
      data-testid="throw"
      aria-labelledby="throw-what"
      onKeyDown={press}
      onCancel={(e) => {
        e.preventDefault();
        void battle.dice.withdraw();
      }}
    >
      {!isSaid && (
        <p class="throw-order">
          <span class={`pennon side-${wanted.side}`} aria-hidden="true" />{' '}
          {w.order(say(itemAt(sides, wanted.side).name), say(wanted.label))}
        </p>
      )}
      {wanted.happened.map(({ text }) => (
        <p key={text.en} class="hint">
          {say(text)}
        </p>
      ))}
      <h2 id="throw-what">
        {isSaid && <span class={`pennon side-${wanted.side}`} aria-hidden="true" />}{' '}
        {wanted.what ? say(wanted.what) : w.secret}
      </h2>
      <p>
        <strong>{w.throwNow(dice.length, kinds(dice))}</strong>
        {wanted.sum.length > 0 && (
          <>
            {' · '}
            {w.on[wanted.on]}{' '}
            {wanted.sum.map(({ value, what }, i) => {
              const isFirst = wanted.on !== 'die' && wanted.on !== 'percent' && i === 0;
              return `${i > 0 ? ', ' : ''}${(isFirst ? figure : signed)(value)} ${say(what)}`;
            })}
          </>
        )}
        {wanted.rule !== undefined && (
          <>
            {' '}
            <RuleLink driver={battle.driver} game={game} rule={wanted.rule} />
          </>
        )}
      </p>
      {wanted.bands.length > 0 && (
        <ul class="throw-bands">
          {wanted.bands.map((band) => (
            <li key={band.from}>{w.band(range(band.from, band.to), bandText(band))}</li>
          ))}
        </ul>
      )}
      <div class="throw-dice">
        {dice.map((_, n) => {
          const face = faces[n];
          const shown = face === null ? w.auto : `${face ?? ''}`;
          return (
            <button
              key={n}
              type="button"
              class="throw-die"
              data-die={n}
              data-now={n === at ? '' : undefined}
              disabled={face === undefined}
              aria-label={face === undefined ? w.empty(n + 1) : w.die(n + 1, shown)}
              onClick={() => set(n, undefined)}
            >
              {shown}
            </button>
          );
        })}
        <p role="status">{isComplete ? w.complete : w.faces(at + 1, dice.length)}</p>
      </div>
      <div class="throw-faces" data-sides={(die ?? dice[0])?.sides}>
        {facesOf(die ?? itemAt(dice, 0)).map((face) => (
          <button
            key={face}
            type="button"
            data-face={face}
            autofocus={face === dice[0]?.lowest}
            aria-disabled={isComplete}
            onClick={() => {
              if (die) set(at, face);
            }}
          >
            {face}
          </button>
        ))}
      </div>
      <p class="commit-row">
        <button type="button" class="commit" data-testid="use-dice" disabled={!isComplete || isBusy} onClick={commit}>
          {w.use(dice.length)}
        </button>
        <button type="button" data-testid="throw-for-me" disabled={isComplete} onClick={() => set(at, null)}>
          {w.forMe}
        </button>
        <button
          type="button"
          class="quiet"
          data-testid="correct-dice"
          disabled={last < 0}
          onClick={() => set(last, undefined)}
        >
          {w.correct}
        </button>
        {battle.dice.canWithdraw.value && (
          <button type="button" class="quiet" data-testid="withdraw" onClick={() => void battle.dice.withdraw()}>
            {w.withdraw}
          </button>
        )}
      </p>
      <p class="hint throw-keys">{w.keys}</p>
    </dialog>
  );
}

/** The faces of the dice; those of several kinds one after another. */
const kinds = (dice: readonly DieKind[]): string =>
  [...new Set(dice.map(({ sides, lowest }) => range(lowest, lowest + sides - 1)))].join(', ');

function bandText({ text, isFollowed }: ThrowBand): string {
  const w = diceWords.value;
  const said = text ? [say(text)] : isFollowed ? [] : [w.nothing];
  return [...said, ...(isFollowed ? [w.another] : [])].join(', ');
}
