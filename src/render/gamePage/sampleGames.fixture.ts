import type { Game, PredictedGame } from '#domain/game/game.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { consensusOf } from '#domain/prices/consensus.ts';
import { addDays } from '#domain/time/time.ts';
import { summarize } from '#domain/words/summary.ts';
import { forecastGame, initialRatings, learnedTo, predict } from '#engine/index.ts';
import { sampleSource } from '#feeds/sample/sampleSource.ts';

/** Enough for every text of a page; the refresh plays more. */
const RUNS = 2000;

/** Sample games of a league from a day on, predicted as the refresh does, for tests of whole pages. */
export async function sampleGames(
  league: League,
  now: Date,
  count: number,
): Promise<readonly PredictedGame[]> {
  const from = now.toISOString().slice(0, 10);
  const { games } = await sampleSource().games(league, { from, to: addDays(from, 14) }, now);
  const ratings = initialRatings(league);
  return games.slice(0, count).map((fed, index) => {
    const { homeTeam: home, awayTeam: away, odds, gameTime } = fed;
    const asked = {
      ...fed,
      homeName: home.name,
      awayName: away.name,
      homeKey: home.ratingKey ?? '',
      awayKey: away.ratingKey ?? '',
    };
    const at = { gameTime, now: now.toISOString() };
    const anchor = consensusOf(league, odds, at, forecastGame(asked, ratings).own);
    const { grid, own, recipe, bothRated, ratedFrom } = predict(asked, ratings, RUNS, anchor);
    const game: Game = {
      ...fed,
      id: index + 1,
      source: 'demo',
      sample: true,
      asOf: now.toISOString(),
    };
    return {
      ...game,
      prediction: {
        ...summarize(grid, LEAGUES[league].canDraw, anchor, own),
        id: index + 1,
        own,
        ...(anchor && { anchor }),
        bothRated,
        ratedFrom,
        learnedTo: learnedTo(ratings),
        recipe: { ...recipe, iterations: 100_000 },
        asOf: now.toISOString(),
      },
    };
  });
}
