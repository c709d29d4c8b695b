import { expect, test } from 'vitest';
import { parseRows } from '../../data/readRows.ts';
import { finalSetOf } from './finalSet.ts';
import { matchesInOrder } from './matchesInOrder.ts';
import { matchFormat } from './matchFormat.ts';
import { readTennisScore } from './score.ts';
import { setScoresOf } from './setScores.ts';

const HEADER =
  'date,season,tournament,level,surface,round,best_of,winner,loser,winner_rank,loser_rank,score,odds_w,odds_l';
const read = (...rows: readonly string[]) =>
  parseRows(`${HEADER}\n${rows.join('\n')}\n`, 'atp', matchFormat('start'));

test('a row is read with A before B in the alphabet', () => {
  const { rows, malformed } = read(
    '2024-01-01,2024,Doha,250,Hard,QF,3,Zed,Able,10,5,6-4 3-6 7-6(5),2.5,1.55',
  );
  expect(malformed).toEqual([]);
  expect(rows[0]).toMatchObject({
    a: { key: 'Able', rank: 5 },
    b: { key: 'Zed', rank: 10 },
    winner: 'b',
    sets: [
      [4, 6],
      [6, 3],
      [6, 7],
    ],
    retired: false,
    day: 19_723 + 4,
  });
  expect(rows[0]).toHaveProperty('close', expect.closeTo(0.62, 1));
});

test('a price of one or less is none', () => {
  const { rows } = read('2024-01-01,2024,Doha,250,Hard,F,3,Able,Zed,1,2,6-1 6-1,1.00,15');
  expect(rows[0]).toHaveProperty('close', undefined);
});

test('walkovers and unknown scores are no matches, retirements are', () => {
  expect(readTennisScore('W/O', 3)).toBeUndefined();
  expect(readTennisScore('', 3)).toBeUndefined();
  expect(readTennisScore('6-1 2-0 RET', 3)).toEqual({
    sets: [
      [6, 1],
      [2, 0],
    ],
    retired: true,
  });
  expect(readTennisScore('6-1 2-0', 3)?.retired).toBe(true);
  expect(readTennisScore('6-4 5-7 [10-7]', 3)).toEqual({
    sets: [
      [6, 4],
      [5, 7],
    ],
    retired: false,
  });
});

test('malformed rows are named by column', () => {
  const { malformed } = read(
    '2024-02-31,2024,X,250,Hard,F,3,Able,Zed,1,2,6-1 6-1,1.5,2.5',
    '2024-01-01,2024,X,250,Hard,F,4,Able,Zed,1,2,6-1 6-1,1.5,2.5',
    '2024-01-01,2024,X,250,Hard,F,3,Able,,1,2,6-1 6-1,1.5,2.5',
    '2024-01-01,2024,X,250,Hard,F,3,Able,Zed,one,2,6-1 6-1,1.5,2.5',
    '2024-01-01,2024,X,250,Hard,F,3,Able,Zed,1,2,6-1 6-1,1.5,2.5',
  );
  expect(malformed.map(({ line, column }) => [line, column])).toEqual([
    [2, 'date'],
    [3, 'best_of'],
    [4, 'loser'],
    [5, 'winner_rank'],
  ]);
});

test('rounds of a tournament are played one after the other, whatever the order of the file', () => {
  const { rows } = read(
    '2024-01-01,2024,X,250,Hard,F,3,Able,Zed,1,2,6-1 6-1,1.5,2.5',
    '2024-01-01,2024,X,250,Hard,R32,3,Able,Moe,1,2,6-1 6-1,1.5,2.5',
  );
  const matches = rows.flatMap((row) => ('notPlayed' in row ? [] : [row]));
  expect(matchesInOrder(matches).map(({ b }) => b.key)).toEqual(['Moe', 'Zed']);
});

test('sets are told apart only in matches that were played out', () => {
  const { rows } = read(
    '2024-01-01,2024,X,250,Hard,F,3,Able,Zed,1,2,6-4 5-7 7-6(3),1.5,2.5',
    '2024-01-01,2024,X,250,Hard,SF,3,Able,Zed,1,2,6-4 2-1 RET,1.5,2.5',
    '2024-01-01,2024,X,250,Hard,QF,3,Able,Zed,1,2,4-2 4-1,1.5,2.5',
  );
  const matches = rows.flatMap((row) => ('notPlayed' in row ? [] : [row]));
  expect(matches.map(setScoresOf)).toEqual([[4, 12, 6], undefined, undefined]);
});

test('deciding sets by tournament and season', () => {
  expect(finalSetOf('250', 'Doha', 2024)).toBe(7);
  expect(finalSetOf('G', 'Roland Garros', 2024)).toBe(10);
  expect(finalSetOf('G', 'Roland Garros', 2021)).toBe(0);
  expect(finalSetOf('Grand Slam', 'US Open', 2018)).toBe(7);
  expect(finalSetOf('Grand Slam', 'Australian Open', 2019)).toBe(10);
});
