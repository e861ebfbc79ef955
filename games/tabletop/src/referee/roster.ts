import type { Text } from '@tambour/kernel';
import { figure } from '@tambour/stage';
import { ARMS, CLASSES, STATUSES } from '../model/vocabulary.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import type { Asking, Choice } from './asking.ts';
import { type Kind, leadersOf, named, type Outcome } from './kind.ts';
import { formationsOf, LIBRARY, NATIONS, type TroopType, troopType } from './library.ts';
import { armName, formationName, orderName, orders, sideName, statusName } from './names.ts';
import { type Leader, leaderOf, SIDES, type Side, type Table, type Unit, unitOf } from './table.ts';

/** What a piece is called in other entries: its own id, or that of the entry that brought it. */
const ID = /^[\w.-]{1,40}$/;
export const NOBODY = '-';
export const MOST_FIGURES = 48;
export const MOST_AIDES = 4;
export const MOST_NAME = 60;
export const MOST_BASE = 12;

const choices = <Id extends string>(ids: readonly Id[], label: (id: Id) => Text): readonly Choice<Id>[] =>
  ids.map((id) => ({ id, label: label(id) }));
const askSide = (ask: Asking, last: Side | undefined): Side | undefined =>
  ask.choice('side', sayUmpire('ask.side'), choices(SIDES, sideName), { likely: last ?? SIDES[0] });

/** The piece's own id; undefined is the entry's. A piece that is already there is trouble. */
function askId(ask: Asking): string | undefined {
  const id = ask.given('id');
  if (id === undefined) return undefined;
  if (typeof id === 'string' && ID.test(id) && id !== NOBODY) return id;
  return ask.fault('id', sayUmpire('fault.id'));
}
const taken = (table: Table, id: string | undefined): Text | undefined => {
  const piece = id === undefined ? undefined : (unitOf(table, id) ?? leaderOf(table, id));
  return piece && sayUmpire('trouble.twice', { name: piece.name });
};
/** No two pieces have one id, whatever the entries are called. */
const freeId = (table: Table, wanted: string): string =>
  unitOf(table, wanted) || leaderOf(table, wanted) ? freeId(table, `${wanted}+`) : wanted;
const generals = (table: Table, side: Side | undefined): readonly Choice<string>[] => [
  ...leadersOf(table, side ?? '')
    .filter(({ rank }) => rank === 'general')
    .map(({ id, name }) => ({ id, label: named(name) })),
  { id: NOBODY, label: sayUmpire('ask.nobody') },
];
const somebody = (id: string): string | null => (id === NOBODY ? null : id);
const knownIn = (options: readonly Choice<string>[], id: string | null | undefined): string =>
  options.find((option) => option.id === id)?.id ?? NOBODY;

function askType(ask: Asking, last: Unit | undefined): TroopType | undefined {
  const given = ask.given('type');
  const known = typeof given === 'string' ? troopType(given) : undefined;
  const nation = ask.choice(
    'nation',
    sayUmpire('ask.nation'),
    choices(NATIONS, (id) => nationName(id)),
    { likely: known?.nation ?? troopType(last?.type ?? '')?.nation, ...(known && { isRare: true }) },
  );
  if (nation === undefined) return undefined;
  const options = LIBRARY.filter((type) => type.nation === nation).map(
    ({ key, label, status, base }): Choice<string> => ({
      id: key,
      label,
      note: sayUmpire('ask.type.note', { status: statusName(status), base }),
    }),
  );
  const key = ask.choice('type', sayUmpire('ask.type'), options, {
    likely: options.find((option) => option.id === last?.type)?.id,
    rule: '1.2g',
  });
  return key === undefined ? undefined : troopType(key);
}
export const nationName = (nation: string): Text => {
  const key = `nation.${nation}` as const;
  return key === 'nation.french' ||
    key === 'nation.austrian' ||
    key === 'nation.russian' ||
    key === 'nation.british' ||
    key === 'nation.prussian'
    ? sayUmpire(key)
    : named(nation);
};

/** What is added, with its name as soon as it has one: the log is read by name. */
const titled =
  (key: 'title.unit' | 'title.general' | 'title.aide'): Kind['title'] =>
  (_, ask) => {
    const name = ask.given('name');
    return typeof name === 'string' && name.trim() !== '' ? sayUmpire(`${key}.named`, { name }) : sayUmpire(key);
  };

export const unitKind: Kind = {
  type: 'unit',
  title: titled('title.unit'),
  run(table, ask): Outcome {
    const last = table.units.at(-1);
    const id = askId(ask);
    const side = askSide(ask, last?.side);
    const type = askType(ask, last);
    const name = ask.words('name', sayUmpire('ask.name'), MOST_NAME, { needed: true });
    if (!type) return {};
    const { arm } = type;
    const figures = ask.count('figures', sayUmpire('ask.figures'), 1, MOST_FIGURES, {
      likely: arm === 'artillery' ? type.crew : last?.type === type.key ? last.initial : arm === 'cavalry' ? 8 : 20,
      unit: sayUmpire('unit.figures'),
    });
    const formation = ask.choice(
      'formation',
      sayUmpire('ask.formation'),
      choices(formationsOf(arm, type.maySkirmish), formationName),
      {
        likely: arm === 'artillery' ? 'unlimbered' : 'line',
      },
    );
    const regiment = ask.words('regiment', sayUmpire('ask.regiment'), MOST_NAME, { likely: '', rule: '1.3h' });
    const charge = generals(table, side);
    const general = ask.choice('general', sayUmpire('ask.general'), charge, {
      likely: knownIn(charge, last?.side === side ? last?.general : undefined),
      rule: 'C12a',
    });
    const status = ask.choice('status', sayUmpire('ask.status'), choices(STATUSES, statusName), {
      likely: type.status,
      isRare: true,
    });
    const base = ask.count('base', sayUmpire('ask.base'), 0, MOST_BASE, {
      likely: type.base,
      isRare: true,
      rule: '1.2h',
    });
    const companies = ask.yesNo('companies', sayUmpire('ask.companies'), {
      likely: type.eliteCompanies,
      isRare: true,
      rule: '1.2j',
    });
    const manoeuvre = ask.choice(
      'class',
      sayUmpire('ask.class'),
      choices(CLASSES, (id) => named(id)),
      { likely: type.class, isRare: true },
    );
    const order = ask.choice('order', sayUmpire('ask.order'), choices(orders(arm), orderName), {
      likely: 'ATTACK',
      isRare: true,
    });
    const trouble = taken(table, id);
    if (trouble) return { trouble };
    if (
      !side ||
      name === undefined ||
      figures === undefined ||
      !formation ||
      regiment === undefined ||
      general === undefined ||
      !status ||
      base === undefined ||
      companies === undefined ||
      !manoeuvre ||
      !order
    )
      return {};
    return {
      change(on, entry) {
        on.units.push({
          ...freshUnit,
          combats: [],
          fire: [],
          command: [],
          routsSeen: [],
          foes: [],
          id: freeId(on, id ?? entry),
          side,
          name,
          type: type.key,
          arm,
          mount: type.mount,
          status,
          base,
          class: manoeuvre,
          initial: figures,
          regiment,
          general: somebody(general),
          maySkirmish: type.maySkirmish,
          companies: companies ? 'with' : 'none',
          formation,
          shelter: formation === 'garrison' ? 'house' : 'none',
          order,
        });
        return [sayUmpire('says.unit', { name, figures, type: type.label, status: statusName(status), base })];
      },
    };
  },
};
const freshUnit = {
  losses: 0,
  escort: 0,
  degradation: 'formed',
  state: 'steady',
  everRouted: false,
  disarmed: false,
  firedOn: false,
  inCombat: false,
  charging: false,
  offGuns: false,
  compulsory: null,
  passed: null,
  rallyingUntil: null,
  stopsWhenFar: false,
  ralliedIn: 0,
  routs: 0,
  fireTestIn: 0,
  told: null,
} as const;

export const generalKind: Kind = {
  type: 'general',
  title: titled('title.general'),
  run(table, ask): Outcome {
    const last = table.leaders.at(-1);
    const id = askId(ask);
    const side = askSide(ask, last?.side);
    const name = ask.words('name', sayUmpire('ask.name'), MOST_NAME, { needed: true });
    const value = ask.number('value', sayUmpire('ask.value'), 20, 100, { likely: 40, rule: '1.2-F09' });
    const above = generals(table, side);
    const first = above[0]?.id ?? NOBODY;
    const superior = ask.choice('superior', sayUmpire('ask.superior'), above, { likely: first, rule: 'C12a' });
    const arms = ask.several('arms', sayUmpire('ask.arms'), choices(ARMS, armName), { likely: ARMS, rule: '1.4n' });
    const aides = ask.count('aides', sayUmpire('ask.aides'), 0, MOST_AIDES, {
      likely: Math.ceil((value ?? 40) / 40),
      rule: 'C12c',
    });
    const trouble = taken(table, id);
    if (trouble) return { trouble };
    if (arms?.length === 0) ask.fault('arms', sayUmpire('fault.nobody'));
    if (!side || name === undefined || value === undefined || superior === undefined || !arms || aides === undefined)
      return {};
    return {
      change(on, entry) {
        const general: Leader = {
          ...freshLeader,
          id: freeId(on, id ?? entry),
          side,
          name,
          rank: 'general',
          value,
          arms,
          superior: somebody(superior),
          aide: null,
        };
        on.leaders.push(general);
        for (let n = 1; n <= aides; n++) on.leaders.push(aideOf(on, general, freeId(on, `${general.id}.${n}`), ''));
        return [sayUmpire('says.general', { name, value: figure(value), aides })];
      },
    };
  },
};
const freshLeader = { with: null, hasTried: false, isCarried: false, isOut: false } as const;
/** An aide without a name of his own is called after his general. */
function aideOf(table: Table, general: Leader, id: string, name: string): Leader {
  const others = table.leaders.filter(({ rank, superior }) => rank === 'aide' && superior === general.id);
  // The only one needs no number; with a second, both have theirs.
  for (const [i, { aide }] of others.entries()) if (aide) aide.n = i + 1;
  return {
    ...freshLeader,
    id,
    side: general.side,
    name,
    rank: 'aide',
    value: 0,
    arms: general.arms,
    superior: general.id,
    aide: { general: general.name, n: others.length > 0 ? others.length + 1 : 0 },
  };
}

export const aideKind: Kind = {
  type: 'aide',
  title: titled('title.aide'),
  run(table, ask): Outcome {
    const id = askId(ask);
    const options = table.leaders
      .filter(({ rank, isOut }) => rank === 'general' && !isOut)
      .map(({ id: known, name }) => ({ id: known, label: named(name) }));
    const superior = ask.choice('general', sayUmpire('ask.aideOf'), options, { likely: options.at(-1)?.id });
    const name = ask.words('name', sayUmpire('ask.name'), MOST_NAME, { likely: '' });
    const trouble = taken(table, id);
    if (trouble) return { trouble };
    const general = leaderOf(table, superior);
    if (!general || name === undefined) return {};
    return {
      change(on, entry) {
        on.leaders.push(aideOf(on, general, freeId(on, id ?? entry), name));
        return [sayUmpire('says.aide', { name: generalSaid(general.name) })];
      },
    };
  },
};

/** The name of a general within a sentence: « Général Roux » has an article there. */
export const generalSaid = (name: string): Text => ({
  en: name,
  fr: name.replace(RANK, (rank) => `le ${rank.toLowerCase()}`),
});
/** A leader by name; an aide without one is called after his general. */
export function leaderName({ name, aide }: Leader): Text {
  if (name !== '' || !aide) return named(name);
  const general = generalSaid(aide.general);
  return aide.n > 0 ? sayUmpire('name.aides', { general, n: aide.n }) : sayUmpire('name.aide', { general });
}
/** A rank before a name has an article in French. */
const RANK = /^(général|maréchal|prince|duc|comte|baron|colonel)(?= )/i;
