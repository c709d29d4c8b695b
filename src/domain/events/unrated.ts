/** How a recipe's notes say that the ratings know too little of a contestant: the words after, or before, the name. */
export const NEW_TO_RATINGS = 'is new to the ratings';
export const RESULTS_END = 'Our results for';

/** Whether the ratings know both sides of a bout or match, by its recipe's notes. */
export const bothRated = (notes: readonly string[]): boolean =>
  !notes.some((note) => note.includes(NEW_TO_RATINGS) || note.startsWith(RESULTS_END));
