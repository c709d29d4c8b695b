import type { League } from '#domain/leagues/league.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import { shiftedShare } from '#domain/prices/lineShift.ts';
import type { PublishedFigures } from '../../market/publishedFigures.ts';
import { rounded } from '../../rounded.ts';
import type { SoccerInputs } from '../../soccer/inputs.ts';
import { ratesFromOutcomes, type TotalLevel } from '../../soccer/invert.ts';
import type { GoalRates } from '../../soccer/outcomes.ts';
import { linesOfRecipe } from '../recipeInputs.ts';

/** Bounds of a rate and its digits, the same as for our own rates (inputs.ts). */
const [LOWEST, HIGHEST] = [0.1, 7];
const DIGITS = 4;
/** The line whose share sets the level of scoring. */
const LINE = 2.5;

/**
 * Inputs of a soccer game that reproduces the published figures: rates that give its results and its total, so that the score
 * matrix is as close to them as the model can be, and the shares themselves for the last decimals. Our own uncertainty and
 * dependence of low scores stay; without a published result our own rates stay too.
 */
export function anchoredRates(
  league: League,
  own: Required<GoalRates>,
  { win, lines }: PublishedFigures,
): SoccerInputs {
  if (!win) return { ...own, ...linesOfRecipe(lines) };
  const level: TotalLevel = lines.total
    ? { over: shiftedShare(league, 'total', lines.total.share, lines.total.line, LINE) }
    : { draw: win.draw };
  const { home, away } = ratesFromOutcomes(win.home, win.away, level, own.rho);
  const rate = (log: number): number => rounded(clamp(Math.exp(log), LOWEST, HIGHEST), DIGITS);
  return {
    ...own,
    homeRate: rate(home),
    awayRate: rate(away),
    shares: win,
    ...linesOfRecipe(lines),
  };
}
