import { lastOf, type Text } from '@tambour/kernel';
import type { TableBase } from '@tambour/stage';
import { CHARTS } from '../../model/charts.ts';
import type { MoraleState } from '../../model/vocabulary.ts';
import { pointsOf } from '../../rules/morale/command.ts';
import { sizeOf } from '../../rules/table/footprints.ts';
import { degradationOf, escortOf, formationOf, stateOf, valueAt } from '../model/columns.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { GUN_PLACES } from '../model/marks.ts';
import { pieceTitle, unitTitle } from '../model/names.ts';
import { type Field, has } from '../model/state.ts';
import { initialOf, kindOf, leaderOf, unitOf } from '../model/views.ts';
import { starsOf } from './face.ts';
import { cm, degrees } from './place.ts';

/** What stands on the table to scale: troops, generals and aides, guns that nobody mans. */

/** A long title as a tag has room for it: the regiment's number or the battalion's. */
const shortFr = (title: string): string => {
  const [, number, battalion] = /^(\d+er?\S*).*?, (\d+)er? bataillon$/.exec(title) ?? [];
  return number === undefined ? (title.split(', ')[0] ?? title) : `${battalion}/${number}`;
};
const shortEn = (title: string): string => {
  const [, number, battalion] = /^(\d+e?).*?, (\d+)(?:st|nd|rd|th) battalion$/.exec(title) ?? [];
  if (number !== undefined) return `${battalion}/${number}`;
  const [, of, part] = /^(.+), (\d+)(?:st|nd|rd|th) battalion$/.exec(title) ?? [];
  return of === undefined ? (title.split(', ')[0] ?? title) : `${part}/${of.split(' ').at(-1)}`;
};
/** "1/5e": as long as a tag is when the whole table is in view. */
export const shortName = ({ en, fr }: Text): Text => {
  const [, of, part] = /^(.+), (\d+)er? bataillon$/.exec(fr) ?? [];
  const french = /^\d/.test(fr) || of === undefined ? shortFr(fr) : `${part}/${of.split(' ').at(-1)}`;
  return { en: shortEn(en), fr: french };
};

/** Crews count two figures a gun. */
const FIGURES_A_GUN = CHARTS.shapes.guns.gunnersPerModel;
type Shown = Exclude<MoraleState, 'gone'>;
const isShown = (state: MoraleState): state is Shown => state !== 'gone';

/** A unit on the table as it is drawn; undefined while it is not there. */
export function troopBase(g: Field, u: UnitId): TableBase | undefined {
  const view = unitOf(g, u);
  const state = stateOf(g, u);
  if (view.state === 'gone' || !isShown(state)) return undefined;
  const { base, arm, figures, sector } = view;
  const isPrisoner = state === 'prisoner';
  const escort = isPrisoner ? escortOf(g, u) : 0;
  const isCrew = arm === 'artillery' && has(g, u, 'offGuns');
  const runs = has(g, u, 'routShape') || isCrew;
  const title = unitTitle(g.w, u);
  return {
    kind: 'troops',
    x: cm(base.x),
    y: cm(base.y),
    facing: degrees(base.heading),
    width: cm(base.width),
    depth: cm(base.depth),
    // Prisoners go on foot, guarded.
    arm: isPrisoner ? 'infantry' : arm,
    formation: isPrisoner ? 'marchColumn' : runs ? 'rout' : formationOf(g, u),
    status: kindOf(g, u).status,
    cohesion: degradationOf(g, u),
    state,
    figures: figures + escort,
    lost: initialOf(g, u) - figures - (isPrisoner ? 0 : escortOf(g, u)),
    ...(arm === 'artillery' && !runs ? { models: Math.ceil(initialOf(g, u) / FIGURES_A_GUN) } : {}),
    ...(escort > 0 ? { escort } : {}),
    ...(sector
      ? {
          sector: (g.w.data.terrain.find(({ id }) => id === sector.id)?.polygon ?? []).map(
            ({ x, y }) => [cm(x), cm(y)] as const,
          ),
        }
      : {}),
    name: title,
    short: shortName(title),
  };
}

/** A general or aide; undefined while he is not on the table. */
export function leaderBase(g: Field, l: LeaderId): TableBase | undefined {
  const { isOnTable, kind } = leaderOf(g, l);
  if (!isOnTable) return undefined;
  const title = pieceTitle(g.w, kind.id);
  return {
    kind: kind.isAide ? 'aide' : 'general',
    x: cm(valueAt(g.s.leader.x, l)),
    y: cm(valueAt(g.s.leader.y, l)),
    radius: kind.isAide ? CHARTS.cells.aide.radius : CHARTS.cells.general.radius,
    ...(kind.isAide ? {} : { stars: starsOf(kind), value: `+${pointsOf(kind.value)}` }),
    name: title,
    short: { en: lastOf(title.en.split(' ')), fr: lastOf(title.fr.split(' ')) },
  };
}

const ABANDONED = GUN_PLACES.indexOf('abandoned');
/** C17a The guns of a battery that stand without their crew. */
export function gunsBase(g: Field, u: UnitId): TableBase | undefined {
  const { guns } = g.s;
  if (guns.place[u] !== ABANDONED) return undefined;
  const { status } = kindOf(g, u);
  const initialCrew = initialOf(g, u);
  const size = sizeOf({ arm: 'artillery', formation: 'unlimbered', figures: initialCrew, initialCrew });
  const title = pieceTitle(g.w, `${g.w.unitIds[u]}-guns`);
  return {
    kind: 'troops',
    x: cm(valueAt(guns.x, u)),
    y: cm(valueAt(guns.y, u)),
    facing: degrees(valueAt(guns.heading, u)),
    width: cm(size.width),
    depth: cm(size.depth),
    arm: 'artillery',
    formation: 'unlimbered',
    status,
    figures: 0,
    lost: 0,
    models: Math.ceil(initialCrew / FIGURES_A_GUN),
    isAbandoned: true,
    name: title,
    short: title,
  };
}
