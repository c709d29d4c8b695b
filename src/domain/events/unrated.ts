/** How a recipe's notes say that the ratings know too little of one of the two: what follows the name, or leads to it. */
export const NEW_TO_RATINGS = 'is new to the ratings';
export const RESULTS_END = 'Our results for';

/** Whether the ratings know both of a bout or match, by the notes of its recipe. */
export const bothRated = (notes: readonly string[]): boolean =>
  !notes.some((note) => note.includes(NEW_TO_RATINGS) || note.startsWith(RESULTS_END));
