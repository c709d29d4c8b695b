import { type WidthOf, widthIn } from './cases.ts';
import { MOMENTS } from './moments.ts';
import type { SeasonForecasts } from './types.ts';
import { FILTERED, WIDTHS, type Width } from './widths.ts';

/** Share of final wins that the middle 80 % should hold. */
const AIM = 0.8;
/** Seasons needed to choose on; with fewer the filter's own width stands. */
const FEWEST = 3;

/** Share of final wins within the middle 80 % by randomized PIT at one moment; undefined without forecasts. */
export function coverageAt(
  seasons: readonly SeasonForecasts[],
  moment: string,
  widthOf: WidthOf,
): number | undefined {
  const pits = seasons.flatMap(({ season, moments }) =>
    moments
      .filter((one) => one.moment === moment)
      .flatMap(({ own }) => widthIn(own, widthOf(season))?.wins.map(({ pit }) => pit) ?? []),
  );
  if (pits.length === 0) return undefined;
  return pits.filter((pit) => Math.abs(pit - 0.5) <= AIM / 2).length / pits.length;
}

/**
 * The width whose ranges of final wins held nearest 80 % on some seasons: least squared distance over the moments, the narrower
 * of equals.
 */
export function chooseWidth(
  seasons: readonly SeasonForecasts[],
  widths: readonly Width[] = WIDTHS,
): Width {
  if (seasons.length < FEWEST) return FILTERED;
  const miss = (width: Width): number =>
    MOMENTS.reduce((sum, moment) => {
      const covered = coverageAt(seasons, moment, () => width);
      return covered === undefined ? sum : sum + (covered - AIM) ** 2;
    }, 0);
  const [first = FILTERED, ...others] = widths;
  return others.reduce((best, width) => (miss(width) < miss(best) ? width : best), first);
}

/** Each season's width, chosen on the seasons before it alone. */
export function widthsBefore(seasons: readonly SeasonForecasts[]): ReadonlyMap<number, Width> {
  return new Map(
    seasons.map(({ season }) => [
      season,
      chooseWidth(seasons.filter((other) => other.season < season)),
    ]),
  );
}
