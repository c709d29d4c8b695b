import type { SeasonRun } from '../run.ts';

/** What the NHL's table counts of each team in a run; filled once a run. */
export interface NhlStandings {
  readonly games: Int16Array;
  /** Two for a win, one for a loss in overtime or by shoot-out. */
  readonly points: Int16Array;
  readonly regulationWins: Int16Array;
  /** Wins but those by shoot-out. */
  readonly winsWithoutShootOut: Int16Array;
  read(run: SeasonRun): void;
  /** Points by game: what decides places, since teams may have played different numbers of games. */
  share(team: number): number;
}

export function nhlStandings(teams: number): NhlStandings {
  const games = new Int16Array(teams);
  const points = new Int16Array(teams);
  const regulationWins = new Int16Array(teams);
  const winsWithoutShootOut = new Int16Array(teams);
  return {
    games,
    points,
    regulationWins,
    winsWithoutShootOut,
    read(run) {
      regulationWins.fill(0);
      winsWithoutShootOut.fill(0);
      for (let team = 0; team < teams; team += 1) {
        games[team] = run.gamesOf[team]?.length ?? 0;
        points[team] = 2 * (run.wins[team] ?? 0) + (run.extraLosses[team] ?? 0);
      }
      const { home, away, homeScore, awayScore, extra } = run;
      // Without branches: a processor cannot foresee who wins.
      for (let game = 0; game < home.length; game += 1) {
        const homeWon = ((awayScore[game] ?? 0) - (homeScore[game] ?? 0)) >>> 31;
        const host = home[game] ?? 0;
        const guest = away[game] ?? 0;
        const winner = guest + (host - guest) * homeWon;
        const how = extra[game] ?? 0;
        regulationWins[winner] = (regulationWins[winner] ?? 0) + ((how - 1) >>> 31);
        winsWithoutShootOut[winner] = (winsWithoutShootOut[winner] ?? 0) + 1 - (how >> 1);
      }
    },
    share: (team) => (points[team] ?? 0) / (games[team] || 1),
  };
}
