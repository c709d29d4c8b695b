import { join } from 'node:path';
import { fairMoneyline } from '#engine/ratings/closing.ts';
import type { GoalLeague } from '#engine/ratings/goalTypes.ts';
import { GOAL_CONSTANTS } from '../fit/goalConstants.ts';
import { readGames } from '../fit/readGames.ts';
import { resultOf } from '../fit/training.ts';
import { startGoals, walkGoals } from '../fit/walkGoals.ts';
import type { Answer, Backtest } from './types.ts';

/** The soccer leagues with the constants as they stand. */
export const goals: Backtest = {
  leagues: ['MLS', 'EPL', 'LaLiga', 'Bundesliga', 'SerieA'],
  walk(league, folder, seasons, log) {
    const code = league as GoalLeague;
    const { games } = readGames(join(folder, `${league.toLowerCase()}.csv.gz`), code);
    const last = games.at(-1)?.season ?? 0;
    const asked = seasons ?? [last - 1, last];
    log(`${league}: ${games.length} games`);
    const calls = walkGoals(startGoals(code, GOAL_CONSTANTS[code], games), games);
    const answers = calls.map(({ game, outcomes }): Answer => {
      const fair = fairMoneyline(game.closing);
      const result = resultOf(game);
      return {
        id: game.id,
        season: game.season,
        cluster: game.date,
        happened: [result === 1 ? 1 : 0, result === 0.5 ? 1 : 0, result === 0 ? 1 : 0],
        said: {
          own: [outcomes.home, outcomes.draw, outcomes.away],
          ...(fair?.length === 3 ? { close: [fair[0] ?? 0, fair[2] ?? 0, fair[1] ?? 0] } : {}),
        },
      };
    });
    const outcomes = ['home', 'draw', 'away'];
    return {
      league,
      seasons: asked,
      questions: [{ name: 'three-way', outcomes, ordered: true, answers }],
      quantities: [],
      shapes: [],
      notes: [],
    };
  },
};
