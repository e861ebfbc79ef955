import type { ScenarioInfo, SideInfo, Text } from '@tambour/kernel';
import { SCENARIO_FILES } from './scenario-files.ts';

export const TITLE: Text = { en: 'Fate of the Reiters', fr: 'Par le fer, le feu et la foi' };

/** As the page joins them to its sentences: "You command the Catholics", « le camp catholique ». */
export const SIDE_INFOS: readonly SideInfo[] = [
  { id: 'C', name: { en: 'Catholics', fr: 'catholique' } },
  { id: 'P', name: { en: 'Protestants', fr: 'protestant' } },
];

/** The battles, in the order of the rulebook's list, each with its paragraph of history. */
export const SCENARIOS: readonly ScenarioInfo[] = SCENARIO_FILES.map(({ id, title, date, turns, history }) => ({
  id,
  title,
  date,
  turns,
  about: history,
}));
