import type { own as english } from './own.en.ts';

/** Figures of one's own, in French. */
export const own: typeof english = {
  title: 'Vos propres chiffres',
  using: (names) => `Vos propres chiffres\u00a0: ${names}`,
  hint: 'Si vous possédez le jeu imprimé, chargez ici ses chiffres\u00a0: une copie de nos tables ou du fichier de scénario avec vos nombres (JSON). L’enregistrement de la bataille les conserve.',
  charts: 'Tables',
  scenario: 'Scénario',
  remove: (name) => `Retirer ${name}`,
  notJson: (name) => `${name}\u00a0: ce fichier n’est pas du JSON.`,
  tooLarge: (name) => `${name}\u00a0: ce fichier est trop gros.`,
  bad: (name, why) => `${name}\u00a0: ${why}`,
  played: (what) => `Cette bataille se joue avec vos propres chiffres\u00a0: ${what}.`,
};
