import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testFolder } from '#test/testFolder.ts';
import { MissingFile } from '../../data/readRows.ts';
import { readBoxes } from './readBoxes.ts';

const ROWS = [
  'season,date,home,away,team,player_id,player,pos,min,pts,reb,ast,fg3m,stl,blk,tov',
  '2025,2025-01-03,AAA,BBB,AAA,2,Two,F,30,21,5,4,3,1,0,2',
  '2025,2025-01-01,AAA,BBB,AAA,1,One,G,40,20,5,4,,1,0,2',
  '2025,2025-01-01,AAA,BBB,BBB,3,Three,,35,18,9,1,,0,2,1',
  '2025,2025-01-01,AAA,BBB,BBB,4,Four,C,0,0,0,0,,0,0,0',
  '2025,2025-01-01,AAA,BBB,BBB,5,Five,C,x,0,0,0,,0,0,0',
];

function folder(): string {
  const path = testFolder('boxes');
  mkdirSync(join(path, 'players'));
  writeFileSync(join(path, 'players', 'nba_player_games.csv.gz'), gzipSync(ROWS.join('\n')));
  return path;
}

test('rows are put together by game in the order of play; who did not play and bad rows are left out', () => {
  const { boxes, hash } = readBoxes(folder(), 'NBA');
  expect(boxes.map(({ id }) => id)).toEqual(['2025-01-01|AAA|BBB', '2025-01-03|AAA|BBB']);
  const [first] = boxes;
  expect(first?.lines.map(({ playerId }) => playerId)).toEqual(['1', '3']);
  expect([first?.homeScore, first?.awayScore]).toEqual([20, 18]);
  expect(first?.lines[0]?.counts).toEqual([20, 5, 4, Number.NaN, 1, 0, 2]);
  expect(first?.names.get('3')).toBe('Three');
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

test('a league without a file is said', () => {
  expect(() => readBoxes(folder(), 'WNBA')).toThrow(MissingFile);
});
