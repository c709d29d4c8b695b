import { addDays, type CalendarDate } from '../../time/time.ts';
import { dayOfWeek, firstTuesday, midnightOf, WEEK } from './firstTuesday.ts';
import type { PoolGame, PoolWeek } from './pool.ts';

const DAY_MS = 86_400_000;
const TUESDAY = 2;

/** The Tuesday on or before a day: football's weeks run from Tuesday to Monday. */
export const tuesdayOf = (day: CalendarDate): CalendarDate =>
  addDays(day, -((dayOfWeek(day) - TUESDAY + WEEK) % WEEK));

/**
 * The NFL's games left by week. A game put off to a Tuesday or a Wednesday belongs to the week before if one of its sides plays
 * again in the week that begins then.
 * @param games in order of day
 */
export function poolWeeks(season: number, games: readonly PoolGame[]): readonly PoolWeek[] {
  const start = midnightOf(firstTuesday(season));
  const weekAt = (day: CalendarDate): number =>
    Math.floor((midnightOf(day) - start) / (WEEK * DAY_MS)) + 1;
  const numberOf = (game: PoolGame): number => {
    const week = weekAt(game.day);
    const isPutOff = dayOfWeek(game.day) === TUESDAY || dayOfWeek(game.day) === TUESDAY + 1;
    const sides = [game.home, game.away];
    const again = games.some(
      (other) =>
        other.day > game.day &&
        weekAt(other.day) === week &&
        (sides.includes(other.home) || sides.includes(other.away)),
    );
    return Math.max(1, isPutOff && again ? week - 1 : week);
  };
  const weeks = new Map<number, PoolGame[]>();
  for (const game of games) {
    const number = numberOf(game);
    weeks.set(number, [...(weeks.get(number) ?? []), game]);
  }
  return [...weeks]
    .toSorted(([one], [other]) => one - other)
    .map(([number, ofWeek]) => ({
      number,
      from: ofWeek[0]?.day ?? '',
      to: ofWeek.at(-1)?.day ?? '',
      games: ofWeek,
    }));
}
