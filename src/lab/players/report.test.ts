import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Histogram } from '#domain/game/scoreGrid.ts';
import { testFolder } from '#test/testFolder.ts';
import { ForecastFile } from './forecastFile.ts';
import { playersReport } from './report.ts';
import { playersText } from './text.ts';
import type { PlayerBacktest, PlayerFileRow } from './types.ts';

/** Two players over two seasons of forty days: a scores 20 or 10 in turn, b none. */
const ROWS: PlayerFileRow[] = [2023, 2024].flatMap((season) =>
  Array.from({ length: 40 }, (_, day) => day).flatMap((day) =>
    ['a', 'b'].map((playerId) => {
      const date = `${season}-${day < 20 ? '01' : '02'}-${String((day % 20) + 1).padStart(2, '0')}`;
      const points = playerId === 'a' ? 10 + 10 * (day % 2) : 0;
      const stats = { points };
      return { season, date, game: `${date}|X|Y`, team: 'X', playerId, player: playerId, stats };
    }),
  ),
);
/** Knows a's turn, and that b never scores. */
const KNOWING: PlayerBacktest = {
  leagues: ['NBA'],
  stats: () => [
    { name: 'points', title: 'points' },
    { name: 'threes', title: 'threes' },
  ],
  fit: () => ({}),
  start: () => ({ formatVersion: 1, learnedTo: '', players: [], state: {} }),
  walk: (_, __, season) => ({
    rows: ROWS,
    notes: ['Made up.'],
    *forecasts() {
      for (const row of ROWS.filter((one) => one.season === (season ?? 2024))) {
        const said: Histogram = [[row.stats.points ?? 0, 100]];
        yield {
          game: row.game,
          players: [{ playerId: row.playerId, said: new Map([['points', said]]) }],
        };
      }
    },
  }),
};

test('a stat is scored beside plain forecasts and beside the lines in hand, on its newest season', () => {
  const folder = testFolder('players');
  mkdirSync(join(folder, 'players'));
  const props = [
    'league,season,date,home,away,team,player_id,player,market,line,books,over_odds,under_odds',
    'NBA,2024,2024-01-01,X,Y,X,a,a,player_points,14.5,3,-110,-110',
    'NBA,2024,2024-01-02,X,Y,X,a,a,player_points,14.5,3,-110,-110',
    'NBA,2024,2024-01-03,X,Y,X,a,a,player_points,10,3,-110,-110',
    'NBA,2024,2024-01-04,X,Y,X,a,a,player_points,14.5,3,-110,',
    'NBA,2024,2024-01-04,X,Y,X,a,a,player_blocks,1.5,3,-110,-110',
  ];
  writeFileSync(join(folder, 'players', 'props_nba.csv.gz'), gzipSync(props.join('\n')));
  const file = new ForecastFile(join(folder, 'NBA.csv.gz'));
  const report = playersReport(KNOWING, 'NBA', folder, undefined, () => undefined, file.add);
  file.write();
  const [points, ...others] = report.stats;
  expect(others).toEqual([]);
  expect(points).toMatchObject({ stat: 'points', season: 2024, games: 80, actual: 7.5, said: 7.5 });
  expect(points?.scores.own).toMatchObject({ absolute: 0, crps: 0, log: 0, cover50: 0.5 });
  expect(points?.scores.own.cover80).toBeCloseTo(0.8, 9);
  expect(points?.scores['season average'].crps).toBeGreaterThan(0.1);
  expect(points?.under.mean).toBeCloseTo(-(points?.scores['season average'].crps ?? 0), 9);
  // A push, a line with one price and a market we do not know are left out.
  expect(report.props).toMatchObject([{ stat: 'points', lines: 2, won: 0.5, line: 0.5, own: 0.5 }]);
  expect(report.props[0]?.logLoss.line).toBeCloseTo(Math.log(2), 9);
  expect(report.props[0]?.halfOverLine.mean).toBeLessThan(0);
  const text = playersText([report]);
  expect(text).toContain('100.0');
  expect(text).toContain('Made up.');
  const lines = gunzipSync(readFileSync(join(folder, 'NBA.csv.gz')))
    .toString('utf8')
    .split('\n');
  expect(lines).toHaveLength(82);
  expect(lines[3]).toBe(
    '2024,2024-01-02|X|Y,X,a,"a",points,20,20.000,20,20,20,20,20,20,20,20,20,20:100',
  );
});

test('a season without a game to score is said', () => {
  expect(() => playersReport(KNOWING, 'NBA', testFolder('players'), 2019, () => undefined)).toThrow(
    'no player',
  );
});
