import { expect, test } from 'vitest';
import { hingeRuns, hingeShareText, namedHinges, sideWins } from './hingeWords.ts';
import { madeUpSeason } from './madeUpSeason.fixture.ts';

test('none and all of a game’s seasons are words, as in a table', () => {
  expect([0, 0.0004, 0.25, 0.9996, 1].map(hingeShareText)).toEqual([
    'in none',
    '<0.1%',
    '25%',
    '>99.9%',
    'in every run',
  ]);
});

test('the seasons of a hinge name their winner, and a draw where draws count', () => {
  const season = madeUpSeason();
  const [named] = namedHinges(season);
  if (!named) throw new Error('the example has a hinge');
  expect(hingeRuns(named)).toBe('Alphas won it in 12,000 seasons, Betas in 8,000');
  const drawn = {
    ...named,
    hinge: { ...named.hinge, draw: { share: 0.5, runs: 2500 } },
    game: { ...named.game, draw: 0.12 },
  };
  expect(hingeRuns(drawn)).toBe('Alphas won it in 12,000 seasons, Betas in 8,000, drawn in 2,500');
});

test('nicknames win, a school and a club that is called by its place wins', () => {
  expect(sideWins('NFL', 'Jets')).toBe('the Jets win');
  expect(sideWins('NBA', 'Heat')).toBe('the Heat win');
  expect(sideWins('NCAAF', 'Oklahoma')).toBe('Oklahoma wins');
  expect(sideWins('EPL', 'Liverpool')).toBe('Liverpool wins');
  expect(sideWins('EPL', 'Wolves')).toBe('Wolves win');
  expect(sideWins('MLS', 'Red Bulls')).toBe('Red Bulls win');
  expect(sideWins('Bundesliga', 'Wolfsburg')).toBe('Wolfsburg wins');
});
