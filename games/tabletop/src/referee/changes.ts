import type { Text } from '@tambour/kernel';
import { DEGRADATIONS, SHELTERS } from '../model/vocabulary.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import type { Choice } from './asking.ts';
import { testLine } from './fire.ts';
import { askPiece, type Kind, named, type Outcome } from './kind.ts';
import { formationsOf } from './library.ts';
import { leaveCombat, menLeft, remove, suffer } from './losses.ts';
import { degradationName, formationName, orderName, orders, shelterName } from './names.ts';
import { mustTest } from './pending.ts';
import { crossingOf, OBSTACLES, worse } from './rules.ts';
import { isRunning } from './seen.ts';
import { type Table, unitOf } from './table.ts';

const choices = <Id extends string>(ids: readonly Id[], label: (id: Id) => Text): readonly Choice<Id>[] =>
  ids.map((id) => ({ id, label: label(id) }));
const titled =
  (key: 'title.change' | 'title.cross' | 'title.companies' | 'title.losses' | 'title.gone') =>
  (table: Table, ask: { given(id: string): unknown }) =>
    sayUmpire(key, { name: unitOf(table, ask.given('piece'))?.name ?? '' });

/** Formation, cohesion, shelter, order: as they are now. */
export const changeKind: Kind = {
  type: 'change',
  title: titled('title.change'),
  run(table, ask): Outcome {
    const unit = askPiece(ask, table, ({ state }) => state !== 'prisoner');
    if (!unit) return {};
    const formations =
      unit.formation === 'rout' && isRunning(unit) ? (['rout'] as const) : formationsOf(unit.arm, true);
    const formation = ask.choice('formation', sayUmpire('ask.formation'), choices(formations, formationName), {
      likely: formations.find((one) => one === unit.formation) ?? formations[0],
    });
    const degradation = ask.choice(
      'degradation',
      sayUmpire('ask.degradation'),
      choices(DEGRADATIONS, degradationName),
      { likely: unit.degradation, rule: 'C4c' },
    );
    const shelter = ask.choice('shelter', sayUmpire('ask.shelter'), choices(SHELTERS, shelterName), {
      likely: formation === 'garrison' ? 'house' : unit.shelter,
      rule: '1.2-F03',
    });
    const known = orders(unit.arm);
    const order = ask.choice('order', sayUmpire('ask.order'), choices(known, orderName), {
      likely: known.find((one) => one === unit.order) ?? 'ATTACK',
      rule: 'C11c',
    });
    const inCombat = ask.yesNo('inCombat', sayUmpire('ask.inCombat'), { likely: unit.inCombat, isRare: true });
    const guns = unit.offGuns ? ask.yesNo('manned', sayUmpire('ask.manned'), { likely: false, rule: 'C17a' }) : false;
    if (!formation || !degradation || !shelter || !order || inCombat === undefined || guns === undefined) return {};
    return {
      change(on) {
        const here = unitOf(on, unit.id);
        if (!here) return [];
        const lines: Text[] = [];
        const note = (text: Text) => lines.push(text);
        if (here.formation !== formation)
          note(sayUmpire('says.change', { name: here.name, what: formationName(formation) }));
        if (here.degradation !== degradation)
          note(sayUmpire('says.change', { name: here.name, what: degradationName(degradation) }));
        if (here.shelter !== shelter) note(sayUmpire('says.change', { name: here.name, what: shelterName(shelter) }));
        if (here.order !== order) note(sayUmpire('says.change', { name: here.name, what: orderName(order) }));
        if (here.inCombat !== inCombat)
          note(sayUmpire(inCombat ? 'says.inCombat' : 'says.notInCombat', { name: here.name }));
        if (guns) note(sayUmpire('says.manned', { name: here.name }));
        Object.assign(here, { formation, degradation, shelter, order, inCombat });
        if (!inCombat) leaveCombat(on, here);
        if (here.passed && here.degradation !== 'disorder') here.passed = null;
        if (guns) here.offGuns = false;
        return lines.length > 0 ? lines : [sayUmpire('says.nothing', { name: here.name })];
      },
    };
  },
};

/** A hedge, wall, stream or abandoned guns: time, and a level of cohesion. */
export const crossKind: Kind = {
  type: 'cross',
  title: titled('title.cross'),
  run(table, ask): Outcome {
    const unit = askPiece(ask, table);
    if (!unit) return {};
    const obstacle = ask.choice(
      'obstacle',
      sayUmpire('ask.obstacle'),
      choices(OBSTACLES, (id) => sayUmpire(`obstacle.${id}`)),
      { rule: 'C5k' },
    );
    if (!obstacle) return {};
    const cost = crossingOf(unit.arm, obstacle);
    if (!cost) {
      ask.fault('obstacle', sayUmpire('fault.impassable'));
      return {};
    }
    return {
      change(on) {
        const here = unitOf(on, unit.id);
        if (!here) return [];
        here.degradation = worse(here.degradation, cost.steps);
        return [
          sayUmpire('says.cross', {
            name: here.name,
            quarters: cost.quarters,
            level: degradationName(here.degradation),
          }),
        ];
      },
    };
  },
};

/** Elite companies sent out, or back. */
export const companiesKind: Kind = {
  type: 'companies',
  title: titled('title.companies'),
  run(table, ask): Outcome {
    const unit = askPiece(ask, table, ({ companies }) => companies !== 'none');
    if (!unit) return {};
    const isOut = unit.companies === 'out';
    const where = ask.choice(
      'where',
      sayUmpire('ask.companiesWhere'),
      choices(['out', 'with', 'weak'] as const, (id) => sayUmpire(`companies.${id}`)),
      { likely: isOut ? 'with' : 'out', rule: '1.2k' },
    );
    if (!where) return {};
    return {
      change(on) {
        const here = unitOf(on, unit.id);
        if (!here) return [];
        here.companies = where;
        return [sayUmpire(`says.companies.${where}`, { name: here.name })];
      },
    };
  },
};

/** Losses of any other cause: only what they make of its strength can oblige it to test. */
export const lossesKind: Kind = {
  type: 'losses',
  title: titled('title.losses'),
  run(table, ask): Outcome {
    const unit = askPiece(ask, table);
    if (!unit) return {};
    const losses = ask.number('losses', sayUmpire('ask.losses', { n: 1 }), 0, Math.max(1, menLeft(unit)), {
      unit: sayUmpire('unit.men'),
    });
    if (losses === undefined) return {};
    return {
      change(on, entry) {
        const here = unitOf(on, unit.id);
        if (!here) return [];
        const { lines, isThreshold, isDestroyed } = suffer(on, here, losses);
        if (isDestroyed) return lines;
        return [...lines, testLine(here, mustTest(on, entry, here, isThreshold ? ['strength'] : []))];
      },
    };
  },
};

/** Off the table, by its own edge, or taken off by the players. */
export const goneKind: Kind = {
  type: 'gone',
  title: titled('title.gone'),
  run(table, ask): Outcome {
    const unit = askPiece(ask, table);
    if (!unit) return {};
    return {
      change(on) {
        const here = unitOf(on, unit.id);
        if (!here) return [];
        remove(on, here);
        return [sayUmpire('says.gone', { name: here.name })];
      },
    };
  },
};

/** Words to remember. */
export const noteKind: Kind = {
  type: 'note',
  title: () => sayUmpire('title.note'),
  run(_, ask): Outcome {
    const text = ask.words('text', sayUmpire('ask.note'), 500, { needed: true });
    return text === undefined ? {} : { change: () => [named(text)] };
  },
};
