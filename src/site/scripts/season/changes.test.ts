import { expect, test } from 'vitest';
import { biggestChanges, changeText, picksWords } from './changes.ts';

const certain = [null, null];
const of = { odds: [], certain, ranks: [], reached: [] };
const DATA = {
  goals: [
    { name: 'Playoffs', bad: false },
    { name: 'Title', bad: false },
  ],
  teams: [
    { number: 1, name: 'Chiefs', ...of },
    { number: 0, name: 'Bills', ...of },
  ],
  games: [{ game: 7, name: 'kc-buf-1206', home: 0, away: 1 }],
};

test('the biggest change of each team comes first, and none without a point', () => {
  const base = [
    [0.94, 0.6],
    [0.14, 0.05],
  ];
  const now = [
    [0.97, 0.52],
    [0.16, 0.047],
  ];
  const changes = biggestChanges(DATA, now, base, 5);
  expect(changes.map(changeText)).toEqual(['Chiefs, Playoffs 52%, −8', 'Bills, Playoffs 97%, +3']);
  expect(biggestChanges(DATA, base, base, 5)).toEqual([]);
  expect(biggestChanges(DATA, now, base, 1)).toHaveLength(1);
});

test('what is set is said in words', () => {
  expect(picksWords(DATA, [{ game: 7, result: 'home' }])).toBe('Bills beat Chiefs');
  expect(picksWords(DATA, [{ game: 7, result: 'away' }])).toBe('Chiefs beat Bills');
  expect(picksWords(DATA, [{ game: 7, result: 'draw' }])).toBe('Chiefs and Bills draw');
  expect(picksWords(DATA, [{ game: 8, result: 'home' }])).toBe('');
});
