import { type Command, type Text, unreachable } from '@tambour/kernel';
import { de, list, sentence, standingWords } from '@tambour/stage';
import { FRONT } from '../front.ts';
import { facingTo, leaderName, placeName, saidFormation, saidPiece } from '../model/names.ts';
import { type Field, leaderOf } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import type { DenainWorld } from '../model/world.ts';
import type { DenainCommand } from '../protocol/command.ts';
import { asked } from './question.ts';

/** Commands that say all by their type. */
const BARE = {
  ready: { en: 'The set-up is done', fr: 'Mise en place terminée' },
  first: { en: 'Go first', fr: 'Jouer en premier' },
  second: { en: 'Let the enemy go first', fr: 'Laisser jouer l’adversaire en premier' },
  go: { en: 'Go with the formations named', fr: 'Agir avec les formations nommées' },
  hold: { en: 'Hold fire', fr: 'Retenir le feu' },
  stay: { en: 'Hold the ground, no advance', fr: 'Rester sur place, sans avancer' },
} as const satisfies Readonly<Record<string, Text>>;

/** What "done" ends, by the question it answers. */
const ENDS: Readonly<Partial<Record<StepName, Text>>> = {
  barrage: { en: 'End the barrage', fr: 'Terminer le barrage' },
  move: { en: 'End movement', fr: 'Terminer le mouvement' },
  combat: { en: 'End combat', fr: 'Terminer le combat' },
};
const END_PHASE: Text = { en: 'End the phase', fr: 'Terminer la phase' };
const endWords = (g: Field | undefined): Text => {
  const question = g && asked(g)?.name;
  return (question && ENDS[question]) ?? END_PHASE;
};

/** Short imperatives; French buttons speak in the infinitive. */
const VERB_WORDS: Readonly<Record<DenainCommand['type'], Text>> = {
  place: { en: 'Place', fr: 'Placer' },
  ready: { en: 'Ready', fr: 'Prêt' },
  fire: { en: 'Fire', fr: 'Tirer' },
  done: END_PHASE,
  first: { en: 'Go first', fr: 'Jouer en premier' },
  second: { en: 'Go second', fr: 'Jouer en second' },
  activate: { en: 'Activate', fr: 'Activer' },
  go: { en: 'Go', fr: 'Agir' },
  move: { en: 'March', fr: 'Marcher' },
  lead: { en: 'Ride', fr: 'Chevaucher' },
  enter: { en: 'Enter', fr: 'Entrer' },
  haul: { en: 'Haul', fr: 'Déplacer le convoi' },
  shock: { en: 'Shock', fr: 'Donner le choc' },
  breach: { en: 'Breach', fr: 'Percer' },
  react: { en: 'Fire in reaction', fr: 'Tirer en réaction' },
  hold: { en: 'Hold fire', fr: 'Retenir le feu' },
  lose: { en: 'Take the loss', fr: 'Subir la perte' },
  retreat: { en: 'Retreat', fr: 'Reculer' },
  sacrifice: { en: 'Give up the unit', fr: 'Sacrifier l’unité' },
  displace: { en: 'Make way', fr: 'Céder la place' },
  follow: { en: 'Go along', fr: 'Suivre' },
  remain: { en: 'Stay behind', fr: 'Rester' },
  run: { en: 'Run', fr: 'Fuir' },
  face: { en: 'Face', fr: 'Faire face' },
  advance: { en: 'Advance', fr: 'Avancer' },
  stay: { en: 'Stay', fr: 'Rester sur place' },
  aide: { en: 'Place the aide', fr: 'Placer l’aide de camp' },
  flee: { en: 'Escape', fr: 'S’échapper' },
  ride: { en: 'Ride', fr: 'Chevaucher' },
};

/** The verb alone, for a button beside the piece and the place. */
export const verbWords = (command: Command, g?: Field): Text =>
  command.type === 'done'
    ? endWords(g)
    : (VERB_WORDS[command.type as DenainCommand['type']] ?? { en: 'Standing order', fr: 'Consigne' });

/** Where a unit stands. */
function standsIn(g: Field, unit: string): string | undefined {
  const u = g.w.unitIndex.get(unit);
  return u === undefined ? undefined : g.w.hexNames[g.s.unit.hex[u]!];
}
/** Who leads a formation: now, if the field is known, or by the order of battle. */
function leaderId(w: DenainWorld, formation: string, g: Field | undefined): string | undefined {
  const f = w.formationIndex.get(formation);
  if (f === undefined) return undefined;
  return w.leaderIds[g ? leaderOf(g, f) : w.formationLeader[f]!];
}

/**
 * The whole order as a person would say it, legal or not. Where the field it is given on is known, a move that ends where it
 * began is called a turn, and an end is called by what it ends.
 */
export function label(w: DenainWorld, command: Command, g?: Field): Text {
  if (command.type === 'standing') return standingWords(FRONT.standing, command);
  const c = command as DenainCommand;
  // A record may give hexes as numbers.
  const place = (hex: string): Text => placeName(w, String(hex).padStart(4, '0'));
  const towards = (hex: string): Text =>
    hex === ''
      ? { en: 'off the map', fr: 'hors de la carte' }
      : { en: `to ${place(hex).en}`, fr: `vers ${place(hex).fr}` };
  const says = (id: string, en: string, fr: string, ...more: readonly (Text | undefined)[]): Text => {
    const who = saidPiece(w, id);
    const tail = more.filter((t) => t !== undefined);
    return sentence(
      [`${who.en} ${en}`, ...tail.map((t) => t.en)].join(', '),
      [`${who.fr} ${fr}`, ...tail.map((t) => t.fr)].join(', '),
    );
  };
  const facing = (vertex: string | undefined): Text | undefined =>
    vertex === undefined ? undefined : facingTo(vertex);
  switch (c.type) {
    case 'place':
      return says(c.piece, `is placed in ${place(c.to).en}`, `prend place en ${place(c.to).fr}`, facing(c.facing));
    case 'move': {
      const guns = c.guns ? { en: 'with the guns', fr: 'avec les canons' } : undefined;
      if (g && standsIn(g, c.unit) === c.to && c.via === undefined)
        return says(c.unit, `turns in ${place(c.to).en}`, `pivote en ${place(c.to).fr}`, guns, facing(c.facing));
      const to = towards(c.to);
      return says(c.unit, `marches ${to.en}`, `marche ${to.fr}`, guns, by(c.via), facing(c.facing));
    }
    case 'enter': {
      const gate = place(c.at);
      const onward = c.at === c.to ? { en: '', fr: '' } : towards(c.to);
      const en = `enters at ${gate.en}${onward.en && ` and marches ${onward.en}`}`;
      const fr = `entre par ${gate.fr}${onward.fr && ` et marche ${onward.fr}`}`;
      return says(c.unit, en, fr, by(c.via), facing(c.facing));
    }
    case 'fire':
      return says(c.unit, `fires at ${place(c.at).en}`, `tire sur ${place(c.at).fr}`);
    case 'react':
      return says(c.unit, `fires in reaction at ${place(c.at).en}`, `tire en réaction sur ${place(c.at).fr}`);
    case 'lead':
    case 'ride':
      return says(c.leader, `rides ${towards(c.to).en}`, `gagne ${place(c.to).fr}`, by(c.via));
    case 'flee':
      return says(c.leader, `escapes ${towards(c.to).en}`, `s’échappe ${towards(c.to).fr}`);
    case 'haul':
      return says(w.unitIds[w.baggage] ?? '', `moves ${towards(c.to).en}`, `se déplace ${towards(c.to).fr}`, by(c.via));
    case 'shock': {
      const attackers = list(c.attackers.map((id) => saidPiece(w, id)));
      const targets = list(c.targets.map(place));
      return c.attackers.length > 1
        ? sentence(
            `${attackers.en} shock the enemy in ${targets.en}`,
            `${attackers.fr} donnent le choc en ${targets.fr}`,
          )
        : sentence(
            `${attackers.en} shocks the enemy in ${targets.en}`,
            `${attackers.fr} donne le choc en ${targets.fr}`,
          );
    }
    case 'breach': {
      const toward = place(c.toward);
      return says(
        c.unit,
        `tries to breach the works towards ${toward.en}`,
        `tente de percer l’ouvrage vers ${toward.fr}`,
      );
    }
    case 'lose':
      return says(c.unit, 'takes the loss', 'subit la perte');
    case 'sacrifice':
      return says(c.unit, 'is given up rather than push a friend aside', 'se sacrifie plutôt que de bousculer un ami');
    case 'retreat':
      return says(c.unit, `retreats ${towards(c.to).en}`, `recule ${towards(c.to).fr}`);
    case 'displace':
      return says(c.unit, `makes way and goes ${towards(c.to).en}`, `cède la place et passe en ${place(c.to).fr}`);
    case 'run':
      return says(c.unit, `runs ${towards(c.to).en}`, `fuit ${towards(c.to).fr}`);
    case 'advance':
      return says(c.unit, `advances ${towards(c.to).en}`, `avance ${towards(c.to).fr}`);
    case 'face':
      return says(c.unit, `stops, ${facingTo(c.facing).en}`, `s’arrête, ${facingTo(c.facing).fr}`);
    case 'follow':
      return says(c.leader, 'goes with the unit', 'suit l’unité');
    case 'remain':
      return says(c.leader, 'stays where he is', 'reste sur place');
    case 'aide': {
      const of = saidFormation(w, c.formation);
      return sentence(
        `an aide-de-camp takes over ${of.en} in ${place(c.to).en}`,
        `un aide de camp prend la tête ${de(of.fr)} en ${place(c.to).fr}`,
      );
    }
    case 'activate': {
      const of = saidFormation(w, c.formation);
      const leader = leaderId(w, c.formation, g);
      const by = leader === undefined ? of : leaderName(w, leader);
      return { en: `Activate ${of.en} (${by.en})`, fr: `Activer ${of.fr} (${by.fr})` };
    }
    case 'done':
      return endWords(g);
    case 'ready':
    case 'first':
    case 'second':
    case 'go':
    case 'hold':
    case 'stay':
      return BARE[c.type];
    default:
      return unreachable(c);
  }
}

/** A way named leg by leg: hexes and turns in order. */
function by(via: readonly string[] | undefined): Text | undefined {
  if (via === undefined) return undefined;
  if (via.length === 0) return { en: 'directly', fr: 'directement' };
  const legs = via.map((leg): Text => (/^\d/.test(leg) ? { en: leg, fr: leg } : facingTo(leg)));
  return { en: `by way of ${legs.map((l) => l.en).join(', ')}`, fr: `par ${legs.map((l) => l.fr).join(', ')}` };
}
