import type { Language } from '@tambour/kernel';
import { type EvenFound, type EvenSearch, type Outcome, searchEven, winsOf } from '@tambour/lab';
import { decimal } from '../decimal.ts';
import { UsageError } from '../usage.ts';
import { say } from '../words/say.ts';
import type { EvenRequest, StudyRequest } from './flags.ts';
import { figureNow, type PreparedSetting, soleDraft, withChange } from './prepare.ts';
import type { StudySession } from './study-session.ts';

/** A search as it is prepared: where to look, and the setting of each value. */
export interface PreparedSearch {
  readonly search: EvenSearch;
  readonly key: string;
  at(value: number): Promise<PreparedSetting>;
}

/** So far from what a figure is now its even value is looked for, if nobody says where. */
const MOST_PROBES = 60;

/** The search for the value of one figure. Without a range: from half of what it is now to half as much again, as far as the game takes it. */
export async function prepareSearch(request: StudyRequest, { key, low, high }: EvenRequest): Promise<PreparedSearch> {
  const draft = await soleDraft(request);
  const at = (value: number) => withChange(draft, { flag: '--even', key, how: '=', value: String(value) }, request);
  if (low !== undefined && high !== undefined) {
    await at(low);
    await at(high);
    const isWhole = Number.isInteger(low) && Number.isInteger(high);
    return { key, at, search: { low, high, isWhole, games: request.games } };
  }
  const now = await figureNow(draft, key, request);
  if (now === undefined) throw new UsageError(say('error.evenNumber', { key }));
  const isWhole = Number.isInteger(now);
  const width = isWhole ? Math.max(2, Math.ceil(Math.abs(now) / 2)) : Math.abs(now) / 2;
  const ends = [await taken(now, now - width, at, isWhole), await taken(now, now + width, at, isWhole)] as const;
  if (ends[0] >= ends[1]) throw new UsageError(say('error.evenNumber', { key }));
  return { key, at, search: { low: ends[0], high: ends[1], isWhole, games: request.games } };
}

/** The value nearest to one that a game still takes. */
async function taken(now: number, to: number, at: PreparedSearch['at'], isWhole: boolean): Promise<number> {
  for (let probe = 0; probe < MOST_PROBES; probe++) {
    const share = 1 - probe / (isWhole ? Math.max(1, Math.abs(to - now)) : 8);
    if (share <= 0) break;
    const value = now + (to - now) * share;
    try {
      await at(value);
      return value;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
    }
  }
  return now;
}

export interface Searched {
  readonly found: EvenFound;
  readonly settings: readonly PreparedSetting[];
  readonly outcomes: readonly Outcome[];
}

/** Plays the search. Each value is a setting of its own, on the same dice as every other. */
export async function search({ search: where, at }: PreparedSearch, session: StudySession): Promise<Searched> {
  const all = new Map<number, { readonly setting: PreparedSetting; outcome?: Outcome }>();
  const found = await searchEven(where, async (value, games) => {
    const one = all.get(value) ?? { setting: await at(value) };
    all.set(value, one);
    const others = [...all.values()].filter((other) => other !== one);
    const before = others.reduce((sum, { outcome }) => sum + (outcome?.results.length ?? 0), 0);
    const [outcome] = await session.play({ settings: [one.setting], games }, before, where.games);
    if (outcome) one.outcome = outcome;
    if (!outcome || session.isOver) return undefined;
    const wins = winsOf(outcome.results);
    return wins.a + wins.draw / 2;
  });
  const sorted = [...all].sort(([a], [b]) => a - b).map(([, one]) => one);
  const played = sorted.flatMap(({ setting, outcome }) => (outcome ? [{ setting, outcome }] : []));
  return { found, settings: played.map(({ setting }) => setting), outcomes: played.map(({ outcome }) => outcome) };
}

/** A figure of a finer kind: three digits of it. */
const decimalOf = (n: number, language: Language): string => {
  const text = String(Number(n.toPrecision(3)));
  return language === 'fr' ? text.replace('.', ',') : text;
};

/** What was found, in a sentence. */
export function evenLine(
  key: string,
  { value, low, high, hasEffect }: EvenFound,
  where: EvenSearch,
  language: Language,
): string {
  const show = (n: number) => (where.isWhole ? decimal(n, language) : decimalOf(n, language));
  const range = { key, low: show(where.low), high: show(where.high) };
  if (!hasEffect) return say('even.noEffect', range)[language];
  if (value === undefined) return say('even.none', range)[language];
  return say('even.found', { key, value: show(value), low: show(low), high: show(high) })[language];
}
