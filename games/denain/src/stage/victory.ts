import type { Modifier } from '@tambour/kernel';
import { type Goal, heldSources, type Objective, type PointSource, type Victory } from '@tambour/stage';
import type { RuleId } from '../../data/rule-ids.ts';
import { isBridge, isBridgeDown, labelOf, ownerOf } from '../model/hex.ts';
import { placeName, saidPiece, saidSide } from '../model/names.ts';
import { type Field, turnOf } from '../model/state.ts';
import { hexOf } from '../model/unit.ts';
import { enemyOf, FRENCH, LOST, NOWHERE, SIDES, sideId } from '../model/vocabulary.ts';
import { isBaggageLost } from '../rules/7-bridges.ts';
import { baggageOwner, DRAW, leader, score, totals } from '../rules/13-victory.ts';
import { say } from '../texts/say.ts';

type ScorePart = Modifier & { readonly rule: RuleId };
type Held = Objective & { readonly rule: RuleId };

const holderOf = (owner: number): number | undefined => (owner === 0 ? undefined : owner - 1);

/** 13.3b 13.3c 13.3d What can be held for points, and who has it. What is destroyed scores for nobody. R73 */
export function objectives(g: Field): Held[] {
  const { w } = g;
  const { points } = w.charts;
  const places = w.objectives.flatMap((hex, i): Held[] => {
    if (isBridgeDown(g, hex)) return [];
    const place = labelOf(g, hex);
    const worth = isBridge(g, hex)
      ? ({ points: points.bridge, rule: '13.3c' } as const)
      : ({ points: points.objective, rule: '13.3b' } as const);
    return [{ place, title: placeName(w, place), holder: holderOf(ownerOf(g, i)), ...worth }];
  });
  const hex = w.baggage < 0 ? NOWHERE : hexOf(g, w.baggage);
  if (hex === NOWHERE || isBaggageLost(g)) return places;
  const holder = holderOf(baggageOwner(g));
  const place = labelOf(g, hex);
  return [...places, { place, title: say('win.baggage'), points: points.baggage, holder, rule: '13.3d' }];
}

/** 13.3b 13.3c 13.3d 13.3e 13.3f A side's points, thing by thing: they add up to what `score` says. */
export function scoreParts(g: Field, side: number): ScorePart[] {
  const { baggage, routed, lost } = score(g, side);
  const held = objectives(g).filter(({ holder, rule }) => holder === side && rule !== '13.3d');
  const counted: readonly ScorePart[] = [
    { what: say('score.baggage'), value: baggage, rule: '13.3d' },
    { what: say('score.routed'), value: routed, rule: '13.3e' },
    { what: say('score.lost'), value: lost, rule: '13.3f' },
  ];
  return [
    ...held.map(({ title, points, rule }) => ({ what: title, value: points, rule })),
    ...counted.filter((part) => part.value > 0),
  ];
}

/** 13.3 What brings points, to either side alike; it adds up to what `score` says. */
function sources(g: Field): PointSource[] {
  const { points } = g.w.charts;
  const held = heldSources(objectives(g));
  const scores = SIDES.map((_, side) => score(g, side));
  // Taken where it is a piece, it is off the map and keeps its points.
  const isTaken = scores.some(({ baggage }) => baggage > 0) && !held.some(({ rule }) => rule === '13.3d');
  const taken: readonly PointSource[] = isTaken
    ? [{ what: say('win.baggage'), points: points.baggage, scored: scores.map((of) => of.baggage), rule: '13.3d' }]
    : [];
  const each = (what: 'routed' | 'lost', rule: RuleId): PointSource => ({
    what: say(`win.${what}`),
    points: points[what],
    isEach: true,
    scored: scores.map((of) => of[what]),
    rule,
  });
  return [...held, ...taken, each('routed', '13.3e'), each('lost', '13.3f')];
}

/** 8.4b 8.4c Whose death would decide the battle at once for a side. */
const instant = (g: Field, side: number): Goal[] =>
  Object.entries(g.w.data.instant)
    .filter(
      ([leader, winner]) => winner === SIDES[side] && g.s.leader.place[g.w.leaderIndex.get(leader) ?? -1] !== LOST,
    )
    .map(([leader]) => ({
      text: say('win.instant', { leader: saidPiece(g.w, leader) }),
      rule: (side === FRENCH ? '8.4c' : '8.4b') satisfies RuleId,
    }));

/** 13.3a 13a Both sides win alike: by points after the last turn, or at once by the death of the other commander. */
export function victory(g: Field): Victory {
  const { turns } = g.w.data;
  const scores = totals(g);
  const goal = (side: number): Goal => ({
    text: say('win.points', { turns, enemy: saidSide(sideId(enemyOf(side))) }),
    rule: '13.3a' satisfies RuleId,
  });
  const ahead = leader(g);
  return {
    goals: SIDES.map((_, side) => [goal(side), ...instant(g, side)]),
    advice: SIDES.map((side) => say(`win.advice.${side}`)),
    sources: sources(g),
    scores,
    time: say('win.time', { left: turns - Math.max(1, turnOf(g)) + 1, turns }),
    outlook: ahead === DRAW ? say('win.level') : say('win.ahead', { side: saidSide(sideId(ahead)) }),
  };
}
