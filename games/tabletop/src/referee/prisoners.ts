import type { Text } from '@tambour/kernel';
import { stateOnRefusal } from '../rules/morale/prisoners.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import { askPiece, askUnit, type Kind, type Outcome } from './kind.ts';
import { figuresOf, leaveCombat, remove } from './losses.ts';
import { mustTell, settle } from './pending.ts';
import { blockedOf, escortNeeded } from './rules-combat.ts';
import { compelled, startRout } from './running.ts';
import { type Table, type Unit, unitOf } from './table.ts';

const isCompelled = ({ state }: Unit): boolean => state === 'retreat' || state === 'rout' || state === 'flight';

/** A unit that must go and has no way out. */
export const prisonersKind: Kind = {
  type: 'prisoners',
  title: (table, ask) => sayUmpire('title.prisoners', { name: unitOf(table, ask.given('piece'))?.name ?? '' }),
  run(table, ask): Outcome {
    const unit = askPiece(ask, table, isCompelled);
    if (!unit) return {};
    const isNear = ask.yesNo('enemyNear', sayUmpire('ask.enemyNear'), { likely: true, rule: '2.6-K1' });
    if (isNear === undefined) return {};
    const fate = blockedOf(unit, isNear);
    if (fate === 'waits') return { change: () => [sayUmpire('says.waits', { name: unit.name })] };
    const refuses =
      fate === 'mayFightOn' ? ask.yesNo('refuses', sayUmpire('ask.refuses'), { likely: true, rule: '2.6-K3' }) : false;
    if (refuses === undefined) return {};
    return {
      change(on, entry) {
        const here = unitOf(on, unit.id);
        if (!here) return [];
        return refuses ? [fightOn(here, on.clock.period)] : surrender(on, entry, here);
      },
    };
  },
};
/** Elite and guard fight on where they stand, as if halted; asked again at each later test that would move them. */
export function fightOn(unit: Unit, period: number): Text {
  const until = { period, quarter: 4 };
  unit.compulsory = compelled(unit, 'halt', unit.state, { kind: 'within', from: { period, quarter: 1 }, until }, null);
  unit.state = stateOnRefusal;
  if (unit.formation === 'rout') unit.formation = unit.arm === 'artillery' ? 'unlimbered' : 'line';
  return sayUmpire('says.fightsOn', { name: unit.name });
}
/** Disarmed for good; one of those who caused it gives the escort. */
export function surrender(table: Table, entry: string, unit: Unit): readonly Text[] {
  unit.state = 'prisoner';
  unit.disarmed = true;
  unit.compulsory = null;
  leaveCombat(table, unit);
  unit.charging = false;
  for (const leader of table.leaders)
    if (leader.with === unit.id)
      Object.assign(leader, { with: null, isOut: leader.isCarried || leader.isOut, isCarried: false });
  mustTell(table, entry, unit, 'escort');
  return [sayUmpire('says.prisoner', { name: unit.name, figures: escortNeeded(figuresOf(unit)) })];
}

/** Who leads prisoners away, and with how many figures. */
export const escortKind: Kind = {
  type: 'escort',
  title: (table, ask) => sayUmpire('title.escort', { name: unitOf(table, ask.given('piece'))?.name ?? '' }),
  run(table, ask): Outcome {
    const prisoners = askPiece(ask, table, ({ state }) => state === 'prisoner');
    if (!prisoners) return {};
    if (table.escorts.some((escort) => escort.prisoners === prisoners.id))
      return { trouble: sayUmpire('trouble.escorted') };
    const least = escortNeeded(figuresOf(prisoners));
    const able = (unit: Unit): boolean =>
      unit.side !== prisoners.side &&
      !isCompelled(unit) &&
      unit.state !== 'prisoner' &&
      unit.state !== 'freed' &&
      Math.floor(spare(unit) / 2) >= least;
    if (!table.units.some((unit) => unit.state !== 'gone' && able(unit)))
      return { change: (on) => ledOff(on, prisoners.id, ask.given('due')) };
    const captor = askUnit(ask, table, 'captor', sayUmpire('ask.captor'), { fits: able, rule: 'C19b' });
    if (!captor) return {};
    const figures = ask.count('figures', sayUmpire('ask.escort'), least, Math.floor(spare(captor) / 2), {
      likely: least,
      unit: sayUmpire('unit.figures'),
      rule: '2.6-K7',
    });
    if (figures === undefined) return {};
    const due = ask.given('due');
    return {
      change(on, entry) {
        settle(on, due);
        const by = unitOf(on, captor.id);
        if (!by) return [];
        by.escort += figures;
        on.escorts.push({ id: entry, prisoners: prisoners.id, by: by.id, figures });
        return [sayUmpire('says.escort', { name: by.name, figures, prisoners: prisoners.name })];
      },
    };
  },
};
const spare = (unit: Unit): number => figuresOf(unit) - unit.escort;
function ledOff(table: Table, id: string, due: unknown): readonly Text[] {
  settle(table, due);
  const prisoners = unitOf(table, id);
  if (!prisoners) return [];
  endEscort(table, id);
  remove(table, prisoners);
  return [sayUmpire('says.ledOff', { name: prisoners.name })];
}

function endEscort(table: Table, prisoners: string): void {
  const at = table.escorts.findIndex((escort) => escort.prisoners === prisoners);
  if (at >= 0) table.escorts.splice(at, 1);
}

/** A friend of the prisoners reaches the convoy: they escape at once, before the combat. */
export const freedKind: Kind = {
  type: 'freed',
  title: (table, ask) => sayUmpire('title.freed', { name: unitOf(table, ask.given('piece'))?.name ?? '' }),
  run(table, ask): Outcome {
    const unit = askPiece(ask, table, ({ state }) => state === 'prisoner');
    if (!unit) return {};
    return {
      change(on, entry) {
        const here = unitOf(on, unit.id);
        if (!here) return [];
        endEscort(on, here.id);
        here.state = 'steady';
        return [sayUmpire('says.freed', { name: here.name }), ...startRout(on, entry, here, 'rout', null)];
      },
    };
  },
};
/** The convoy reaches the captors' edge: prisoners and escort are off the table. */
export const convoyOffKind: Kind = {
  type: 'convoyOff',
  title: (table, ask) => sayUmpire('title.convoyOff', { name: unitOf(table, ask.given('piece'))?.name ?? '' }),
  run(table, ask): Outcome {
    const unit = askPiece(ask, table, ({ state }) => state === 'prisoner');
    return unit ? { change: (on) => ledOff(on, unit.id, undefined) } : {};
  },
};
