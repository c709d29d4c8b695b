import { expect, test } from 'vitest';
import { hingeShareText, sideWins } from './hingeWords.ts';

test('none and all of a game’s seasons are words, as in a table', () => {
  expect([0, 0.0004, 0.25, 0.9996, 1].map(hingeShareText)).toEqual([
    'in none',
    '<0.1%',
    '25%',
    '>99.9%',
    'in every run',
  ]);
});

test('nicknames win, a school and a club that is called by its place wins', () => {
  expect(sideWins('NFL', 'Jets')).toBe('the Jets win');
  expect(sideWins('NBA', 'Heat')).toBe('the Heat win');
  expect(sideWins('NCAAF', 'Oklahoma')).toBe('Oklahoma wins');
  expect(sideWins('EPL', 'Liverpool')).toBe('Liverpool wins');
});
