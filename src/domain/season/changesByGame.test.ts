import { expect, test } from 'vitest';
import { changesByGame } from './changesByGame.ts';
import { namedHinges } from './hingeWords.ts';
import { madeUpSeason } from './madeUpSeason.fixture.ts';

test('a game says what it changes for each of its own sides, in its biggest goal', () => {
  const view = madeUpSeason();
  expect(changesByGame(view)).toEqual({
    '901': {
      words:
        'Betas to make the playoffs: win 61%, lose 42%; Alphas to make the playoffs: win 97%, lose 88% (Alphas won it in 12,000 seasons, Betas in 8,000).',
      brief: 'Playoffs, won/lost: Betas 61%/42%, Alphas 97%/88%',
    },
  });
});

test('in few words a draw stands between, and two goals are named apart', () => {
  const view = madeUpSeason();
  const [game] = view.games;
  const [first, second, ...others] = view.hinges;
  if (!game || !first || !second) throw new Error('the example has hinges');
  const draw = { share: 0.55, runs: 3000 };
  const hinges = [{ ...first, draw }, { ...second, draw, goal: 1 }, ...others.slice(1)];
  expect(changesByGame({ ...view, games: [{ ...game, draw: 0.2 }], hinges })['901']?.brief).toBe(
    'Playoffs, won/drawn/lost: Betas 61%/55%/42%; Title, won/drawn/lost: Alphas 97%/55%/88%',
  );
});

test('a hinge whose game or team is not listed is not told', () => {
  const view = madeUpSeason();
  expect(namedHinges({ ...view, games: [] })).toEqual([]);
  expect(namedHinges({ ...view, teams: view.teams.slice(0, 1) })).toEqual([]);
});
