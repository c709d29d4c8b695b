import type { Range } from '../leagues/figures.ts';
import { FIGURES } from '../leagues/index.ts';
import { LEAGUES, type League, type Sport } from '../leagues/league.ts';
import { sum } from '../numbers/numbers.ts';
import { isAmericanPrice } from '../prices/americanOdds.ts';
import { impliedProbability } from '../prices/devig.ts';
import type { OddsQuote, OpeningQuote } from '../prices/odds.ts';
import { type Checked, isWithin, type Problem } from './checked.ts';

/**
 * Plausible sums of the implied probabilities of one market's prices: its margin makes it a little more than 1. Below that a
 * bettor could not lose; far above, nobody would bet: the prices are not of one market, or not of one moment.
 */
const TWO_WAY: Range = [0.97, 1.2];
const THREE_WAY: Range = [0.97, 1.3];

/** Why prices cannot be the sides of one market; undefined if they can. */
export function bookProblem(prices: readonly number[]): string | undefined {
  if (!prices.every(isAmericanPrice)) return 'an impossible price';
  const book = sum(prices.map(impliedProbability));
  if (isWithin(book, prices.length > 2 ? THREE_WAY : TWO_WAY)) return undefined;
  return `its prices imply ${Math.round(100 * book)}% together`;
}

type Moneyline = NonNullable<OddsQuote['moneyline']>;
type Spread = NonNullable<OddsQuote['spread']>;
type Total = NonNullable<OddsQuote['total']>;

/** Lines are whole, halves or quarters. */
const isLine = (line: number): boolean => Number.isInteger(line * 4);

function moneylineProblem({ home, away, draw }: Moneyline, league: League): string | undefined {
  if (!LEAGUES[league].canDraw) return bookProblem([home, away]);
  if (draw === undefined) return 'no price for the draw';
  return bookProblem([home, away, draw]);
}

/** One of two prices may be missing. */
const pairProblem = (one: number | undefined, other: number | undefined): string | undefined =>
  one === undefined || other === undefined ? undefined : bookProblem([one, other]);

function spreadProblem({ line, home, away }: Spread, league: League): string | undefined {
  const { spread } = FIGURES[league].bounds;
  if (!isLine(line) || Math.abs(line) > spread) return `a line of ${line} in the ${league}`;
  return pairProblem(home, away);
}

function totalProblem({ line, over, under }: Total, league: League): string | undefined {
  const { total } = FIGURES[league].bounds;
  if (!isLine(line) || !isWithin(line, total)) return `a total of ${line} in the ${league}`;
  return pairProblem(over, under);
}

/** A logistic curve is steeper than the normal one of the same spread by this factor. */
const STEEPNESS = 1.702;

/** Share of decided games that the home side wins if it covers `line` as often as the spread's prices imply. */
function winShare({ line, home, away }: Spread, league: League): number {
  const [ours, theirs] =
    home === undefined || away === undefined
      ? [1, 1]
      : [impliedProbability(home), impliedProbability(away)];
  const odds = Math.log(ours / theirs) - (STEEPNESS * line) / FIGURES[league].bounds.marginSd;
  return 1 / (1 + Math.exp(-odds));
}

/** Largest plausible difference between moneyline and spread in the home side's share. In low-scoring sports lines say less. */
const APART: Readonly<Record<Sport, number>> = {
  football: 0.15,
  basketball: 0.15,
  baseball: 0.25,
  hockey: 0.25,
  soccer: 0.25,
};

/** Why moneyline and spread cannot both be true. */
function contradiction({ home, away }: Moneyline, spread: Spread, league: League) {
  const [ours, theirs] = [impliedProbability(home), impliedProbability(away)];
  const share = ours / (ours + theirs);
  const other = winShare(spread, league);
  if (Math.abs(share - other) <= APART[LEAGUES[league].sport]) return undefined;
  const [one, two] = [share, other].map((one) => `${Math.round(100 * one)}%`);
  return `they give the home side ${one} and ${two}`;
}

/**
 * A quote without implausible markets, each checked alone, and moneyline and spread also together; of two that contradict each
 * other neither stays. The value is undefined if none is left.
 */
export function checkQuote<Quote extends OpeningQuote>(
  quote: Quote,
  league: League,
): Checked<Quote | undefined> {
  const problems: Problem[] = [];
  const noted = <T>(market: string, value: T | undefined, reason: string | undefined) => {
    if (value === undefined || reason === undefined) return value;
    problems.push({ what: `${market} of ${quote.provider}`, reason });
    return undefined;
  };
  let { moneyline, spread, total } = quote;
  moneyline = noted('moneyline', moneyline, moneyline && moneylineProblem(moneyline, league));
  spread = noted('spread', spread, spread && spreadProblem(spread, league));
  total = noted('total', total, total && totalProblem(total, league));
  const apart = moneyline && spread && contradiction(moneyline, spread, league);
  if (apart !== undefined) {
    problems.push({ what: `moneyline and spread of ${quote.provider}`, reason: apart });
    moneyline = undefined;
    spread = undefined;
  }
  const value = moneyline || spread || total ? { ...quote, moneyline, spread, total } : undefined;
  return { value, problems };
}
