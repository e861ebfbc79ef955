import type { Text } from '@tambour/kernel';
import type { ScoresTrack, StepsTrack, TokenState, TokensTrack, Track } from '@tambour/stage';
import { formationName, sideName } from '../model/names.ts';
import { type Field, isOver } from '../model/state.ts';
import { BAGGAGE, COALITION, FRENCH, LOST, PHASES, SIDES } from '../model/vocabulary.ts';
import { score } from '../rules/13-victory.ts';
import { PHASE_NAMES, PHASE_TITLES } from './phase-words.ts';
import { type Half, half } from './question.ts';
import { scoreParts } from './score-parts.ts';

const say = (en: string, fr: string): Text => ({ en, fr });

/** "09:00" as it is said in French: « 9 h ». */
const frenchHour = (hour: string): string =>
  hour.replace(/^0?(\d+):(\d\d)$/, (_, h: string, m: string) => (m === '00' ? `${h}\u00a0h` : `${h}\u00a0h\u00a0${m}`));

function turns(g: Field): StepsTrack {
  const { data } = g.w;
  return {
    kind: 'steps',
    id: 'turns',
    title: say('Turn', 'Tour'),
    steps: Array.from({ length: data.turns }, (_, i) => {
      const hour = data.hours[i];
      const words = hour === undefined ? `${i + 1}` : `${i + 1} · ${hour}`;
      return say(words, hour === undefined ? words : `${i + 1} · ${frenchHour(hour)}`);
    }),
    at: Math.max(0, g.s.battle.turn[0]! - 1),
  };
}

const phases = (g: Field): StepsTrack => ({
  kind: 'steps',
  id: 'phases',
  title: say('Phase', 'Phase'),
  steps: PHASES.map((phase) => PHASE_NAMES[phase]),
  at: g.s.battle.phase[0]!,
});

const points = (g: Field): ScoresTrack => ({
  kind: 'scores',
  id: 'points',
  title: say('Victory points', 'Points de victoire'),
  rule: '13.3a',
  scores: [FRENCH, COALITION].map((side) => ({ side, value: score(g, side).total, parts: scoreParts(g, side) })),
});

const isSpent = (g: Field, f: number): boolean =>
  g.s.formation.isLost[f] === 1 ||
  !g.w.formationUnits[f]!.some((u) => g.s.unit.place[u] !== LOST && g.w.unitClass[u] !== BAGGAGE);
const formationState = (g: Field, f: number): TokenState => {
  if (isSpent(g, f)) return 'out';
  if (g.s.formation.isActing[f]) return 'now';
  return g.s.formation.isActivated[f] ? 'done' : 'waiting';
};

/** Who has won the roll of this segment, and who has the hand. */
function initiative(g: Field): TokensTrack {
  const { battle } = g.s;
  const isUnderWay = PHASES[battle.phase[0]!] === 'C' && battle.segment[0]! > 0 && !isOver(g);
  return {
    kind: 'tokens',
    id: 'initiative',
    title: say('Initiative', 'Initiative'),
    tokens: [FRENCH, COALITION].map((side) => {
      const { en, fr } = sideName(SIDES[side]!);
      const formations = [...g.w.sideFormations[side]!].map((f) => formationState(g, f));
      const isFirst = isUnderWay && battle.first[0] === side;
      const isDouble = isFirst && battle.canDouble[0] === 1;
      const state: TokenState = !isUnderWay
        ? 'waiting'
        : battle.active[0] === side
          ? 'now'
          : formations.some((s) => s === 'waiting')
            ? 'waiting'
            : 'done';
      if (isDouble) return { name: say(`${en}, with a double`, `${fr}, avec un double`), side, state };
      if (isFirst) return { name: say(`${en}, won the roll`, `${fr}, jet gagné`), side, state };
      return { name: say(en, fr), side, state };
    }),
  };
}

const activations = (g: Field): TokensTrack => ({
  kind: 'tokens',
  id: 'activations',
  title: say('Formations', 'Formations'),
  tokens: g.w.formationIds.map((id, f) => ({
    name: formationName(g.w, id),
    side: g.w.formationSide[f]!,
    state: formationState(g, f),
  })),
});

export const tracks = (g: Field): Track[] => [turns(g), phases(g), points(g), initiative(g), activations(g)];

const HALVES: Readonly<Record<Half, Text>> = {
  movement: say('movement', 'mouvement'),
  combat: say('combat', 'combat'),
};
/** Who acts and what with: "Right wing, movement". */
function action(g: Field): Text {
  const now = half(g);
  const acting = g.w.formationIds.filter((_, f) => g.s.formation.isActing[f]).map((id) => formationName(g.w, id));
  if (now === undefined || acting.length === 0) return say('', '');
  const who = { en: acting.map((t) => t.en).join(' + '), fr: acting.map((t) => t.fr).join(' + ') };
  const { en, fr } = HALVES[now];
  return say(` · ${who.en}, ${en}`, ` · ${who.fr}, ${fr}`);
}

/** Turn, hour, phase and who acts, in a line. */
export function headline(g: Field): Text {
  const { battle } = g.s;
  const turn = battle.turn[0]!;
  const phase = PHASES[battle.phase[0]!]!;
  const name = PHASE_TITLES[phase];
  if (isOver(g)) return say(`The battle is over, turn ${turn}`, `La bataille est finie, tour ${turn}`);
  if (phase === 'set-up') return name;
  const hour = g.w.data.hours[turn - 1];
  const time = hour === undefined ? say('', '') : say(`, ${hour}`, `, ${frenchHour(hour)}`);
  const who = action(g);
  return say(`Turn ${turn}${time.en} · ${name.en}${who.en}`, `Tour ${turn}${time.fr} · ${name.fr}${who.fr}`);
}
