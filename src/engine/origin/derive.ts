import type { GoalOrigin, MarginOrigin, Origin } from '#domain/game/origin.ts';
import { clamp, sum } from '#domain/numbers/numbers.ts';
import { HIGHEST_PROBABILITY, LOWEST_PROBABILITY } from '../inputs.ts';
import { goalFigures } from '../market/goalFigures.ts';
import { marginFigures } from '../market/marginFigures.ts';
import type { OwnFigures } from '../market/ownFigures.ts';
import { type PublishedFigures, publishedFigures } from '../market/publishedFigures.ts';
import { goalInputs } from '../ratings/goals/inputs.ts';
import { marginWinProbability } from '../ratings/margin/winProbability.ts';
import { rounded } from '../rounded.ts';

/** The chances of a team game's recipe, in its inputs' own shape. */
type DerivedInputs = Readonly<Record<string, unknown>>;

/**
 * The chances that the model works out from what it knew: those of the recipe's inputs, of four digits. Logarithms and
 * exponentials are the machine's own here, so that another machine may differ in the sixteenth digit of what is rounded.
 */
export const deriveInputs = (origin: Origin): DerivedInputs =>
  origin.kind === 'margin' ? ofMargin(origin) : ofGoals(origin);

/** What our figures become beside the market's; undefined without one. */
function besideMarket(own: OwnFigures, origin: Origin): PublishedFigures | undefined {
  const { market, weights } = origin;
  if (!market) return undefined;
  return publishedFigures(
    own,
    { ...market, books: [], leftOut: [] },
    {
      pool: { close: weights.close, own: weights.own },
      lineWeights: { margin: weights.margin, total: weights.total },
    },
  );
}

function ofMargin(origin: MarginOrigin): DerivedInputs {
  const { parts, variance, slope, scale, scoreSd, total } = origin;
  const margin = sum(Object.values(parts));
  const homeWin = marginWinProbability(scale, slope, { mean: margin, variance });
  const scales = { scale, scoreSd, total };
  const own = marginFigures(scales, { homeWin, margin, total: total.mean });
  const published = besideMarket(own, origin);
  const win = published?.win?.home ?? homeWin;
  return {
    homeWin: rounded(clamp(win, LOWEST_PROBABILITY, HIGHEST_PROBABILITY), 4),
    ...(published && { lines: published.lines }),
  };
}

function ofGoals(origin: GoalOrigin): DerivedInputs {
  const { variance, rho, easing } = origin;
  const lead = sum(Object.values(origin.lead));
  const pace = sum(Object.values(origin.pace));
  const forecast = { homeLog: pace + lead, awayLog: pace - lead, variance };
  const rates = goalInputs(forecast, rho, easing);
  const published = besideMarket(goalFigures(rates), origin);
  const { homeRate, awayRate } = rates;
  return {
    ...(published?.win ? { shares: published.win } : { homeRate, awayRate }),
    ...(published && { lines: published.lines }),
  };
}
