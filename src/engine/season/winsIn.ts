import type { PlayedGames } from '#domain/season/seasonInputs.ts';

/** How many of some finished games one team won against another. */
export const winsIn =
  ({ home, away, homeScore, awayScore }: PlayedGames) =>
  (one: number, other: number): number => {
    let won = 0;
    for (const [game, host] of home.entries()) {
      const guest = away[game];
      const margin = (homeScore[game] ?? 0) - (awayScore[game] ?? 0);
      if (host === one && guest === other && margin > 0) won += 1;
      if (host === other && guest === one && margin < 0) won += 1;
    }
    return won;
  };
