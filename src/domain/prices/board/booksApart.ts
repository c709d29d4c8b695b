import { grouped } from '#domain/lists/grouped.ts';
import { type BookGap, gapsOf } from '../bookGap.ts';
import { type BoardFilter, type BoardGame, isAsked } from './boardGame.ts';

/** How far books are apart on the same bet at the same line: of each game's market the widest, the widest first. */
export function booksApart(board: readonly BoardGame[], filter: BoardFilter): readonly BookGap[] {
  return board
    .flatMap(({ game }) => {
      const gaps = gapsOf(game)
        .filter(({ best }) => isAsked(filter, best.market))
        .toSorted((one, other) => other.perUnit - one.perUnit);
      return [...grouped(gaps, ({ best }) => best.market).values()].flatMap(
        ([widest]) => widest ?? [],
      );
    })
    .sort((one, other) => other.perUnit - one.perUnit);
}
