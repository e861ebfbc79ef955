import { ruleBook } from '../rulebook.ts';

const rule = (id: string, en: string, fr: string) => ({
  [id]: {
    edition: 'both',
    testable: true,
    ref: { en: id, fr: id },
    title: { en: en.split(':')[0]!, fr: fr.split(' :')[0]! },
    says: { en, fr },
  },
});

/** The rules of the toy, small enough to read in one go. */
export const TOY_RULES = ruleBook(
  rule('1a', 'Turns: the sides act in turn.', 'Tours : les camps jouent à tour de rôle.'),
  rule('1b', 'Once: a battalion acts once a turn.', 'Une fois : un bataillon agit une fois par tour.'),
  rule('1c', 'End: the stronger line wins.', 'Fin : la ligne la plus forte gagne.'),
  rule('2a', 'Advance: by one pace, three when storming.', 'Avance : un pas, trois à l’assaut.'),
  rule('2b', 'Line: nobody enters the enemy line.', 'Ligne : nul n’entre dans la ligne ennemie.'),
  rule('3a', 'Fire: within reach, a hit on strength or less.', 'Feu : à portée, touché à la force ou moins.'),
  rule('3b', 'Reply: a target in order may fire back.', 'Riposte : une cible en ordre peut riposter.'),
  rule('4a', 'Check: a hit battalion tests its morale.', 'Test : un bataillon touché teste son moral.'),
  rule('4b', 'Breaking: a second failure breaks it.', 'Rupture : un second échec le rompt.'),
  rule('4c', 'Sharing: the owner says who takes a hit.', 'Partage : le propriétaire dit qui est touché.'),
  rule('5a', 'Plans: each side plans in secret.', 'Plans : chaque camp décide en secret.'),
  rule('5b', 'Opening: plans are shown together.', 'Dévoilement : les plans sont montrés ensemble.'),
);
