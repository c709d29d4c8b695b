import { addDays, type CalendarDate, easternDate } from '../time/time.ts';

/** A finished game with its day. */
export interface LateResult {
  /** ISO 8601 in UTC. */
  readonly gameTime: string;
  readonly homeKey: string;
  readonly awayKey: string;
  readonly home: number;
  readonly away: number;
  /** 0 regulation, 1 overtime, 2 a shoot-out. */
  readonly extra: number;
}

const DAYS = 7;
const AFTER = ['', ' (OT)', ' (SO)'] as const;

function words(own: number, other: number, opponent: string, extra: number): string {
  const verb = own > other ? 'beat' : own < other ? 'lost to' : 'tied';
  return `${verb} ${opponent} ${own}–${other}${AFTER[extra] ?? ''}`;
}

/**
 * Each team's results of the seven days before a day, the latest first: "lost to BUF 17–20".
 * @param shortOf a team's name in a sentence, by its key
 */
export function latelyOf(
  results: readonly LateResult[],
  day: CalendarDate,
  shortOf: (key: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const from = addDays(day, -DAYS);
  const lately = new Map<string, string[]>();
  const note = (key: string, text: string): void => {
    lately.set(key, [...(lately.get(key) ?? []), text]);
  };
  const recent = results
    .filter(({ gameTime }) => easternDate(gameTime) >= from)
    .toSorted((one, other) => Date.parse(other.gameTime) - Date.parse(one.gameTime));
  for (const { homeKey, awayKey, home, away, extra } of recent) {
    note(homeKey, words(home, away, shortOf(awayKey), extra));
    note(awayKey, words(away, home, shortOf(homeKey), extra));
  }
  return lately;
}
