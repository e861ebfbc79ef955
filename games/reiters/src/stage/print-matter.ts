import type { Text } from '@tambour/kernel';
import { type ChartTable, figure, type PrintMatter, same } from '@tambour/stage';
import type { Charts } from '../model/charts.ts';
import { leaderId, unitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { BORDER_KIND_WORDS, ORDER_WORDS, ZONE_TYPE_WORDS } from '../model/texts.ts';
import { AP_GROUPS, BORDER_KINDS, ORDERS, ZONE_TYPES } from '../model/vocabulary.ts';
import { sayStudy } from '../texts/say-study.ts';
import { leaderFace, unitFace } from './face.ts';

const signed = (n: number): Text => same(n > 0 ? `+${n}` : figure(n));
const orNone = (n: number | undefined, word: (n: number) => Text): Text => (n === undefined ? same('–') : word(n));
const plain = (n: number): Text => same(`${n}`);
const yesNo = (is: boolean): Text => sayStudy(is ? 'chart.yes' : 'chart.no');
const GROUPS = AP_GROUPS.map((group) => sayStudy(`chart.group.${group}`));

/** Reduced units, leaders' successors, and the tables that one plays by. */
export function printMatter({ w }: Field): PrintMatter {
  return {
    backs: [
      ...w.unit.flatMap(({ back }, u) => (back ? [unitFace(w, unitId(u), back)] : [])),
      ...w.data.leaders.map((_, l) => leaderFace(w, leaderId(l), true)),
    ],
    charts: [combat(w.charts), zones(w.charts), borders(w.charts), orders(w.charts)],
  };
}

const combat = ({ combat, leastDifferential }: Charts): ChartTable => ({
  title: sayStudy('chart.combat'),
  rule: '7.2e',
  head: [same(''), ...(combat[0] ?? []).map((_, i) => signed(leastDifferential + i))],
  rows: combat.map((row, i) => [
    sayStudy('chart.die', { n: i + 1 }),
    ...row.map(({ attacker, defender }) => same(`${attacker.text}/${defender.text}`)),
  ]),
  note: sayStudy('chart.combatNote'),
});
const zones = ({ zones }: Charts): ChartTable => ({
  title: sayStudy('chart.zones'),
  rule: '4.1.1a',
  head: [sayStudy('chart.ground'), sayStudy('chart.points'), sayStudy('chart.room'), ...GROUPS],
  rows: ZONE_TYPES.flatMap((type, i) => {
    const zone = zones[i];
    if (!zone) return [];
    const bonus = AP_GROUPS.map((_, group) => orNone(zone.terrain?.[group], signed));
    return [[ZONE_TYPE_WORDS[type], orNone(zone.mp, plain), plain(zone.stack), ...bonus]];
  }),
});
const borders = ({ borders }: Charts): ChartTable => ({
  title: sayStudy('chart.borders'),
  rule: '4.1.2a',
  head: [sayStudy('chart.border'), sayStudy('chart.points'), ...GROUPS],
  rows: BORDER_KINDS.flatMap((kind, i) => {
    const border = borders[i];
    if (!border) return [];
    const bonus = AP_GROUPS.map((_, group) => orNone(border.terrain[group], signed));
    return [[BORDER_KIND_WORDS[kind], orNone(border.mp, signed), ...bonus]];
  }),
});
const orders = ({ orders }: Charts): ChartTable => ({
  title: sayStudy('chart.orders'),
  rule: '10.1h',
  head: [
    sayStudy('chart.order'),
    sayStudy('chart.initiative'),
    sayStudy('chart.movement'),
    sayStudy('chart.attack'),
    sayStudy('chart.attacking'),
    sayStudy('chart.defending'),
  ],
  rows: ORDERS.flatMap((order, i) => {
    const effects = orders[i];
    if (!effects) return [];
    const { initiative, mp, canAttack, apModifier, dpModifier } = effects;
    const figures = [plain(initiative), signed(mp), yesNo(canAttack), signed(apModifier), signed(dpModifier)];
    return [[ORDER_WORDS[order], ...figures]];
  }),
});
