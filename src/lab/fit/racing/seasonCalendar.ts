import { ratingDay } from '#engine/ratings/day.ts';

/**
 * A Cup season has 36 races on 38 Sundays, with breaks at Easter and once in summer. Of the finals from 2020 to
 * 2025 (8, 7, 6, 5, 10 and 2 November) those of 2020 and 2024, the Olympic year, were a week later.
 */
const RACES = 36;
const WEEKS = 37;
const SUNDAYS_PER_RACE = WEEKS / (RACES - 1);

/** Sunday before the third Monday of February, days since 1970-01-01: the Daytona 500, since 2018. */
function opener(season: number): number {
  const first = ratingDay(`${season}-02-01`);
  // 1970-01-01 was a Thursday.
  const daysToMonday = (11 - (first % 7)) % 7;
  return first + daysToMonday + 2 * 7 - 1;
}

/** Day on which race n of a Cup season counts as held if its file has no date, days since 1970-01-01. */
export const raceSunday = (season: number, race: number): number =>
  opener(season) + 7 * Math.round(SUNDAYS_PER_RACE * (race - 1));
