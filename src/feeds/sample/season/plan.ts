import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { addDays, type CalendarDate } from '#domain/time/time.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import { dayNumber, pairingsOf } from '../games.ts';
import { roundOf, type TeamPairing, weekOf } from '../pairings.ts';
import { isDayOfRest } from '../restDay.ts';
import { SAMPLE_CALENDARS, type SampleCalendar } from './calendar.ts';
import { fillingPairs } from './filling.ts';

/** A game of a sample season: its teams' places in the league's table. */
export interface PlannedGame extends TeamPairing {
  readonly date: CalendarDate;
  /** Place among its day's games. */
  readonly index: number;
  /** Whether the slate has it, too: the others fill the season up to the league's number of games. */
  readonly shown: boolean;
}

const WEEK = 7;

/** A league's sample season: always the same games, whatever the day. None for a league without a calendar. */
export function samplePlan(league: League, season: number): readonly PlannedGame[] {
  const calendar = SAMPLE_CALENDARS[league];
  if (!calendar) return [];
  const { named } = LEAGUES[league].season;
  const first = named === 'endYear' ? season - 1 : season;
  const from = `${first}-${calendar.from}`;
  const to = `${calendar.from <= calendar.to ? first : first + 1}-${calendar.to}`;
  const weekly = typeof FEED_FACTS[league].sample.gamesPerDay !== 'number';
  return weekly ? weeks(league, from, calendar) : days(league, { from, to }, calendar);
}

/** The slate's games of a day. */
const shownOn = (league: League, date: CalendarDate): readonly PlannedGame[] =>
  isDayOfRest(date)
    ? []
    : pairingsOf(league, date).map((pair, index) => ({ ...pair, date, index, shown: true }));

const nameOf = ({ home, away }: TeamPairing): string => `${away}@${home}`;

/**
 * One whole round a week: what the slate leaves out of it is on the week's Saturday. With an even number of teams, a double
 * round-robin if there are enough rounds.
 */
function weeks(
  league: League,
  from: CalendarDate,
  { games }: SampleCalendar,
): readonly PlannedGame[] {
  const teams = FEED_FACTS[league].teams.length;
  let tuesday = from;
  while (weekOf(dayNumber(addDays(tuesday, -1))) === weekOf(dayNumber(tuesday))) {
    tuesday = addDays(tuesday, 1);
  }
  return Array.from({ length: games }, (_, week) => addDays(tuesday, week * WEEK)).flatMap(
    (start) => {
      const shown = Array.from({ length: WEEK }, (_, day) => addDays(start, day)).flatMap(
        (date) => [...shownOn(league, date)],
      );
      const has = new Set(shown.map(nameOf));
      const saturday = addDays(start, 4);
      const rest = roundOf(teams, weekOf(dayNumber(start))).filter(
        (pair) => !has.has(nameOf(pair)),
      );
      return [...shown, ...rest.map((pair, at) => ({ ...pair, ...extra(saturday, at) }))];
    },
  );
}

/** Place of a game that the slate does not have. */
const extra = (date: CalendarDate, at: number) => ({ date, index: 20 + at, shown: false });

/** Days after its own on which a game may be put to let its teams rest. */
const PATIENCE = 12;

/** The slate's games of every day, and more, spread over the season, until every team has its number. */
function days(
  league: League,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
  { games }: SampleCalendar,
): readonly PlannedGame[] {
  const teams = FEED_FACTS[league].teams.length;
  const dates: CalendarDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  const shown = dates.flatMap((date) => [...shownOn(league, date)]);
  const missing = new Array<number>(teams).fill(games);
  const busy = new Map<CalendarDate, Set<number>>();
  const note = ({ home, away }: TeamPairing, date: CalendarDate): void => {
    missing[home] = (missing[home] ?? 0) - 1;
    missing[away] = (missing[away] ?? 0) - 1;
    const on = busy.get(date) ?? new Set<number>();
    busy.set(date, on.add(home).add(away));
  };
  for (const game of shown) note(game, game.date);

  const more = fillingPairs(missing);
  const placed = more.map((pair, at) => {
    const due = Math.floor((at * dates.length) / more.length);
    const isFree = (date: CalendarDate): boolean =>
      !busy.get(date)?.has(pair.home) && !busy.get(date)?.has(pair.away);
    const date = dates.slice(due, due + PATIENCE).find(isFree) ?? dates[due] ?? from;
    note(pair, date);
    return { ...pair, ...extra(date, at) };
  });
  return [...shown, ...placed];
}
