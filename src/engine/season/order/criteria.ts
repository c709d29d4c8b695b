import type { SeasonRun } from '../run.ts';
import type { Criterion } from './rank.ts';

/** A tally of some of a team's games: results count for the team, an overtime loss as a loss. */
interface Tally {
  wins: number;
  losses: number;
  draws: number;
  scored: number;
  conceded: number;
}

/** The games of a team that `counts` keeps, by number of game and of opponent. */
export function criteriaTally(
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

/** Points (goals, runs) scored less conceded in all games. */
export const difference: Criterion = ({ scored, conceded }, tied) =>
  tied.map((team) => (scored[team] ?? 0) - (conceded[team] ?? 0));

export const scoredInAll: Criterion = ({ scored }, tied) => tied.map((team) => scored[team] ?? 0);
