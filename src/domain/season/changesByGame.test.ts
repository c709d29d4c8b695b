import { expect, test } from 'vitest';
import { changesByGame } from './changesByGame.ts';
import { namedHinges } from './hingeWords.ts';
import { madeUpSeason } from './madeUpSeason.fixture.ts';

test('a game says what it changes for each of its own sides, in its biggest goal', () => {
  const view = madeUpSeason();
  expect(changesByGame(view)).toEqual({
    '901':
      'Betas to make the playoffs: win 61%, lose 42%; Alphas to make the playoffs: win 97%, lose 88% (Alphas won it in 12,000 seasons, Betas in 8,000).',
  });
});

test('a hinge whose game or team is not listed is not told', () => {
  const view = madeUpSeason();
  expect(namedHinges({ ...view, games: [] })).toEqual([]);
  expect(namedHinges({ ...view, teams: view.teams.slice(0, 1) })).toEqual([]);
});
