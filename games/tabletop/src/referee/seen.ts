import type { Text } from '@tambour/kernel';
import { sayUmpire } from '../texts/say-umpire.ts';
import type { Choice } from './asking.ts';
import { askEnemy } from './combat.ts';
import { testLine } from './fire.ts';
import { askPiece, askUnit, type Kind, named, type Outcome, unitsOf } from './kind.ts';
import { mustTest, settle } from './pending.ts';
import { atLeast, whyNoRoutTest } from './rules.ts';
import { levelDuringPassage, whyNotThrough } from './rules-rally.ts';
import { episodeOf } from './running.ts';
import { later, type Table, type Unit, unitOf } from './table.ts';

export const isRunning = ({ state }: Unit): boolean => state === 'rout' || state === 'flight';

/** Who sees a rout at less than 30 cm: only those who would mind are offered, the others are named with the reason. */
export const routSeenKind: Kind = {
  type: 'routSeen',
  title: (table, ask) => sayUmpire('title.routSeen', { name: unitOf(table, ask.given('piece'))?.name ?? '' }),
  run(table, ask): Outcome {
    const router = askPiece(ask, table, isRunning);
    if (!router) return {};
    const options = unitsOf(table, router.side)
      .filter((unit) => unit.id !== router.id)
      .map((unit): Choice<string> => {
        const why = whyNoRoutTest(unit, router, unit.routsSeen.includes(episodeOf(router)));
        return { id: unit.id, label: named(unit.name), ...(why && { refused: why }) };
      });
    const witnesses = ask.several('witnesses', sayUmpire('ask.witnesses', { name: router.name }), options, {
      rule: '1.1-06',
      likely: [],
    });
    if (!witnesses) return {};
    const due = ask.given('due');
    return {
      change(on, entry) {
        settle(on, due);
        const lines = witnesses.flatMap((id) => {
          const unit = unitOf(on, id);
          if (!unit) return [];
          unit.routsSeen.push(episodeOf(router));
          return [testLine(unit, mustTest(on, entry, unit, ['friendlyRout'], { by: router.id }))];
        });
        return lines.length > 0 ? lines : [sayUmpire('says.nobodySees', { name: router.name })];
      },
    };
  },
};

/** An enemy comes into sight at less than 15 cm. */
export const sightKind: Kind = {
  type: 'sight',
  title: (table, ask) => sayUmpire('title.sight', { name: unitOf(table, ask.given('piece'))?.name ?? '' }),
  run(table, ask): Outcome {
    const unit = askPiece(ask, table);
    const enemy = unit && askEnemy(ask, table, unit, sayUmpire('ask.sighted'));
    if (!unit || !enemy) return {};
    const other = enemy.unit;
    const isMutual = other
      ? ask.yesNo('mutual', sayUmpire('ask.mutual', { name: other.name }), {
          likely: false,
          rule: '1.1-09',
          isRare: true,
        })
      : false;
    if (isMutual === undefined) return {};
    return {
      change: (on, entry) => [
        ...surprise(on, entry, unit.id, other?.id ?? null, enemy.arm === 'cavalry'),
        ...(isMutual && other ? surprise(on, entry, other.id, unit.id, unit.arm === 'cavalry') : []),
      ],
    };
  },
};
function surprise(
  table: Table,
  entry: string,
  id: string,
  by: string | null,
  againstCavalry: boolean,
): readonly Text[] {
  const unit = unitOf(table, id);
  return unit ? [testLine(unit, mustTest(table, entry, unit, ['sight'], { by, againstCavalry }))] : [];
}

/** A friend passes through a unit: running away, or of its own will. */
export const passedKind: Kind = {
  type: 'passed',
  title: (table, ask) => sayUmpire('title.passed', { name: unitOf(table, ask.given('piece'))?.name ?? '' }),
  run(table, ask): Outcome {
    const unit = askPiece(ask, table);
    if (!unit) return {};
    const by = askUnit(ask, table, 'by', sayUmpire('ask.passedBy'), {
      fits: ({ id, side }) => side === unit.side && id !== unit.id,
    });
    if (!by) return {};
    const isRout = isRunning(by);
    const bar = isRout ? whyNotThrough(by, unit) : undefined;
    if (bar) {
      ask.fault('by', bar.why);
      return {};
    }
    return {
      change(on, entry) {
        const here = unitOf(on, unit.id);
        if (!here) return [];
        if (isRout) {
          const level = here.passed?.level ?? here.degradation;
          here.degradation = levelDuringPassage(level);
          here.passed = { level, disorderUntil: { ...on.clock }, until: later(on.clock, 1) };
        } else {
          for (const one of [here, unitOf(on, by.id)])
            if (one) one.degradation = atLeast(one.degradation, 'disorganised');
        }
        const apply = mustTest(on, entry, here, ['interpenetrated'], { by: by.id });
        return [
          sayUmpire(isRout ? 'says.passedByRout' : 'says.passed', { name: here.name, by: by.name }),
          testLine(here, apply),
        ];
      },
    };
  },
};
