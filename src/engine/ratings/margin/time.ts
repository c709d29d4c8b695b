import { checkSeason } from '../season.ts';
import { driftMargin, type MarginFilter } from './filter.ts';
import { renewMargin } from './renew.ts';
import { closeSeason, type SeasonEnd } from './seasonEnd.ts';
import type { MarginInWork } from './state.ts';
import { driftTotal, renewTotal, type TotalFilter } from './total.ts';

/** Longest gap that widens a rating within a season, days. */
const LONGEST_GAP = 14;

/** The time that passes for every filter between two days with games. */
export interface RatingPassage {
  /** Ends of the seasons in between. */
  readonly ends: readonly SeasonEnd[];
  /** Days of drift within the season; 0 if a season ended. */
  readonly days: number;
}

/**
 * Moves a roster to a later season and day, and returns the time that passed. Never goes back in time. Throws a RangeError for a
 * season that is not a year.
 */
export function moveRosterTo(
  roster: MarginInWork['roster'],
  season: number,
  day: number,
): RatingPassage {
  checkSeason(season);
  const ends: SeasonEnd[] = [];
  while (roster.season < season) ends.push(closeSeason(roster));
  const gap = Math.max(0, day - roster.day);
  roster.day = Math.max(roster.day, day);
  return { ends, days: ends.length > 0 ? 0 : Math.min(gap, LONGEST_GAP) };
}

/** Applies a passage of time to a margin filter. */
export function passMargin(filter: MarginFilter, { ends, days }: RatingPassage): void {
  for (const end of ends) renewMargin(filter, end);
  if (days > 0) driftMargin(filter, days);
}

/** Applies a passage of time to a totals filter. */
export function passTotal(filter: TotalFilter, { ends, days }: RatingPassage): void {
  for (const end of ends) renewTotal(filter, end);
  if (days > 0) driftTotal(filter, days);
}

/** Carries a state to a later season and day: off-season reversion, then daily drift. Never goes back in time. */
export function advanceMargin(state: MarginInWork, season: number, day: number): void {
  const passage = moveRosterTo(state.roster, season, day);
  if (state.line) passMargin(state.line, passage);
  passMargin(state.score, passage);
  passTotal(state.total, passage);
}
