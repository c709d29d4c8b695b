import { expect, test } from 'vitest';
import { seasonCalls } from '../../backtest/margin/seasonCalls.ts';
import type { FileGame } from '../row.ts';
import { madeUpLeague } from './league.fixture.ts';
import { firstWithFacts } from './preseasonFit.ts';

const SEASONS = [2018, 2019, 2020, 2021, 2022];
const TEAMS = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF'];

/** A league whose teams change places every season; `told` of the seasons say beforehand which are the strongest. */
function shuffled(told: readonly number[]): FileGame[] {
  return madeUpLeague('NCAAF', SEASONS).map((game) => {
    const place = (key: string) => TEAMS.indexOf(key);
    const now = (key: string) => TEAMS[(place(key) + 2 * game.season) % TEAMS.length] ?? '';
    const facts = (key: string) => ({ talent: (2.5 - place(key)) / 1.7, returning: 0 });
    const known = told.includes(game.season);
    return {
      ...game,
      homeKey: now(game.homeKey),
      awayKey: now(game.awayKey),
      ...(known && { homePreseason: facts(game.homeKey), awayPreseason: facts(game.awayKey) }),
    };
  });
}

/** Mean distance from the closing line in a season's first nine games. */
function opening(games: readonly FileGame[]): number {
  const { asked } = seasonCalls('NCAAF', games, 2022);
  const first = asked.slice(0, 9);
  return first.reduce((sum, { margin, line }) => sum + Math.abs(margin.mean - line), 0) / 9;
}

test('what facts are worth is learned from earlier seasons and told before the first game', () => {
  expect(opening(shuffled(SEASONS))).toBeLessThan(0.5 * opening(shuffled([])));
});

test('facts of a season change its forecasts, but no parameter and nothing said before it', () => {
  const games = shuffled(SEASONS);
  const truth = seasonCalls('NCAAF', games, 2022);
  const turned = games.map((game) => {
    const { homePreseason: home, awayPreseason: away } = game;
    if (game.season < 2022 || !home || !away) return game;
    return { ...game, homePreseason: away, awayPreseason: home };
  });
  const other = seasonCalls('NCAAF', turned, 2022);
  expect(other.params).toEqual(truth.params);
  expect(other.weights).toEqual(truth.weights);
  const said = ({ before }: typeof truth) => before.map(({ win, margin }) => [win, margin.mean]);
  expect(said(other)).toEqual(said(truth));
  expect(other.asked[0]?.win).not.toBe(truth.asked[0]?.win);
});

test('parameters are judged from the first game of the first season with facts', () => {
  expect(firstWithFacts(shuffled([2020, 2021]))).toBe(100);
  expect(firstWithFacts(shuffled([]))).toBe(-1);
});
