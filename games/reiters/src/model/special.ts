import type { CrossingId, ZoneId } from '@tambour/boards';
import { BadInput, read, type Text } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { textReader, zoneLabel } from './scenario-map.ts';
import { ARMS, BORDER_KINDS, MAP_EDGES, type MapEdge, SIDES, UNIT_TYPES } from './vocabulary.ts';

/**
 * What the special rules of the five battles do. Conditions are code, figures are these: sides, arms, zones, leaders,
 * columns, borders and types are indices of their lists.
 */
export type SpecialEffect =
  /** Units of a side set up in these zones start disorganised. */
  | { readonly kind: 'start-disorganised'; readonly side: number; readonly zones: readonly ZoneId[] }
  /** No unit of a side reacts on these turns; leaders may. */
  | { readonly kind: 'no-reaction'; readonly side: number; readonly turns: readonly number[] }
  /** Nobody fires in reaction on these turns. */
  | { readonly kind: 'no-reaction-fire'; readonly turns: readonly number[] }
  /** No sight beyond so many zones on these turns. */
  | { readonly kind: 'sight-limit'; readonly turns: readonly number[]; readonly zones: number }
  | { readonly kind: 'command-radius'; readonly turns: readonly number[]; readonly radius: number }
  /** The side's clause in `victory.exit` comes from this rule. */
  | { readonly kind: 'exit'; readonly side: number }
  /** Nothing of a side leaves by this edge, not even in retreat. */
  | { readonly kind: 'no-exit'; readonly side: number; readonly edge: MapEdge }
  /** An arm pays more to enter a zone while baggage of a side is in it. */
  | {
      readonly kind: 'choked-streets';
      readonly zones: readonly ZoneId[];
      readonly arm: number;
      readonly mp: number;
      readonly baggage: number;
    }
  /** An arm of a side that takes baggage stops and tests. */
  | { readonly kind: 'plunder'; readonly side: number; readonly arm: number }
  /** In the closing phase of these turns one of these faces ends the battle. */
  | { readonly kind: 'storm'; readonly turns: readonly number[]; readonly faces: readonly number[] }
  /** An arm of a side in these zones fires in reaction at lower neighbours. */
  | { readonly kind: 'fire-downhill'; readonly side: number; readonly arm: number; readonly zones: readonly ZoneId[] }
  /** Added to the die when this leader is tested. */
  | { readonly kind: 'leader-test-die'; readonly leader: number; readonly die: number }
  /** Points for this leader instead of those of his rank. */
  | { readonly kind: 'leader-points'; readonly leader: number; readonly points: number }
  /** Once this leader is lost, units of these types of a side test with so much more on the die. */
  | {
      readonly kind: 'shaken-by-loss';
      readonly leader: number;
      readonly side: number;
      readonly types: readonly number[];
      readonly die: number;
    }
  /** No unit of these columns is principal attacker on these turns. */
  | { readonly kind: 'no-attack'; readonly columns: readonly number[]; readonly turns: readonly number[] }
  /** No leader of these columns tries to change his order on these turns. */
  | { readonly kind: 'no-order-change'; readonly columns: readonly number[]; readonly turns: readonly number[] }
  /** D.2 A border keeps its kind all through the battle: the rule only says why. */
  | { readonly kind: 'border-fixed'; readonly border: CrossingId; readonly as: number }
  /** Whoever moves over one of these borders is not principal attacker in that phase. */
  | { readonly kind: 'no-attack-after-crossing'; readonly borders: readonly CrossingId[] };

export const EFFECT_KINDS = [
  'start-disorganised',
  'no-reaction',
  'no-reaction-fire',
  'sight-limit',
  'command-radius',
  'exit',
  'no-exit',
  'choked-streets',
  'plunder',
  'storm',
  'fire-downhill',
  'leader-test-die',
  'leader-points',
  'shaken-by-loss',
  'no-attack',
  'no-order-change',
  'border-fixed',
  'no-attack-after-crossing',
] as const satisfies readonly SpecialEffect['kind'][];

/** The id of a special rule, as the file of its battle gives it; a battle of one's own may have others than the book. */
export type SpecialRuleId = string & { readonly __brand: 'special rule' };
/** Any rule that an event, a refusal or a modifier may cite. */
export type CitedRule = RuleId | SpecialRuleId;

export interface SpecialRule {
  readonly id: SpecialRuleId;
  readonly title: Text;
  readonly says: Text;
  readonly effects: readonly SpecialEffect[];
}
/** What an effect may speak of, by name. */
interface Named {
  readonly turns: number;
  readonly zones: readonly string[];
  readonly borders: readonly string[];
  readonly columns: readonly string[];
  readonly leaders: readonly string[];
}

const special = read.list(
  read.object({
    id: read.string(8),
    title: textReader(60),
    says: textReader(600),
    effects: read.list(read.anything, 10),
  }),
  20,
);
const anyEffect = read.object({ kind: read.oneOf(...EFFECT_KINDS) }, {}, 'loose');

/** An index into a list of names, or a list of them. */
const nameIn =
  <T extends number>(names: readonly string[], what: string): read.Reader<T> =>
  (v, path) => {
    const found = names.indexOf(read.string(40)(v, path));
    if (found < 0) throw new BadInput(path, `${JSON.stringify(v)} is not ${what}`);
    return found as T;
  };

function readEffect(json: unknown, named: Named, path: string): SpecialEffect {
  const { kind } = anyEffect(json, path);
  const fields = <Field extends Parameters<typeof read.object>[0]>(f: Field) =>
    read.object({ kind: read.anything, ...f })(json, path) as unknown as read.Read<
      ReturnType<typeof read.object<Field>>
    >;
  const side = nameIn(SIDES, 'a side');
  const arm = nameIn(ARMS, 'an arm');
  const turns = read.list(read.integer(1, named.turns), 100);
  const zones: read.Reader<ZoneId[]> = (v, p) =>
    read
      .list(zoneLabel, 250)(v, p)
      .map((label, i) => nameIn<ZoneId>(named.zones, 'a zone of the map')(label, `${p}.${i}`));
  const borderIndex = nameIn<CrossingId>(named.borders, 'a border of the map');
  const columns = read.list(nameIn(named.columns, 'a column'), 20);
  const leader = nameIn(named.leaders, 'a leader');
  const die = read.integer(-6, 6);
  switch (kind) {
    case 'start-disorganised':
      return { kind, ...fields({ side, zones }) };
    case 'no-reaction':
      return { kind, ...fields({ side, turns }) };
    case 'no-reaction-fire':
      return { kind, ...fields({ turns }) };
    case 'sight-limit':
      return { kind, ...fields({ turns, zones: read.integer(1, 3) }) };
    case 'command-radius':
      return { kind, ...fields({ turns, radius: read.integer(1, 20) }) };
    case 'exit':
      return { kind, ...fields({ side }) };
    case 'no-exit':
      return { kind, ...fields({ side, edge: read.oneOf(...MAP_EDGES) }) };
    case 'choked-streets':
      return { kind, ...fields({ zones, arm, mp: read.integer(1, 9), baggage: side }) };
    case 'plunder':
      return { kind, ...fields({ side, arm }) };
    case 'storm':
      return { kind, ...fields({ turns, faces: read.list(read.integer(1, 6), 6) }) };
    case 'fire-downhill':
      return { kind, ...fields({ side, arm, zones }) };
    case 'leader-test-die':
      return { kind, ...fields({ leader, die }) };
    case 'leader-points':
      return { kind, ...fields({ leader, points: read.integer(0, 99) }) };
    case 'shaken-by-loss':
      return { kind, ...fields({ leader, side, types: read.list(nameIn(UNIT_TYPES, 'a unit type'), 14), die }) };
    case 'no-attack':
      return { kind, ...fields({ columns, turns }) };
    case 'no-order-change':
      return { kind, ...fields({ columns, turns }) };
    case 'border-fixed':
      return { kind, ...fields({ border: borderIndex, as: nameIn(BORDER_KINDS, 'a kind of border') }) };
    case 'no-attack-after-crossing':
      return { kind, ...fields({ borders: read.list(borderIndex, 20) }) };
  }
}

/** The special rules of a scenario file. Throws `BadInput` that names the field. */
export function readSpecial(json: unknown, named: Named, path: string): SpecialRule[] {
  const rules = special(json, path);
  return rules.map((rule, i) => {
    const at = `${path}.${i}`;
    if (rules.findIndex((r) => r.id === rule.id) !== i) throw new BadInput(`${at}.id`, `${rule.id} is used twice`);
    return {
      ...rule,
      id: rule.id as SpecialRuleId,
      effects: rule.effects.map((e, j) => readEffect(e, named, `${at}.effects.${j}`)),
    };
  });
}
