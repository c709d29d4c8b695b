import { describe, expect, test } from 'vitest';
import { marginHistogram, type ScoreGrid, splitAt } from '#domain/game/scoreGrid.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { coverShares, decisiveShare, totalShares } from '#domain/prices/lineProbability.ts';
import type { Consensus } from '#domain/prices/market.ts';
import { readInput } from '../inputs.ts';
import { readLineInputs, readShares } from '../joint/lineInputs.ts';
import type { ModelInputs } from '../model.ts';
import { rerun } from '../rerun.ts';
import { initialRatings } from './fitted.ts';
import type { Matchup } from './game.ts';
import { lastRatedStarter } from './lastStarter.fixture.ts';
import { forecastGame, predict } from './predict.ts';
import { ratingTable } from './table.ts';

const RUNS = 40_000;
/** Four standard errors of a share, for this number of runs. */
const ERROR = 4 * Math.sqrt(0.25 / RUNS);

const LINES: Readonly<Record<string, readonly [spread: number, share: number, total: number]>> = {
  football: [-3, 0.52, 44.5],
  basketball: [-3.5, 0.51, 221.5],
  baseball: [-1.5, 0.4, 8.5],
  hockey: [-1.5, 0.36, 6],
  soccer: [-0.75, 0.47, 2.75],
};

/** Two middling teams, and a market that considers the home side better. */
function game(league: League): { matchup: Matchup; consensus: Consensus } {
  const ratings = initialRatings(league);
  const table = ratingTable(ratings);
  const homeKey = table[Math.floor(table.length / 2)]?.key ?? '';
  const awayKey = table[Math.floor(table.length / 2) + 1]?.key ?? '';
  const [line, share, total] = LINES[LEAGUES[league].sport] ?? [0, 0.5, 0];
  const matchup: Matchup = {
    league,
    season: ratings.season + 1,
    gameTime: '2026-11-22T18:00:00Z',
    homeKey,
    awayKey,
    homeName: homeKey,
    awayName: awayKey,
    neutralSite: false,
    homeOut: [],
    awayOut: [],
    postseason: false,
    homeStarter: lastRatedStarter(ratings, homeKey),
    awayStarter: lastRatedStarter(ratings, awayKey),
  };
  const win = LEAGUES[league].canDraw
    ? { home: 0.5, draw: 0.26, away: 0.24 }
    : { home: 0.6, draw: 0, away: 0.4 };
  const points = league === 'WNBA' ? 163.5 : league === 'NCAAB' ? 145.5 : total;
  return {
    matchup,
    consensus: {
      win,
      spread: { line, share },
      total: { line: points, share: 0.53 },
      books: ['A'],
      leftOut: [],
    },
  };
}

const winOf = (grid: ScoreGrid, canDraw: boolean) => {
  const { above, at, below } = splitAt(marginHistogram(grid), 0);
  return canDraw
    ? { home: above, draw: at, away: below }
    : { home: above + at / 2, draw: 0, away: below + at / 2 };
};

/** The figures that a recipe asks its simulation for. */
function askedOf(inputs: ModelInputs) {
  const shares = readShares(inputs);
  const home = shares ? shares.home : readInput(inputs, 'homeWin', 0, 1);
  return { win: { home, away: shares ? shares.away : 1 - home }, ...readLineInputs(inputs) };
}

describe.each(TEAM_LEAGUES)('%s', (league: League) => {
  const ratings = initialRatings(league);
  const { matchup, consensus } = game(league);
  const { canDraw } = LEAGUES[league];

  test('the simulation reproduces what is asked of it: winner, spread and total', () => {
    const { grid, recipe, own } = predict(matchup, ratings, RUNS, consensus);
    expect(recipe.notes).toEqual([]);
    const { win, spread, total } = askedOf(recipe.inputs);
    const said = winOf(grid, canDraw);
    expect(Math.abs(said.home - win.home)).toBeLessThan(ERROR);
    expect(Math.abs(said.away - win.away)).toBeLessThan(ERROR);
    const cover = decisiveShare(coverShares(grid, 'home', spread?.line ?? 0));
    const over = decisiveShare(totalShares(grid, 'over', total?.line ?? 0));
    expect(Math.abs(cover - (spread?.share ?? 0))).toBeLessThan(1.3 * ERROR);
    expect(Math.abs(over - (total?.share ?? 0))).toBeLessThan(1.3 * ERROR);
    // They lie near the market, whatever our own forecast is.
    expect(Math.abs(win.home - (consensus.win?.home ?? 0))).toBeLessThan(0.06);
    expect(Math.abs((spread?.share ?? 0) - (consensus.spread?.share ?? 0))).toBeLessThan(0.04);
    expect(Math.abs((total?.share ?? 0) - (consensus.total?.share ?? 0))).toBeLessThan(0.04);
    expect(own).toEqual(forecastGame(matchup, ratings).own);
  });

  test('an anchored recipe re-runs from its JSON to the same counts', () => {
    const { grid, recipe } = predict(matchup, ratings, 2000, consensus);
    expect(rerun(JSON.parse(JSON.stringify(recipe)))).toEqual(grid);
  });

  test('without a market the recipe is the model’s own', () => {
    const { recipe } = predict(matchup, ratings, 10);
    expect(Object.keys(recipe.inputs)).not.toContain('lines');
    expect(Object.keys(recipe.inputs)).not.toContain('shares');
  });

  test('a moneyline alone places the winner and nothing else', () => {
    const { win, books, leftOut } = consensus;
    const { grid, recipe } = predict(matchup, ratings, RUNS, {
      ...(win && { win }),
      books,
      leftOut,
    });
    expect(recipe.inputs).not.toHaveProperty('lines');
    const { home } = askedOf(recipe.inputs).win;
    expect(Math.abs(winOf(grid, canDraw).home - home)).toBeLessThan(ERROR);
  });

  test('prices that cannot go together: what contradicts the moneyline is not used, and it is said', () => {
    const absurd = { ...consensus, spread: { line: -0.75, share: 0.99 } };
    const { recipe } = predict(matchup, ratings, 10, absurd);
    expect(recipe.notes).toEqual([
      'The books’ spread does not go with their other prices: not used',
    ]);
    const { spread, total } = readLineInputs(recipe.inputs);
    expect(spread).toBeUndefined();
    expect(total?.line).toBe(consensus.total?.line);
    // The fullest recipe still asks for it, and is the one that is played where all can be met.
    const asked = forecastGame(matchup, ratings);
    const full = asked.fullest(10, absurd);
    expect(full.notes).toEqual([]);
    expect(readLineInputs(full.inputs).spread?.share).toBeGreaterThan(0.9);
    expect(asked.fullest(10, consensus)).toEqual(asked.prepare(10, consensus).recipe);
  });

  test('what is prepared once is played as often as asked, each time anew', () => {
    const prepared = forecastGame(matchup, ratings).prepare(2000, consensus);
    const once = prepared.play();
    expect(prepared.play()).toEqual(once);
    expect(once).toEqual(predict(matchup, ratings, 2000, consensus));
    expect(prepared.play(7).recipe.seed).toBe('00000007');
    expect(prepared.play(7)).toEqual(predict(matchup, ratings, 2000, consensus, 7));
  });
});
