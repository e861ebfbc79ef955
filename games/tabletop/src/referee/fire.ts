import type { Text } from '@tambour/kernel';
import { list } from '@tambour/stage';
import { type Occasion, SHOTS, type Shot } from '../model/vocabulary.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import type { Asking } from './asking.ts';
import { askPiece, type Kind, named, type Outcome, unitsOf } from './kind.ts';
import { menLeft, suffer } from './losses.ts';
import { occasionName, shotName } from './names.ts';
import { mustTest } from './pending.ts';
import { riskLines } from './risk.ts';
import { isFireTest, isFirstFireTest } from './rules.ts';
import { otherSide, type Table, type Unit, unitOf } from './table.ts';

/** Shooters in one entry. */
export const MOST_SHOOTERS = 6;
/** A shooter that nobody named. */
export const OTHER = 'other';

interface Volley {
  readonly by: string;
  readonly kind: Shot;
  readonly losses: number;
}

/** Fire on a unit: losses first, since that is what is called across the table; then who shot, if it matters. */
export const fireKind: Kind = {
  type: 'fire',
  title: (table, ask) => sayUmpire('title.fire', { name: nameOf(table, ask) }),
  run(table, ask): Outcome {
    const unit = askPiece(ask, table, (one) => one.state !== 'prisoner');
    if (!unit) return {};
    const volleys: Volley[] = [];
    for (let n = 1; n <= MOST_SHOOTERS; n++) {
      const volley = askVolley(ask, table, unit, n);
      if (!volley) return {};
      volleys.push(volley);
      if (n === MOST_SHOOTERS) break;
      const isMore = ask.yesNo(`more${n}`, sayUmpire('ask.more'), { likely: false, isRare: true });
      if (isMore === undefined) return {};
      if (!isMore) break;
    }
    const atCharge = unit.charging
      ? ask.yesNo('atCharge', sayUmpire('ask.atCharge'), {
          likely: true,
          because: sayUmpire('because.charging'),
          rule: '1.1-11d',
        })
      : false;
    if (atCharge === undefined) return {};
    return { change: (on, entry) => takeFire(on, entry, unit.id, volleys, atCharge) };
  },
};
const nameOf = (table: Table, ask: Asking): Text => named(unitOf(table, ask.given('piece'))?.name ?? '');

function askVolley(ask: Asking, table: Table, unit: Unit, n: number): Volley | undefined {
  const at = n === 1 ? '' : `${n}`;
  const losses = ask.number(`losses${at}`, sayUmpire('ask.losses', { n }), 0, Math.max(1, menLeft(unit)), {
    unit: sayUmpire('unit.men'),
  });
  // All fire of a phase is at once: who runs from it may have fired.
  const shooters = unitsOf(table, otherSide(unit.side))
    .filter(({ arm, state }) => arm !== 'cavalry' && state !== 'prisoner' && state !== 'freed')
    .map(({ id, name }) => ({ id, label: named(name) }));
  const before = unit.fire.findLast(({ by }) => shooters.some(({ id }) => id === by));
  const likely = (n === 1 ? before?.by : undefined) ?? OTHER;
  const shooter = unitOf(table, ask.given(`by${at}`) ?? likely);
  // Before who fired: of a large army that is a long list.
  const kind = ask.choice(
    `kind${at}`,
    sayUmpire('ask.kind'),
    SHOTS.map((id) => ({ id, label: shotName(id) })),
    {
      likely: shooter?.formation === 'skirmish' ? 'skirmish' : 'formed',
      because: shooter ? sayUmpire('because.roster', { name: named(shooter.name) }) : undefined,
      rule: '1.2-F26',
    },
  );
  const by = ask.choice(`by${at}`, sayUmpire('ask.by'), [{ id: OTHER, label: sayUmpire('ask.unnamed') }, ...shooters], {
    likely,
    because: likely === OTHER ? undefined : sayUmpire('because.before'),
  });
  return losses === undefined || by === undefined || !kind ? undefined : { by, kind, losses };
}

function takeFire(
  table: Table,
  entry: string,
  id: string,
  volleys: readonly Volley[],
  atCharge: boolean,
): readonly Text[] {
  const unit = unitOf(table, id);
  if (!unit) return [];
  const { period } = table.clock;
  const isFirst = isFirstFireTest(unit);
  unit.firedOn = true;
  if (!atCharge) table.firePeriod = period;
  const losses = volleys.reduce((sum, volley) => sum + volley.losses, 0);
  for (const [n, { by, kind, losses: men }] of volleys.entries()) {
    const isScreen = kind === 'skirmish' && unitOf(table, by)?.formation !== 'skirmish';
    unit.fire.push({ period, by: by === OTHER ? `${entry}#${n}` : by, isScreen, kind, losses: men, atCharge });
  }
  const { lines, isThreshold, isDestroyed } = suffer(table, unit, losses);
  if (isDestroyed) return lines;
  const inPhase = unit.fire.filter((shot) => shot.period === period && shot.atCharge === atCharge);
  const total = atCharge ? losses : inPhase.reduce((sum, shot) => sum + shot.losses, 0);
  const heaviest = [...volleys].sort((a, b) => b.losses - a.losses)[0];
  // More fire of the same phase joins a test that is still to be taken.
  const open = atCharge ? undefined : table.pending.find((due) => due.unit === id && due.cause.isFirePhase);
  const isCounted = !open && hasFireTest(unit, period, atCharge);
  const occasions: Occasion[] = [
    ...(isFirst ? (['firstFire'] as const) : []),
    ...(isFireTest(unit, total) && !isCounted ? (['fireLosses'] as const) : []),
    ...(isThreshold ? (['strength'] as const) : []),
  ];
  if (occasions.includes('fireLosses') && !atCharge) unit.fireTestIn = period;
  const by = heaviest && heaviest.by !== OTHER ? heaviest.by : null;
  const part = open ? open.id.slice(open.cause.entry.length + 1 + id.length) : '';
  const apply = mustTest(
    table,
    open?.cause.entry ?? entry,
    unit,
    occasions,
    { by, isFirePhase: !atCharge, isAtCharge: atCharge },
    { part },
  );
  return [...lines, ...(losses > 0 ? riskLines(table, unit, 'fire') : []), testLine(unit, apply)];
}
const hasFireTest = (unit: Unit, period: number, atCharge: boolean): boolean => !atCharge && unit.fireTestIn === period;

/** "Must test: losses by fire, two thirds of its strength." or that it need not. */
export const testLine = (unit: Unit, occasions: readonly Occasion[]): Text =>
  occasions.length > 0
    ? sayUmpire('says.test', { name: named(unit.name), why: list(occasions.map(occasionName)) })
    : sayUmpire('says.noTest', { name: named(unit.name) });
