import { LEAGUES } from '#domain/leagues/league.ts';
import { summarize } from '#domain/words/summary.ts';
import { initialRatings, predict } from '#engine/index.ts';
import type { LineOf } from './games.ts';

/** Enough for a price: the standard error of the win probability is under 0.01. */
const RUNS = 4000;

/** A game's line from the committed ratings. */
export const ratedLine: LineOf = (home, away, league, { season, gameTime }) => {
  const matchup = {
    league,
    season,
    gameTime,
    homeKey: home,
    awayKey: away,
    homeName: home,
    awayName: away,
    neutralSite: false,
    postseason: false,
  };
  const { grid } = predict(matchup, initialRatings(league), RUNS);
  const { homeWinProbability, spread, total } = summarize(grid, LEAGUES[league].canDraw);
  return { homeProbability: homeWinProbability / 100, margin: -spread, total };
};
