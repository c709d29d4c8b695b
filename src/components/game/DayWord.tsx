import { dayWord } from '#domain/gameDays.ts';
import type { CalendarDate, Instant } from '#domain/time.ts';

interface Props {
  readonly date: CalendarDate;
  readonly now: Instant;
}

/** "Today", "Tomorrow" or the weekday; the page's clock keeps it true. */
export const DayWord = ({ date, now }: Props) => <b data-day={date}>{dayWord(date, now)}</b>;
