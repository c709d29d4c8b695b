import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testFolder } from '#test/testFolder.ts';
import { FileError } from '../data/readRows.ts';
import { parseGameFile } from './parseGameFile.ts';
import { readGameFile } from './readGameFile.ts';

const HEADER = 'season,date,home,away,neutral,home_score,away_score,home_ml,away_ml,spread,total';
const GOOD = '2024,2024-09-08,BUF,ARI,0,34,28,-290,235,-6.5,46';
const parse = (...rows: string[]) =>
  parseGameFile([HEADER, ...rows].join('\n'), 'nfl.csv.gz', 'NFL');

test('a good row in full', () => {
  const { games, malformed } = parse(GOOD);
  expect(malformed).toEqual([]);
  expect(games[0]).toMatchObject({
    league: 'NFL',
    season: 2024,
    date: '2024-09-08',
    homeKey: 'BUF',
    homeScore: 34,
    neutralSite: false,
    closing: { homeMoneyline: -290, spread: -6.5, total: 46 },
  });
});

test.each([
  ['date', '2024,8 Sep,BUF,ARI,0,34,28,,,,'],
  ['date', '2024,2024-13-08,BUF,ARI,0,34,28,,,,'],
  ['home', '2024,2024-09-08,,ARI,0,34,28,,,,'],
  ['away_score', '2024,2024-09-08,BUF,ARI,0,34,,,,,'],
  ['home_score', '2024,2024-09-08,BUF,ARI,0,3.5,2,,,,'],
  ['home_score', '2024,2024-09-08,BUF,ARI,0,-3,2,,,,'],
  ['neutral', '2024,2024-09-08,BUF,ARI,yes,34,28,,,,'],
  ['home_ml', '2024,2024-09-08,BUF,ARI,0,34,28,-50,,,'],
  ['spread', '2024,2024-09-08,BUF,ARI,0,34,28,,,pick,'],
])('a malformed %s is named with file and line, and skipped', (column, row) => {
  const { games, malformed } = parse(GOOD, row);
  expect(games).toHaveLength(1);
  expect(malformed).toMatchObject([{ file: 'nfl.csv.gz', line: 3, column }]);
});

test('games come in order of date, a day in the order of the file', () => {
  const later = GOOD.replace('2024-09-08', '2024-09-15');
  const second = GOOD.replace('BUF', 'NYJ');
  const { games } = parse(later, GOOD, second);
  expect(games.map(({ date, homeKey }) => `${date} ${homeKey}`)).toEqual([
    '2024-09-08 BUF',
    '2024-09-08 NYJ',
    '2024-09-15 BUF',
  ]);
});

test('an empty file, one without usable rows and one without a column are errors', () => {
  expect(() => parse()).toThrow('no rows');
  expect(() => parse('2024,,,,,,,,,,')).toThrow('no usable rows');
  expect(() => parseGameFile('season,date\n2024,2024-09-08', 'x.csv.gz', 'NFL')).toThrow(
    'no column home',
  );
});

test('a missing file and one that is no gzip are errors that name the path', () => {
  const folder = testFolder('fit');
  expect(() => readGameFile(join(folder, 'nfl.csv.gz'), 'NFL')).toThrow(FileError);
  writeFileSync(join(folder, 'nba.csv.gz'), 'season,date');
  expect(() => readGameFile(join(folder, 'nba.csv.gz'), 'NBA')).toThrow('nba.csv.gz');
  writeFileSync(join(folder, 'nfl.csv.gz'), gzipSync(`${HEADER}\n${GOOD}\n`));
  expect(readGameFile(join(folder, 'nfl.csv.gz'), 'NFL').games).toHaveLength(1);
});
