import { isClosed, isFreshQuote } from '../game/freshness.ts';
import { inTurn, startingLast } from '../game/inTurn.ts';
import type { CardGame } from '../game/listedGame.ts';
import { oldestDatum } from '../game/oldestDatum.ts';
import { isTonight } from '../game/tonight.ts';
import type { Instant } from '../time/time.ts';
import { type BookGap, widestGap } from './bookGap.ts';
import type { EdgeBet } from './gameEdges.ts';
import { byReturn, type JudgedBet, judgedBets, payingBets } from './judgedBets.ts';
import { readingNow } from './readingNow.ts';

export interface TonightsPrices {
  /** Games that have yet to start tonight. */
  readonly games: number;
  /** The one of them that starts last. */
  readonly last: CardGame | undefined;
  /** Prices that pay: the best price of each bet, best return first. */
  readonly paying: readonly JudgedBet<EdgeBet>[];
  /** The return per unit of each price considered, including those that pay. */
  readonly returns: readonly number[];
  /** The best of them if none pays, and those that follow it as games begin. */
  readonly nearest: readonly JudgedBet[];
  readonly gap: BookGap | undefined;
  /** Whether any price is a sample. */
  readonly sample: boolean;
}

/** Every price of tonight's games, by the rules of a card's badge: seen recently, in games to come whose sides are rated. */
export function tonightsPrices(games: readonly CardGame[], now: Instant): TonightsPrices {
  const tonight = games.filter((game) => !isClosed(game, now) && isTonight(game, now));
  const open = tonight
    .filter((game) => isFreshQuote(game, oldestDatum(game), now))
    .map((game) => readingNow(game, now));
  const read = open.flatMap(judgedBets).sort(byReturn);
  const paying = open.flatMap(payingBets).sort(byReturn);
  return {
    games: tonight.length,
    last: startingLast(tonight),
    paying,
    returns: read.map(({ returnPerUnit }) => returnPerUnit),
    nearest: paying.length === 0 ? inTurn(read) : [],
    gap: widestGap(open),
    sample: open.some(({ odds }) => odds.some((quote) => quote.sample)),
  };
}
