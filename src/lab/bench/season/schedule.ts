import type { SeasonFormat } from '#domain/season/seasonFormat.ts';
import type { SeasonRow } from '#domain/season/seasonRow.ts';

const DAY_MS = 86_400_000;

/**
 * A schedule of about a league's shape: some games against every team of the own division, home and away in turn, then rounds of
 * everybody against everybody until there are enough, over so many days.
 */
export function scheduleFor(
  groups: SeasonFormat['groups'],
  {
    games,
    inDivision,
    days,
    from,
  }: { games: number; inDivision: number; days: number; from: string },
): readonly SeasonRow[] {
  const divisions = Object.values(groups).flatMap((conference) => Object.values(conference));
  const teams = divisions.flat();
  if (teams.length < 2) throw new Error('A schedule needs two teams');
  const pairs: [string, string][] = [];
  for (let time = 0; time < inDivision; time += 1) {
    for (const division of divisions) {
      for (const [at, one] of division.entries()) {
        for (const other of division.slice(at + 1)) {
          pairs.push(time % 2 === 0 ? [one, other] : [other, one]);
        }
      }
    }
  }
  for (let apart = 1; pairs.length < games; apart += 1) {
    for (const [at, home] of teams.entries()) {
      const away = teams[(at + 1 + (apart % (teams.length - 1))) % teams.length] ?? home;
      if (pairs.length < games && home !== away) pairs.push([home, away]);
    }
  }
  return pairs.map(([homeKey, awayKey], at) => ({
    homeKey,
    awayKey,
    // Step by a number without common factors, so that every part of the season has games of every kind.
    day: new Date(Date.parse(from) + DAY_MS * ((at * 7919) % days)).toISOString().slice(0, 10),
    neutral: false,
  }));
}
