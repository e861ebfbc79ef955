import type { Text } from '@tambour/kernel';
import { DEGRADATIONS, type Degradation, type Formation, SHELTERS, type Shelter } from '../model/vocabulary.ts';
import { isAtTheCharge } from '../rules/morale/charge-tests.ts';
import type { Situation, Tester } from '../rules/morale/situation.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import { askCommand } from './ask-command.ts';
import type { Asking, Choice } from './asking.ts';
import { named, unitsOf } from './kind.ts';
import { type LastTold, lastTold } from './last-told.ts';
import { formationsOf } from './library.ts';
import { degradationName, formationName, shelterName } from './names.ts';
import { burdens, combatFacts, excessOf, firedBy, testerOf, whyRoutNeglected } from './rules.ts';
import { isRunning } from './seen.ts';
import { otherSide, type Pending, type Table, type Unit } from './table.ts';

/** What players said of a unit that the ledger then takes as known. */
export interface Standing {
  readonly formation: Formation;
  readonly degradation: Degradation;
  readonly shelter: Shelter;
}
export interface AskedSituation {
  readonly tester: Tester;
  readonly situation: Situation;
  readonly standing: Standing;
}
const BALANCE = ['friends', 'even', 'enemies'] as const;
/** Only which side has more counts; how many there are is not asked. */
const COUNTS = {
  friends: { friends: 1, enemies: 0 },
  even: { friends: 1, enemies: 1 },
  enemies: { friends: 0, enemies: 1 },
} as const;

/**
 * C18a What a test still needs to be told. Losses, combats, fire, penalties and state are in the ledger and not asked; the rest has
 * its likely answer: that of the unit's last test in this period, else what is commonest.
 */
export function askSituation(ask: Asking, table: Table, unit: Unit, due: Pending): AskedSituation | undefined {
  const last = lastTold(table, unit);
  const { cause } = due;
  const balance = ask.choice(
    'balance',
    sayUmpire('ask.balance'),
    BALANCE.map((id) => ({ id, label: sayUmpire(`balance.${id}`) })),
    { ...last.choice('balance', BALANCE, 'even'), note: sayUmpire('balance.note'), rule: '1.3a' },
  );
  const command = askCommand(ask, table, unit, due, last);
  const shelter = askShelter(ask, unit);
  const formation = cause.againstCavalry && unit.arm === 'infantry' ? askFormation(ask, unit) : unit.formation;
  const degradation = askDegradation(ask, unit);
  const { enemyRouts, friendlyRouts, neglected, inCombat } = askRouts(ask, table, unit, due, last);
  const isExposed = formation !== 'square' && formation !== 'garrison';
  const rear = isExposed && askAround(ask, 'rear', '1.2-F18', last);
  const flank = isExposed && askAround(ask, 'flank', '1.2-F19', last);
  const batteries = askBatteries(ask, table, unit, last);
  if (
    !balance ||
    !command ||
    !shelter ||
    !formation ||
    !degradation ||
    enemyRouts === undefined ||
    friendlyRouts === undefined ||
    inCombat === undefined ||
    rear === undefined ||
    flank === undefined ||
    batteries === undefined
  )
    return undefined;
  const standing = { formation, degradation, shelter };
  return {
    tester: testerOf({ ...unit, ...standing }),
    standing,
    situation: {
      occasions: due.occasions,
      againstCavalry: cause.againstCavalry,
      shelter,
      command,
      ...burdens(unit, table.clock.period),
      ...COUNTS[balance],
      enemyRouts,
      friendlyRouts,
      neglectedRouts: neglected,
      testerInMelee: inCombat,
      enemyRear: rear,
      enemyFlank: flank,
      ...combatFacts(unit, table.clock.period),
      meleeExcess: excessOf(due),
      shooters: firedBy(table, unit),
      supportBatteries: batteries,
      cavalryCharging: isAtTheCharge({
        ...{ arm: unit.arm, state: unit.state, occasions: due.occasions },
        isCharging: unit.charging || cause.isCounterCharging,
      }),
    },
  };
}

const asLast = (): { readonly because: Text } => ({ because: sayUmpire('because.ledger') });
function askShelter(ask: Asking, unit: Unit): Shelter | undefined {
  if (unit.formation === 'garrison') return 'house';
  const options = SHELTERS.map((id) => ({ id, label: shelterName(id) }));
  // Who runs has left the shelter it had.
  const known = isRunning(unit) ? 'none' : unit.shelter;
  return ask.choice('shelter', sayUmpire('ask.shelter'), options, {
    likely: known,
    ...(known === 'none' ? {} : asLast()),
    rule: '1.2-F03',
    isRare: true,
  });
}
const askFormation = (ask: Asking, unit: Unit): Formation | undefined =>
  unit.formation === 'rout'
    ? 'rout'
    : ask.choice(
        'formation',
        sayUmpire('ask.formation'),
        formationsOf(unit.arm, unit.maySkirmish || unit.formation === 'skirmish').map((id) => ({
          id,
          label: formationName(id),
        })),
        { likely: unit.formation, ...asLast(), rule: '1.2-F01' },
      );
const askDegradation = (ask: Asking, unit: Unit): Degradation | undefined =>
  isRunning(unit)
    ? unit.degradation
    : ask.choice(
        'degradation',
        sayUmpire('ask.degradation'),
        DEGRADATIONS.map((id) => ({ id, label: degradationName(id) })),
        {
          likely: unit.degradation,
          ...asLast(),
          rule: '1.2-F06',
          isRare: true,
        },
      );

/** Routs in view: only asked where somebody runs. Friends that are neglected are named with the reason. */
function askRouts(ask: Asking, table: Table, unit: Unit, due: Pending, last: LastTold) {
  const enemies = unitsOf(table, otherSide(unit.side)).filter(isRunning);
  const friends = unitsOf(table, unit.side).filter((one) => isRunning(one) && one.id !== unit.id);
  const enemyRouts =
    enemies.length === 0
      ? []
      : ask.several(
          'enemyRouts',
          sayUmpire('ask.enemyRouts'),
          enemies.map(({ id, name }) => ({ id, label: named(name) })),
          {
            ...last.several(
              'enemyRouts',
              enemies.map(({ id }) => id),
              due.cause.by,
            ),
            rule: '1.2-F15',
          },
        );
  const options = friends.map((one): Choice<string> => {
    const why = whyRoutNeglected(unit, one);
    return { id: one.id, label: named(one.name), ...(why && { refused: why }) };
  });
  const minded = options.filter(({ refused }) => !refused).map(({ id }) => id);
  const neglected = options.length - minded.length;
  const inCombat =
    minded.length === 0
      ? unit.inCombat
      : ask.yesNo('inCombat', sayUmpire('ask.inCombat'), {
          likely: unit.inCombat,
          ...asLast(),
          rule: '1.1-06g',
          isRare: true,
        });
  const friendlyRouts =
    minded.length === 0 || inCombat
      ? minded
      : ask.several('friendlyRouts', sayUmpire('ask.friendlyRouts'), options, {
          ...last.several('friendlyRouts', minded, due.cause.by),
          rule: '1.2-F16',
        });
  return { enemyRouts: enemyRouts?.length, friendlyRouts: friendlyRouts?.length, neglected, inCombat };
}
const askAround = (ask: Asking, id: 'rear' | 'flank', rule: string, last: LastTold): boolean | undefined =>
  ask.yesNo(id, sayUmpire(`ask.${id}`), { ...last.yesNo(id), rule, isRare: true });

function askBatteries(ask: Asking, table: Table, unit: Unit, last: LastTold): number | undefined {
  const most = unitsOf(table, unit.side).filter(
    ({ id, arm, offGuns, state, formation, inCombat }) =>
      id !== unit.id &&
      arm === 'artillery' &&
      !offGuns &&
      !inCombat &&
      formation !== 'limbered' &&
      state !== 'prisoner',
  ).length;
  if (most === 0) return 0;
  const { likely, ...rest } = last.count('batteries', 0);
  return ask.count('batteries', sayUmpire('ask.batteries'), 0, most, {
    likely: Math.min(most, likely),
    ...rest,
    rule: '1.2-F28',
    isRare: true,
  });
}
