import { CREDITS } from '../product/credits.ts';

/**
 * What a reader is told of a league whose games come from a second feed, with the credit that its licence asks for. It is
 * of the time of a build: the sentence says so, because the page may stand for some hours.
 * @param name of the league, @param feed as `SecondSource` is named
 */
export function toldByText(name: string, feed: string): string {
  const licence = CREDITS.find((credit) => credit.name === feed)?.licence;
  const credit = licence === undefined ? feed : `${feed} (${licence})`;
  return `When this page was built, schedule and results of the ${name} came from ${credit}, because ESPN did not answer: scores of games under way and ESPN’s prices are missing.`;
}
