import { directionName, hexLabel } from '@tambour/boards';
import { chance } from './chance.ts';
import { between, distance, heading, leftOf, moved, parallel, piecesOf, spaced } from './curve.ts';
import type { Work } from './hex-sheet.ts';
import { area, element, group, line, type Point, trace, traces } from './ink.ts';
import { sideEnds } from './layout.ts';
import type { Palette } from './palette.ts';
import type { Survey } from './survey.ts';

/**
 * Entrenchments on their very hexsides. Walked clockwise round the hex they protect, the outside is always on the left;
 * where two whole sides meet in a salient they share a bastion, each drawing its own half.
 */
interface Face {
  readonly work: Work;
  readonly from: Point;
  readonly to: Point;
  readonly before: Point | undefined;
  readonly after: Point | undefined;
}

const GORGE = 12;
const FLANK = 5;
const SALIENT = 11;

const facesOf = (survey: Survey): Face[] => {
  const sides = survey.sheet.works.map((work) => {
    const [from, to] = sideEnds(survey.layout.center(work.hex), work.direction);
    return { work, from, to };
  });
  const isWhole = (side: (typeof sides)[number]): boolean => side.work.state === 'whole';
  return sides.map((side) => ({
    ...side,
    before: sides.find((other) => isWhole(other) && distance(other.to, side.from) < 1)?.from,
    after: sides.find((other) => isWhole(other) && distance(other.from, side.to) < 1)?.to,
  }));
};

/** Half a bastion at a corner, from its point to the curtain; plain where the line turns inward. */
const shoulder = (at: Point, inward: Point, neighbour: Point | undefined, towards: 1 | -1): Point[] => {
  if (neighbour === undefined) return [at];
  const along = heading(at, inward);
  const other = heading(at, neighbour);
  const cross = (along[0] * other[1] - along[1] * other[0]) * towards;
  if (cross < 0.1) return [at];
  const bisector = heading([along[0] + other[0], along[1] + other[1]], [0, 0]);
  const outward: Point = towards === 1 ? leftOf(along) : leftOf([-along[0], -along[1]]);
  const root = moved(at, along, GORGE);
  return [moved(at, bisector, SALIENT), moved(root, outward, FLANK), root];
};

const crest = (face: Face): Point[] => {
  const start = shoulder(face.from, face.to, face.before, 1);
  const end = shoulder(face.to, face.from, face.after, -1);
  return [...start, ...end.reverse()];
};

/** Strokes of the glacis, long and short by turns. */
const glacis = (path: readonly Point[]): string => {
  const strokes: string[] = [];
  let count = 0;
  for (const [from, to] of piecesOf(path)) {
    const outward = leftOf(heading(from, to));
    for (const p of spaced([from, to], 2.7).slice(0, -1)) {
      const foot = moved(p, outward, 5.6);
      strokes.push(trace([foot, moved(foot, outward, count++ % 2 === 0 ? 6.4 : 3.6)]));
    }
  }
  return strokes.join('');
};

const rampart = (path: readonly Point[], ink: Palette): string =>
  line(glacis(path), ink.ink, 0.55, { opacity: 0.8 }) +
  line(trace(parallel(path, 4.6)), ink.ink, 0.75) +
  line(trace(path), ink.ink, 5, { 'stroke-linejoin': 'miter' });

/** A breach: two crumbled stubs, and between them the earth thrown down both ways with its fascines. */
const breach = (face: Face, ink: Palette, seed: string): { readonly drawn: string; readonly crests: Point[][] } => {
  const dice = chance(seed);
  const stubs: Point[][] = [
    [face.from, between(face.from, face.to, 0.2)],
    [between(face.from, face.to, 0.8), face.to],
  ];
  const along = heading(face.from, face.to);
  const out = leftOf(along);
  const rubble: string[] = [];
  const clods: string[] = [];
  for (let i = 0; i < 15; i++) {
    const p = moved(between(face.from, face.to, dice.between(0.2, 0.8)), out, dice.between(-10, 11));
    const size = dice.between(1.1, 2.7);
    const turn = dice.between(0, 6);
    clods.push(
      trace(
        [0, 1, 2, 3].map(
          (k): Point => moved(p, [Math.cos(turn + k * 1.6), Math.sin(turn + k * 1.6)], size * dice.between(0.7, 1.2)),
        ),
        true,
      ),
    );
  }
  for (let i = 0; i < 9; i++) {
    const p = moved(between(face.from, face.to, 0.22 + 0.07 * i), out, dice.between(-3, 3));
    rubble.push(trace([moved(p, out, -dice.between(3, 8)), moved(p, out, dice.between(3, 9))]));
  }
  const drawn =
    stubs.map((stub) => rampart(stub, ink)).join('') +
    line(rubble.join(''), ink.inkSoft, 0.5, { 'stroke-dasharray': '1.5 1.5' }) +
    line(trace([face.from, face.to]), ink.alarm, 1.2, { 'stroke-dasharray': '2 4', opacity: 0.85 }) +
    area(clods.join(''), ink.rampart, { stroke: ink.ink, 'stroke-width': 0.6 });
  return { drawn, crests: stubs };
};

/** A road passes: the line stops short on both hands, each end closed by a traverse. */
const gap = (face: Face, ink: Palette): { readonly drawn: string; readonly crests: Point[][] } => {
  const out = leftOf(heading(face.from, face.to));
  const [a, b] = [between(face.from, face.to, 0.3), between(face.from, face.to, 0.7)];
  const stubs: Point[][] = [
    [face.from, a, moved(a, out, -6)],
    [moved(b, out, -6), b, face.to],
  ];
  const barrier = trace([moved(a, out, 7), moved(b, out, 7)]);
  return {
    drawn:
      stubs
        .map((stub) =>
          rampart(
            stub.filter((_, i) => i !== (stub === stubs[0] ? 2 : 0)),
            ink,
          ),
        )
        .join('') +
      line(traces(stubs), ink.ink, 5) +
      line(barrier, ink.ink, 1, { 'stroke-dasharray': '1.5 2' }),
    crests: stubs,
  };
};

export const drawEntrenchments = (survey: Survey, ink: Palette): string => {
  const crests: Point[][] = [];
  const sides = facesOf(survey).map((face) => {
    const name = `${hexLabel(survey.sheet.grid, face.work.hex)}:${directionName(face.work.direction)}`;
    const attributes = { class: `work ${face.work.state}`, 'data-side': name };
    if (face.work.state === 'whole') {
      const path = crest(face);
      crests.push(path);
      return group(attributes, rampart(path, ink));
    }
    const broken = face.work.state === 'breached' ? breach(face, ink, `${survey.sheet.id} ${name}`) : gap(face, ink);
    crests.push(...broken.crests);
    return group(attributes, broken.drawn);
  });
  const earth = element('path', {
    d: traces(crests),
    fill: 'none',
    stroke: ink.rampart,
    'stroke-width': 2.6,
    'stroke-linecap': 'round',
  });
  return sides.join('') + (crests.length > 0 ? earth : '');
};
