/** Battles whose "How to win" card was put aside: it is shown of itself once a battle. Kept in the browser when it lets us. */
const KEY = 'tambour.goals';
/** More battles than anyone has begun at a time. */
const MOST = 200;

const known = (): readonly string[] => {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};
export const haveSeenGoals = (battle: string): boolean => known().includes(battle);
export function rememberGoals(battle: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...known().filter((id) => id !== battle), battle].slice(-MOST)));
  } catch {
    // A browser that keeps nothing shows the card once more.
  }
}
