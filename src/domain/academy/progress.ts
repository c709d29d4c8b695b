/** Number of modules that progress is counted against. */
export const MODULES = 25;

/** Completed modules as a whole percentage of all. */
export const progressPercent = (completed: number, all = MODULES): number =>
  Math.round((100 * completed) / all);

/** "7 of 25" */
export const progressText = (completed: number, all = MODULES): string => `${completed} of ${all}`;

/** Whether the completion card shows. */
export const isComplete = (completed: number, all = MODULES): boolean => completed >= all;
