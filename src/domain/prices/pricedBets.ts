import type { Game } from '../game/game.ts';
import {
  type CardGame,
  isSimulated,
  marginsOf,
  type PredictedCardGame,
  totalsOf,
} from '../game/listedGame.ts';
import { predictedWinner, SIDES, teamOn, winProbability } from '../game/predictedWinner.ts';
import { signed } from '../numbers/numbers.ts';
import { isAmericanPrice } from './americanOdds.ts';
import { type BetShares, coverSharesIn, totalSharesIn } from './lineProbability.ts';
import type { MarketSide } from './marketOffers.ts';
import type { OddsQuote } from './odds.ts';

/** One bet a bookmaker offers, with how often the simulation wins it. */
export interface PricedBet {
  readonly market: 'moneyline' | 'spread' | 'total';
  readonly side: MarketSide;
  readonly book: string;
  readonly provider: string;
  readonly sample: boolean;
  /** Handicap of this side, or the total; absent on the moneyline. */
  readonly line?: number | undefined;
  /** American odds. */
  readonly american: number;
  readonly shares: BetShares;
}

/** Model share without simulation data, from the specification: 0.7 for the predicted total's side. */
const COARSE_TOTAL = 0.7;

const sharesOf = (win: number): BetShares => ({ win, push: 0, lose: 1 - win });

export const hasSimulation = (game: PredictedCardGame): boolean =>
  isSimulated(game.prediction.simulationData);

/** Without simulation data the predicted winner's side gets confidence / 100, the other the rest. */
function coarseSide(game: PredictedCardGame, side: 'home' | 'away'): BetShares {
  const share = game.prediction.confidenceRating / 100;
  return sharesOf(predictedWinner(game.prediction) === side ? share : 1 - share);
}

/** Simulated draws count for neither side, so in soccer the share is the three-way one. */
function sharesOfSide(game: PredictedCardGame, side: 'home' | 'away'): BetShares {
  if (!hasSimulation(game)) return coarseSide(game, side);
  return sharesOf(winProbability(game.prediction, side) / 100);
}

function sharesOfSpread(game: PredictedCardGame, side: 'home' | 'away', line: number): BetShares {
  if (!hasSimulation(game)) return coarseSide(game, side);
  return coverSharesIn(marginsOf(game.prediction.simulationData), side, line);
}

function sharesOfTotal(game: PredictedCardGame, side: 'over' | 'under', line: number): BetShares {
  if (hasSimulation(game)) {
    return totalSharesIn(totalsOf(game.prediction.simulationData), side, line);
  }
  const predicted = game.prediction.total > line ? 'over' : 'under';
  return sharesOf(predicted === side ? COARSE_TOTAL : 1 - COARSE_TOTAL);
}

function betsOf(game: PredictedCardGame, quote: OddsQuote): PricedBet[] {
  const bets: PricedBet[] = [];
  const add = (bet: Pick<PricedBet, 'market' | 'side' | 'line' | 'shares'>, american?: number) => {
    // A side without a price, or with an impossible one, is not a bet.
    if (!isAmericanPrice(american)) return;
    const { book, provider, sample } = quote;
    bets.push({ ...bet, book, provider, sample, american });
  };
  for (const side of SIDES) {
    add({ market: 'moneyline', side, shares: sharesOfSide(game, side) }, quote.moneyline?.[side]);
    if (!quote.spread) continue;
    const line = side === 'home' ? quote.spread.line : -quote.spread.line + 0;
    const shares = sharesOfSpread(game, side, quote.spread.line);
    add({ market: 'spread', side, line, shares }, quote.spread[side]);
  }
  for (const side of ['over', 'under'] as const) {
    if (!quote.total) continue;
    const { line } = quote.total;
    const shares = sharesOfTotal(game, side, line);
    add({ market: 'total', side, line, shares }, quote.total[side]);
  }
  return bets;
}

/** Every priced side of every bookmaker; none for a game without prediction. */
export function pricedBets(game: CardGame): readonly PricedBet[] {
  const { prediction } = game;
  if (!prediction) return [];
  const predicted: PredictedCardGame = { ...game, prediction };
  return game.odds.flatMap((quote) => betsOf(predicted, quote));
}

/** A side's handicap as books write it: "−1.5", "+3"; "pk" where neither side gives points. */
export const handicapText = (line: number): string => (line === 0 ? 'pk' : signed(line));

/** "Bills", "Bills −1.5", "Bills pk", "Over 47.5" */
export function betLabel(
  game: Pick<Game, 'homeTeam' | 'awayTeam'>,
  bet: Pick<PricedBet, 'side' | 'line'>,
): string {
  const { side, line } = bet;
  if (side === 'over') return `Over ${line ?? ''}`.trim();
  if (side === 'under') return `Under ${line ?? ''}`.trim();
  if (side === 'draw') return 'Draw';
  const name = teamOn(game, side).shortName;
  return line === undefined ? name : `${name} ${handicapText(line)}`;
}
