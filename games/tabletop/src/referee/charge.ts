import type { Text } from '@tambour/kernel';
import type { Arm, MoraleState, Reaction } from '../model/vocabulary.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import type { Asking } from './asking.ts';
import { testLine } from './fire.ts';
import { askPiece, askUnit, type Kind, named, type Outcome, unitsOf } from './kind.ts';
import { mustTest } from './pending.ts';
import { mayReact, whyNoCharge } from './rules-combat.ts';
import { otherSide, type Table, type Unit, unitOf } from './table.ts';

/** Who advances out of control does not declare a charge: he is told to have reached an enemy. */
const NO_CHARGE: readonly MoraleState[] = ['uncontrolled', 'prisoner', 'freed'];

/** A charge: the target tests first; the chargers only if it breaks, evades or already runs. */
export const chargeKind: Kind = {
  type: 'charge',
  title: (table, ask) => {
    const target = unitOf(table, ask.given('target'));
    return target ? sayUmpire('title.charge.on', { name: target.name }) : sayUmpire('title.charge');
  },
  run(table, ask): Outcome {
    const given = ask.given('chargers');
    const first = Array.isArray(given) ? unitOf(table, given[0]) : undefined;
    const target = askUnit(ask, table, 'target', sayUmpire('ask.target'), {
      fits: (unit) => unit.state !== 'prisoner' && (!first || unit.side !== first.side),
    });
    const side = target ? otherSide(target.side) : first?.side;
    if (!side) return {};
    const options = unitsOf(table, side)
      .filter(({ arm, state }) => arm !== 'artillery' && !NO_CHARGE.includes(state))
      .map((unit) => {
        const bar = whyNoCharge(unit);
        return { id: unit.id, label: named(unit.name), ...(bar && { refused: bar }) };
      });
    const chargers = ask.several('chargers', sayUmpire('ask.chargers'), options, first ? { isRare: true } : {});
    if (!target || !chargers) return {};
    if (chargers.length === 0) {
      ask.fault('chargers', sayUmpire('fault.nobody'));
      return {};
    }
    const isByCavalry = chargers.some((id) => unitOf(table, id)?.arm === 'cavalry');
    const reaction = askReaction(ask, target, isByCavalry ? 'cavalry' : 'infantry');
    if (!reaction) return {};
    return { change: (on, entry) => charged(on, entry, target.id, chargers, reaction, false) };
  },
};

/** An uncontrolled advance reaches an enemy: he receives it like a charge; who advances does not test. */
export const contactKind: Kind = {
  type: 'contact',
  title: (table, ask) => sayUmpire('title.contact', { name: unitOf(table, ask.given('piece'))?.name ?? '' }),
  run(table, ask): Outcome {
    const unit = askPiece(ask, table, ({ state }) => state === 'uncontrolled');
    if (!unit) return {};
    const target = askUnit(ask, table, 'target', sayUmpire('ask.reached'), {
      fits: ({ side, state, offGuns }) => side !== unit.side && state !== 'prisoner' && !offGuns,
    });
    const reaction = target && askReaction(ask, target, unit.arm);
    if (!target || !reaction) return {};
    return { change: (on, entry) => charged(on, entry, target.id, [unit.id], reaction, true) };
  },
};

function askReaction(ask: Asking, target: Unit, attackerArm: Arm): Reaction | undefined {
  const options = mayReact(target, attackerArm).map((id) => ({ id, label: sayUmpire(`reaction.${id}`) }));
  if (options.length < 2) return 'stand';
  return ask.choice('reaction', sayUmpire('ask.reaction', { name: target.name }), options, {
    likely: 'stand',
    rule: 'C8d',
  });
}

function charged(
  table: Table,
  entry: string,
  targetId: string,
  chargerIds: readonly string[],
  reaction: Reaction,
  isAdvance: boolean,
): readonly Text[] {
  const target = unitOf(table, targetId);
  const chargers = chargerIds.flatMap((id) => unitOf(table, id) ?? []);
  const [first] = chargers;
  if (!target || !first) return [];
  for (const charger of chargers) charger.charging = true;
  for (const one of [target, ...chargers]) if (one.companies === 'out') one.companies = 'with';
  const others = chargers.length - 1;
  const words = { name: target.name, by: first.name };
  const lines: Text[] = [
    others > 0 ? sayUmpire('says.charge', { ...words, others }) : sayUmpire('says.chargeOne', words),
  ];
  if (reaction === 'formSquare') target.formation = 'square';
  const isCounterCharging = reaction === 'counterCharge';
  target.charging = isCounterCharging;
  const tests = isAdvance ? [] : chargers;
  if (reaction !== 'evade') {
    const againstCavalry = chargers.some(({ arm }) => arm === 'cavalry');
    const cause = { by: first.id, againstCavalry, chargers: tests.map(({ id }) => id), isCounterCharging };
    const apply = mustTest(table, entry, target, ['receiveCharge'], cause);
    if (apply.length > 0) return [...lines, testLine(target, apply)];
    lines.push(sayUmpire('says.runsAlready', { name: target.name }));
  } else lines.push(sayUmpire('says.evades', { name: target.name }));
  return [
    ...lines,
    ...chargersTest(
      table,
      entry,
      tests.map(({ id }) => id),
      target,
    ),
  ];
}
/** Every charger tests unless the target got halt or better. */
export function chargersTest(table: Table, entry: string, chargers: readonly string[], target: Unit): readonly Text[] {
  return chargers.flatMap((id) => {
    const charger = unitOf(table, id);
    if (!charger) return [];
    const apply = mustTest(table, entry, charger, ['charge'], {
      by: target.id,
      againstCavalry: target.arm === 'cavalry',
    });
    return [testLine(charger, apply)];
  });
}
