import { plain } from '../names.ts';

/** What one may type, in both languages whatever the language of the battle. */
const WORDS = {
  state: ['state', 'etat'],
  units: ['units', 'unites'],
  look: ['look', 'voir'],
  objectives: ['objectives', 'objectifs'],
  suggest: ['suggest', 'conseil'],
  ok: ['ok'],
  odds: ['odds', 'chances', 'probabilites'],
  why: ['why', 'pourquoi'],
  log: ['log', 'journal'],
  undo: ['undo', 'annuler'],
  save: ['save', 'enregistrer'],
  more: ['more', 'suite'],
  back: ['back', 'retour'],
  roll: ['roll', 'throw', 'lancer'],
  help: ['help', 'aide'],
  quit: ['quit', 'exit', 'quitter'],
} as const;
export type PromptWord = keyof typeof WORDS;

/** The command that a first word means, if it means one. */
export function promptWord(word: string): PromptWord | undefined {
  const typed = plain(word);
  return (Object.keys(WORDS) as PromptWord[]).find((name) => WORDS[name].some((known) => known === typed));
}

/** Whether a word leaves a die to the program. */
export const isRoll = (word: string): boolean => promptWord(word) === 'roll';
