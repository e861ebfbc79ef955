import type { Text } from '@tambour/kernel';
import type { PieceMarker } from '@tambour/press';
import {
  CARACOLE,
  CHARGE,
  CREATED,
  CROSSED,
  DISMOUNTED,
  DISORGANISED,
  FINISHED,
  type Field,
  FOUGHT,
  has,
  hasLeader,
  ISOLATED,
  isOnMap,
  LEADER_FINISHED,
  LEADER_REACTED,
  LENT,
  REACTED,
  REPLACED,
  TRIED,
} from '../model/state.ts';
import { EXITED, LOST, WAITING } from '../model/vocabulary.ts';
import { isLieutenant } from '../rules/1-quality.ts';

const say = (en: string, fr: string): Text => ({ en, fr });

/** In French of the unit, which is feminine whatever its men are called. */
const WORDS = {
  reduced: say('reduced, one step left', 'réduite, un seul pas de force'),
  lent: say('a step lent to its enfants perdus', 'un pas de force prêté à ses enfants perdus'),
  disorganised: say('disorganised', 'désorganisée'),
  isolated: say('isolated, out of command', 'isolée, hors commandement'),
  charge: say('has its charge still to spend', 'a encore sa charge à donner'),
  dismounted: say('on foot', 'à pied'),
  mounted: say('mounted', 'à cheval'),
  caracole: say('in caracole: must attack', 'en caracole : doit attaquer'),
  created: say('just sent out, does not move yet', 'vient d’être détachée, ne bouge pas encore'),
  moved: say('has ended its move', 'a fini son mouvement'),
  moving: say('on the march', 'en marche'),
  crossed: say(
    'has crossed the river, may not attack in this phase',
    'a passé la rivière, ne peut attaquer dans cette phase',
  ),
  reacted: say('has reacted', 'a réagi'),
  fought: say('has fought', 'a combattu'),
  tried: say('has tried to reorganise', 'a tenté de se réorganiser'),
  waiting: say('not yet on the map', 'pas encore sur la carte'),
  lost: say('eliminated', 'éliminée'),
  exited: say('has left the map', 'a quitté la carte'),
  taken: say('taken', 'pris'),
  lieutenant: say('lieutenant-general', 'lieutenant général'),
  commander: say('column commander', 'chef de colonne'),
  replacement: say('takes the place of a fallen leader', 'remplace un chef tombé'),
  gone: say('out of the battle', 'hors de combat'),
} as const satisfies Record<string, Text>;

/** Coins on the counter: what changes how it may be used, most pressing first. */
export function unitMarkers(g: Field, u: number): PieceMarker[] {
  if (!isOnMap(g, u)) return [];
  const out: PieceMarker[] = [];
  if (has(g, u, DISORGANISED)) out.push('disorganised');
  if (has(g, u, ISOLATED)) out.push('outOfCommand');
  if (has(g, u, CHARGE)) out.push('charge');
  if (has(g, u, CARACOLE)) out.push('caracole');
  if (has(g, u, FOUGHT)) out.push('fought');
  return out;
}

/** What is to be said of a unit now beyond its face. */
export function unitStates(g: Field, u: number): Text[] {
  const { w, s } = g;
  switch (s.unit.place[u]) {
    case LOST:
      return [WORDS.lost];
    case EXITED:
      return [WORDS.exited];
    case WAITING:
      return [WORDS.waiting];
    default:
  }
  const sheet = w.unit[u]!;
  const out: Text[] = [];
  const when = (mark: number, words: Text): void => {
    if (has(g, u, mark)) out.push(words);
  };
  if (s.unit.steps[u]! < sheet.steps) out.push(has(g, u, LENT) ? WORDS.lent : WORDS.reduced);
  if (sheet.steps === 1 && sheet.back) out.push(has(g, u, DISMOUNTED) ? WORDS.dismounted : WORDS.mounted);
  when(DISORGANISED, WORDS.disorganised);
  when(ISOLATED, WORDS.isolated);
  when(CHARGE, WORDS.charge);
  when(CARACOLE, WORDS.caracole);
  when(CREATED, WORDS.created);
  if (s.battle.moving[0] === u + 1) out.push(WORDS.moving);
  when(FINISHED, WORDS.moved);
  when(CROSSED, WORDS.crossed);
  when(REACTED, WORDS.reacted);
  when(FOUGHT, WORDS.fought);
  when(TRIED, WORDS.tried);
  return out;
}

export function leaderStates(g: Field, l: number): Text[] {
  const { leader, battle } = g.s;
  const isReplaced = hasLeader(g, l, REPLACED);
  const rank = isLieutenant(g, l) ? WORDS.lieutenant : WORDS.commander;
  const out: Text[] = [rank];
  if (isReplaced) out.push(WORDS.replacement);
  if (leader.place[l] === LOST) return [WORDS.gone];
  if (leader.place[l] === EXITED) return [...out, WORDS.exited];
  if (leader.place[l] === WAITING) return isReplaced ? out : [...out, WORDS.waiting];
  if (battle.moving[0] === g.w.units + l + 1) out.push(WORDS.moving);
  if (hasLeader(g, l, LEADER_FINISHED)) out.push(WORDS.moved);
  if (hasLeader(g, l, LEADER_REACTED)) out.push(WORDS.reacted);
  return out;
}

export const baggageStates = (g: Field, b: number): Text[] => (g.s.baggage.place[b] === LOST ? [WORDS.taken] : []);
