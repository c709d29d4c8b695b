import { type CardGame, marginsOf, totalsOf } from '../../game/listedGame.ts';
import { predictedWinner, winProbability } from '../../game/predictedWinner.ts';
import { LEAGUES } from '../../leagues/league.ts';
import { isAmericanPrice } from '../../prices/americanOdds.ts';
import { feedPlace } from '../../prices/feeds.ts';
import { withCountedBooks } from '../../prices/gameEdges.ts';
import { givenOn } from '../../prices/givenOn.ts';
import { isTossUpCall, spreadCall, totalCall } from '../../prices/lineCall.ts';
import { decisiveShare } from '../../prices/lineProbability.ts';
import type { MarketKind } from '../../prices/marketOffers.ts';
import type { OddsQuote } from '../../prices/odds.ts';
import type { Pick } from './pick.ts';

/** A market's quotes in the order of the feeds; those at the market's own line first. */
function quotesOf(odds: readonly OddsQuote[], market: MarketKind, line?: number): OddsQuote[] {
  const far = (quote: OddsQuote): number =>
    market === 'moneyline' || line === undefined || quote[market]?.line === line ? 0 : 1;
  return odds
    .filter((quote) => quote[market] !== undefined)
    .toSorted((one, other) => far(one) - far(other) || feedPlace(one.feed) - feedPlace(other.feed));
}

/** A quote's price of a side, with its book; nothing for a sample or an invalid price. */
const priced = ({ sample, provider }: OddsQuote, american: number | undefined) =>
  !sample && isAmericanPrice(american) ? { price: american, book: provider } : {};

function moneylinePick({ league, odds, prediction }: Predicted): Pick {
  const pick = predictedWinner(prediction);
  const threeWay = LEAGUES[league].canDraw;
  const [quote] = quotesOf(odds, 'moneyline');
  return {
    market: 'moneyline',
    pick,
    ...(quote && priced(quote, quote.moneyline?.[pick])),
    probability: winProbability(prediction, pick),
    ...(threeWay && { drawProbability: prediction.drawProbability }),
    choices: threeWay ? 3 : 2,
  };
}

function spreadPick({ odds, prediction }: Predicted): Pick[] {
  const [quote] = quotesOf(odds, 'spread', prediction.anchor?.spread?.line);
  if (!quote?.spread) return [];
  const call = spreadCall(marginsOf(prediction.simulationData), quote.spread.line);
  if (isTossUpCall(call)) return [];
  const { side, line, shares } = call;
  const probability = 100 * decisiveShare(shares);
  const at = { market: 'spread', pick: side, line, probability, choices: 2 } as const;
  return [{ ...at, ...priced(quote, quote.spread[side]) }];
}

function totalPick({ odds, prediction }: Predicted): Pick[] {
  const [quote] = quotesOf(odds, 'total', prediction.anchor?.total?.line);
  if (!quote?.total) return [];
  const call = totalCall(totalsOf(prediction.simulationData), quote.total.line);
  if (isTossUpCall(call)) return [];
  const { side, line, shares } = call;
  const probability = 100 * decisiveShare(shares);
  const at = { market: 'total', pick: side, line, probability, choices: 2 } as const;
  return [{ ...at, ...priced(quote, quote.total[side]) }];
}

type Predicted = CardGame & { readonly prediction: NonNullable<CardGame['prediction']> };

/**
 * The picks of a game: its likelier winner, and the likelier side of the published spread and total, each at the first counted
 * quote that may be given on (the ledger is public), at the market's own line if a book has it. None without a prediction; no spread or total that no book quotes, or that is a toss-up.
 */
export function gamePicks(game: CardGame): readonly Pick[] {
  const { prediction } = game;
  if (!prediction) return [];
  // Without a market nothing is known to count.
  const given = { ...game, odds: givenOn(game.odds).quotes };
  const { odds } = prediction.anchor ? withCountedBooks(given) : { odds: [] };
  const predicted: Predicted = { ...game, odds, prediction };
  return [moneylinePick(predicted), ...spreadPick(predicted), ...totalPick(predicted)];
}
