import type { Text } from '@tambour/kernel';
import { figure, stateSentence } from '@tambour/stage';
import { possibleOrders } from '@tambour/stage/study';
import { CHARTS } from '../../model/charts.ts';
import {
  moraleFigures,
  moraleLosses,
  thresholdOf,
  thresholdPenalty,
  thresholdsOf,
  trancheSize,
  tranchesReached,
} from '../../rules/morale/losses.ts';
import { inCm } from '../../rules/table/measure.ts';
import { distanceOf } from '../../rules/table/placed.ts';
import { sees } from '../../rules/table/sight.ts';
import { length } from '../../texts/measure.ts';
import { sayStage } from '../../texts/say-stage.ts';
import { sayStudy } from '../../texts/say-study.ts';
import { responsibleFor } from '../chain.ts';
import { momentOf } from '../clock.ts';
import { degradationOf, orderOf, orderSpot, stateOf, supportedBy, valueAt } from '../model/columns.ts';
import { type UnitId, unitId } from '../model/ids.ts';
import { saidGround, saidLeader, saidUnit, subject, unitTitle } from '../model/names.ts';
import { type Field, has } from '../model/state.ts';
import { figuresIn, kindOf, leaderOf, sideOf, unitOf, viewOf } from '../model/views.ts';
import { PROTOCOL } from '../protocol/verbs.ts';
import { STEPS } from '../steps.ts';
import { testerOf } from '../tests/situation.ts';
import { groundWords } from './describe-ground.ts';
import { describeGuns, describeLeader } from './describe-leader.ts';
import { testNow } from './describe-test.ts';
import { verbWords } from './label.ts';
import { cm, degrees, pointAtLengths, pointWords } from './place.ts';
import { asked } from './question.ts';
import { unitStates } from './state-words.ts';

const lower = ({ en, fr }: Text): Text => ({
  en: en.charAt(0).toLowerCase() + en.slice(1),
  fr: fr.charAt(0).toLowerCase() + fr.slice(1),
});

/** What it is and stays. */
function identity(g: Field, u: UnitId): Text {
  const kind = kindOf(g, u);
  const { calibre } = kind;
  return sayStudy('unit.identity', {
    name: unitTitle(g.w, u),
    status: sayStage(`status.${kind.status}`),
    arm: lower(sayStage(`arm.${kind.arm}`)),
    isGuns: calibre !== undefined,
    calibre: calibre === undefined ? '' : calibre.replace('-pdr', ''),
    class: kind.class,
    base: kind.base,
    isElite: kind.hasElite,
  });
}
const { lossesPerFigureRemoved: MEN } = CHARTS.scale;
/** 1.2-F29 1.2-F30a 1.5a 1.6b Figures, losses, and how many more bring it to the next step of its test. */
function strength(g: Field, u: UnitId): Text[] {
  const tester = testerOf(g, u);
  const { initialFigures, status, losses } = tester;
  const size = trancheSize(initialFigures);
  const next = (tranchesReached(tester) + 1) * size - moraleLosses(tester);
  const threshold = thresholdOf(tester);
  const { twoThirds, half } = thresholdsOf(initialFigures);
  const out = [
    sayStudy('unit.strength', { figures: figuresIn(g, u), initial: initialFigures, n: losses, isWhole: losses === 0 }),
    sayStudy('unit.tranche', { n: next, size }),
  ];
  if (threshold !== 'half') {
    const [to, figures] = threshold === null ? (['twoThirds', twoThirds] as const) : (['half', half] as const);
    const away = moraleFigures(tester) - figures;
    const penalty = thresholdPenalty(status, to);
    if (away > 0 && penalty !== 0)
      out.push(
        sayStudy(`unit.threshold.${to}`, {
          figures,
          men: away * MEN - (losses % MEN),
          penalty: figure(penalty),
        }),
      );
  }
  return out;
}

/** How it stands, and on what. */
function position(g: Field, u: UnitId): Text[] {
  const { base, sector, formation } = unitOf(g, u);
  const level = degradationOf(g, u);
  const cohesion = lower(sayStage(`degradation.${level}`));
  if (sector) return [sayStudy('unit.garrison', { place: saidGround(g.w, sector.id), cohesion })];
  const at = pointAtLengths(base.x, base.y);
  return [
    sayStudy('unit.stands', {
      formation: has(g, u, 'routShape') ? sayStage('formation.rout') : sayStage(`formation.${formation}`),
      cohesion,
      at: pointWords(at),
      degrees: length(degrees(base.heading)),
      width: length(cm(base.width)),
      depth: length(cm(base.depth)),
    }),
    groundWords(g, base.x, base.y),
  ];
}

/** What its state makes it do, and until when. */
function duty(g: Field, u: UnitId): Text[] {
  const state = stateOf(g, u);
  if (state === 'gone') return [];
  const until = valueAt(g.s.unit.until, u);
  const moment = until > 1 ? momentOf(until - 1) : undefined;
  return [
    sayStudy(`unit.state.${state}`),
    ...(moment && state !== 'steady'
      ? [sayStudy('unit.until', { period: moment.period, quarter: moment.quarter })]
      : []),
  ];
}

/** C11a What it is ordered to do. */
function order(g: Field, u: UnitId): Text {
  const word = orderOf(g, u);
  const of = supportedBy(g, u);
  const order = lower(sayStage(`order.${word}`));
  if (word === 'SUPPORT' && of >= 0) return sayStudy('unit.order.of', { order, unit: saidUnit(g.w, of) });
  const { x, y } = orderSpot(g, u);
  if (x + y > 0) return sayStudy('unit.order.at', { order, at: pointWords(pointAtLengths(x, y)) });
  return sayStudy('unit.order', { order });
}

/** C12a 1.4x Its general, how far he is and whether it sees him. */
function command(g: Field, u: UnitId): Text {
  const l = responsibleFor(g, u);
  if (l < 0) return sayStudy('unit.noGeneral');
  const leader = leaderOf(g, l);
  const unit = unitOf(g, u);
  const who = saidLeader(g.w, l);
  const far = inCm(distanceOf(unit, leader));
  return sayStudy('unit.general', { who, cm: length(far), isSeen: sees(unit, leader, viewOf(g)) });
}

function describeUnit(g: Field, u: UnitId): Text[] {
  if (unitOf(g, u).state === 'gone') return [identity(g, u), ...stateSentence(unitStates(g, u))];
  const isFree = stateOf(g, u) !== 'prisoner' && stateOf(g, u) !== 'freed';
  return [
    identity(g, u),
    ...strength(g, u),
    ...position(g, u),
    ...duty(g, u),
    ...(isFree ? [order(g, u), command(g, u), ...testNow(g, u)] : []),
    ...stateSentence(unitStates(g, u)),
  ];
}

/** What it may be ordered to do at the question at hand. */
const possible = possibleOrders<Field>({
  steps: STEPS,
  protocol: PROTOCOL,
  asked,
  sideOf: (g, piece) => (piece < g.w.rows ? sideOf(g, unitId(piece)) : g.w.leaderKinds[piece - g.w.rows]?.side),
  verbWords,
});

/** A piece in sentences, for its card and for those who do not see the table. */
export function describe(g: Field, piece: string): readonly Text[] {
  const u = g.w.unitIndex.get(piece);
  if (u !== undefined) {
    const isEscort = u >= g.w.units && g.s.unit.of[u] === 0;
    return isEscort
      ? [sayStudy('escort.none', { ...subject(g.w, piece) })]
      : [...describeUnit(g, u), ...possible(g, u)];
  }
  const l = g.w.leaderIndex.get(piece);
  if (l !== undefined) return [...describeLeader(g, l), ...possible(g, g.w.rows + l)];
  const guns = g.w.gunIndex.get(piece);
  return guns === undefined ? [] : describeGuns(g, guns);
}
