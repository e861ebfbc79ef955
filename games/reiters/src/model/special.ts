import type { CrossingId, ZoneId } from '@tambour/boards';
import { read } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { textReader, zoneLabel } from './scenario-map.ts';
import { ARMS, BORDER_KINDS, MAP_EDGES, SIDES, UNIT_TYPES } from './vocabulary.ts';

/** What a battle has, by name: a special rule may speak of it. */
export interface Named {
  readonly turns: number;
  readonly zones: readonly string[];
  readonly borders: readonly string[];
  readonly columns: readonly string[];
  readonly leaders: readonly string[];
}
/** A zone by its label, as its number. */
export const zoneAmong = (zones: readonly string[]): read.Reader<ZoneId> =>
  read.mapped(zoneLabel, read.numberAmong<ZoneId>(zones, 'a zone of the map'));

/**
 * What the special rules of the five battles do. Conditions are code, figures are these: sides, arms, zones, leaders,
 * columns, borders and types are indices of their lists.
 */
function effectsIn(named: Named) {
  const side = read.numberAmong(SIDES, 'a side');
  const arm = read.numberAmong(ARMS, 'an arm');
  const turns = read.list(read.integer(1, Math.max(1, named.turns)), 100);
  const zones = read.list(zoneAmong(named.zones), 250);
  const border = read.numberAmong<CrossingId>(named.borders, 'a border of the map');
  const columns = read.list(read.numberAmong(named.columns, 'a column'), 20);
  const leader = read.numberAmong(named.leaders, 'a leader');
  const die = read.integer(-6, 6);
  return {
    /** Units of a side set up in these zones start disorganised. */
    'start-disorganised': { side, zones },
    /** No unit of a side reacts on these turns; leaders may. */
    'no-reaction': { side, turns },
    /** Nobody fires in reaction on these turns. */
    'no-reaction-fire': { turns },
    /** No sight beyond so many zones on these turns. */
    'sight-limit': { turns, zones: read.integer(1, 3) },
    'command-radius': { turns, radius: read.integer(1, 20) },
    /** The side's clause in `victory.exit` comes from this rule. */
    exit: { side },
    /** Nothing of a side leaves by this edge, not even in retreat. */
    'no-exit': { side, edge: read.oneOf(...MAP_EDGES) },
    /** An arm pays more to enter a zone while baggage of a side is in it. */
    'choked-streets': { zones, arm, mp: read.integer(1, 9), baggage: side },
    /** An arm of a side that takes baggage stops and tests. */
    plunder: { side, arm },
    /** In the closing phase of these turns one of these faces ends the battle. */
    storm: { turns, faces: read.list(read.integer(1, 6), 6) },
    /** An arm of a side in these zones fires in reaction at lower neighbours. */
    'fire-downhill': { side, arm, zones },
    /** Added to the die when this leader is tested. */
    'leader-test-die': { leader, die },
    /** Points for this leader instead of those of his rank. */
    'leader-points': { leader, points: read.integer(0, 99) },
    /** Once this leader is lost, units of these types of a side test with so much more on the die. */
    'shaken-by-loss': { leader, side, types: read.list(read.numberAmong(UNIT_TYPES, 'a unit type'), 14), die },
    /** No unit of these columns is principal attacker on these turns. */
    'no-attack': { columns, turns },
    /** No leader of these columns tries to change his order on these turns. */
    'no-order-change': { columns, turns },
    /** D.2 A border keeps its kind all through the battle: the rule only says why. */
    'border-fixed': { border, as: read.numberAmong(BORDER_KINDS, 'a kind of border') },
    /** Whoever moves over one of these borders is not principal attacker in that phase. */
    'no-attack-after-crossing': { borders: read.list(border, 20) },
  };
}
export type SpecialEffect = read.OfKinds<ReturnType<typeof effectsIn>>;
export const EFFECT_KINDS = Object.keys(
  effectsIn({ turns: 0, zones: [], borders: [], columns: [], leaders: [] }),
) as readonly SpecialEffect['kind'][];

/** The id of a special rule, as the file of its battle gives it; a battle of one's own may have others than the book. */
export type SpecialRuleId = string & { readonly __brand: 'special rule' };
/** Any rule that an event, a refusal or a modifier may cite. */
export type CitedRule = RuleId | SpecialRuleId;

/** The special rules of a scenario file. */
export const specialRules = (named: Named) => {
  const rule = read.object(
    {
      id: read.mapped(read.string(8), (id) => id as SpecialRuleId),
      title: textReader(60),
      says: textReader(600),
      effects: read.list(read.ofKind(effectsIn(named)), 10),
    },
    /** Where it is not the rule we first had: what was otherwise, where the new one comes from, and why. */
    { revised: read.object({ from: textReader(200), source: textReader(200), why: textReader(400) }) },
  );
  return read.mapped(read.list(rule, 20), (rules, path) => {
    const ids = rules.map(({ id }) => id);
    read.once(
      ids,
      (i) => `${path}.${i}.id`,
      (id) => `${id} is used twice`,
    );
    return rules;
  });
};

type Cited = SpecialEffect & { readonly rule: SpecialRuleId };

/** The special rules of a battle by what they do, each with the id of its rule. */
export type Specials = { readonly [K in SpecialEffect['kind']]: readonly Extract<Cited, { kind: K }>[] };

export function specialsOf(rules: read.Read<ReturnType<typeof specialRules>>): Specials {
  const all = rules.flatMap((s) => s.effects.map((effect): Cited => ({ ...effect, rule: s.id })));
  const byKind = EFFECT_KINDS.map((kind) => [kind, all.filter((e) => e.kind === kind)] as const);
  return Object.fromEntries(byKind) as unknown as Specials;
}
