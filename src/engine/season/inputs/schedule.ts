import { InputError } from '#domain/numbers/inputError.ts';
import { OUTSIDE } from '#domain/season/outside.ts';
import type { PlayedGames } from '#domain/season/seasonInputs.ts';
import type { SeasonRow } from '#domain/season/seasonRow.ts';
import { ratingDay } from '../../ratings/day.ts';
import type { SeasonTeams } from './seasonTeams.ts';

/** A game of the league's table. Days since 1970-01-01; undefined: postponed, without a date. */
export interface Scheduled {
  readonly row: SeasonRow;
  readonly home: number;
  readonly away: number;
  readonly day: number | undefined;
  /** Days since each side's game before, as far as the schedule tells. */
  readonly homeRest: number | undefined;
  readonly awayRest: number | undefined;
}

const byDay = (one: SeasonRow, other: SeasonRow): number => {
  if (one.day === other.day) return 0;
  if (one.day === undefined) return 1;
  return other.day === undefined || one.day < other.day ? -1 : 1;
};

/** The games in order of day (a postponed game last), without those between two sides outside of the table. */
export function seasonSchedule(
  rows: readonly SeasonRow[],
  teams: SeasonTeams,
): readonly Scheduled[] {
  const lastDay = new Map<string, number>();
  return [...rows].sort(byDay).flatMap((row) => {
    const home = teams.numberOf(row.homeKey);
    const away = teams.numberOf(row.awayKey);
    const day = row.day === undefined ? undefined : ratingDay(row.day);
    const restOf = (key: string): number | undefined => {
      const last = lastDay.get(key);
      return day === undefined || last === undefined || key === OUTSIDE ? undefined : day - last;
    };
    const game = {
      row,
      home,
      away,
      day,
      homeRest: restOf(row.homeKey),
      awayRest: restOf(row.awayKey),
    };
    if (day !== undefined) for (const key of [row.homeKey, row.awayKey]) lastDay.set(key, day);
    if (row.homeKey === row.awayKey && row.homeKey !== OUTSIDE) {
      throw new InputError(`${row.homeKey} cannot play itself`, 'games');
    }
    return home === away ? [] : [game];
  });
}

/** Finished games as columns. */
export function playedGames(games: readonly Scheduled[]): PlayedGames {
  const finals = games.flatMap(({ home, away, row: { final } }) =>
    final ? [{ home, away, final }] : [],
  );
  return {
    home: finals.map(({ home }) => home),
    away: finals.map(({ away }) => away),
    homeScore: finals.map(({ final }) => final.home),
    awayScore: finals.map(({ final }) => final.away),
    extra: finals.map(({ final }) => final.extra),
  };
}
