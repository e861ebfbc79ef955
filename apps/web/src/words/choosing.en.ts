/** What the page says in English while an order is chosen. */
export const choosing = {
  title: 'Your choice',
  pick: 'Choose a piece outlined in gold, or one of the answers.',
  answer: 'Choose an answer.',
  order: 'Choose one of the orders.',
  place: 'Choose a highlighted place.',
  answerOrPlace: 'Choose an answer or a place.',
  point: 'Choose a point on the table.',
  several: 'Which order?',
  canAct: 'Can act',
  orders: 'Current orders',
  /** What the two kinds of figures on the map mean. */
  cost: 'cost in movement points',
  left: 'points left along the path',
};
export type ChoosingWords = typeof choosing;
