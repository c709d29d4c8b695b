import type { Game } from '#domain/game/game.ts';
import { FIGURES } from '#domain/leagues/index.ts';
import type { League } from '#domain/leagues/league.ts';
import { NEAR_START_MIN } from '#domain/operation/limits.ts';
import { addDays, datesInOrder, easternDate, easternDayRange } from '#domain/time/time.ts';
import type { DayRange } from '#feeds/source.ts';

/** Days of games shown ahead, unless a league's record says otherwise. */
const DEFAULT_DAYS_AHEAD = 7;
/** Days before today that are requested again, once an hour, for late finals and corrections. */
export const DAYS_BEHIND = 3;
/** Days before today that are requested each time: last night's games end after midnight. */
const ALWAYS_BEHIND = 1;
const HOUR_MS = 3_600_000;

/** A longer outage is left to the look back. */
const LONGEST_OUTAGE_DAYS = 30;

/** Days of events behind and ahead: golf takes four, and the next race or fight may be weeks away. */
const EVENT_DAYS_BEHIND = 7;
const EVENT_DAYS_AHEAD = 35;

/**
 * The days to request: `behind` days before today, or all since the last answer if more (a month at most), and `ahead` days after
 * it.
 */
function daysAround(
  now: Date,
  behind: number,
  ahead: number,
  answered: Date | undefined,
): DayRange {
  const today = easternDate(now);
  const usual = addDays(today, -behind);
  const missed = answered ? easternDate(answered) : usual;
  const longest = addDays(today, -LONGEST_OUTAGE_DAYS);
  const [wanted] = datesInOrder(missed, usual);
  const [, from] = datesInOrder(wanted, longest);
  return { from, to: addDays(today, ahead) };
}

const hourOf = (time: Date): number => Math.floor(time.getTime() / HOUR_MS);

/**
 * Days to request from a feed: some before today, all since its last answer for the league, and those a slate shows ahead.
 * @param answered the time of its last answer
 */
export function feedDays(league: League, now: Date, answered?: Date): DayRange {
  const thisHour = answered !== undefined && hourOf(answered) === hourOf(now);
  const behind = thisHour ? ALWAYS_BEHIND : DAYS_BEHIND;
  return daysAround(now, behind, FIGURES[league].daysAhead ?? DEFAULT_DAYS_AHEAD, answered);
}

/** The same for events of individual sports. */
export const eventDays = (now: Date, answered?: Date): DayRange =>
  daysAround(now, EVENT_DAYS_BEHIND, EVENT_DAYS_AHEAD, answered);

/** Days of near starts: today and, before midnight in New York, tomorrow. */
export const nearDays = (now: Date): DayRange => ({
  from: easternDate(now),
  to: easternDate(new Date(now.getTime() + NEAR_START_MIN * 60_000)),
});

/**
 * Instants between which a slate's games start: the requested days, so a finished game keeps its page for three days. Samples
 * have no results and leave with their day.
 */
export function slateWindow(
  now: Date,
  sample: boolean,
): { readonly from: Date; readonly to: Date } {
  const today = easternDate(now);
  return {
    from: new Date(easternDayRange(addDays(today, sample ? 0 : -DAYS_BEHIND)).from),
    to: new Date(easternDayRange(addDays(today, DEFAULT_DAYS_AHEAD)).to),
  };
}

/** Instants between which a slate's events start. */
export function eventWindow(now: Date): { readonly from: Date; readonly to: Date } {
  const { from, to } = eventDays(now);
  return { from: new Date(easternDayRange(from).from), to: new Date(easternDayRange(to).to) };
}

/** A feed may omit a game from one answer by mistake. */
const PATIENCE_MS = HOUR_MS;
/** A feed that answers in pieces may fail for one of them. */
const PATIENCE_OTHER_DAYS_MS = 24 * HOUR_MS;

/** Something a feed names: a game, or an event at its start. */
type Named = Pick<Game, 'id' | 'gameTime' | 'asOf' | 'status'> & { readonly league: string };

/**
 * Ids of the games that the feed no longer names: canceled, or relisted under another id or day. The feed must have named other
 * games of their league and day an hour later, or of their league a day later. Finished games never disappear.
 */
export function vanishedGameIds(games: readonly Named[]): ReadonlySet<number> {
  const latest = new Map<string, number>();
  const confirm = (key: string, at: number) =>
    latest.set(key, Math.max(at, latest.get(key) ?? Number.NEGATIVE_INFINITY));
  const dayOf = (game: Named) => `${game.league} ${easternDate(game.gameTime)}`;
  for (const game of games) {
    const at = Date.parse(game.asOf);
    confirm(game.league, at);
    confirm(dayOf(game), at);
  }
  const isGone = (game: Named): boolean => {
    const behind = (key: string) => (latest.get(key) ?? 0) - Date.parse(game.asOf);
    return behind(dayOf(game)) > PATIENCE_MS || behind(game.league) > PATIENCE_OTHER_DAYS_MS;
  };
  return new Set(
    games.filter((game) => game.status !== 'final' && isGone(game)).map(({ id }) => id),
  );
}

/** The games that the feed still names. */
export function stillNamed(games: readonly Game[]): Game[] {
  const gone = vanishedGameIds(games);
  return games.filter((game) => !gone.has(game.id));
}
