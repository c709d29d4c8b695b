import { FEED_RIGHTS } from '../rights/index.ts';

/**
 * Tells a reader that a league's games come from a second feed, with the credit its license requires. It reflects the time of a
 * build, and says so, because the page may stay up for hours.
 * @param name of the league, @param feed as `SecondSource` is named
 */
export function toldByText(name: string, feed: string): string {
  const licence = FEED_RIGHTS.find(({ name }) => name === feed)?.attribution?.licence;
  const credit = licence === undefined ? feed : `${feed} (${licence})`;
  return `ESPN did not answer when this page was made, so ${name} schedules and results are from ${credit}. Live scores and ESPN’s prices are missing.`;
}
