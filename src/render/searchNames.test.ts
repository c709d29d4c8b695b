import { expect, test } from 'vitest';
import { findNames, indexNames } from '#components/search/names.ts';
import { readQuery } from '#components/search/query.ts';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { playerNames, searchedGameNames } from './searchNames.ts';

const said = { confidence: 50, projectionBasis: '', stats: {}, plays: 1 };
const MAHOMES = {
  ...said,
  playerId: '3139477',
  playerName: 'Patrick Mahomes',
  position: 'QB',
  team: 'away',
} as const;
const { plays: _, ...placeholder } = { ...MAHOMES, playerName: 'Chiefs Starter 1' };
const game = {
  ...EXAMPLE_GAME,
  prediction: { ...EXAMPLE_GAME.prediction, projectedPlayerStats: [MAHOMES, placeholder] },
};

test('a player’s name leads to his page first, then to his game', () => {
  const index = indexNames([searchedGameNames(game), ...playerNames(game)]);
  for (const words of ['mahomes', 'Patrick Mahomes', 'mahomes nfl']) {
    const { pages } = findNames(index, readQuery(words));
    expect(pages.map(({ path }) => path)).toEqual([
      '/player/nfl/3139477-patrick-mahomes',
      '/game/18402',
    ]);
  }
});

test('who has no line drawn, or no game ahead, has no page there', () => {
  expect(playerNames(game).map(({ title }) => title)).toEqual(['Patrick Mahomes']);
  const over = { ...game, status: 'final', score: { home: 1, away: 0 }, detail: 'Final' } as const;
  expect(playerNames(over)).toEqual([]);
  expect(playerNames({ ...game, league: 'NCAAF' })).toEqual([]);
});
