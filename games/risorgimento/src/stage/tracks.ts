import { itemAt, type Text } from '@tambour/kernel';
import {
  scoresTrack,
  stepsTrack,
  type TableTrack,
  type TokenState,
  type TokensTrack,
  type Track,
  tableTrack,
  tokensTrack,
} from '@tambour/stage';
import { bridgeId, type CorpsId, corpsId, type FormationId } from '../model/ids.ts';
import { corpsMark, corpsName, formationName, saidBridge } from '../model/names.ts';
import {
  activationKind,
  activeCorps,
  activeFormation,
  type Field,
  isOver,
  phaseOf,
  turnNow,
  turnOf,
  usesOf,
} from '../model/state.ts';
import { ACTIVATION_KINDS, LOST, ON_MAP, PHASES, SIDES, WEATHERS } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import {
  arrivalOf,
  corpsIdOf,
  formationIdOf,
  formationsOfCorps,
  sideOfCorps,
  unitsOfCorps,
  unitsOfFormation,
} from '../model/world-lookup.ts';
import { continuityOf, isDemoralized, isNormal, limitOf } from '../rules/4-corps.ts';
import { isBrigade } from '../rules/9-hors-de-combat.ts';
import { score } from '../rules/9-victory.ts';
import { say } from '../texts/say.ts';
import { sayStage } from '../texts/say-stage.ts';
import { scoreParts } from './score-parts.ts';

/** The turn at hand as its row of the track; the first before the battle begins. */
/** Whether the battle has begun and is not over: before, nobody has an activation to use. */
const isUnderWay = (g: Field): boolean => turnOf(g) > 0 && !isOver(g);

/** The turn in which the first of a corps arrives, if none of it is on the map or due yet. */
function comesIn(g: Field, c: CorpsId): number | undefined {
  const { w, s } = g;
  const left = unitsOfCorps(g, c).filter((u) => s.unit.place[u] !== LOST);
  const turns = left.map((u) => (s.unit.place[u] === ON_MAP ? 0 : (w.data.arrivals[arrivalOf(g, u) - 1]?.turn ?? 0)));
  const first = Math.min(...turns);
  return left.length > 0 && first > Math.max(1, turnOf(g)) ? first : undefined;
}
const isGone = (g: Field, c: CorpsId): boolean => unitsOfCorps(g, c).every((u) => g.s.unit.place[u] === LOST);
export const corpsState = (g: Field, c: CorpsId): TokenState => {
  if (isGone(g, c)) return 'out';
  if (activeCorps(g) === c) return 'now';
  return isUnderWay(g) && comesIn(g, c) === undefined && !isNormal(g, c) ? 'done' : 'waiting';
};
const yes = (is: boolean) => ({ text: sayStage(is ? 'track.yes' : 'track.no'), ...(is ? { isMarked: true } : {}) });

/** 9.2 SM3 Whether a corps is demoralised, or how many of its divisions are. */
function moraleCell(g: Field, c: CorpsId) {
  if (isDemoralized(g, c)) return yes(true);
  const own = g.w.moraleGroups.flatMap((group, i) => (group.corps === c ? [itemAt(g.s.morale.isDemoralized, i)] : []));
  const n = own.filter((is) => is === 1).length;
  return n === 0 ? yes(false) : { text: sayStage('track.demoralized.part', { n, of: own.length }) };
}
function brokenCell(g: Field, c: CorpsId) {
  const brigades = formationsOfCorps(g, c).filter((f) => isBrigade(g, f));
  const n = brigades.filter((f) => g.s.formation.isHorsDeCombat[f] === 1).length;
  return { text: sayStage('track.broken.cell', { n, of: brigades.length }), ...(n > 0 ? { isMarked: true } : {}) };
}

/** Short enough for a column: "II", "Guard". */
const corpsShort = (w: RisorgimentoWorld, id: string): Text =>
  id === 'GD' || id === 'PS' ? sayStage(`track.corps.${id}`) : corpsMark(w, id);

/** 4.43 4.44 4.51 4.54 9.1 9.2 The activation sheet: corps in columns, what each has used and is worth in rows. */
function activationSheet(g: Field): TableTrack {
  const corps = g.w.corpsIds.map((_, c) => corpsId(c));
  return tableTrack(
    'activations',
    sayStage('track.sheet'),
    corps,
    (c) => ({
      name: corpsShort(g.w, corpsIdOf(g, c)),
      title: corpsName(g.w, corpsIdOf(g, c)),
      side: sideOfCorps(g, c),
      state: corpsState(g, c),
    }),
    [
      {
        name: sayStage('track.used'),
        rule: '4.43a',
        cell(c) {
          const turn = comesIn(g, c);
          if (turn !== undefined) return { text: sayStage('track.comes', { turn }) };
          const [used, limit] = [usesOf(g, c), limitOf(g, c)];
          return { text: sayStage('track.used.cell', { used, limit }), dots: { filled: used, of: limit } };
        },
      },
      {
        name: sayStage('track.continuity'),
        rule: '4.51a',
        cell: (c) => ({ text: { en: `${continuityOf(g, c)}`, fr: `${continuityOf(g, c)}` } }),
      },
      { name: sayStage('track.finished'), rule: '4.54d', cell: (c) => yes(g.s.corps.isFinished[c] === 1) },
      { name: sayStage('track.broken'), rule: '9.1a', cell: (c) => brokenCell(g, c) },
      { name: sayStage('track.demoralized'), rule: '9.2a', cell: (c) => moraleCell(g, c) },
    ],
  );
}

const formationState = (g: Field, f: FormationId): TokenState => {
  if (unitsOfFormation(g, f).every((u) => g.s.unit.place[u] === LOST)) return 'out';
  if (activeFormation(g) === f) return 'now';
  return g.s.formation.hasActed[f] ? 'done' : 'waiting';
};
/** 3.0d The formations of the corps that acts, while one does. */
function formations(g: Field): Track[] {
  const c = activeCorps(g);
  if (c < 0 || isOver(g)) return [];
  const tokens = formationsOfCorps(g, c).map((f) => ({
    name: formationName(g.w, formationIdOf(g, f)),
    side: sideOfCorps(g, c),
    state: formationState(g, f),
  }));
  return [tokensTrack('formations', sayStage('track.formations', { corps: corpsName(g.w, corpsIdOf(g, c)) }), tokens)];
}

/** M4 Bridges that can be blown up, and whether they still stand. */
function bridges(g: Field): Track[] {
  const { w, s } = g;
  const demolition = w.effects.demolition;
  if (demolition === undefined) return [];
  const side = SIDES.indexOf(demolition.side);
  const tokens = w.bridges.flatMap(({ a, b }, i): TokensTrack['tokens'] => {
    if (!w.mayBeBlown[bridgeId(i)]) return [];
    const bridge = saidBridge(w, `${w.hexNames[a]}|${w.hexNames[b]}`);
    const [state, says] = s.bridge.isDestroyed[i]
      ? (['out', 'track.bridge.down'] as const)
      : s.bridge.isTried[i]
        ? (['done', 'track.bridge.tried'] as const)
        : (['waiting', 'track.bridge.stands'] as const);
    return [{ name: bridge, side, state, says: sayStage(says) }];
  });
  return [tokensTrack('bridges', sayStage('track.bridges'), tokens)];
}

function turnWords(g: Field, i: number): Text {
  const { time, weather, isNight } = itemAt(g.w.data.turns, i);
  const name = itemAt(WEATHERS, weather);
  const now =
    isNight && g.w.effects.night ? sayStage('track.night') : name === 'fair' ? '' : sayStage(`track.weather.${name}`);
  return sayStage('track.turn', { n: i + 1, hour: time, weather: now });
}

export function tracks(g: Field): Track[] {
  const { w } = g;
  return [
    activationSheet(g),
    ...formations(g),
    stepsTrack(
      'turns',
      sayStage('track.turns'),
      w.data.turns.map((_, i) => turnWords(g, i)),
      Math.max(0, turnOf(g) - 1),
    ),
    stepsTrack(
      'phases',
      sayStage('track.phases'),
      PHASES.map((phase) => say(`phase.${phase}`)),
      phaseOf(g),
    ),
    scoresTrack('points', sayStage('track.points'), '3.0a', (side) => ({
      value: score(g, side).total,
      parts: scoreParts(g, side),
    })),
    ...bridges(g),
  ];
}

/** The corps that acts and how, and its formation at work: "French II Corps: Castagny’s brigade". */
export function acting(g: Field): Text | undefined {
  const c = activeCorps(g);
  if (c < 0) return undefined;
  const corps = corpsName(g.w, corpsIdOf(g, c));
  const f = activeFormation(g);
  const kind = ACTIVATION_KINDS[activationKind(g)];
  if (kind === 'massed' || kind === 'massed-extended') return sayStage('headline.massed', { corps });
  if (f >= 0) return sayStage('headline.formation', { corps, formation: formationName(g.w, formationIdOf(g, f)) });
  if (kind === 'extended') return sayStage('headline.extended', { corps });
  return kind === 'no-attack' ? sayStage('headline.noAttack', { corps }) : corps;
}

/** Turn, hour, phase and who acts, in a line. */
export function headline(g: Field): Text {
  const turn = turnOf(g);
  if (isOver(g)) return sayStage('headline.over', { turn });
  if (turn === 0) return sayStage('headline.begin');
  const phase = say(`phase.${itemAt(PHASES, phaseOf(g))}.title`);
  return sayStage('headline.now', { turn, hour: turnNow(g).time, phase, acting: acting(g) ?? '' });
}
