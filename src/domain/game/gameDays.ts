import { addDays, type CalendarDate, easternDate, type Instant, weekday } from '../time/time.ts';
import type { Game } from './game.ts';

/** The games of one Eastern day. */
interface GameDay<G> {
  readonly date: CalendarDate;
  readonly games: readonly G[];
}

/** Games by Eastern day, earliest first; within a day they keep their order. */
export function gamesByDay<G extends Pick<Game, 'gameTime'>>(
  games: readonly G[],
): readonly GameDay<G>[] {
  const days = new Map<CalendarDate, G[]>();
  for (const game of games) {
    const date = easternDate(game.gameTime);
    days.set(date, [...(days.get(date) ?? []), game]);
  }
  return [...days]
    .map(([date, played]) => ({ date, games: played }))
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** "Today", "Tomorrow" or "Monday", by the Eastern calendar. */
export function dayWord(date: CalendarDate, now: Instant): string {
  const today = easternDate(now);
  if (date === today) return 'Today';
  return date === addDays(today, 1) ? 'Tomorrow' : weekday(date);
}
