import type { League } from '#domain/league.ts';
import { type CalendarDate, zoneLabel } from '#domain/time.ts';

/** Usual start times by Eastern time (HH:MM), latest first. */
interface Slots {
  readonly east: readonly string[];
  /** Where the home team is in Mountain or Pacific time. */
  readonly west?: readonly string[];
  /** Saturdays and Sundays, where they differ. */
  readonly weekend?: readonly string[];
}

const SLOTS: Readonly<Record<League, Slots>> = {
  NFL: { east: ['20:20', '19:00'], west: ['20:20', '20:15'] },
  NBA: { east: ['20:00', '19:30', '19:00'], west: ['22:30', '22:00'] },
  WNBA: { east: ['20:00', '19:00'], west: ['22:00', '21:30'] },
  MLB: { east: ['19:40', '19:10', '19:05'], west: ['22:10', '21:40'] },
  NHL: { east: ['20:00', '19:30', '19:00'], west: ['22:30', '22:00'] },
  NCAAF: { east: ['20:00', '19:30'], west: ['22:30', '22:00'] },
  NCAAB: { east: ['21:00', '20:00', '19:00'], west: ['23:00', '22:30'] },
  MLS: { east: ['20:30', '19:30'], west: ['22:30', '21:30'] },
  EPL: { east: ['15:00', '14:30'], weekend: ['12:30', '10:00'] },
  LaLiga: { east: ['15:00', '13:00'], weekend: ['15:00', '12:30'] },
  Bundesliga: { east: ['14:30', '12:30'], weekend: ['12:30', '09:30'] },
  SerieA: { east: ['14:45', '12:30'], weekend: ['14:45', '12:00'] },
};

const isWeekend = (date: CalendarDate): boolean => {
  const day = new Date(`${date}T12:00:00Z`).getUTCDay();
  return day === 0 || day === 6;
};

/** UTC instant of an Eastern wall time after 3 AM, when both clock changes are over. */
export function easternInstant(date: CalendarDate, time: string): string {
  const daylight = new Date(`${date}T${time}:00-04:00`);
  const start = zoneLabel(daylight) === 'EDT' ? daylight : new Date(`${date}T${time}:00-05:00`);
  return start.toISOString();
}

/** Start of the day's game number `index` in a league. */
export function kickoff(league: League, date: CalendarDate, index: number, west: boolean): string {
  const slots = SLOTS[league];
  const weekend = isWeekend(date) ? slots.weekend : undefined;
  const times = (west ? slots.west : undefined) ?? weekend ?? slots.east;
  return easternInstant(date, times[index % times.length] ?? '19:00');
}
