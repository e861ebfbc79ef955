import type { Modifier, Text } from '@tambour/kernel';
import { detail, type EventText, marked, news, type PlaceOfPiece } from '@tambour/stage';
import { leastFor } from '../model/charts.ts';
import { placeName, saidPieces, saidSide } from '../model/names.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { added, enemyTarget, type Of, type Texts, whoOf } from './event-text-parts.ts';

/** Fire and attacks: what was thrown and what the tables make of it. */
export const COMBAT_TEXTS = {
  fired(w, e, where) {
    const values = {
      by: saidPieces(w, e.pieces),
      many: e.pieces.length > 1,
      isReaction: e.isReaction,
      target: enemyTarget(w, { hex: e.hex, by: e.pieces[0] ?? '' }, where),
    };
    const least = leastFor(w.charts.artilleryFire.rows, ({ result }) => result !== 'NE');
    const text = say('event.fired', { ...e, ...values, ...added(e), least, result: say(`fire.${e.result}`) });
    return (e.result === 'NE' ? detail : news)(e, text, [e.hex], {
      dice: [e.die],
      roll: say('roll.fire', values),
      sum: e.modifiers,
      ...shotFrom(e.pieces[0] ?? '', e.hex, where),
    });
  },
  'small-arms-fired'(w, e, where) {
    const target = enemyTarget(w, { hex: e.hex, by: e.piece }, where);
    const values = { ...whoOf(w, e), isReaction: e.isReaction, target };
    const least = leastFor(w.charts.smallArms.rows, ({ hits }) => hits > 0);
    const result = e.hits === 0 ? say('smallArms.none') : say('smallArms.hits', { n: e.hits });
    return (e.hits === 0 ? detail : news)(
      e,
      say('event.smallArmsFired', { ...e, ...values, ...added(e), least, result }),
      [e.hex],
      {
        dice: [e.die],
        roll: say('roll.smallArms', values),
        sum: e.modifiers,
        ...shotFrom(e.piece, e.hex, where),
      },
    );
  },
  'attack-declared'(w, e, where) {
    const text = say(`event.attackDeclared.${e.kind}`, {
      by: saidPieces(w, e.pieces),
      many: e.pieces.length > 1,
      target: enemyTarget(w, { hex: e.hex, by: e.pieces[0] ?? '' }, where),
    });
    const from = e.pieces.flatMap((id) => where(id) ?? []);
    return news(e, text, [e.hex], { motion: { kind: 'clash', from, to: [e.hex] } });
  },
  'counter-charged': (w, e) =>
    news(e, say('event.counterCharged', { ...whoOf(w, e), at: placeName(w, e.at) }), [e.at], marked(e.at)),
  'attack-pledged': (w, e) =>
    detail(e, say('event.attackPledged', { ...whoOf(w, e), at: placeName(w, e.hex) }), [e.hex]),
  'surprise-rolled'(w, e) {
    const values = { at: placeName(w, e.hex), most: w.effects.surprise?.most ?? 0 };
    return (e.made ? news : detail)(e, say('event.surpriseRolled', { ...values, die: e.die, made: e.made }), [e.hex], {
      dice: [e.die],
      roll: say('roll.surprise', values),
    });
  },
  'engagement-rolled'(w, e) {
    const values = { ...whoOf(w, e), cohesion: e.cohesion };
    return (e.engaged ? detail : news)(e, say('event.engagementRolled', { ...e, ...values, ...added(e) }), [], {
      dice: [e.die],
      roll: say('roll.engagement', values),
      sum: e.modifiers,
    });
  },
  'attack-resolved': resolvedText,
  'fight-lost'(w, e) {
    const values = { side: saidSide(e.side), at: placeName(w, e.hex), reason: reasonWords(e.rule) };
    return news(e, say('event.fightLost', values), [e.hex], marked(e.hex));
  },
  'continuation-rolled'(w, e) {
    const values = { ...whoOf(w, e), cohesion: e.cohesion };
    return detail(e, say('event.continuationRolled', { ...e, ...values, ...added(e) }), [], {
      dice: [e.die],
      roll: say('roll.continuation', values),
      sum: e.modifiers,
    });
  },
} satisfies Texts;

/** A shot is seen where one knows from where it came. */
function shotFrom(piece: string, to: string, where: PlaceOfPiece): Pick<EventText, 'motion'> {
  const from = where(piece);
  return from === undefined ? marked(to) : { motion: { kind: 'shot', from, to } };
}

const hitWords = (n: number): Text => (n === 0 ? say('hits.none') : say('hits.some', { n }));
/** The sums of both dice in one list: each item says whose it is. */
const ofBoth = ([attacker, defender]: readonly [readonly Modifier[], readonly Modifier[]]): readonly Modifier[] => [
  ...attacker.map((m) => ({ ...m, what: say('sum.attacker', { what: m.what }) })),
  ...defender.map((m) => ({ ...m, what: say('sum.defender', { what: m.what }) })),
];
function resolvedText(w: RisorgimentoWorld, e: Of<'attack-resolved'>): EventText {
  const [attackDie, defenceDie] = e.dice;
  const [attackTotal, defenceTotal] = e.totals;
  const at = placeName(w, e.hex);
  const text = say('event.attackResolved', {
    at,
    attackDie,
    defenceDie,
    attackTotal,
    defenceTotal,
    isAttackAdded: attackTotal !== attackDie,
    isDefenceAdded: defenceTotal !== defenceDie,
    attackChange: attackTotal - attackDie,
    defenceChange: defenceTotal - defenceDie,
    attackHits: hitWords(e.hits[0]),
    defenceHits: hitWords(e.hits[1]),
  });
  return news(e, text, [e.hex], {
    dice: e.dice,
    roll: say('roll.attack', { at }),
    sum: ofBoth(e.modifiers),
    ...marked(e.hex),
  });
}

/** 8.31 What decided a fight, by the point of the rule. */
function reasonWords(rule: string): Text {
  switch (rule) {
    case '8.31b':
      return say('lost.cohesion');
    case '8.31c':
      return say('lost.brigadier');
    case '8.31d':
      return say('lost.betterBrigadier');
    case '8.31e':
      return say('lost.attacker');
    default:
      return say('lost.hits');
  }
}
