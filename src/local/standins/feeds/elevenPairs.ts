import { BOOKS, hash, MINUTE, movedAt, priceWithMargin } from './elevenBooks.ts';
import type { OddsWorldEvent } from './theOddsApi.ts';

/** A fight or match that the stand-in prices. */
export interface PairToPrice {
  readonly id: string;
  readonly home: string;
  readonly away: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  /** Chance of the first named, 0–1, if it is known what the market thinks. */
  readonly share?: number | undefined;
}

/** Boxing has a draw, on which some books have a price: theirs are then for three ways. */
const DRAW = 0.06;

/** Fights or matches with eleven books' prices of the winner at a time, as `elevenBooks` has games. */
export const elevenPairs = (
  sport: string,
  pairs: readonly PairToPrice[],
  now: number,
): readonly OddsWorldEvent[] =>
  pairs
    .filter(({ start }) => start > now)
    .map(({ id, home, away, start, share = 0.3 + 0.4 * hash(id) }) => {
      const scanned = `${new Date(now - 20_000).toISOString().slice(0, 19)}Z`;
      const bookmakers = BOOKS.map(({ key, title, margin, lag }) => {
        const moved = movedAt(id, now - lag * MINUTE) + 0.03 * (hash(`${id} ${key}`) - 0.5);
        const own = 1 / (1 + Math.exp(-(Math.log(share / (1 - share)) + moved)));
        const draw = sport.startsWith('boxing') && hash(`${key} draws`) > 0.7 ? DRAW : 0;
        const outcomes = [
          { name: home, price: priceWithMargin(own * (1 - draw), margin) },
          { name: away, price: priceWithMargin((1 - own) * (1 - draw), margin) },
          ...(draw > 0 ? [{ name: 'Draw', price: priceWithMargin(draw, margin) }] : []),
        ];
        return {
          key,
          title,
          last_update: scanned,
          markets: [{ key: 'h2h', last_update: scanned, outcomes }],
        };
      });
      return {
        id,
        sport_key: sport,
        commence_time: `${new Date(start).toISOString().slice(0, 19)}Z`,
        home_team: home,
        away_team: away,
        bookmakers,
      };
    });
