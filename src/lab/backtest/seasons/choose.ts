import { MOMENTS, type Moment } from './moments.ts';
import type { SeasonWidths, WinsForecast } from './types.ts';
import { CERTAIN, FILTERED, WIDTHS, type Width } from './widths.ts';

/** Share of final wins that the middle 80 % should hold. */
const AIM = 0.8;
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

/** Share of final wins within the middle 80 % by randomized PIT; undefined without forecasts. */
export function coverageOf(wins: readonly WinsForecast[]): number | undefined {
  if (wins.length === 0) return undefined;
  return wins.filter(({ pit }) => Math.abs(pit - 0.5) <= AIM / 2).length / wins.length;
}

/**
 * The width whose ranges of final wins held nearest 80 % on some seasons: least squared distance over the moments, the earlier
 * listed of equals.
 */
export function chooseWidth(
  seasons: readonly SeasonWidths[],
  widths: readonly Width[] = WIDTHS,
): Width {
  if (seasons.length < FEWEST) return FILTERED;
  const miss = (width: Width): number =>
    JUDGED.reduce((sum, moment) => {
      const covered = coverageOf(seasons.flatMap((season) => winsBy(season, moment, width)));
      return covered === undefined ? sum : sum + (covered - AIM) ** 2;
    }, 0);
  const [first = CERTAIN, ...others] = widths;
  return others.reduce((best, width) => (miss(width) < miss(best) ? width : best), first);
}
