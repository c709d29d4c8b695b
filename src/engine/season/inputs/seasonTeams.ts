import { OUTSIDE } from '#domain/season/outside.ts';
import type { SeasonFormat } from '#domain/season/seasonFormat.ts';
import type { SeasonRow } from '#domain/season/seasonRow.ts';

/** The teams of a season's table with their groups, and the number of each key. */
export interface SeasonTeams {
  readonly teams: readonly string[];
  readonly conferences: readonly string[];
  readonly divisions: readonly string[];
  numberOf(key: string): number;
}

/**
 * The teams of the format's groups, in their order; where the groups name nobody, every side of the schedule, by key. A side
 * outside of the groups counts as `OUTSIDE`, and a game between two of them is no game of the league (undefined number: −1).
 */
export function seasonTeams(
  { groups }: Pick<SeasonFormat, 'groups'>,
  rows: readonly SeasonRow[],
): SeasonTeams {
  const grouped = Object.entries(groups).flatMap(([conference, divisions]) =>
    Object.entries(divisions).flatMap(([division, keys]) =>
      keys.map((key) => ({ key, conference, division })),
    ),
  );
  const everybody = [...new Set(rows.flatMap(({ homeKey, awayKey }) => [homeKey, awayKey]))];
  const listed =
    grouped.length > 0
      ? grouped
      : everybody.sort().map((key) => ({ key, conference: '', division: '' }));
  const numbers = new Map(listed.map(({ key }, at) => [key, at]));
  const hasOutside = rows.some(
    ({ homeKey, awayKey }) => numbers.has(homeKey) !== numbers.has(awayKey),
  );
  const all = hasOutside ? [...listed, { key: OUTSIDE, conference: '', division: '' }] : listed;
  return {
    teams: all.map(({ key }) => key),
    conferences: all.map(({ conference }) => conference),
    divisions: all.map(({ division }) => division),
    numberOf: (key) => numbers.get(key) ?? (hasOutside ? listed.length : -1),
  };
}
