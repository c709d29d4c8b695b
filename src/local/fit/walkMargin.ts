import { dayOf } from '#engine/ratings/day.ts';
import {
  expectTotal,
  type Forecast,
  forecastMargin,
  winProbability,
} from '#engine/ratings/marginForecast.ts';
import { learn, teamOf } from '#engine/ratings/marginLearn.ts';
import type { MarginInWork } from '#engine/ratings/marginState.ts';
import { advance } from '#engine/ratings/marginTime.ts';
import { circumstances } from '#engine/ratings/situation.ts';
import type { FileGame } from './row.ts';

/** What the filters said of a game before its day was learned from. */
export interface MarginCall {
  readonly game: FileGame;
  readonly line: Forecast;
  readonly score: Forecast;
  readonly total: Forecast;
  /** Home win probabilities at the constants' slopes. */
  readonly lineWin: number;
  readonly scoreWin: number;
}

/** Walks a state through all games: a day is forecast as a whole, then learned from. */
export function walkMargin(state: MarginInWork, games: readonly FileGame[]): MarginCall[] {
  const calls: MarginCall[] = [];
  for (let first = 0; first < games.length; ) {
    const today = gamesOfDay(games, first);
    const [opening] = today;
    if (!opening) break;
    const day = dayOf(opening.date);
    advance(state, opening.season, day);
    for (const game of today) calls.push(call(state, game, day));
    for (const game of today) learn(state, game, day);
    first += today.length;
  }
  return calls;
}

/** The games of one date from an index on. */
export function gamesOfDay(games: readonly FileGame[], first: number): FileGame[] {
  const date = games[first]?.date;
  let end = first;
  while (games[end]?.date === date && end < games.length) end += 1;
  return games.slice(first, end);
}

function call(state: MarginInWork, game: FileGame, day: number): MarginCall {
  const home = teamOf(state, game.homeKey);
  const away = teamOf(state, game.awayKey);
  const setting = circumstances(state, home, away, game, day);
  const line = forecastMargin(state, 'line', home, away, setting);
  const score = forecastMargin(state, 'score', home, away, setting);
  return {
    game,
    line,
    score,
    total: expectTotal(state, home, away, setting),
    lineWin: winProbability(state, 'line', line),
    scoreWin: winProbability(state, 'score', score),
  };
}
