import { marginHistogram, type ScoreGrid, splitAt } from '#domain/game/scoreGrid.ts';
import { roundedToHalf } from '#domain/numbers/numbers.ts';
import { coverShares, decisiveShare, totalShares } from '#domain/prices/lineProbability.ts';
import type { SampleLine } from '../leagues/facts.ts';
import type { Market } from './pointsMarket.ts';
import { pricesWithVig, twoWay } from './vig.ts';

const MOST_GOALS = 12;
const MIN_MEAN = 0.2;
/** Approximate mean of a Poisson total − the half-goal line that splits it most evenly. */
const MEAN_OVER_LINE = 1 / 6;

/** Shares of 0…12 goals under a Poisson distribution. */
function poisson(mean: number): readonly number[] {
  let share = Math.exp(-mean);
  const shares = [share];
  for (let goals = 1; goals <= MOST_GOALS; goals++) {
    share *= mean / goals;
    shares.push(share);
  }
  return shares;
}

/** Two independent Poisson scores with the line's means, as shares instead of counts. */
function scores({ total, margin }: SampleLine): ScoreGrid {
  const home = poisson(Math.max(MIN_MEAN, (total + margin) / 2));
  const away = poisson(Math.max(MIN_MEAN, (total - margin) / 2));
  return home.map((h, goals) => [goals, 0, away.map((a) => h * a)]);
}

/** Prices of a soccer game: three-way, goal handicap in half goals, and a total that cannot be hit exactly. */
export function soccerMarket(line: SampleLine): Market {
  const grid = scores(line);
  const { above, at, below } = splitAt(marginHistogram(grid), 0);
  const [home = 100, draw = 100, away = 100] = pricesWithVig([above, at, below]);
  const handicap = -roundedToHalf(line.margin) + 0;
  const cover = twoWay(decisiveShare(coverShares(grid, 'home', handicap)));
  const totalLine = Math.floor(Math.max(0, line.total - MEAN_OVER_LINE)) + 0.5;
  const goals = twoWay(decisiveShare(totalShares(grid, 'over', totalLine)));
  return {
    moneyline: { home, away, draw },
    spread: { line: handicap, home: cover[0], away: cover[1] },
    total: { line: totalLine, over: goals[0], under: goals[1] },
  };
}
