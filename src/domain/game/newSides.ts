import { noteWords } from '../words/noteWords.ts';

const NEW = /is new to the ratings: starts|was not in the league the season before: starts/;

/**
 * A sentence for each side of which the ratings have no result: where its rating starts, from the notes of the recipe.
 */
export const newSideSentences = (notes: readonly string[]): readonly string[] =>
  notes.filter((note) => NEW.test(note)).map((note) => `${noteWords(note)}.`);
