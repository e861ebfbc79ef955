import { OPPONENTS, type OpponentId } from '@tambour/ai/level';
import { nameSpeaking, type ScenarioInfo } from '@tambour/kernel';
import { sidesIn } from '@tambour/stage';
import { faultText } from '@tambour/stage/reasons';
import { useEffect, useRef, useState } from 'preact/hooks';
import { freshSeed } from '../gallery/battle-set-up.ts';
import { choiceWith, OwnFigures, type OwnFiles } from '../gallery/own-figures.tsx';
import type { GameCard } from '../match/protocol.ts';
import { levelName, seatName } from '../play/opponents.ts';
import { tintsOf } from '../play/tints.ts';
import { go } from '../route.ts';
import type { Session } from '../session.ts';
import { language, say, theme, words } from '../words/settings.ts';
import { changesOf, FigureChanges, type FigureEdits, NO_EDITS } from './figure-changes.tsx';
import type { LabNews, LabOrder, LabRequest, LabUnit } from './lab-message.ts';
import { en } from './words.en.ts';
import { fr } from './words.fr.ts';
import '../style/lab.css';

const WORDS = { en, fr } as const;
const [LEAST, MOST, USUAL] = [50, 500, 50] as const;
/** Fast enough for a page, and it fights. */
const USUAL_PLAYER: OpponentId = 'greedy';

interface LabProps {
  readonly session: Session;
  readonly games: readonly GameCard[];
  readonly game: GameCard;
  readonly scenario: ScenarioInfo;
}
/** A study under way or done. */
interface Run {
  readonly of: number;
  readonly began: number;
  readonly done: number;
  readonly isStopping: boolean;
}

/** Many battles between computer players, in a worker of their own, and the same report as in the terminal. */
export function LabPage({ session, games, game, scenario }: LabProps) {
  const w = WORDS[language.value];
  const worker = useRef<Worker | undefined>(undefined);
  const [units, know] = useState<readonly LabUnit[]>([]);
  const [turns, count] = useState<number | undefined>();
  const [edits, edit] = useState<FigureEdits>(NO_EDITS);
  const [files, load] = useState<OwnFiles>({});
  const [levels, level] = useState<readonly [OpponentId, OpponentId]>([USUAL_PLAYER, USUAL_PLAYER]);
  const [number, ask] = useState(String(USUAL));
  const [seed] = useState(freshSeed);
  const [run, follow] = useState<Run | undefined>();
  const [report, show] = useState<Extract<LabNews, { kind: 'report' }> | undefined>();
  const [fault, blame] = useState<string | undefined>();
  const [opening, open] = useState<number | undefined>();

  /** What is asked before the worker listens. */
  const waiting = useRef<LabRequest[] | undefined>([]);
  const send = (request: LabRequest): void => {
    if (waiting.current) waiting.current.push(request);
    else worker.current?.postMessage(request);
  };
  useEffect(() => {
    const own = new Worker(new URL('./lab-worker.ts', import.meta.url), {
      type: 'module',
      // Who is so called fetches parts on demand; anyone else waits for them first, and in a bundle would wait for itself.
      name: nameSpeaking(language.peek()),
    });
    worker.current = own;
    waiting.current = [];
    own.addEventListener('message', ({ data }: MessageEvent<LabNews>) => hear.current(data));
    own.addEventListener('error', () => hear.current({ kind: 'fault', field: '', reason: words.peek().loading }));
    send({ kind: 'figures', game: game.game, choice: { scenario: scenario.id } });
    return () => own.terminate();
  }, [game.game, scenario.id]);
  /** Other figures: what was typed in place of those before may mean nothing any more. */
  const loadOwn = (own: OwnFiles): void => {
    load(own);
    edit(NO_EDITS);
    send({ kind: 'figures', game: game.game, choice: choiceWith(own, scenario.id, {}) });
  };
  const hear = useRef((_: LabNews): void => {});
  hear.current = (news) => {
    switch (news.kind) {
      case 'ready':
        for (const request of waiting.current ?? []) worker.current?.postMessage(request);
        waiting.current = undefined;
        break;
      case 'figures':
        know(news.units);
        count(news.turns);
        break;
      case 'progress':
        follow((now) => now && { ...now, done: news.done });
        break;
      case 'report':
        follow(undefined);
        show(news);
        break;
      case 'record':
        open(undefined);
        void session.openFile(new File([JSON.stringify(news.record)], `battle-${news.battle + 1}.json`));
        break;
      case 'fault':
        follow(undefined);
        open(undefined);
        blame(w.fault(news.field, say(faultText({ field: '', reason: news.reason }))));
    }
  };

  const begin = (): void => {
    blame(undefined);
    const of = Number(number);
    if (!Number.isInteger(of) || of < LEAST || of > MOST) {
      blame(w.badNumber);
      return;
    }
    show(undefined);
    follow({ of, began: performance.now(), done: 0, isStopping: false });
    const order: LabOrder = {
      game: game.game,
      choice: choiceWith(files, scenario.id, {}),
      files: {
        ...(files.charts && { charts: files.charts.name }),
        ...(files.scenarioData && { 'scenario-file': files.scenarioData.name }),
      },
      changes: changesOf(edits),
      levels,
      names: [levelName(levels[0], words.value), levelName(levels[1], words.value)],
      seed,
      games: of,
    };
    send({ kind: 'run', order, language: language.peek() });
  };
  const stop = (): void => {
    follow((now) => now && { ...now, isStopping: true });
    send({ kind: 'stop' });
  };
  /** A figure leads to the battle that shows it. */
  const follows = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('[data-battle]') : null;
    const battle = Number(link?.getAttribute('data-battle') ?? Number.NaN);
    if (!Number.isInteger(battle)) return;
    event.preventDefault();
    open(battle);
    send({ kind: 'record', battle });
  };
  const sides = sidesIn(game, scenario.id);
  const all = games.flatMap((g) => (g.isUnlisted && g.game !== game.game ? [] : g.scenarios.map((s) => ({ g, s }))));
  return (
    <main class="lab" data-testid="lab" style={tintsOf(game)}>
      <h1>{w.title(say(scenario.title))}</h1>
      <p>{w.about}</p>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          begin();
        }}
      >
        <label>
          {w.battle}
          <select
            data-testid="lab-battle"
            value={`${game.game}/${scenario.id}`}
            onChange={(e) => {
              const [g = '', s = ''] = e.currentTarget.value.split('/');
              go({ at: 'lab', game: g, scenario: s });
            }}
          >
            {all.map(({ g, s }) => (
              <option key={`${g.game}/${s.id}`} value={`${g.game}/${s.id}`}>
                {say(s.title)}
              </option>
            ))}
          </select>
        </label>
        <div class="row">
          {sides.slice(0, 2).map((side, s) => (
            <label key={side.id}>
              {w.player(say(side.name))}
              <select
                data-testid={`lab-player-${s}`}
                value={levels[s === 0 ? 0 : 1]}
                onChange={(e) => {
                  const id = OPPONENTS.find((known) => known === e.currentTarget.value) ?? USUAL_PLAYER;
                  level(s === 0 ? [id, levels[1]] : [levels[0], id]);
                }}
              >
                {OPPONENTS.map((known) => (
                  <option key={known} value={known}>
                    {seatName(known, words.value)}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <label>
            {w.games}
            <input
              type="number"
              min={LEAST}
              max={MOST}
              data-testid="lab-games"
              value={number}
              onInput={(e) => ask(e.currentTarget.value)}
            />
            <span class="hint">{w.gamesHint}</span>
          </label>
        </div>
        {units.length > 0 && (
          <OwnFigures
            driver={session.driver}
            game={game.game}
            scenario={scenario.id}
            options={{}}
            files={files}
            onChange={loadOwn}
          />
        )}
        <FigureChanges words={w} sides={sides} units={units} turns={turns} edits={edits} onChange={edit} />
        {fault !== undefined && (
          <p class="trouble" role="alert" data-testid="lab-fault">
            {fault}
          </p>
        )}
        <p class="commit-row">
          {run === undefined ? (
            <button type="submit" class="commit" data-testid="lab-run">
              {w.run}
            </button>
          ) : (
            <button type="button" data-testid="lab-stop" disabled={run.isStopping} onClick={stop}>
              {w.stop}
            </button>
          )}
          <button type="button" class="quiet" onClick={() => go({ at: 'gallery' })}>
            {words.value.back}
          </button>
          {run && <ProgressLine run={run} words={w} />}
        </p>
      </form>
      {opening !== undefined && <p role="status">{w.opening(opening + 1)}</p>}
      {report && (
        <>
          <p class="hint">{w.hint}</p>
          <style>{report.style}</style>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside answer to keys; this hears them all */}
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
          <div
            class="report"
            data-testid="lab-report"
            data-theme={theme.value === 'night' ? 'dark' : 'light'}
            onClick={follows}
            dangerouslySetInnerHTML={{ __html: report.body }}
          />
        </>
      )}
    </main>
  );
}

function ProgressLine({ run, words: w }: { readonly run: Run; readonly words: typeof en }) {
  const seconds = (performance.now() - run.began) / 1000;
  const left = run.done === 0 ? undefined : Math.ceil((seconds / run.done) * (run.of - run.done));
  const isDrawing = run.done === run.of;
  return (
    <span class="lab-progress" role="status" data-testid="lab-progress">
      <progress max={run.of} value={run.done} aria-label={w.done(run.done, run.of)} /> {w.done(run.done, run.of)}
      {isDrawing ? ` · ${w.drawing}` : left === undefined ? '' : ` · ${w.left(Math.floor(left / 60), left)}`}
    </span>
  );
}
