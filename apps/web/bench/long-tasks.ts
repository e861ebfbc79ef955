import { calm } from './frames.ts';

/** How long the page was deaf at worst, in milliseconds; browsers report nothing shorter than 50, which counts as none. */
export const longestTask = async (act: () => void | Promise<void>, frames: number): Promise<number> => {
  await calm();
  let longest = 0;
  const note = (entries: PerformanceEntryList): void => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ entryTypes: ['longtask'] });
  await act();
  await calm(frames);
  note(observer.takeRecords());
  observer.disconnect();
  return longest;
};
