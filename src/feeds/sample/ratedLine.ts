import { LEAGUES } from '#domain/leagues/league.ts';
import { oncePer } from '#domain/time/oncePer.ts';
import { summarize } from '#domain/words/summary.ts';
import { initialRatings, type LeagueRatings, type Matchup, predict } from '#engine/index.ts';
import type { SampleLine } from '../leagues/facts.ts';
import type { LineOf } from './games.ts';

/** Enough for a price: the standard error of the win probability is under 0.01. */
const RUNS = 4000;

type Asked = Pick<Matchup, 'league' | 'season' | 'gameTime' | 'homeKey' | 'awayKey'>;

function lineOf(asked: Asked, ratings: LeagueRatings): SampleLine {
  const { league, homeKey: homeName, awayKey: awayName } = asked;
  const matchup = { ...asked, homeName, awayName, neutralSite: false, postseason: false };
  const { grid } = predict(matchup, ratings, RUNS);
  const { homeWinProbability, spread, total } = summarize(grid, LEAGUES[league].canDraw);
  return { homeProbability: homeWinProbability / 100, margin: -spread, total };
}

/** More games than a month of all leagues has. */
const MOST_KEPT = 5_000;

/** The lines of each league's committed ratings: a sample slate asks for the same ones at every refresh. */
const linesFrom = oncePer((ratings: LeagueRatings) => {
  const known = new Map<string, SampleLine>();
  return (asked: Asked): SampleLine => {
    const key = JSON.stringify([asked.season, asked.gameTime, asked.homeKey, asked.awayKey]);
    const line = known.get(key) ?? lineOf(asked, ratings);
    if (known.size < MOST_KEPT) known.set(key, line);
    return line;
  };
});

/** A game's line from the committed ratings. */
export const ratedLine: LineOf = (homeKey, awayKey, league, { season, gameTime }) =>
  linesFrom(initialRatings(league))({ league, season, gameTime, homeKey, awayKey });
