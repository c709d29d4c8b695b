import { operatorOf } from './bookmakers.ts';

/** How much a book counts in the consensus, by its id; 1 where it is not named. Books of one operator share one weight. */
export type BookWeights = Readonly<Record<string, number>>;

/**
 * Each book's weight among those that are averaged. With weights, books of one operator are one opinion: they divide its weight,
 * the largest of theirs. Without, every book weighs the same.
 */
export function weightsOf(books: readonly string[], weights?: BookWeights): readonly number[] {
  if (!weights) return books.map(() => 1);
  const weightOf = (book: string): number => weights[book] ?? 1;
  return books.map((book) => {
    const mates = books.filter((other) => operatorOf(other) === operatorOf(book));
    return Math.max(...mates.map(weightOf)) / mates.length;
  });
}
