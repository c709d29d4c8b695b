import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testFolder } from '#test/testFolder.ts';
import { FileError, type Malformed, tellMalformed } from '../../data/readRows.ts';
import { readMarginGames } from './readMarginGames.ts';

const GAMES = [
  'season,date,home,away,home_score,away_score',
  '2023,2023-09-02,Akron,Kent,20,10',
  '2024,2024-09-01,Kent,Akron,20,10',
];
const FACTS = ['season,team,ap_rank,ap_points', '2024,Akron,1,1500', '2024,Duke,,3'];

function folder(files: Readonly<Record<string, readonly string[]>>): string {
  const path = testFolder('preseason');
  for (const [name, lines] of Object.entries(files)) {
    writeFileSync(join(path, `${name}.csv.gz`), gzipSync(lines.join('\n')));
  }
  return path;
}

test('games carry what their season’s preseason file knows of their sides', () => {
  const { games } = readMarginGames(folder({ ncaab: GAMES, ncaab_preseason: FACTS }), 'NCAAB');
  expect(games[0]).not.toHaveProperty('homePreseason');
  expect(games[1]).toMatchObject({
    homeKey: 'Kent',
    homePreseason: { poll: 0 },
    awayPreseason: { poll: Math.log(1501) },
  });
});

test('without the file, and of a league whose record names no facts, games are as they were', () => {
  const without = readMarginGames(folder({ ncaab: GAMES }), 'NCAAB').games;
  const nfl = readMarginGames(folder({ nfl: GAMES, nfl_preseason: FACTS }), 'NFL').games;
  for (const game of [...without, ...nfl]) expect(game).not.toHaveProperty('homePreseason');
});

test('a malformed row is named and skipped, a file without its columns refused', () => {
  const told: Malformed[] = [];
  tellMalformed((row) => told.push(row));
  const bad = folder({ ncaab: GAMES, ncaab_preseason: [...FACTS, '2024,Ohio,,many'] });
  expect(readMarginGames(bad, 'NCAAB').factsOf(2024, 'Ohio')).toEqual({ poll: 0 });
  tellMalformed(undefined);
  expect(told).toMatchObject([{ line: 4, column: 'ap_points' }]);
  const broken = folder({ ncaab: GAMES, ncaab_preseason: ['season,ap_points', '2024,500'] });
  expect(() => readMarginGames(broken, 'NCAAB')).toThrow(FileError);
});
