/** Figures of one's own, in English. */
export const own = {
  title: 'Your own figures',
  using: (names: string) => `Your own figures: ${names}`,
  hint: 'If you own the printed game, you can load its figures here: a copy of our charts or of the scenario file with your numbers (JSON). They are saved with the battle.',
  charts: 'Charts',
  scenario: 'Scenario',
  remove: (name: string) => `Remove ${name}`,
  notJson: (name: string) => `${name}: this file is not JSON.`,
  tooLarge: (name: string) => `${name}: this file is too large.`,
  bad: (name: string, why: string) => `${name}: ${why}`,
  played: (what: string) => `This battle uses your own figures: ${what}.`,
};
