import { expect, test } from 'vitest';
import { biggestChanges, oddsChangeText, picksWords } from './changes.ts';

const team = (number: number, name: string, odds: readonly number[]) => ({
  number,
  name,
  odds,
  certain: [null, null],
  expected: { mean: 10, low: 8, high: 12 },
});
const DATA = {
  goals: [
    { name: 'Playoffs', bad: false },
    { name: 'Title', bad: false },
  ],
  teams: [team(1, 'Chiefs', [0.6, 0.05]), team(0, 'Bills', [0.94, 0.14])],
  games: [{ game: 7, name: 'kc-buf-1206', home: 0, away: 1 }],
};

test('the biggest change of each team comes first, and none without a point or within luck', () => {
  const goals = [
    [0.97, 0.52],
    [0.16, 0.047],
  ];
  const changes = [
    [0.03, -0.08],
    [0.02, -0.003],
  ];
  const errors = [
    [0.002, 0.01],
    [0.004, 0.0001],
  ];
  const played = { goals, changes, errors };
  const biggest = biggestChanges(DATA, played, 5);
  expect(biggest.map(oddsChangeText)).toEqual([
    'Chiefs, Playoffs 52%, −8',
    'Bills, Playoffs 97%, +3',
  ]);
  const lucky = errors.map((all) => all.map((error) => 30 * error));
  expect(biggestChanges(DATA, { ...played, errors: lucky }, 5)).toEqual([]);
  expect(biggestChanges(DATA, played, 1)).toHaveLength(1);
});

test('what is set is said in words', () => {
  expect(picksWords(DATA, [{ game: 7, result: 'home' }])).toBe('Bills beat Chiefs');
  expect(picksWords(DATA, [{ game: 7, result: 'away' }])).toBe('Chiefs beat Bills');
  expect(picksWords(DATA, [{ game: 7, result: 'draw' }])).toBe('Chiefs and Bills draw');
  expect(picksWords(DATA, [{ game: 8, result: 'home' }])).toBe('');
});
