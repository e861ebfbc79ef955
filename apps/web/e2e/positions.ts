import { readFileSync } from 'node:fs';
import { withGame } from '@tambour/games';
import {
  type Assumption,
  type Command,
  type Fact,
  factOdds,
  Match,
  type MatchRecord,
  type Odds,
  parseRecord,
} from '@tambour/kernel';
import { SeededRandom } from '@tambour/kernel/testing';
import { plateOf } from '@tambour/press';
import type { Point } from '../src/match/protocol.ts';

/** What is asked at a point of a battle. */
export interface Asked {
  readonly question: string | undefined;
  readonly side: string | undefined;
  /** Whether it is asked in the middle of a procedure. */
  readonly isInside: boolean;
  readonly legal: readonly Command[];
}
const GOLDEN = ['en-even', 'en-bold', 'fr-bold'] as const;
type Golden = (typeof GOLDEN)[number];

/** A battle fought to the end, kept with the game. */
export const fought = (name: Golden): MatchRecord =>
  parseRecord(readFileSync(new URL(`../../../games/denain/records/${name}.json`, import.meta.url), 'utf8'));

/** A battle broken off where something is first asked. */
export const brokenOff = (name: Golden, isWanted: (asked: Asked) => boolean): Promise<MatchRecord> =>
  withGame('denain', ({ spec }) => {
    const record = fought(name);
    const { match } = Match.replay(spec, { ...record, entries: [] });
    for (const [i, entry] of record.entries.entries()) {
      const { question, isInside } = match.position;
      if (isWanted({ question, isInside, side: match.sideId, legal: match.legal() }))
        return { ...record, entries: record.entries.slice(0, i) };
      if (!match.apply(entry.command).ok) throw new Error(`${name} is refused at ${i + 1}`);
    }
    throw new Error(`${name} never asks that`);
  });

/** The French left wing may march: La Marine (f-ag1) from 1809 to 1708, say, or to 1810. */
export const marching = (): Promise<MatchRecord> =>
  brokenOff('en-even', ({ question, side }) => question === 'move' && side === 'F');
/** A side may shock. */
export const shocking = (): Promise<MatchRecord> =>
  brokenOff('en-even', ({ question, legal }) => question === 'combat' && legal.some(({ type }) => type === 'shock'));
/** The Coalition is asked, in the middle of a shock, whether it fires. */
export const reacting = (): Promise<MatchRecord> => brokenOff('en-even', ({ question }) => question === 'react');

/** What is asked where a record ends. */
export const askedAt = (record: MatchRecord): Promise<Asked> =>
  withGame('denain', ({ spec }) => {
    const { match, same, why } = Match.replay(spec, record);
    if (!same) throw new Error(why);
    const { question, isInside } = match.position;
    return { question, isInside, side: match.sideId, legal: match.legal() };
  });

/** Outcomes as the page should list them. */
export interface Listed {
  readonly isExact: boolean;
  readonly outcomes: readonly {
    readonly chance: number;
    readonly says: string;
    /** Whom what befalls: "0 loss". */
    readonly bearings: readonly string[];
  }[];
  readonly assumptions: readonly Assumption[];
}
/** The odds of a command where a record ends, straight from the engine. */
export const oddsAt = (
  record: MatchRecord,
  command: Command,
): Promise<{ readonly next: Listed; readonly whole: Listed }> =>
  withGame('denain', ({ spec, stage }) => {
    const { match } = Match.replay(spec, record);
    const listed = ({ exact, outcomes, assumptions }: Odds<Fact>): Listed => ({
      isExact: exact,
      assumptions,
      outcomes: outcomes.map(({ chance, facts }) => ({
        chance,
        says: facts.map((fact) => stage.fact(match.position.world, fact).en).join('. '),
        bearings: facts.flatMap((fact) =>
          stage.bearings(match.position.world, fact).map(({ side, what }) => `${side} ${what}`),
        ),
      })),
    });
    const seen = match.position.seenBy(match.position.side);
    const action = seen.encode(command);
    return { next: listed(factOdds(seen, action)), whole: listed(factOdds(seen, action, 'combat')) };
  });

interface Unseen {
  readonly record: MatchRecord;
  readonly attack: Command;
  readonly odds: Odds;
}
const seekUnseen = (): Promise<Unseen> =>
  withGame('reiters', ({ spec }) => {
    for (let seed = 1; seed < 60; seed++) {
      const match = Match.begin(spec, { scenario: 'AU', options: { advanced: 'on' } }, seed);
      const lot = new SeededRandom(seed);
      while (!match.position.over && match.position.status.turn < 2) {
        const legal = match.legal();
        for (const attack of legal.filter((c) => c.type === 'attack')) {
          const odds = match.odds(attack, 'combat', 2000);
          const isFit = odds.assumptions.some((a) => a.code === 'hidden' && a.isWeighed);
          if (isFit && odds.assumptions.some((a) => a.code === 'habit'))
            return { record: match.record(), attack, odds };
        }
        match.apply(lot.of(legal));
      }
    }
    throw new Error('nobody attacks');
  });
let found: Promise<Unseen> | undefined;
/** Auneau with orders, played at random to an attack in the first turn that rests on an order never shown: the record and the attack. */
export const unseen = (): Promise<Unseen> => {
  found ??= seekUnseen();
  return found;
};

/** Cognat cut to its first four turns, and played at random to its end. */
export const shortBattle = (): Promise<MatchRecord> =>
  withGame('reiters', ({ spec }) => {
    const file = new URL('../../../games/reiters/data/scenarios/CO.json', import.meta.url);
    const scenarioData: unknown = { ...JSON.parse(readFileSync(file, 'utf8')), turns: 4 };
    // Few decisions, and bad ones among them: each is weighed.
    const match = Match.begin(spec, { scenarioData }, 41);
    const lot = new SeededRandom(41);
    while (!match.position.over) match.apply(lot.of(match.legal()));
    return match.record();
  });

/** The maps one may stand before: Denain's, and those of the battles of zones by their ids. */
export const ZONE_BATTLES = ['M', 'AU', 'D', 'CO', 'AV'] as const;
export const STAFF_BATTLES = ['san-martino', 'magenta'] as const;
export type MapName = 'denain' | (typeof ZONE_BATTLES | typeof STAFF_BATTLES)[number];
const gameOf = (map: MapName) => {
  if (map === 'denain') return 'denain';
  return STAFF_BATTLES.some((id) => id === map) ? 'risorgimento' : 'reiters';
};
const spotsOf = (map: MapName) =>
  withGame(gameOf(map), ({ spec, plan }) =>
    plateOf(plan!(spec.world(map === 'denain' ? {} : { scenario: map }), 'en').sheet).spots(),
  );
const spots = new Map<MapName, ReturnType<typeof spotsOf>>();

/** Where a place lies on the paper. */
export async function onPaper(place: string, map: MapName = 'denain'): Promise<Point> {
  const found = spots.get(map) ?? spotsOf(map);
  spots.set(map, found);
  const spot = (await found)[place];
  if (!spot) throw new Error(`there is no place ${place}`);
  return spot.at;
}
