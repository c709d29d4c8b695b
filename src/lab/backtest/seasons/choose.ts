import { SEASON_MOMENTS, type SeasonMoment } from './moments.ts';
import type { SeasonWidths, WinsForecast } from './types.ts';
import { FILTERED, WIDTHS, type Width } from './widths.ts';

/** The middle share of final wins that pages show. */
const SHOWN = 0.8;

interface Judged {
  /** Middle share of final wins. */
  readonly level: number;
  /**
   * What it should have held in past seasons. What was chosen to hold 80 % of few seasons held 78.7 % of the next one, in the mean of
   * eleven leagues; aimed at 81 % it is 79.5, at 82 % 80.4 (docs/measurements.md, "Seasons").
   */
  readonly aim: number;
  readonly weight: number;
}
const LEVELS: readonly Judged[] = [
  { level: SHOWN, aim: 0.81, weight: 1 },
  { level: 0.5, aim: 0.51, weight: 0.25 },
  { level: 0.9, aim: 0.905, weight: 0.25 },
];
/** Seasons needed to choose on. */
const FEWEST = 3;
/** Whether there are seasons enough; with fewer the filter's own width stands. */
export const canChoose = (seasons: readonly object[]): boolean => seasons.length >= FEWEST;
/** Where ranges are judged: in the last week few games are left, and every width gives the same. */
const JUDGED: readonly SeasonMoment[] = SEASON_MOMENTS.filter((moment) => moment !== 'last week');

/** A season's forecasts of final wins at one moment by one width; none if it was not tried. */
export const winsBy = (
  { moments }: SeasonWidths,
  moment: SeasonMoment,
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
 * The width whose middle 80 % of final wins held nearest to its aim on some seasons, at the start, a quarter, half and three quarters
 * alike: least sum of squared distances, the middle 50 and 90 % counted by a quarter; the earlier listed of equals.
 */
export function chooseWidth(
  seasons: readonly SeasonWidths[],
  widths: readonly Width[] = WIDTHS,
): Width {
  if (!canChoose(seasons)) return FILTERED;
  const miss = (width: Width): number =>
    JUDGED.reduce((sum, moment) => {
      const wins = seasons.flatMap((season) => winsBy(season, moment, width));
      return LEVELS.reduce(
        (all, { level, aim, weight }) =>
          all + weight * ((coverageOf(wins, level) ?? aim) - aim) ** 2,
        sum,
      );
    }, 0);
  const nearest = widths.map((width) => ({ width, miss: miss(width) }));
  return nearest.toSorted((one, other) => one.miss - other.miss)[0]?.width ?? FILTERED;
}
