import { at, group, type Point } from '../ink.ts';
import type { Block } from '../labels.ts';
import type { Theme } from '../palette.ts';
import type { Base } from './base.ts';
import { drawBase } from './base-card.ts';
import { drawTag, seatTags } from './base-tags.ts';
import { detailAt } from './figures.ts';
import type { TableSurvey } from './table-survey.ts';

/** Everybody on the table: bases, then officers, then their tags on top of all. */
export const drawBases = (survey: TableSurvey, bases: readonly Base[], theme: Theme, scale: number): string => {
  const { place, map } = survey.layout;
  const detail = detailAt(scale);
  const names: readonly Block[] = survey.rows.map(({ block }) => block);
  const order = [...bases].sort((a, b) => Number(a.kind !== 'troops') - Number(b.kind !== 'troops'));
  const tags = seatTags(bases, place, map, detail, scale, names);
  return group(
    { class: 'bases' },
    ...order.map((base) => group({ transform: at(place([base.x, base.y])) }, drawBase(base, theme, detail))),
    ...tags.map((tag) => {
      const [x, y] = place([tag.base.x, tag.base.y]);
      const middle: Point = [x + tag.shift[0], y + tag.shift[1]];
      return group({ class: 'tag', 'data-tag': tag.base.id, transform: at(middle) }, drawTag(tag, theme));
    }),
  );
};
