import { noteWords } from '../words/noteWords.ts';

const NEW = /is new to the ratings: starts|was not in the league the season before: starts/;

/** A sentence for each side without results in the ratings: where its rating starts, from the recipe's notes. */
export const newSideSentences = (notes: readonly string[]): readonly string[] =>
  notes.filter((note) => NEW.test(note)).map((note) => `${noteWords(note)}.`);
