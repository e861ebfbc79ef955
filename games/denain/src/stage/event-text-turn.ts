import { type Text, unreachable } from '@tambour/kernel';
import { de, detail, type EventText, heading, list, news } from '@tambour/stage';
import { facingTo, placeName, saidFormation, saidPiece, saidSide } from '../model/names.ts';
import { FRENCH } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { line, type Of } from './event-text-parts.ts';
import { PHASE_TITLES } from './phase-words.ts';

/** "09:00" is 9 o’clock, 9 heures. */
function clock(hour: string): Text {
  const [h = '', m = '00'] = hour.split(':');
  return m === '00'
    ? { en: `${Number(h)} o’clock`, fr: `${Number(h)} heures` }
    : { en: hour, fr: `${Number(h)} h ${m}` };
}

export type CourseEvent = Of<
  | 'turn-began'
  | 'phase-began'
  | 'placed'
  | 'command-lost'
  | 'initiative-rolled'
  | 'initiative-taken'
  | 'order-reversed'
  | 'formation-activated'
  | 'activation-checked'
  | 'command-reached'
  | 'control-changed'
  | 'baggage-captured'
  | 'baggage-destroyed'
  | 'garrison-lost'
  | 'aide-placed'
  | 'battle-ended'
>;

/** The course of the battle: turns and phases, initiative and command, objectives, the end. */
export function turnText(w: DenainWorld, e: CourseEvent): EventText {
  switch (e.type) {
    case 'turn-began': {
      const hour = clock(e.hour);
      return e.hour === ''
        ? heading(e, `turn ${e.turn}`, `tour ${e.turn}`)
        : heading(e, `turn ${e.turn}, ${hour.en}`, `tour ${e.turn}, ${hour.fr}`);
    }
    case 'phase-began': {
      const phase = (PHASE_TITLES as Readonly<Record<string, Text>>)[e.phase] ?? {
        en: `Phase ${e.phase}`,
        fr: `La phase ${e.phase}`,
      };
      return heading(e, phase.en, phase.fr);
    }
    case 'placed': {
      const who = saidPiece(w, e.piece);
      const at = placeName(w, e.hex);
      const facing = e.facing === undefined ? undefined : facingTo(e.facing);
      return detail(
        e,
        `${who.en} takes post in ${at.en}${facing ? `, ${facing.en}` : ''}`,
        `${who.fr} prend position en ${at.fr}${facing ? `, ${facing.fr}` : ''}`,
        [e.hex],
        { motion: { kind: 'mark', place: e.hex } },
      );
    }
    case 'command-lost': {
      const who = saidPiece(w, e.leader);
      return detail(
        e,
        `${who.en} is beyond the reach of his commander-in-chief`,
        `${who.fr} se trouve hors de portée de son commandant en chef`,
      );
    }
    case 'initiative-rolled':
      return tellInitiative(e);
    case 'initiative-taken': {
      const side = saidSide(e.side);
      return detail(
        e,
        `only ${side.en} has formations left, and may activate them all`,
        `il ne reste de formations qu’${auxOf(e.side)}, qui peut toutes les activer`,
      );
    }
    case 'order-reversed': {
      const side = saidSide(e.side);
      return detail(e, `${side.en} lets the enemy go first`, `${side.fr} laisse jouer l’adversaire en premier`);
    }
    case 'formation-activated': {
      const of = saidFormation(w, e.formation);
      const by = saidPiece(w, e.leader);
      return heading(e, `${by.en} sets ${of.en} in motion`, `${by.fr} met en mouvement ${of.fr}`);
    }
    case 'activation-checked': {
      const who = saidPiece(w, e.leader);
      const roll = { dice: [e.die] };
      return e.passed
        ? detail(
            e,
            `out of command, ${who.en} rolls ${e.die} against ${e.value} and acts on his own`,
            `hors commandement, ${who.fr} obtient ${e.die} contre ${e.value} et agit de son chef`,
            [],
            roll,
          )
        : detail(
            e,
            `out of command, ${who.en} rolls ${e.die} against ${e.value}: his troops do nothing this turn`,
            `hors commandement, ${who.fr} obtient ${e.die} contre ${e.value} : ses troupes ne font rien ce tour-ci`,
            [],
            roll,
          );
    }
    case 'command-reached': {
      if (e.commanded.length + e.others.length === 0)
        return detail(
          e,
          'no troops to command on the map yet',
          'aucune troupe à commander sur la carte pour l’instant',
        );
      if (e.others.length === 0) return detail(e, 'every unit is in command', 'toutes les unités sont commandées');
      const out = list(e.others.map((id) => saidPiece(w, id)));
      return detail(e, `out of command: ${out.en}`, `hors commandement : ${out.fr}`);
    }
    case 'control-changed': {
      const at = placeName(w, e.hex);
      const side = saidSide(e.side);
      return news(e, `${side.en} takes ${at.en}`, `${side.fr} s’empare de ${at.fr}`, [e.hex], {
        motion: { kind: 'mark', place: e.hex },
      });
    }
    case 'baggage-captured': {
      const by = saidPiece(w, e.by);
      return news(e, `${by.en} captures the baggage train`, `${by.fr} s’empare du convoi de bagages`);
    }
    case 'baggage-destroyed':
      return news(e, 'the baggage train is lost with the bridge', 'le convoi de bagages se perd avec le pont');
    case 'garrison-lost': {
      const of = saidFormation(w, e.formation);
      return news(
        e,
        `without its commander ${of.en} is disorganised for good and acts no more`,
        `sans son commandant, ${of.fr} sombre pour toujours dans le désordre et n’agit plus`,
      );
    }
    case 'aide-placed': {
      const of = saidFormation(w, e.formation);
      const at = placeName(w, e.hex);
      return detail(
        e,
        `an aide-de-camp in ${at.en} takes over ${of.en}`,
        `un aide de camp, en ${at.fr}, prend la tête ${de(of.fr)}`,
        [e.hex],
        { motion: { kind: 'mark', place: e.hex } },
      );
    }
    case 'battle-ended': {
      const [f, c] = e.points;
      if (e.winner === null)
        return news(e, `the battle is drawn, ${f} points to ${c}`, `la bataille est indécise, ${f} points à ${c}`);
      const side = saidSide(e.winner);
      const [own, other] = e.winner === 'F' ? [f, c] : [c, f];
      return e.rule === '13.3a'
        ? news(
            e,
            `${side.en} wins the battle, ${own} points to ${other}`,
            `${side.fr} gagne la bataille, ${own} points à ${other}`,
          )
        : news(
            e,
            `with his fall the battle is over: ${side.en} wins it`,
            `avec sa mort, la bataille s’achève : ${side.fr} la gagne`,
          );
    }
    default:
      return unreachable(e);
  }
}

const auxOf = (side: string): string => `à ${saidSide(side).fr}`;

function tellInitiative(e: Of<'initiative-rolled'>): EventText {
  const [f, c] = e.totals;
  const side = saidSide(e.winner);
  const bonus = f - e.dice[FRENCH];
  return detail(
    e,
    `initiative: ${f} for the French, ${c} for the Coalition; ${side.en} has it${e.isDouble ? ', with a double' : ''}`,
    `initiative : ${f} pour les Français, ${c} pour la Coalition ; elle revient à ${side.fr}${e.isDouble ? ', avec un double' : ''}`,
    [],
    {
      dice: e.dice,
      ...(bonus === 0 ? {} : { sum: [line('4Cc', bonus, { en: 'French bonus', fr: 'bonus français' })] }),
    },
  );
}
