import { EVENT_LEAGUES } from '../eventLeague.ts';
import { sportOf } from '../events/sportEvent.ts';
import type { GradedPick } from '../gradedPick.ts';
import { findLeague, LEAGUES } from '../league.ts';
import { leaguePageName } from '../leaguePage.ts';
import { easternDate } from '../time.ts';

/** Graded picks under one name. */
export interface PickGroup {
  readonly label: string;
  readonly picks: readonly GradedPick[];
}

/** The sport a row of the record is about: a team league by its name, a tour or series by its sport's. */
export function sportLabel(league: string): string {
  const team = findLeague(league);
  if (team) return LEAGUES[team].name;
  const event = EVENT_LEAGUES.find((each) => each === league);
  return event ? leaguePageName(sportOf(event)) : league;
}

const MONTH = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  year: 'numeric',
});

/** "Nov 2026" of an Eastern date's month, e.g. "2026-11". */
const monthLabel = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));

/** By sport, the one with most picks first. */
export const bySport = (picks: readonly GradedPick[]): readonly PickGroup[] =>
  [...Map.groupBy(picks, ({ league }) => sportLabel(league))]
    .map(([label, own]) => ({ label, picks: own }))
    .toSorted((a, b) => b.picks.length - a.picks.length || a.label.localeCompare(b.label));

/** By the Eastern month in which the contests began, the latest first. */
export const byMonth = (picks: readonly GradedPick[]): readonly PickGroup[] =>
  [...Map.groupBy(picks, ({ startTime }) => easternDate(startTime).slice(0, 7))]
    .toSorted(([a], [b]) => b.localeCompare(a))
    .map(([month, own]) => ({ label: monthLabel(month), picks: own }));
