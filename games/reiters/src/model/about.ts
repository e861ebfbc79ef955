import type { ScenarioInfo, SideInfo, Text } from '@tambour/kernel';
import { sayFront } from '../texts/say-front.ts';
import { SCENARIO_FILES } from './scenario-files.ts';
import { SIDES } from './sides.ts';

export const TITLE: Text = sayFront('title');

/** As the page joins them to its sentences: "You command the Catholics", « le camp catholique ». */
export const SIDE_INFOS: readonly SideInfo[] = SIDES.map((id) => ({ id, name: sayFront(`side.${id}`) }));

/** The battles, in the order of the rulebook's list, each with its paragraph of history. */
export const SCENARIOS: readonly ScenarioInfo[] = SCENARIO_FILES.map(({ id, title, date, turns, history }) => ({
  id,
  title,
  date,
  turns,
  about: history,
}));
