import type { SeasonInputs } from './seasonInputs.ts';
import type { SeasonWayGame, SeasonWays } from './seasonView.ts';
import { shareOfRuns } from './shareOfRuns.ts';
import type { WaysLeft } from './waysLeft.ts';

/** A way is told from this share of all seasons on, and from this many. */
const LEAST_SHARE = 0.0025;
const LEAST_RUNS = 20;

function gameOf({ left }: SeasonInputs, game: number, team: number): SeasonWayGame {
  const atHome = left.home[game] === team;
  return {
    against: (atHome ? left.away[game] : left.home[game]) ?? 0,
    atHome,
    neutral: left.neutral[game] === 1,
  };
}

/** A team's odds by its own games left, without the ways that too few seasons took to say anything. */
export function seasonWaysOf(
  inputs: SeasonInputs,
  { by, games, ways }: WaysLeft,
  team: number,
  weight: number,
): SeasonWays {
  const least = Math.max(LEAST_RUNS, LEAST_SHARE * weight);
  return {
    by,
    games: games.map((game) => gameOf(inputs, game, team)),
    ways: ways
      .filter(({ runs }) => runs >= least)
      .map(({ way, runs, goals }) => ({
        way,
        runs,
        odds: goals.map((count) => shareOfRuns(count, runs)),
      })),
  };
}
