import { isFreshQuote } from '#domain/game/freshness.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { isCurrent } from '#domain/prices/currentQuotes.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import type { Bet } from '#domain/record/bet.ts';

type Asked = Pick<Bet, 'market' | 'pick' | 'line'>;

function priceOf({ moneyline, spread, total }: OddsQuote, { market, pick, line }: Asked) {
  if (market === 'moneyline' && (pick === 'home' || pick === 'away' || pick === 'draw'))
    return moneyline?.[pick];
  if (market === 'spread' && spread && (pick === 'home' || pick === 'away'))
    return (pick === 'home' ? spread.line : 0 - spread.line) === line ? spread[pick] : undefined;
  if (market === 'total' && total && (pick === 'over' || pick === 'under'))
    return total.line === line ? total[pick] : undefined;
  return undefined;
}

/** American odds that the best book offers now for the same bet at the same line; undefined if none was seen recently. */
export function bestNow(game: CardGame, asked: Asked, now: Date): number | undefined {
  const prices = game.odds
    .filter(({ sample, asOf }) => !sample && isFreshQuote(game, asOf, now) && isCurrent(asOf, now))
    .flatMap((quote) => priceOf(quote, asked) ?? []);
  return prices.length > 0 ? Math.max(...prices) : undefined;
}
