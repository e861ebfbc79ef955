import type { Text } from '@tambour/kernel';
import { figure, list, sentence } from '@tambour/stage';
import type { PieceCard, Tone } from '@tambour/stage/referee';
import { sayUmpire } from '../texts/say-umpire.ts';
import { clockText } from './clock.ts';
import { duties } from './duties.ts';
import { named } from './kind.ts';
import { troopType } from './library.ts';
import { figuresOf, menLeft } from './losses.ts';
import {
  armName,
  degradationName,
  formationName,
  orderName,
  orders,
  shelterName,
  stateName,
  statusName,
} from './names.ts';
import { generalSaid, leaderName } from './roster.ts';
import { burdens, lossPenalty, MEN_PER_FIGURE } from './rules.ts';
import { chargeOf } from './rules-command.ts';
import { type Leader, leaderOf, type Table, type Unit, unitOf } from './table.ts';

type Sign = PieceCard['signs'][number];
type Detail = PieceCard['details'][number];

/** Everything on the roster as the list shows it: units, then generals and aides. */
export const pieceCards = (table: Table): readonly PieceCard[] => [
  ...table.units.map((unit) => unitCard(table, unit)),
  ...table.leaders.map((leader) => leaderCard(table, leader)),
];

const BAD: readonly string[] = ['retreat', 'rout', 'flight', 'prisoner', 'freed', 'gone'];
const stateTone = ({ state }: Unit): Tone => (BAD.includes(state) ? 'bad' : 'even');
function signsOf(table: Table, unit: Unit): readonly Sign[] {
  const sign = (text: Text, tone: Tone = 'even'): Sign => ({ text, tone });
  if (unit.state === 'gone') return [sign(stateName('gone'), 'bad')];
  const hit = burdens(unit, table.clock.period);
  return [
    ...(unit.state === 'steady' ? [] : [sign(stateName(unit.state), stateTone(unit))]),
    ...(unit.formation === 'rout' ? [] : [sign(formationName(unit.formation))]),
    ...(unit.degradation === 'formed'
      ? []
      : [sign(degradationName(unit.degradation), unit.degradation === 'disorganised' ? 'even' : 'bad')]),
    ...(unit.shelter === 'none' ? [] : [sign(shelterName(unit.shelter), 'good')]),
    ...(unit.charging ? [sign(sayUmpire('sign.charging'))] : []),
    ...(unit.inCombat ? [sign(sayUmpire('sign.inCombat'))] : []),
    ...(unit.companies === 'out' ? [sign(sayUmpire('sign.companiesOut'))] : []),
    ...(unit.everRouted ? [sign(sayUmpire('sign.everRouted'), 'bad')] : []),
    ...(unit.escort > 0 ? [sign(sayUmpire('sign.escort', { figures: unit.escort }))] : []),
    ...(unit.offGuns ? [sign(sayUmpire('sign.offGuns'), 'bad')] : []),
    ...(hit.generalHit > 0 ? [sign(sayUmpire('sign.generalHit'), 'bad')] : []),
    ...(hit.generalLeft > 0 ? [sign(sayUmpire('sign.generalLeft'), 'bad')] : []),
    ...table.leaders
      .filter((leader) => leader.with === unit.id)
      .map((leader) =>
        sign(
          sayUmpire(leader.isCarried ? 'sign.carries' : 'sign.with', { name: leaderName(leader) }),
          leader.isCarried ? 'bad' : 'good',
        ),
      ),
  ];
}
function unitCard(table: Table, unit: Unit): PieceCard {
  const type = troopType(unit.type);
  const inCharge = chargeOf(table, unit);
  const penalty = lossPenalty(unit);
  const order = orders(unit.arm).find((one) => one === unit.order);
  const details: Detail[] = [
    { label: sayUmpire('detail.base'), value: named(`${unit.base}`), rule: '1.2g' },
    {
      label: sayUmpire('detail.losses'),
      value: sayUmpire('detail.losses.value', {
        losses: unit.losses,
        men: menLeft(unit),
        carry: unit.losses % MEN_PER_FIGURE,
        hasRest: unit.losses % MEN_PER_FIGURE > 0,
      }),
      rule: '1.5e',
    },
    { label: sayUmpire('detail.penalty'), value: named(figure(penalty)), rule: '1.2-F29' },
    ...(unit.regiment ? [{ label: sayUmpire('detail.regiment'), value: named(unit.regiment), rule: '1.3h' }] : []),
    ...(inCharge ? [{ label: sayUmpire('detail.general'), value: leaderName(inCharge), rule: 'C12a' }] : []),
    { label: sayUmpire('detail.class'), value: named(unit.class) },
    ...(order ? [{ label: sayUmpire('detail.order'), value: orderName(order), rule: 'C11a' }] : []),
    ...(unit.compulsory?.until ? [{ label: sayUmpire('detail.until'), value: clockText(unit.compulsory.until) }] : []),
    ...(unit.rallyingUntil
      ? [{ label: sayUmpire('detail.until'), value: clockText(unit.rallyingUntil), rule: '2.5-O3' }]
      : []),
    ...duties(table, unit).map(({ when, what, rule }) => ({ label: when, value: what, rule })),
  ];
  return {
    id: unit.id,
    side: unit.side,
    kind: 'unit',
    name: named(unit.name),
    what: sayUmpire('card.unit', { type: type?.label ?? armName(unit.arm), status: statusName(unit.status) }),
    strength: { now: unit.state === 'gone' ? 0 : figuresOf(unit), of: unit.initial },
    signs: signsOf(table, unit),
    details,
    isGone: unit.state === 'gone',
  };
}
const capitalised = ({ en, fr }: Text): Text => sentence(en, fr);
function leaderCard(table: Table, leader: Leader): PieceCard {
  const unit = unitOf(table, leader.with);
  const above = leaderOf(table, leader.superior);
  const isGeneral = leader.rank === 'general';
  return {
    id: leader.id,
    side: leader.side,
    kind: 'leader',
    name: capitalised(leaderName(leader)),
    what: isGeneral
      ? sayUmpire('card.general', { value: leader.value })
      : leader.name === ''
        ? sayUmpire('card.adc')
        : sayUmpire('card.aide', { name: above ? generalSaid(above.name) : '' }),
    signs: [
      ...(leader.isOut ? [{ text: sayUmpire('sign.out'), tone: 'bad' as const }] : []),
      ...(unit
        ? [
            {
              text: sayUmpire(leader.isCarried ? 'sign.carriedBy' : 'sign.with', { name: unit.name }),
              tone: leader.isCarried ? ('bad' as const) : ('even' as const),
            },
          ]
        : []),
    ],
    details: [
      { label: sayUmpire('detail.arms'), value: list(leader.arms.map(armName)), rule: '1.4n' },
      ...(above ? [{ label: sayUmpire('detail.superior'), value: named(above.name), rule: 'C12a' }] : []),
    ],
    isGone: leader.isOut,
  };
}
