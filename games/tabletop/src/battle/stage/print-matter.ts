import { itemAt, RulesBug, type Text } from '@tambour/kernel';
import { type ChartTable, figure, type PrintMatter, same, sentence } from '@tambour/stage';
import { CHARTS } from '../../model/charts.ts';
import { BANDS, CALIBRES, CLASSES, type FactorCode, FORMATIONS, STATUSES, WEAPONS } from '../../model/vocabulary.ts';
import { line } from '../../rules/morale/line.ts';
import { length } from '../../texts/measure.ts';
import { say } from '../../texts/say.ts';
import { sayPrint } from '../../texts/say-print.ts';
import { sayStage } from '../../texts/say-stage.ts';
import { saySum } from '../../texts/say-sums.ts';
import { pieceTitle, sideTitle } from '../model/names.ts';
import type { Field } from '../model/state.ts';

const signed = (n: number): Text => same(n > 0 ? `+${n}` : figure(n));
const capitalised = ({ en, fr }: Text): Text => sentence(en, fr);

/** C13a Who fights on a side, as the battle begins. */
const orderOfBattle = ({ w }: Field, side: number): ChartTable => ({
  title: sayPrint('chart.order', { side: sideTitle(w, side) }),
  rule: 'C13a',
  head: (['unit', 'figures', 'status', 'class', 'base', 'formation', 'initialOrder', 'general'] as const).map((key) =>
    sayPrint(`chart.${key}`),
  ),
  rows: w.kinds
    .filter((kind) => kind.side === side)
    .map((kind) => {
      const { en, fr } = kind.name;
      const later = kind.arrives > 0 ? '*' : '';
      return [
        { en: en + later, fr: fr + later },
        same(`${kind.initialFigures}`),
        sayStage(`status.${kind.status}`),
        same(kind.class),
        same(`${kind.base}`),
        sayStage(`formation.${kind.data.formation}`),
        sayStage(`order.${kind.data.order.type}`),
        pieceTitle(w, itemAt(w.leaderIds, kind.general)),
      ];
    }),
  note: sayPrint('chart.orderNote'),
});

/** "11 or more", "3 to 4", "−7 or less". */
function spanOf(min: number | null, max: number | null): Text {
  if (max === null) return sayPrint('chart.atLeast', { n: figure(min ?? 0) });
  if (min === null) return sayPrint('chart.atMost', { n: figure(max) });
  return min === max ? same(figure(min)) : sayPrint('chart.span', { from: figure(min), to: figure(max) });
}
const results = (): ChartTable => ({
  title: sayPrint('chart.results'),
  rule: '2.0-T1',
  head: [sayPrint('chart.total'), ...STATUSES.map((status) => sayStage(`status.${status}`))],
  rows: CHARTS.resultTable.rows.map(({ min, max, result }) => [
    spanOf(min, max),
    ...STATUSES.map((status) => sayStage(`result.${result[status]}`)),
  ]),
});

type Entry = (typeof CHARTS.factors.entries)[number];
/** Lines whose value is no number of its own. */
function worthOf({ code, value, byStatus }: Entry): Text {
  if (typeof value === 'number') return signed(value);
  if (byStatus) return sayPrint('chart.byStatus', { best: figure(byStatus.guard), worst: figure(byStatus.irregular) });
  switch (code) {
    case 'B1':
      return sayPrint('chart.byType');
    case 'D':
      return sayPrint('chart.span', { from: '0', to: '+2' });
    case 'F09':
      return sayPrint('chart.byValue');
    case 'F10':
    case 'F10b':
      return sayPrint('chart.byLoss');
    case 'F17':
      return sayPrint('chart.either');
    case 'F20':
      return sayPrint('chart.byDistance');
    default:
      throw new RulesBug(`nobody says what ${code} is worth`);
  }
}
const nameOf = (code: FactorCode): Text => say(`factor.${code}`);
const factors = (): ChartTable => ({
  title: sayPrint('chart.factors'),
  rule: '1.2d',
  head: [sayPrint('chart.factor'), sayPrint('chart.value'), sayPrint('chart.rule')],
  rows: CHARTS.factors.entries.map((entry) => [nameOf(entry.code), worthOf(entry), same(line(entry.code, 0).rule)]),
  note: sayPrint('chart.dieNote'),
});

const FOOT = ['line', 'attackColumn', 'marchColumn', 'square', 'skirmish'] as const;
const KINDS = ['infantry', 'heavyCavalry', 'lightCavalry'] as const;
function moves(): ChartTable {
  const { moveRates, chargeBonus } = CHARTS;
  const { footLimbered: foot, horseLimbered: horse, unlimbered } = moveRates.artillery;
  return {
    title: sayPrint('chart.moves'),
    rule: 'C3a',
    head: [
      sayPrint('chart.troops'),
      ...FORMATIONS.filter((name) => FOOT.some((known) => known === name)).map((name) => sayStage(`formation.${name}`)),
    ],
    rows: KINDS.flatMap((kind) =>
      CLASSES.map((of) => {
        const rates: Readonly<Partial<Record<(typeof FOOT)[number], number>>> = moveRates[kind][of];
        return [
          sayPrint(`chart.kind.${kind}`, { class: of }),
          ...FOOT.map((name) => (rates[name] === undefined ? same('–') : length(rates[name]))),
        ];
      }),
    ),
    note: sayPrint('chart.guns', {
      ...{ foot, horse, unlimbered },
      bonus: chargeBonus.infantry,
      horseBonus: chargeBonus.heavyCavalry,
    }),
  };
}

const smallArms = (): ChartTable => ({
  title: sayPrint('chart.smallArms'),
  rule: 'C7e',
  head: [sayPrint('chart.weapon'), ...(['near', 'middle', 'far'] as const).map((key) => sayPrint(`chart.${key}`))],
  rows: WEAPONS.map((weapon) => [
    sayPrint(`chart.weapon.${weapon}`),
    ...CHARTS.smallArms[weapon].map(({ to, losses }) => sayPrint('chart.shot', { losses, cm: length(to) })),
  ]),
});
const guns = (): ChartTable => ({
  title: sayPrint('chart.cannon'),
  rule: 'C7h',
  head: [sayPrint('chart.calibre'), ...BANDS.map((band) => sayPrint(`chart.${band}`))],
  rows: CALIBRES.map((calibre) => {
    const of = CHARTS.artillery.calibres[calibre];
    return [
      sayPrint('chart.pounder', { n: Number.parseInt(calibre, 10) }),
      ...BANDS.map((band) => sayPrint('chart.shot', { losses: of.losses[band], cm: length(of[band]) })),
    ];
  }),
});
const FACES = ['1', '2', '3', '4', '5', '6'] as const;
const lossDie = (): ChartTable => ({
  title: sayPrint('chart.die'),
  rule: 'C7j',
  head: [sayPrint('chart.face'), ...FACES.map(same)],
  rows: [[sayPrint('chart.share'), ...FACES.map((face) => same(`${CHARTS.lossDie.percent[face]}`))]],
});
type Fight = keyof typeof CHARTS.melee.modifiers;
const melee = (): ChartTable => ({
  title: sayPrint('chart.melee'),
  rule: 'C9c',
  head: [sayPrint('chart.modifier'), sayPrint('chart.percent')],
  rows: (Object.keys(CHARTS.melee.modifiers) as Fight[]).map((key) => [
    capitalised(saySum(`modifier.${key}`)),
    signed(CHARTS.melee.modifiers[key]),
  ]),
  note: sayPrint('chart.meleeNote', { n: CHARTS.melee.lossesPerFigure, floor: figure(CHARTS.melee.floor) }),
});

/** The order of battle of both sides and the tables that one plays by. Bases have no backs. */
export const printMatter = (g: Field): PrintMatter => ({
  backs: [],
  charts: [
    ...g.w.sideIds.map((_, side) => orderOfBattle(g, side)),
    factors(),
    results(),
    moves(),
    smallArms(),
    guns(),
    lossDie(),
    melee(),
  ],
});
