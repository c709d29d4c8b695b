import { eventsLearnedTo } from '#domain/events/learnedTo.ts';
import { sportOf } from '#domain/events/sportEvent.ts';
import { EVENT_LEAGUES } from '#domain/leagues/eventLeague.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import type { CalendarDate } from '#domain/time/time.ts';
import { loadEvents } from './events.ts';
import { loadRatings } from './slate.ts';

/** Day on which our results for a league of the backtest end; undefined if no published data tell it. */
export async function loadResultsEnd(league: string): Promise<CalendarDate | undefined> {
  const team = findLeague(league);
  if (team) return (await loadRatings(team))[0]?.learnedTo;
  if (league === 'golf') return eventsLearnedTo(loadEvents('Golf'));
  const series = EVENT_LEAGUES.find((each) => each === league);
  if (!series) return undefined;
  const events = loadEvents(sportOf(series));
  return eventsLearnedTo(events.filter((event) => event.league === series));
}
