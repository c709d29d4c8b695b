import { GOAL_LEAGUES } from '#domain/leagues/kinds.ts';
import type { League } from '#domain/leagues/league.ts';
import { soccerTable } from '#engine/soccer/model.ts';
import type { LineLog } from '../../backtest/types.ts';
import { pregameInputs } from '../../pregame/pregameInputs.ts';
import { publishedMeans } from '../publishedMeans.ts';
import { paramsFrom } from './factors.ts';
import { firstAddedOf } from './firstAdded.ts';
import type { SoccerGamePlays } from './gamesOfEvents.ts';
import { provenanceOf, readSoccerPlays, readToldGoals } from './readPlays.ts';
import { GoalTally, type Means } from './tally.ts';

/**
 * Parameters from the games of four leagues whose minutes go on past 45, of seasons before one. One fit is for all of them: each
 * league's own would rest on some 2,500 games.
 */
export function fitLiveSoccer(_: League, folder: string, before: number | undefined, log: LineLog) {
  const games = readSoccerPlays(folder).filter(
    ({ season, runsOn }) => runsOn && (before === undefined || season < before),
  );
  const tally = new GoalTally();
  const known = meansByGame(games, folder, log);
  for (const game of games) {
    const means = known.get(`${game.league} ${game.id}`);
    if (means) tally.add(game, means);
  }
  const told = readToldGoals(folder).filter(
    ({ season }) => before === undefined || season < before,
  );
  const firstAdded = firstAddedOf(told);
  log(`soccer: goals of ${known.size} of ${games.length} games`);
  return { ...provenanceOf(games), ...paramsFrom(tally, firstAdded) };
}

/** Mean goals as they would have been published, of games whose inputs are known. */
function meansByGame(
  games: readonly SoccerGamePlays[],
  folder: string,
  log: LineLog,
): ReadonlyMap<string, Means> {
  const means = new Map<string, Means>();
  for (const league of GOAL_LEAGUES) {
    const own = new Map(games.filter((game) => game.league === league).map((one) => [one.id, one]));
    // The market's weights are those of the seasons before the first.
    const seasons = [...new Set([...own.values()].map(({ season }) => season))];
    if (seasons.length === 0) continue;
    for (const inputs of pregameInputs(league, folder, seasons, log)) {
      if (own.has(inputs.id))
        means.set(`${league} ${inputs.id}`, publishedMeans(soccerTable, inputs));
    }
  }
  return means;
}
