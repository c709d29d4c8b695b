import { noteWords } from '../words/noteWords.ts';

const NEW = /is new to the ratings: starts|was not in the league the season before: starts/;

/** Where the sides start that a prediction's ratings have no result of, by its recipe's notes: a sentence a side. */
export const newSideSentences = (notes: readonly string[]): readonly string[] =>
  notes.filter((note) => NEW.test(note)).map((note) => `${noteWords(note)}.`);
