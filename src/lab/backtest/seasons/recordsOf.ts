import type { SeasonInputs } from '#domain/season/seasonInputs.ts';

/** Each team's wins, a draw counting half, and games of what is played. */
export function recordsOf({ teams, played }: Pick<SeasonInputs, 'teams' | 'played'>) {
  const wins = teams.map(() => 0);
  const games = teams.map(() => 0);
  const add = (team: number, won: number): void => {
    wins[team] = (wins[team] ?? 0) + won;
    games[team] = (games[team] ?? 0) + 1;
  };
  for (const [at, home] of played.home.entries()) {
    const margin = (played.homeScore[at] ?? 0) - (played.awayScore[at] ?? 0);
    const won = margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
    add(home, won);
    add(played.away[at] ?? 0, 1 - won);
  }
  return { wins, games };
}
