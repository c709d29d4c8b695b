import { expect, test } from 'vitest';
import { madeUpSeason } from '#domain/season/madeUpSeason.fixture.ts';
import { biggestChanges, changeText, picksWords } from './changes.ts';

const team = (number: number, name: string, odds: readonly number[]) => ({
  number,
  name,
  odds,
  certain: [null, null],
});
const DATA = {
  recipe: madeUpSeason().recipe,
  goals: [
    { name: 'Playoffs', bad: false },
    { name: 'Title', bad: false },
  ],
  teams: [team(1, 'Chiefs', [0.6, 0.05]), team(0, 'Bills', [0.94, 0.14])],
  games: [{ game: 7, name: 'kc-buf-1206', home: 0, away: 1 }],
};

test('the biggest change of each team comes first, and none without a point', () => {
  const goals = [
    [0.97, 0.52],
    [0.16, 0.047],
  ];
  const changes = biggestChanges(DATA, { goals, runs: 10_000 }, 5);
  expect(changes.map(changeText)).toEqual(['Chiefs, Playoffs 52%, −8', 'Bills, Playoffs 97%, +3']);
  expect(biggestChanges(DATA, { goals, runs: 50 }, 5)).toEqual([]);
  expect(biggestChanges(DATA, { goals, runs: 10_000 }, 1)).toHaveLength(1);
});

test('what is set is said in words', () => {
  expect(picksWords(DATA, [{ game: 7, result: 'home' }])).toBe('Bills beat Chiefs');
  expect(picksWords(DATA, [{ game: 7, result: 'away' }])).toBe('Chiefs beat Bills');
  expect(picksWords(DATA, [{ game: 7, result: 'draw' }])).toBe('Chiefs and Bills draw');
  expect(picksWords(DATA, [{ game: 8, result: 'home' }])).toBe('');
});
