import { expect, test } from 'vitest';
import type { NamedStarter } from '#engine/ratings/game.ts';
import type { FileGame } from '../row.ts';
import { fitMargin } from './fitMargin.ts';
import { madeUpLeague } from './league.fixture.ts';
import { namesStarters } from './starterFit.ts';
import { walkMargin } from './walk.ts';

const SEASONS = [2019, 2020, 2021, 2022];
const WORTH = 9;

const starterOf = (team: string, at: number): NamedStarter => {
  const name = `${team} ${at % 3 === 0 ? 'Second' : 'First'}`;
  return { key: name.toLowerCase(), name };
};

/** In every third game, a side plays its second starter, who costs it the given points. */
const games = madeUpLeague('NFL', SEASONS).map((game, at): FileGame => {
  const homeStarter = starterOf(game.homeKey, at);
  const awayStarter = starterOf(game.awayKey, at + 1);
  const lost = (man: NamedStarter) => (man.name.endsWith('Second') ? WORTH : 0);
  const moved = lost(awayStarter) - lost(homeStarter);
  const closing = { ...game.closing, spread: (game.closing?.spread ?? 0) - moved };
  const homeScore = Math.max(0, game.homeScore + moved);
  return { ...game, homeScore, closing, homeStarter, awayStarter };
});
const nameless = games.map(({ homeStarter: _, awayStarter: __, ...game }): FileGame => game);
const fitted = fitMargin('NFL', games);
const plain = fitMargin('NFL', nameless);

test('starters are rated where most games name both, in leagues that have such a player', () => {
  expect(namesStarters('NFL', games)).toBe(true);
  expect(namesStarters('NBA', games)).toBe(false);
  expect(namesStarters('NFL', nameless)).toBe(false);
  const few = games.map((game, at) => (at % 3 === 0 ? game : (nameless[at] ?? game)));
  expect(namesStarters('NFL', few)).toBe(false);
});

test('what a man is worth is found, and the forecasts are the better for it', () => {
  const { starters = {}, params } = fitted;
  const worth = (starters['aaa first']?.line ?? 0) - (starters['aaa second']?.line ?? 0);
  expect(worth).toBeGreaterThan(WORTH - 3);
  expect(worth).toBeLessThan(WORTH + 3);
  expect(params.line?.starters?.unnamed).toBeGreaterThan(1);
  const gap = (list: readonly FileGame[], { params }: typeof fitted) => {
    const { calls } = walkMargin('NFL', params, list);
    return calls.slice(100).reduce((sum, { margin, line }) => sum + (margin.mean - line) ** 2, 0);
  };
  expect(gap(games, fitted)).toBeLessThan(gap(nameless, plain) / 2);
});

test('without names the model is what it was: nothing of them is stored', () => {
  expect(plain.starters).toBeUndefined();
  expect(plain.params.line?.starters).toBeUndefined();
  expect(plain.teams.AAA?.starters).toBeUndefined();
});

test('a forecast knows who starts its game, and nobody who starts a later one', () => {
  const { params } = fitted;
  const cut = 120;
  const later = games.map((game, at): FileGame => {
    const man = { key: 'x', name: 'X' };
    return at > cut ? { ...game, homeStarter: man, awayStarter: man } : game;
  });
  const wins = (list: readonly FileGame[]) =>
    walkMargin('NFL', params, list).calls.map((call) => call.win);
  expect(wins(later).slice(0, cut + 1)).toEqual(wins(games).slice(0, cut + 1));
  expect(wins(later)[cut + 1]).not.toBe(wins(games)[cut + 1]);
});
