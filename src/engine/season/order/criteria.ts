import type { SeasonRun } from '../run.ts';
import type { Criterion } from './rank.ts';

/** A tally of some of a team's games: results count for the team, an overtime loss as a loss. */
export interface Tally {
  wins: number;
  losses: number;
  draws: number;
  scored: number;
  conceded: number;
}

/** The games of a team that `counts` keeps, by number of game and of opponent. */
export function tallyOf(
  run: SeasonRun,
  team: number,
  counts: (opponent: number, game: number) => boolean,
): Tally {
  const { home, away, homeScore, awayScore } = run;
  const tally: Tally = { wins: 0, losses: 0, draws: 0, scored: 0, conceded: 0 };
  for (const game of run.gamesOf[team] ?? []) {
    const atHome = home[game] === team;
    const opponent = (atHome ? away[game] : home[game]) ?? 0;
    if (!counts(opponent, game)) continue;
    const scored = (atHome ? homeScore[game] : awayScore[game]) ?? 0;
    const conceded = (atHome ? awayScore[game] : homeScore[game]) ?? 0;
    tally.scored += scored;
    tally.conceded += conceded;
    if (scored > conceded) tally.wins += 1;
    else if (scored < conceded) tally.losses += 1;
    else tally.draws += 1;
  }
  return tally;
}

export const gamesIn = ({ wins, losses, draws }: Tally): number => wins + losses + draws;

/** Share won of the games in a tally, a tie counting half; 0 without games. */
export const shareWon = (tally: Tally): number =>
  gamesIn(tally) === 0 ? 0 : (tally.wins + tally.draws / 2) / gamesIn(tally);

/** Share won of games among the tied teams; does not apply if one of them has not met another. */
export const headToHead: Criterion = (run, tied) => {
  const among = tied.map((team) => tallyOf(run, team, (opponent) => tied.includes(opponent)));
  return among.every((tally) => gamesIn(tally) > 0) ? among.map(shareWon) : undefined;
};

/** Share won of games against opponents that `counts` keeps; does not apply if a tied team has none. */
export const shareAgainst =
  (counts: (run: SeasonRun, team: number, opponent: number) => boolean): Criterion =>
  (run, tied) => {
    const all = tied.map((team) => tallyOf(run, team, (other) => counts(run, team, other)));
    return all.every((tally) => gamesIn(tally) > 0) ? all.map(shareWon) : undefined;
  };

export const inDivision = shareAgainst(
  ({ division }, team, opponent) => division[team] === division[opponent],
);

export const inConference = shareAgainst(
  ({ conference }, team, opponent) => conference[team] === conference[opponent],
);

/** Points (goals, runs) scored less conceded in all games. */
export const difference: Criterion = ({ scored, conceded }, tied) =>
  tied.map((team) => (scored[team] ?? 0) - (conceded[team] ?? 0));

export const scoredInAll: Criterion = ({ scored }, tied) => tied.map((team) => scored[team] ?? 0);
