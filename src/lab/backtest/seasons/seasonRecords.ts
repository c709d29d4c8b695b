import type { FileGame } from '../../fit/row.ts';
import type { SeasonRecords } from './record.ts';

/** A season's final records. */
export function seasonRecords(games: readonly FileGame[]): SeasonRecords {
  const won = new Map<string, { wins: number; games: number }>();
  let draws = 0;
  for (const { homeKey, awayKey, homeScore, awayScore } of games) {
    const share = homeScore > awayScore ? 1 : homeScore < awayScore ? 0 : 0.5;
    if (share === 0.5) draws += 1;
    for (const [key, part] of [
      [homeKey, share],
      [awayKey, 1 - share],
    ] as const) {
      const team = won.get(key) ?? { wins: 0, games: 0 };
      won.set(key, { wins: team.wins + part, games: team.games + 1 });
    }
  }
  const teams = [...won.values()];
  return {
    shares: teams.map((team) => team.wins / team.games),
    games: (2 * games.length) / Math.max(teams.length, 1),
    draws: draws / Math.max(games.length, 1),
  };
}
