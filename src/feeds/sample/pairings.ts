/** Two indexes into a league's teams. */
export interface TeamPairing {
  readonly home: number;
  readonly away: number;
}

/** One round of the circle method: every team meets another once; with an odd count one rests. */
export function roundOf(teams: number, round: number): readonly TeamPairing[] {
  const seats = teams + (teams % 2);
  const wheel = seats - 1;
  const turn = round % wheel;
  const pairs: (readonly [number, number])[] = [];
  for (let step = 1; step < seats / 2; step++) {
    pairs.push([(turn + step) % wheel, (turn - step + wheel) % wheel]);
  }
  if (teams % 2 === 0) pairs.push([turn, wheel]);
  return pairs.map(([a, b], index) =>
    (round + index) % 2 === 0 ? { home: a, away: b } : { home: b, away: a },
  );
}

const WEEK = 7;
const TUESDAY = 2;
/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** The week of a day, from Tuesday to Monday, which is the number of its round. Days since 1970-01-01. */
export const weekOf = (day: number): number => Math.floor((day + FIRST_WEEKDAY - TUESDAY) / WEEK);

/**
 * The games of one day in a league with one round a week, from Tuesday to Monday: a given number of the round's games on
 * each weekday, Sunday first.
 * @param day days since 1970-01-01
 */
export function pairingsOfWeek(
  teams: number,
  perWeekday: readonly number[],
  day: number,
): readonly TeamPairing[] {
  const sinceTuesday = (day + FIRST_WEEKDAY - TUESDAY) % WEEK;
  const counts = Array.from({ length: WEEK }, (_, n) => perWeekday[(TUESDAY + n) % WEEK] ?? 0);
  const before = counts.slice(0, sinceTuesday).reduce((sum, count) => sum + count, 0);
  return roundOf(teams, weekOf(day)).slice(before, before + (counts[sinceTuesday] ?? 0));
}

/**
 * The games of one day: the next `perDay` pairs of the current round, so that no team plays twice on a day.
 * Depends only on the day: the same all day, and other games tomorrow.
 * @param day days since 1970-01-01
 */
export function pairingsOn(teams: number, perDay: number, day: number): readonly TeamPairing[] {
  const daysPerRound = Math.floor(Math.floor(teams / 2) / perDay);
  const start = (day % daysPerRound) * perDay;
  return roundOf(teams, Math.floor(day / daysPerRound)).slice(start, start + perDay);
}
