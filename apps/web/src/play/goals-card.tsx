import { itemAt, present } from '@tambour/kernel';
import type { Goal, PointSource, Victory } from '@tambour/stage';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say, words } from '../words/settings.ts';
import { type BattleStore, PERSON } from './battle-store.ts';
import { RuleLink } from './rule-link.tsx';
import '../style/goals.css';

interface GoalsCardProps {
  readonly battle: BattleStore;
  /** Nothing has been ordered yet: the card is the door to the battle. */
  readonly isBeginning: boolean;
  onLocate(place: string): void;
  onClose(): void;
  /** Goes back to the set-up; absent where that is past. */
  readonly onSetUp?: (() => void) | undefined;
}

/** How each side wins, the points now and where more can come from, how much time is left. */
export function GoalsCard({ battle, isBeginning, onLocate, onClose, onSetUp }: GoalsCardProps) {
  const w = words.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const [victory, know] = useState<Victory | undefined>();
  const { at } = battle.moment.value;
  useEffect(() => {
    let isStale = false;
    battle.driver
      .query('victory', { at })
      .then((found) => {
        if (!isStale) know(found);
      })
      .catch((error) => battle.complain(error));
    return () => {
      isStale = true;
    };
  }, [battle, at]);
  useEffect(() => {
    if (victory && !dialog.current?.open) dialog.current?.showModal();
    // The focus goes to the button at the foot, and takes the reader there.
    dialog.current?.scrollTo(0, 0);
  }, [victory]);
  if (!victory) return null;
  const game = battle.opened.value.game.game;
  const sides = battle.sides.map((_, side) => side);
  const isOwn = (side: number): boolean => battle.seats[side] === PERSON;
  const isOneOf = battle.seats.filter((seat) => seat === PERSON).length === 1;
  // One's own side first.
  const ordered = isOneOf ? sides.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a))) : sides;
  // What is the same for all is said once.
  const common = victory.goals.flat().filter(({ text }) => {
    return victory.goals.every((own) => own.some((goal) => goal.text.en === text.en));
  });
  const isAdvised = (side: number): boolean => victory.advice !== undefined && (!isOneOf || isOwn(side));
  /** Whether there is anything to say of a side that is not said of both. */
  const hasOwn = (side: number): boolean =>
    isAdvised(side) || (victory.goals[side] ?? []).some((goal) => !common.includes(goal));
  const goalLine = ({ text, rule }: Goal) => (
    <li key={text.en}>
      {say(text)} {rule !== undefined && <RuleLink driver={battle.driver} game={game} rule={rule} />}
    </li>
  );
  const show = (place: string): void => {
    onClose();
    onLocate(place);
  };
  return (
    <dialog ref={dialog} class="card-dialog goals" data-testid="goals" onClose={onClose} aria-label={w.win.title}>
      <h2>{w.win.title}</h2>
      {ordered.filter(hasOwn).map((side) => (
        <section key={side} class="goals-side">
          <h3>
            <span class={`pennon side-${side}`} aria-hidden="true" /> {w.side(say(itemAt(battle.sides, side).name))}
            {isOneOf && isOwn(side) && <span class="tag">{w.win.you}</span>}
          </h3>
          <ul>{victory.goals[side]?.filter((goal) => !common.includes(goal)).map(goalLine)}</ul>
          {victory.advice && isAdvised(side) && <p class="goals-advice">{say(itemAt(victory.advice, side))}</p>}
        </section>
      ))}
      {common.length > 0 && (
        <section class="goals-side">
          <h3>{w.win.both}</h3>
          <ul class="goals-common">{victory.goals[0]?.filter((goal) => common.includes(goal)).map(goalLine)}</ul>
        </section>
      )}
      <p data-testid="goals-time">
        {say(victory.time)} {victory.outlook && say(victory.outlook)}
      </p>
      {victory.sources.length > 0 && <Sources battle={battle} victory={victory} sides={ordered} onShow={show} />}
      <p class="commit-row">
        <button type="button" class="commit" data-testid="goals-close" onClick={onClose}>
          {isBeginning ? w.win.begin : w.close}
        </button>
        {onSetUp && (
          <button type="button" class="quiet" data-testid="change-setup" onClick={onSetUp}>
            {w.win.setUp}
          </button>
        )}
      </p>
    </dialog>
  );
}

interface SourcesProps {
  readonly battle: BattleStore;
  readonly victory: Victory;
  readonly sides: readonly number[];
  onShow(place: string): void;
}
function Sources({ battle, victory, sides, onShow }: SourcesProps) {
  const w = words.value;
  const game = battle.opened.value.game.game;
  const scored = ({ side: only, scored: points, points: worth, isEach }: PointSource, side: number): string => {
    if (only !== undefined && only !== side) return '–';
    const now = points[side] ?? 0;
    return isEach ? w.win.each(now, worth) : w.win.of(now, worth);
  };
  return (
    <table class="goals-points">
      <caption>
        {w.win.from} <span class="hint">{w.win.pointsHint}</span>
      </caption>
      <thead>
        <tr>
          <td />
          {sides.map((side) => (
            <th key={side} scope="col">
              <span class={`pennon side-${side}`} aria-hidden="true" />
              {w.side(say(itemAt(battle.sides, side).name))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {victory.sources.map((source) => (
          <tr key={source.what.en + source.side + source.points}>
            <th scope="row">
              {source.place === undefined ? (
                say(source.what)
              ) : (
                <button
                  type="button"
                  class="goals-place"
                  title={w.win.show}
                  onClick={() => onShow(present(source.place))}
                >
                  {source.holder !== undefined && <span class={`pennon side-${source.holder}`} aria-hidden="true" />}
                  {say(source.what)}
                </button>
              )}{' '}
              {source.rule !== undefined && <RuleLink driver={battle.driver} game={game} rule={source.rule} />}
            </th>
            {sides.map((side) => (
              <td key={side} class={(source.scored[side] ?? 0) > 0 ? 'scored' : ''}>
                {scored(source, side)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{w.win.points}</th>
          {sides.map((side) => (
            <td key={side}>
              <strong>{victory.scores[side]}</strong>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
