/** A bar of a map's scale: so many of something, in equal parts, with the figures at their ends. */
export const scaleBar = (most: number, divisions: number, caption: string) => ({
  divisions,
  labels: Array.from({ length: divisions + 1 }, (_, i) => `${(most / divisions) * i}`),
  caption,
});
