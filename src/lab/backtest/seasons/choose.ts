import { MOMENTS, type Moment } from './moments.ts';
import type { SeasonWidths, WinsForecast } from './types.ts';
import { CERTAIN, FILTERED, WIDTHS, type Width } from './widths.ts';

/** The middle shares of final wins that are judged when a width is chosen, and the one that pages show. */
const LEVELS = [0.5, 0.6, 0.7, 0.8, 0.9];
const SHOWN = 0.8;
/** Seasons needed to choose on; with fewer the filter's own width stands. */
const FEWEST = 3;
/** Where ranges are judged: in the last week few games are left, and every width gives the same. */
const JUDGED: readonly Moment[] = MOMENTS.filter((moment) => moment !== 'last week');

/** A season's forecasts of final wins at one moment by one width; none if it was not tried. */
export const winsBy = (
  { moments }: SeasonWidths,
  moment: Moment,
  { name }: Width,
): readonly WinsForecast[] =>
  moments
    .filter((one) => one.moment === moment)
    .flatMap(({ widths }) => widths.find(({ width }) => width === name)?.wins ?? []);

/** Share of final wins within a middle share (80 %) by randomized PIT; undefined without forecasts. */
export function coverageOf(wins: readonly WinsForecast[], level = SHOWN): number | undefined {
  if (wins.length === 0) return undefined;
  return wins.filter(({ pit }) => Math.abs(pit - 0.5) <= level / 2).length / wins.length;
}

/**
 * The width whose ranges of final wins, from the middle half to the middle 90 %, held nearest what they should on some seasons:
 * least squared distance over moments and ranges, the earlier listed of equals. One range alone is chosen by luck: with eight
 * seasons of 32 teams its share has an SD of 2.5 points.
 */
export function chooseWidth(
  seasons: readonly SeasonWidths[],
  widths: readonly Width[] = WIDTHS,
): Width {
  if (seasons.length < FEWEST) return FILTERED;
  const miss = (width: Width): number =>
    JUDGED.reduce((sum, moment) => {
      const wins = seasons.flatMap((season) => winsBy(season, moment, width));
      const misses = LEVELS.map((level) => ((coverageOf(wins, level) ?? level) - level) ** 2);
      return misses.reduce((all, one) => all + one, sum);
    }, 0);
  const [first = CERTAIN, ...others] = widths;
  return others.reduce((best, width) => (miss(width) < miss(best) ? width : best), first);
}
