/** What is said of the worst decisions of a battle. */
export const review = {
  yours: 'Your three worst decisions',
  title: 'The three worst decisions',
  whose: 'Whose decisions',
  hint: 'The computer goes through every decision with what was known then, and looks for a better one. This can take a few minutes.',
  begin: 'Find them',
  searching: 'Looking through the battle…',
  none: 'No decision cost anything worth mentioning.',
  choose: 'Choose one to see it on the map, with the better plan.',
  better: (order: string, more: number) =>
    `Better: ${order}${more === 0 ? '' : more === 1 ? ', and 1 more order' : `, and ${more} more orders`}.`,
  cost: (points: string) => `Cost: about ${points} ${points === '1' ? 'point' : 'points'}.`,
  was: 'What was ordered',
  instead: 'What would have been better',
};
export type ReviewWords = typeof review;
