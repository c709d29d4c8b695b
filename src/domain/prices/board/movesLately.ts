import type { CardGame } from '#domain/game/listedGame.ts';
import { grouped } from '#domain/lists/grouped.ts';
import type { Instant } from '#domain/time/time.ts';
import type { MarketKind } from '../marketOffers.ts';
import { withoutFlicker } from '../sharpReading.ts';
import { type BoardFilter, type BoardGame, type BoardSpan, isAsked } from './boardGame.ts';
import { type BookMove, moveSince, moveSize } from './moveOf.ts';

/** A market that books moved lately. */
export interface MarketMove {
  readonly game: CardGame;
  readonly market: MarketKind;
  /** The last one first. */
  readonly books: readonly BookMove[];
  /** Books that quote the market. */
  readonly of: number;
  /** The side that most of them moved toward; undefined where as many went each way. */
  readonly toward?: 'home' | 'away' | 'over' | 'under' | undefined;
}

export const LATELY_MS = 60 * 60_000;

const MARKETS: readonly MarketKind[] = ['spread', 'moneyline', 'total'];

/** A book that comes through two feeds counts once: through the one that was seen last. */
function seriesOfBooks(spans: readonly BoardSpan[]): readonly (readonly BoardSpan[])[] {
  const feeds = [...grouped(spans, ({ book, feed }) => `${book}|${feed}`).values()].map((own) => {
    const feed = own[0]?.feed ?? '';
    return withoutFlicker(own).map((span) => ({ ...span, feed }));
  });
  const seen = (series: readonly BoardSpan[]): number => series.at(-1)?.seenTo ?? 0;
  return [...grouped(feeds, ([span]) => span?.book).values()].flatMap((own) =>
    own.toSorted((one, other) => seen(other) - seen(one)).slice(0, 1),
  );
}

function towardOf(market: MarketKind, books: readonly BookMove[]): MarketMove['toward'] {
  let votes = 0;
  for (const move of books) {
    const { points, share } = moveSize(market, move);
    votes += Math.sign(points === 0 ? share : points);
  }
  if (votes === 0) return undefined;
  if (market === 'total') return votes > 0 ? 'over' : 'under';
  return votes > 0 ? 'home' : 'away';
}

function movesOfGame({ game, spans }: BoardGame, filter: BoardFilter, since: number): MarketMove[] {
  const quoted = new Set(game.odds.map(({ book }) => book));
  return MARKETS.filter((market) => isAsked(filter, market)).flatMap((market) => {
    const own = spans.filter((span) => span.market === market && quoted.has(span.book));
    const series = seriesOfBooks(own);
    const books = series
      .flatMap((one) => moveSince(one, since) ?? [])
      .toSorted((one, other) => other.at - one.at);
    if (books.length === 0) return [];
    return [{ game, market, books, of: series.length, toward: towardOf(market, books) }];
  });
}

const largest = ({ market, books }: MarketMove, of: 'points' | 'share'): number =>
  Math.max(...books.map((move) => Math.abs(moveSize(market, move)[of])));

/** Markets that moved within the last hour: those that most books moved first, then the farthest moves of a line, then of a price. */
export function movesLately(
  board: readonly BoardGame[],
  filter: BoardFilter,
  now: Instant,
): readonly MarketMove[] {
  const since = new Date(now).getTime() - LATELY_MS;
  return board
    .flatMap((one) => movesOfGame(one, filter, since))
    .sort(
      (one, other) =>
        other.books.length - one.books.length ||
        largest(other, 'points') - largest(one, 'points') ||
        largest(other, 'share') - largest(one, 'share'),
    );
}
