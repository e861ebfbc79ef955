import { fetchedPart, type GameEvent } from '@tambour/kernel';
import { detail, type EventText, type EventTexts, eventTextBy, type PlaceOfPiece } from '@tambour/stage';
import { sayStage } from '../../texts/say-stage.ts';
import type { TabletopEvent } from '../model/event.ts';
import { saidPiece } from '../model/names.ts';
import type { TabletopWorld } from '../model/world.ts';
import { OPENING_TEXTS } from './event-text-period.ts';

type Told = Partial<EventTexts<TabletopWorld, TabletopEvent>>;
/** Events told in two parts: those that can have happened when a battle opens, and all others, fetched once something is done. */
export const EVENT_TEXTS = await fetchedPart(
  async (): Promise<Told> => ({
    ...OPENING_TEXTS,
    ...(await import('./event-text-morale.ts')).MORALE_TEXTS,
    ...(await import('./event-text-command.ts')).COMMAND_TEXTS,
    ...(await import('./event-text-compulsory.ts')).COMPULSORY_TEXTS,
    ...(await import('./event-text-charge.ts')).CHARGE_TEXTS,
    ...(await import('./event-text-move.ts')).MOVE_TEXTS,
    ...(await import('./event-text-fire.ts')).FIRE_TEXTS,
    ...(await import('./event-text-melee.ts')).MELEE_TEXTS,
  }),
);

/** An event of a part of the battle that has no words of its own yet: who it is about, and its rule. */
function untold(w: TabletopWorld, event: GameEvent): EventText {
  const piece = Reflect.get(event, 'piece');
  const who = typeof piece === 'string' ? saidPiece(w, piece) : { en: event.type, fr: event.type };
  return detail(event, sayStage('event.other', { who, rule: event.rule }));
}

/** An event in a plain sentence, with where it was and how it shows. */
export function eventText(w: TabletopWorld, event: GameEvent, where?: PlaceOfPiece): EventText {
  const texts: Told = Object.hasOwn(OPENING_TEXTS, event.type) ? OPENING_TEXTS : EVENT_TEXTS.now;
  return Object.hasOwn(texts, event.type)
    ? eventTextBy<TabletopWorld, TabletopEvent>(texts as EventTexts<TabletopWorld, TabletopEvent>)(w, event, where)
    : untold(w, event);
}
