import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Malformed, tellMalformed } from '../data/readRows.ts';
import { parseGameFile } from './parseGameFile.ts';
import { withStarterFile } from './starters.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starters-'));
});
afterEach(() => {
  tellMalformed(undefined);
  rmSync(folder, { recursive: true });
});

const GAMES = parseGameFile(
  `season,date,home,away,game_no,home_score,away_score
2024,2024-06-01,BOS,NYY,1,3,2
2024,2024-06-01,BOS,NYY,2,4,5
2024,2024-06-02,BOS,NYY,1,1,0`,
  'mlb.csv.gz',
  'MLB',
).games;

const write = (text: string): void =>
  writeFileSync(join(folder, 'mlb_starters.csv.gz'), gzipSync(text));

test('each game gets those who started it, a double-header’s games their own', () => {
  write(`date,home,away,game_no,home_sp,away_sp
2024-06-01,BOS,NYY,1,Félix Hernández,A.J. Burnett
2024-06-01,BOS,NYY,2,Other Jr.,`);
  const [first, second, third] = withStarterFile(GAMES, folder, 'MLB');
  expect(first?.homeStarter).toEqual({ key: 'felix hernandez', name: 'Félix Hernández' });
  expect(first?.awayStarter?.key).toBe('aj burnett');
  expect(second?.homeStarter?.key).toBe('other');
  expect(second?.awayStarter).toBeUndefined();
  expect(third).toEqual(GAMES[2]);
});

test('without the file, and in a league that has none, the games are as they were', () => {
  expect(withStarterFile(GAMES, folder, 'MLB')).toEqual(GAMES);
  write('date,home,away,home_sp,away_sp\n2024-06-01,BOS,NYY,A,B');
  expect(withStarterFile(GAMES, folder, 'NBA')).toEqual(GAMES);
});

test('a malformed row is named and left out; a file without its columns is refused', () => {
  const named: Malformed[] = [];
  tellMalformed((row) => named.push(row));
  write(`date,home,away,home_sp,away_sp
2024-06-31,BOS,NYY,A,B
2024-06-02,BOS,NYY,C,D`);
  expect(withStarterFile(GAMES, folder, 'MLB').map(({ homeStarter }) => homeStarter?.name)).toEqual(
    [undefined, undefined, 'C'],
  );
  expect(named).toMatchObject([{ line: 2, column: 'date' }]);
  write('date,home,away,home_sp\n2024-06-02,BOS,NYY,C');
  expect(() => withStarterFile(GAMES, folder, 'MLB')).toThrow('no column away_sp');
});

test('one number is one player, by the last of his names, whatever the rows’ order', () => {
  write(`date,home,away,game_no,home_sp,away_sp,home_sp_id,away_sp_id
2024-06-02,BOS,NYY,1,Zach Thornton,B,7,
2024-06-01,BOS,NYY,1,Zac Thornton,A,7,
2024-06-01,BOS,NYY,2,,C,7,9`);
  expect(
    withStarterFile(GAMES, folder, 'MLB').map(({ homeStarter, awayStarter }) => [
      homeStarter?.name,
      awayStarter?.name,
    ]),
  ).toEqual([
    ['Zach Thornton', 'A'],
    ['Zach Thornton', 'C'],
    ['Zach Thornton', 'B'],
  ]);
});

test('a quarterback who took no snap gives way to the one who did, where snaps are counted', () => {
  const { games } = parseGameFile(
    `season,date,home,away,home_score,away_score
2024,2024-11-10,WSH,PIT,27,28
2024,2024-11-14,PHI,WSH,26,18`,
    'nfl.csv.gz',
    'NFL',
  );
  const store = (name: string, text: string): void =>
    writeFileSync(join(folder, name), gzipSync(text));
  store(
    'nfl_quarterbacks.csv.gz',
    `date,home,away,home_qb_id,away_qb_id,home_qb,away_qb
2024-11-10,WSH,PIT,8,3,Marcus Mariota,Russell Wilson
2024-11-14,PHI,WSH,1,8,Jalen Hurts,Marcus Mariota`,
  );
  const starters = () =>
    withStarterFile(games, folder, 'NFL').map(({ homeStarter, awayStarter }) => [
      homeStarter?.name,
      awayStarter?.name,
    ]);
  expect(starters()).toEqual([
    ['Marcus Mariota', 'Russell Wilson'],
    ['Jalen Hurts', 'Marcus Mariota'],
  ]);
  mkdirSync(join(folder, 'players'));
  store(
    'players/nfl_player_games.csv.gz',
    `date,team,player_id,player,pos,offense_pct,attempts
2024-11-10,WSH,5,Jayden Daniels,QB,1,34
2024-11-10,PIT,3,Russell Wilson,QB,0.1,2
2024-11-10,PIT,4,Justin Fields,QB,0.9,20
2024-11-14,WSH,5,Jayden Daniels,QB,1,32`,
  );
  expect(starters()).toEqual([
    ['Jayden Daniels', 'Russell Wilson'],
    ['Jalen Hurts', 'Jayden Daniels'],
  ]);
});
