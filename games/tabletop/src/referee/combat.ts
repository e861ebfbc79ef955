import type { Text } from '@tambour/kernel';
import { ARMS, type Arm, DEGRADATIONS, type Degradation, type Occasion } from '../model/vocabulary.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import type { Asking } from './asking.ts';
import { testLine } from './fire.ts';
import { askPiece, type Kind, named, type Outcome, unitsOf } from './kind.ts';
import { figuresOf, menLeft, suffer } from './losses.ts';
import { armName, degradationName } from './names.ts';
import { mustTest } from './pending.ts';
import { riskLines } from './risk.ts';
import { areGunnersLost, endOfCombat, levelAfterCombat } from './rules-combat.ts';
import { startRout } from './running.ts';
import { type CombatEnd, otherSide, type Table, type Unit, unitOf } from './table.ts';

export const OTHER = 'other';
const END_OF_ENEMY: Readonly<Record<CombatEnd, CombatEnd>> = { won: 'lost', lost: 'won', drawn: 'drawn' };

/** An enemy of the roster, or one that is not on it, of which only the arm is asked. */
export interface Enemy {
  readonly unit: Unit | undefined;
  readonly arm: Arm;
}
export function askEnemy(ask: Asking, table: Table, unit: Unit, text: Text, likely?: string): Enemy | undefined {
  const options = unitsOf(table, otherSide(unit.side)).map(({ id, name }) => ({ id, label: named(name) }));
  const id = ask.choice('enemy', text, [...options, { id: OTHER, label: sayUmpire('ask.other') }], {
    likely: likely ?? (options.length === 0 ? OTHER : undefined),
  });
  if (id === undefined) return undefined;
  const known = unitOf(table, id);
  if (known) return { unit: known, arm: known.arm };
  const arm = ask.choice(
    'enemyArm',
    sayUmpire('ask.enemyArm'),
    ARMS.map((one) => ({ id: one, label: armName(one) })),
    {
      likely: 'infantry',
    },
  );
  return arm && { unit: undefined, arm };
}

/** One combat between two units in one period: who is beaten follows from the losses. */
export const combatKind: Kind = {
  type: 'combat',
  title: (table, ask) => sayUmpire('title.combat', { name: unitOf(table, ask.given('piece'))?.name ?? '' }),
  run(table, ask): Outcome {
    const unit = askPiece(ask, table);
    if (!unit) return {};
    const enemy = askEnemy(ask, table, unit, sayUmpire('ask.against'));
    if (!enemy) return {};
    const men = { unit: sayUmpire('unit.men') };
    const suffered = ask.number(
      'losses',
      sayUmpire('ask.lossesOf', { name: unit.name }),
      0,
      Math.max(1, menLeft(unit)),
      men,
    );
    const most = enemy.unit ? Math.max(1, menLeft(enemy.unit)) : 2000;
    const who = enemy.unit ? named(enemy.unit.name) : sayUmpire('ask.theEnemy');
    const inflicted = ask.number('inflicted', sayUmpire('ask.lossesOf', { name: who }), 0, most, men);
    if (suffered === undefined || inflicted === undefined) return {};
    const end = askEnd(ask, unit, enemy.unit, suffered, inflicted);
    if (!end) return {};
    const own = askLevel(ask, 'level', unit, end, enemy.arm);
    const theirs = enemy.unit ? askLevel(ask, 'enemyLevel', enemy.unit, END_OF_ENEMY[end], unit.arm) : 'formed';
    const stays = ask.yesNo('contact', sayUmpire('ask.contact'), {
      likely: end === 'drawn',
      isRare: true,
      rule: 'C9m',
    });
    if (!own || !theirs || stays === undefined) return {};
    return {
      change(on, entry) {
        const here = unitOf(on, unit.id);
        const there = unitOf(on, enemy.unit?.id);
        if (!here) return [];
        const fights: Fight[] = [
          { unit: here, end, suffered, inflicted, level: own, enemy: there?.id ?? null, enemyArm: enemy.arm },
          ...(there
            ? [
                {
                  unit: there,
                  end: END_OF_ENEMY[end],
                  suffered: inflicted,
                  inflicted: suffered,
                  level: theirs,
                  enemy: here.id,
                  enemyArm: here.arm,
                },
              ]
            : []),
        ];
        // Whoever lost tests first.
        fights.sort((a, b) => Number(b.end === 'lost') - Number(a.end === 'lost'));
        return fought(on, entry, fights, stays);
      },
    };
  },
};
function askEnd(
  ask: Asking,
  unit: Unit,
  enemy: Unit | undefined,
  suffered: number,
  inflicted: number,
): CombatEnd | undefined {
  const ruled = endOfCombat(suffered, inflicted, figuresOf(unit), enemy ? figuresOf(enemy) : 1);
  return ask.choice(
    'end',
    sayUmpire('ask.end', { name: unit.name }),
    (['won', 'drawn', 'lost'] as const).map((id) => ({ id, label: sayUmpire(`end.${id}`) })),
    { likely: ruled, because: sayUmpire('because.beaten'), rule: '2.5-A2', isRare: true },
  );
}
const askLevel = (ask: Asking, id: string, unit: Unit, end: CombatEnd, enemyArm: Arm): Degradation | undefined =>
  ask.choice(
    id,
    sayUmpire('ask.levelOf', { name: unit.name }),
    DEGRADATIONS.map((one) => ({ id: one, label: degradationName(one) })),
    {
      likely: levelAfterCombat(unit, end, enemyArm),
      because: sayUmpire(end === 'lost' ? 'because.lost' : 'because.wear'),
      rule: end === 'lost' ? 'C9f' : 'C9e',
      isRare: true,
    },
  );

interface Fight {
  readonly unit: Unit;
  readonly end: CombatEnd;
  readonly suffered: number;
  readonly inflicted: number;
  readonly level: Degradation;
  readonly enemy: string | null;
  readonly enemyArm: Arm;
}
function fought(table: Table, entry: string, fights: readonly Fight[], staysInContact: boolean): readonly Text[] {
  const lines: Text[] = [];
  const tests: (readonly [Fight, readonly Occasion[], number])[] = [];
  for (const fight of fights) {
    const { unit, end } = fight;
    const figures = figuresOf(unit);
    const harm = suffer(table, unit, fight.suffered);
    lines.push(...harm.lines);
    unit.combats.push({ period: table.clock.period, end });
    unit.degradation = fight.level;
    unit.charging = false;
    if (unit.state === 'uncontrolled') arrive(unit);
    if (harm.isDestroyed) continue;
    meet(unit, fight.enemy, staysInContact);
    lines.push(sayUmpire(`says.${end}`, { name: unit.name }), ...riskLines(table, unit, 'melee'));
    const own = end === 'lost' ? 'meleeLost' : end === 'won' ? 'meleeWon' : undefined;
    tests.push([
      fight,
      [...(own ? ([own] as const) : []), ...(harm.isThreshold ? (['strength'] as const) : [])],
      figures,
    ]);
  }
  for (const [fight, occasions, figures] of tests) {
    const { unit, suffered, inflicted, enemy, enemyArm } = fight;
    if (fight.end === 'lost' && areGunnersLost(unit, suffered, inflicted, figures)) {
      lines.push(sayUmpire('says.gunsLost', { name: unit.name }), ...startRout(table, entry, unit, 'rout', enemy));
      continue;
    }
    const cause = {
      by: enemy,
      againstCavalry: enemyArm === 'cavalry',
      suffered,
      inflicted,
      inBuilding: unit.shelter === 'house',
    };
    const apply = mustTest(table, entry, unit, occasions, cause);
    if (occasions.length > 0) lines.push(testLine(unit, apply));
  }
  return lines;
}
/** In contact with this enemy, or no more. */
function meet(unit: Unit, enemy: string | null, stays: boolean): void {
  const foe = enemy ?? OTHER;
  const others = unit.foes.filter((id) => id !== foe);
  unit.foes = stays ? [...others, foe] : others;
  unit.inCombat = unit.foes.length > 0;
}
/** An uncontrolled advance ends with the contact. */
function arrive(unit: Unit): void {
  unit.state = 'steady';
  unit.compulsory = null;
}
