import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { Mark, Place } from '@tambour/stage';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board, type BoardHandle } from '../board/board.tsx';
import { Overview } from '../board/overview.tsx';
import { sketchOf } from '../gallery/pictures.ts';
import { later } from '../later.tsx';
import { hasNumbers, language, say, theme, words } from '../words/settings.ts';
import { AliveList } from './alive-list.tsx';
import { type BattleStore, PERSON } from './battle-store.ts';
import { BoardTools } from './board-tools.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { isFought } from './combats.ts';
import { shownCursor } from './cursor.ts';
import { Doings } from './doings.tsx';
import { haveSeenGoals, rememberGoals } from './goals-seen.ts';
import { HandOver } from './hand-over.tsx';
import { type Hands, press } from './keys.ts';
import { type LaidGround, loadGround } from './laid-ground.ts';
import { LayersCard } from './layers-card.tsx';
import { Picking } from './picking.ts';
import { planArrows } from './plan-arrows.ts';
import { PromptPanel } from './prompt-panel.tsx';
import { retell } from './retell.ts';
import { Review } from './review.ts';
import { openRule } from './rule-link.tsx';
import { sealsOf } from './seals.ts';
import { Strip } from './strip.tsx';
import { Tabs } from './tabs.tsx';
import { targetsOf } from './targets.ts';
import { Timeline } from './timeline.tsx';
import { tintsOf } from './tints.ts';
import { trailsOf } from './trails.ts';
import { useActors } from './use-actors.ts';
import { useHinted } from './use-hinted.ts';

const AdvicePanel = later(async () => (await import('./advice-panel.tsx')).AdvicePanel);
const Dispatch = later(async () => (await import('./dispatch.tsx')).Dispatch);
const EndScreen = later(async () => (await import('./end-screen.tsx')).EndScreen);
const GoalsCard = later(async () => (await import('./goals-card.tsx')).GoalsCard);
const KeysCard = later(async () => (await import('./keys-card.tsx')).KeysCard);
const LogPanel = later(async () => (await import('./log-panel.tsx')).LogPanel);
const MenuPanel = later(async () => (await import('./menu-panel.tsx')).MenuPanel);
const MisstepCard = later(async () => (await import('./worst-decisions.tsx')).MisstepCard);
const NewsPanel = later(async () => (await import('./news-panel.tsx')).NewsPanel);
const OrderPanel = later(async () => (await import('./order-panel.tsx')).OrderPanel);
const PaceCard = later(async () => (await import('./pace-card.tsx')).PaceCard);
const PlaceCard = later(async () => (await import('./place-card.tsx')).PlaceCard);
const RuleCard = later(async () => (await import('./rule-card.tsx')).RuleCard);
const StandingPanel = later(async () => (await import('./standing-panel.tsx')).StandingPanel);
const TableField = later(async () => (await import('../table/table-field.tsx')).TableField);
const TextView = later(async () => (await import('../text-view/text-view.tsx')).TextView);
const ThrowCard = later(async () => (await import('./throw-card.tsx')).ThrowCard);
const TracksPanel = later(async () => (await import('./tracks-panel.tsx')).TracksPanel);
const UnitCard = later(async () => (await import('./unit-card.tsx')).UnitCard);
const WhyPanel = later(async () => (await import('./why-panel.tsx')).WhyPanel);

const TABS = ['order', 'log', 'tracks', 'standing', 'text', 'keep'] as const;
type TabId = (typeof TABS)[number];

export interface FieldPageProps {
  readonly battle: BattleStore;
  /** Whether what is done is kept; undefined for a lesson, which is not meant to be. */
  readonly isKept: boolean | undefined;
  /** What the battle is kept under; undefined for a lesson. */
  readonly id: string | undefined;
  readonly notice: preact.ComponentChildren;
  /** What a lesson points at, over what the player has chosen to see. */
  readonly hints?: (() => readonly Mark[]) | undefined;
  /** Goes back to the set-up of a battle that has only just begun. */
  readonly onSetUp?: () => void;
  onBranch(at: number): void;
  onSave(): void;
  onLink(): Promise<boolean>;
  onLeave(): void;
  /** Begins the same battle again, the seats exchanged if so wished; absent for a lesson. */
  readonly onRematch?: (isSwapped: boolean) => void;
}

/** The field of battle: the board, the prompt and the order in hand beside it, the course of the battle below. */
export function FieldPage(props: FieldPageProps) {
  const { battle, isKept, id, notice, hints, onSetUp, onBranch, onSave, onLink, onLeave, onRematch } = props;
  const w = words.value;
  const picking = useMemo(() => new Picking(battle), [battle]);
  const review = useMemo(() => new Review(battle), [battle]);
  const board = useRef<BoardHandle>(null);
  const [laid, lay] = useState<LaidGround | undefined>();
  const ground = laid?.ground;
  const [tab, choose] = useState<TabId>('order');
  const [hasKeys, showKeys] = useState(false);
  const isBeginning = !battle.hasOrdered.value;
  const { prepared, guide } = battle.opened.value;
  const canSetUp = isBeginning && prepared > 0 && !guide;
  const [hasGoals, showGoals] = useState(isBeginning && battle.isIntroduced && id !== undefined && !haveSeenGoals(id));
  const closeGoals = (): void => {
    if (id !== undefined) rememberGoals(id);
    showGoals(false);
    void battle.goOn();
    // The first thing that is done: there is time now for what nobody waits for.
    void retell(battle).catch(() => undefined);
  };
  /** How often the field for typed orders was asked for by its key. */
  const [asksToType, askToType] = useState(0);
  const hasEnd = useSignal(false);
  const moment = battle.moment.value;
  const isOver = battle.live.value.moment.verdict !== undefined;
  /** Whether anything has been done that can be told. */
  const hasNews = battle.log.value.length > prepared + 1 || battle.combats.value.some(isFought);

  useEffect(() => {
    battle.show = async (events) => {
      const motions = events.flatMap((t) => (t.motion ? [t.motion] : []));
      const { motion } = battle.pace;
      if (Number.isFinite(motion) && motions.length > 0) await board.current?.play(motions, { speed: motion });
    };
    // Whoever still reads how to win should not miss what a computer does that moves first.
    if (!hasGoals) void battle.goOn();
    return () => {
      picking.close();
      review.cancel();
    };
  }, [battle, picking, review]);

  const key = `${moment.scene.ground} ${language.value} ${theme.value} ${hasNumbers.value}`;
  useEffect(() => {
    let isStale = false;
    loadGround(battle, { language: language.value, theme: theme.value, numbers: hasNumbers.value })
      .then((next) => {
        if (!isStale) lay(next);
      })
      .catch((error) => battle.complain(error));
    return () => {
      isStale = true;
    };
  }, [battle, key]);
  useEffect(() => {
    if (!isOver) return;
    hasEnd.value = true;
    // There is nothing to order any more: beside the verdict lies what happened.
    choose((now) => (now === 'order' ? 'log' : now));
  }, [isOver, hasEnd]);
  // Where a lesson's task begins is not to be looked for.
  const hinted = useHinted(hints?.() ?? [], ground !== undefined, board);
  // What is picked, weighed or refused is told under the order: whoever was reading the log is brought there.
  useSignalEffect(() => {
    const { piece, looked, weighed, why } = picking;
    const isTold = [piece.value, looked.value, weighed.value, why.value].some((told) => told !== undefined);
    if (isTold) choose((now) => (now === 'text' ? now : 'order'));
  });

  const seals = useComputed(() => sealsOf(battle, battle.moment.value.scene.objectives));
  const trails = useComputed(() => trailsOf(battle.recent.value));
  const targets = useComputed(() => targetsOf(picking));
  const plan = useComputed(() => planArrows(picking.advice.value?.plan ?? review.plan));
  useSignalEffect(() => {
    board.current?.showAll(plan.value.flatMap(({ path }) => path));
  });
  const placesOf = (isMeant: (id: string) => boolean): Place[] =>
    battle.moment.peek().scene.pieces.flatMap(({ id, place }) => (place && isMeant(id) ? place : []));
  useActors(battle, board);
  // An order from a button, or typed, may be about a place that is out of sight.
  useSignalEffect(() => {
    const { piece, place } = picking.weighed.value ?? {};
    if (place) board.current?.showAll([...placesOf((id) => id === piece), place], 'hidden');
  });
  const main = useRef<HTMLElement>(null);
  /** Keys that a board of another kind hears first. */
  const keys = useRef<(e: KeyboardEvent) => boolean>(null);
  const hands: Hands = {
    ground: () => ground,
    centre: (place) => board.current?.centre(place),
    zoom: (by) => board.current?.zoom(by),
    fit: () => board.current?.fit(),
    pan: (dx, dy) => board.current?.pan(dx, dy),
    write: () => {
      choose('text');
      askToType((n) => n + 1);
    },
    focus: () => main.current?.querySelector<HTMLElement>('.board')?.focus({ preventScroll: true }),
    help: () => showKeys(true),
    goals: () => showGoals(true),
    skip: () => board.current?.skip(),
  };
  // A button that was pressed and is gone leaves the focus nowhere: keys are heard from there too.
  useEffect(() => {
    const hear = (e: KeyboardEvent): void => {
      const { target } = e;
      if (!(target instanceof Element) || (target !== document.body && !main.current?.contains(target))) return;
      if (target.closest('input, select, dialog, [role=tablist]')) return;
      // Enter and Space on a button are that button's.
      if (target.closest('button, summary') && (e.key === 'Enter' || e.key === ' ')) return;
      if (keys.current?.(e) || press(e, battle, picking, hands)) e.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  });
  const isAnyComputer = battle.seats.some((seat) => seat !== PERSON);
  const isPlace = (id: string): boolean => ground?.spots[id] !== undefined;
  const hasOrder = picking.offered.value.length > 0 || picking.weighed.value !== undefined;
  const shown = picking.pointed.value ?? picking.weighed.value;
  const selected = [...new Set([picking.piece.value, shown?.piece, ...(shown?.along ?? [])])].filter(
    (id) => id !== undefined,
  );

  return (
    <main
      ref={main}
      class="field-page"
      data-goals={hasGoals ? '' : undefined}
      style={tintsOf(battle.opened.value.game)}
    >
      <Strip battle={battle} onGoals={() => showGoals(true)} onSetUp={canSetUp ? onSetUp : undefined} />
      <div class="board-place">
        {laid ? (
          <Board
            ref={board}
            {...laid}
            sketch={sketchOf(battle.opened.value, theme.value)}
            pieces={moment.scene.pieces}
            theme={theme.value}
            language={language.value}
            alive={battle.alive.value}
            selected={selected}
            targets={targets.value}
            way={picking.way.value ?? picking.glimpse.value}
            own={moment.decision?.side ?? 0}
            marks={hints ? [...hints(), ...picking.marks.value] : picking.marks.value}
            seals={seals.value}
            viewer={battle.viewpoint}
            hinted={hinted}
            trails={trails.value}
            plan={plan.value}
            pointed={battle.pointed.value}
            focus={shownCursor(picking)}
            onPick={(pick) => {
              picking.isLedByKeys.value = false;
              void picking.pick(pick);
            }}
            onHover={(pick) => picking.hover(pick?.place)}
            label={w.play.field}
          />
        ) : (
          <p class="loading">{w.loading}</p>
        )}
        <BoardTools hands={hands} />
        {ground?.table && <TableField battle={battle} picking={picking} board={board} keys={keys} hands={hands} />}
        <LayersCard battle={battle} picking={picking} />
        {isAnyComputer && <PaceCard />}
        {hasNews && <Dispatch battle={battle} board={board} />}
        {ground && <Overview board={board} ground={ground} label={w.board.overview} />}
        {hasEnd.value && isOver && (
          <EndScreen
            battle={battle}
            review={review}
            onLook={() => {
              hasEnd.value = false;
            }}
            onLeave={onLeave}
            onRematch={onRematch}
            onLink={onLink}
          />
        )}
      </div>
      <aside class="panel">
        {notice}
        {battle.trouble.value && (
          <p class="trouble" role="alert" data-testid="trouble">
            {say(battle.trouble.value.message)}
          </p>
        )}
        {battle.opened.value.warning && (
          <p class="warning" role="status" data-testid="warning">
            {say(battle.opened.value.warning)}
          </p>
        )}
        {review.now && <MisstepCard review={review} />}
        <PromptPanel battle={battle} picking={picking} />
        <Doings
          battle={battle}
          picking={picking}
          hasEnd={hasEnd}
          onAdvice={() => choose('order')}
          onSkip={() => board.current?.skip()}
        />
        <Tabs
          name={w.play.menu}
          tabs={TABS.map((id) => ({ id, title: w.tabs[id] }))}
          chosen={tab}
          onChoose={(id: TabId) => {
            askToType(0);
            choose(id);
          }}
        >
          {tab === 'order' && (
            <>
              {hasNews && picking.piece.value === undefined && <NewsPanel battle={battle} onLocate={hands.centre} />}
              {picking.looked.value !== undefined && <PlaceCard battle={battle} picking={picking} />}
              {picking.piece.value !== undefined && <UnitCard battle={battle} picking={picking} />}
              {picking.why.value && <WhyPanel battle={battle} picking={picking} />}
              {hasOrder && <OrderPanel battle={battle} picking={picking} ground={ground} />}
              {picking.advice.value && <AdvicePanel picking={picking} />}
              {battle.isAsked.value && <AliveList battle={battle} picking={picking} onLocate={hands.centre} />}
              {/* A piece that stays in hand after its combat does not hide what came of it. */}
              {hasNews && picking.piece.value !== undefined && picking.weighed.value === undefined && (
                <NewsPanel battle={battle} onLocate={hands.centre} />
              )}
            </>
          )}
          {tab === 'log' && <LogPanel battle={battle} onLocate={hands.centre} />}
          {tab === 'tracks' && <TracksPanel battle={battle} />}
          {tab === 'standing' && <StandingPanel battle={battle} />}
          {tab === 'text' && (
            <TextView battle={battle} picking={picking} asksToType={asksToType} isPlace={isPlace}>
              {picking.why.value && <WhyPanel battle={battle} picking={picking} />}
              {hasOrder && <OrderPanel battle={battle} picking={picking} ground={ground} />}
            </TextView>
          )}
          {tab === 'keep' && <MenuPanel battle={battle} isKept={isKept} onSave={onSave} onLink={onLink} />}
        </Tabs>
        <ChoiceBar battle={battle} picking={picking} />
      </aside>
      <Timeline battle={battle} {...(isKept === undefined ? {} : { onBranch })} />
      {openRule.value && <RuleCard />}
      <HandOver battle={battle} />
      {hasGoals && battle.handOver.value === undefined && (
        <GoalsCard
          battle={battle}
          isBeginning={isBeginning}
          onSetUp={canSetUp ? onSetUp : undefined}
          onLocate={hands.centre}
          onClose={closeGoals}
        />
      )}
      {battle.dice.wanted.value && battle.isLive.value && !hasGoals && <ThrowCard battle={battle} />}
      {hasKeys && (
        <KeysCard
          isOpen={hasKeys}
          game={battle.opened.value.game}
          hasFacings={ground === undefined || ground.facings.length > 0}
          onClose={() => showKeys(false)}
        />
      )}
    </main>
  );
}
