import { LANGUAGES, type Language, type Messages, type Text } from '@tambour/kernel';

/** Texts of each language by keys that are put together from ids: one that is missing is an error of ours. */
export const textsByKey =
  (texts: Readonly<Record<Language, Messages>>) =>
  (key: string): Text => {
    const [en, fr] = LANGUAGES.map((language) => texts[language][key]);
    if (en === undefined || fr === undefined) throw new Error(`no text ${key}`);
    return { en, fr };
  };

/** The words of tasks, from 1: `lesson.fire.1.says` and `lesson.fire.1.hint` for `of` lesson.fire. */
export const withTaskWords = <Task>(text: (key: string) => Text, of: string, tasks: readonly Task[]) =>
  tasks.map((task, i) => ({ says: text(`${of}.${i + 1}.says`), hint: text(`${of}.${i + 1}.hint`), ...task }));
