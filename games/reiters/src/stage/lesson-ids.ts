/** The lessons in their order: names only, for the gallery and the menu. */
export const LESSON_IDS = ['marching', 'command', 'reactions', 'assault', 'defence', 'guns', 'orders'] as const;
