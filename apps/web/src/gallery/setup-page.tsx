import type { OpponentId } from '@tambour/ai/level';
import { type OptionInfo, OWN_DICE, type ScenarioInfo } from '@tambour/kernel';
import { sidesIn } from '@tambour/stage';
import { useEffect, useState } from 'preact/hooks';
import { isMapNoted } from '../keep/kept-map.ts';
import type { MatchDriver } from '../match/driver.ts';
import type { GameCard } from '../match/protocol.ts';
import { PERSON, type Seat } from '../play/battle-store.ts';
import { OFFERED, seatName, USUAL_OPPONENT } from '../play/opponents.ts';
import { tintsOf } from '../play/tints.ts';
import { go } from '../route.ts';
import { diceWords } from '../words/dice.ts';
import { language, say, theme, words } from '../words/settings.ts';
import { type BattleSetUp, freshSeed } from './battle-set-up.ts';
import { OpponentChoice } from './opponent-choice.tsx';
import { OwnFigures, type OwnFiles } from './own-figures.tsx';

interface SetupProps {
  readonly driver: MatchDriver;
  readonly game: GameCard;
  readonly scenario: ScenarioInfo;
  onBegin(muster: BattleSetUp): void;
}
const MOST_SEED = 0xffffffff;

const [OFF, ON] = ['off', 'on'] as const;
/** A rule that is in force or not takes a tick, and no more room than its name. */
const isSwitch = ({ values }: OptionInfo): boolean =>
  values.length === 2 && [OFF, ON].every((word) => values.some(({ id }) => id === word));

/** Who commands, by which rules, with which dice. */
export function SetupPage({ driver, game, scenario, onBegin }: SetupProps) {
  const w = words.value;
  const [tongue, light] = [language.value, theme.value];
  useEffect(() => {
    // While one chooses, the engine draws the ground unless it is kept: the battle finds it ready. Should that fail, it is drawn then.
    isMapNoted([game.game, scenario.id, tongue, light])
      .catch(() => false)
      .then(async (isNoted) => {
        if (!isNoted)
          await driver.query('thumbnail', { game: game.game, scenario: scenario.id, language: tongue, theme: light });
      })
      .catch(() => {});
  }, [driver, game, scenario, tongue, light]);
  const [opponent, oppose] = useState<OpponentId>(USUAL_OPPONENT);
  const [seats, seat] = useState<readonly Seat[]>(
    game.sides.map((_, s) => (s === (game.cards[scenario.id]?.recommended ?? 0) ? PERSON : opponent)),
  );
  const [options, opt] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(game.options.map((o) => [o.id, o.otherwise])),
  );
  const [isOwnSetUp, place] = useState(false);
  const [seed, sow] = useState(String(freshSeed()));
  const [isOwnDice, throwOwn] = useState(false);
  const [files, load] = useState<OwnFiles>({});
  const switches = game.options.filter(isSwitch);
  const choices = game.options.filter((option) => !isSwitch(option));
  const number = /^\d{1,10}$/.test(seed) ? Number(seed) : -1;
  const isSeed = number >= 0 && number <= MOST_SEED;
  const sides = sidesIn(game, scenario.id);
  const presets = [
    ...sides.map((side, own) => ({
      title: w.setup.preset.against(say(side.name)),
      seats: game.sides.map((_, s) => (s === own ? PERSON : opponent)),
    })),
    { title: w.setup.preset.hotSeat, seats: game.sides.map(() => PERSON) },
    { title: w.setup.preset.watch, seats: game.sides.map(() => opponent) },
  ];
  const computers = seats.filter((who) => who !== PERSON);
  return (
    <main class="setup" data-testid="setup" style={tintsOf(game)}>
      <h1>{say(scenario.title)}</h1>
      <p>{say(scenario.about)}</p>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          if (isSeed)
            onBegin({
              seats,
              options,
              seed: number,
              isSetUp: !isOwnSetUp,
              ...(isOwnDice && { dice: OWN_DICE }),
              ...(files.charts && { charts: files.charts.json }),
              ...(files.scenarioData && { scenarioData: files.scenarioData.json }),
            });
        }}
      >
        <fieldset class="presets">
          <legend>{w.setup.presets}</legend>
          {presets.map((preset, i) => (
            <label key={preset.title} class="radio">
              <input
                type="radio"
                name="preset"
                data-preset={i}
                checked={String(preset.seats) === String(seats)}
                onChange={() => seat(preset.seats)}
              />{' '}
              {preset.title}
            </label>
          ))}
        </fieldset>
        {computers.length > 0 && (
          <OpponentChoice
            chosen={OFFERED.find((id) => computers.every((seat) => seat === id))}
            onChoose={(id) => {
              oppose(id);
              seat(seats.map((was) => (was === PERSON ? PERSON : id)));
            }}
          />
        )}
        {!game.isLaidOut && (
          <label class="check">
            <input
              type="checkbox"
              checked={isOwnSetUp}
              data-testid="own-setup"
              onChange={(e) => place(e.currentTarget.checked)}
            />{' '}
            {w.win.ownSetUp}
          </label>
        )}
        <details data-testid="setup-who">
          <summary>{w.setup.who}</summary>
          {sides.map((side, s) => (
            <label key={side.id}>
              <span class={`pennon side-${s}`} aria-hidden="true" /> {w.side(say(side.name))}
              <select
                value={seats[s]}
                data-seat={side.id}
                onChange={(e) => seat(seats.map((was, i) => (i === s ? e.currentTarget.value : was)))}
              >
                <option value={PERSON}>{w.setup.person}</option>
                {OFFERED.map((id) => (
                  <option key={id} value={id}>
                    {seatName(id, w)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </details>
        {game.options.length > 0 && (
          <details data-testid="setup-rules">
            <summary>{w.setup.options}</summary>
            {switches.length > 0 && (
              <div class="switches">
                {switches.map((option) => (
                  <label key={option.id} class="check">
                    <input
                      type="checkbox"
                      checked={options[option.id] === ON}
                      data-option={option.id}
                      onChange={(e) => opt({ ...options, [option.id]: e.currentTarget.checked ? ON : OFF })}
                    />{' '}
                    <span>
                      {say(option.title)}
                      <span class="hint">
                        {' '}
                        – {say(option.values.find(({ id }) => id === ON)?.title ?? option.title)}
                      </span>
                    </span>
                  </label>
                ))}
              </div>
            )}
            {choices.map((option) => (
              <label key={option.id}>
                {say(option.title)}
                <select
                  value={options[option.id]}
                  data-option={option.id}
                  onChange={(e) => opt({ ...options, [option.id]: e.currentTarget.value })}
                >
                  {option.values.map((value) => (
                    <option key={value.id} value={value.id}>
                      {say(value.title)}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </details>
        )}
        <details data-testid="setup-dice">
          <summary>{diceWords.value.title}</summary>
          {[false, true].map((isOwn) => (
            <label key={String(isOwn)} class="radio">
              <input
                type="radio"
                name="dice"
                data-dice={isOwn ? OWN_DICE : 'program'}
                checked={isOwnDice === isOwn}
                onChange={() => throwOwn(isOwn)}
              />{' '}
              {isOwn ? diceWords.value.own : diceWords.value.program}
            </label>
          ))}
          <p class="hint">{diceWords.value.hint}</p>
        </details>
        <details>
          <summary>{w.setup.seed}</summary>
          <label>
            {w.setup.seedHint}
            <input
              type="text"
              inputMode="numeric"
              value={seed}
              data-testid="seed"
              aria-invalid={!isSeed}
              onInput={(e) => sow(e.currentTarget.value)}
            />
          </label>
        </details>
        <OwnFigures
          driver={driver}
          game={game.game}
          scenario={scenario.id}
          options={options}
          files={files}
          onChange={load}
        />
        {!isSeed && (
          <p class="trouble" role="alert">
            {w.setup.seed}: {w.setup.seedBad}
          </p>
        )}
        <p class="commit-row">
          <button type="submit" class="commit" data-testid="begin">
            {w.setup.begin}
          </button>
          <button type="button" class="quiet" onClick={() => go({ at: 'gallery' })}>
            {w.back}
          </button>
        </p>
      </form>
    </main>
  );
}
