import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testFolder } from '#test/testFolder.ts';
import { syntheticLeagueRows, writeLeague } from './syntheticLeague.fixture.ts';

/** Runs a command as a person does. */
function run(command: 'backtest' | 'fit', ...args: readonly string[]) {
  const script = join(import.meta.dirname, '../../lab', command, 'main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    // Node may hang at its end (nodejs/node issue 54918).
    timeout: 10 * 60_000,
    killSignal: 'SIGKILL',
  });
  return { status, stdout, stderr };
}

const EMPTY = testFolder('empty');

test.each([
  ['no folder', [], 'is missing.'],
  ['a missing folder', ['--data', 'no/such'], '--data: no/such is not there.'],
  ['an unknown league', ['--data', EMPTY, '--league', 'XFL'], 'Unknown league "XFL": one of NFL'],
  ['an unknown option', ['--data', EMPTY, '--sport', 'x'], 'There is no option --sport.'],
  ['a missing file', ['--data', EMPTY, '--league', 'epl'], 'epl.csv.gz: there is no such file'],
])('both commands end with one clear line: %s', (_, args, line) => {
  for (const command of ['backtest', 'fit'] as const) {
    const { status, stdout, stderr } = run(command, ...args);
    expect(status).toBe(1);
    expect(stdout).not.toMatch(/Error|at /);
    const [said = ''] = stderr.split('\n\nUsage:');
    expect(said.trim().split('\n').at(-1)).toContain(line);
  }
});

test('a season that is none, and one the file does not have', () => {
  const folder = writeLeague('EPL', syntheticLeagueRows('EPL'));
  const season = (text: string) =>
    run('backtest', '--data', folder, '--league', 'EPL', '--season', text);
  const next = season('next');
  expect(next.status).toBe(1);
  expect(next.stderr).toMatch(/^--season: “next” is no year like 2024\.\n\nUsage: /);
  const absent = season('1999');
  expect(absent.status).toBe(1);
  expect(absent.stderr.trim().split('\n').at(-1)).toContain('1999');
});

test('--json prints one document on stdout and names malformed rows on stderr', () => {
  const folder = writeLeague('EPL', syntheticLeagueRows('EPL'));
  const path = join(folder, 'epl.csv.gz');
  const text = gunzipSync(readFileSync(path)).toString('utf8');
  writeFileSync(path, gzipSync(`${text}\n2023,2023-05-40,T0,T1,1,0,,,,,,\n`));
  const { status, stdout, stderr } = run('backtest', '--data', folder, '--json');
  const report = JSON.parse(stdout);
  expect(report).toMatchObject({ formatVersion: 1, malformedRows: 1 });
  expect(report.leagues.map(({ league }: { league: string }) => league)).toEqual(['EPL']);
  expect(report.skipped.length).toBeGreaterThan(5);
  expect(stderr).toMatch(/epl\.csv\.gz:302: date "2023-05-40" is not a day/);
  expect(stderr).toContain('1 malformed row skipped');
  expect(stderr).toContain('NFL skipped');
  expect(status).toBe(0);
});

const SERIES_HEAD = 'date,home,away,start,market,line,book,p1,px,p2,seen_from,seen_to,gone,updated';
/** A game in which BetOnline and two more moved at noon, and DraftKings did not follow for an hour. */
const series = (): string => {
  const span = (book: string, prices: string, from: string, to: string): string =>
    `2026-07-05,WSH,PIT,2026-07-05T17:01:00Z,h2h,,${book},${prices},2026-07-05T${from}:00Z,2026-07-05T${to}:00Z,,`;
  const moved = ['betonlineag', 'fanduel', 'betmgm'].flatMap((book) => [
    span(book, '-110,,-110', '10:00', '11:45'),
    span(book, '-140,,120', '12:00', '17:00'),
  ]);
  const lags = [
    span('draftkings', '-112,,-108', '10:00', '12:45'),
    span('draftkings', '-140,,118', '13:00', '17:00'),
  ];
  return [SERIES_HEAD, ...moved, ...lags, ''].join('\n');
};

function booksFolder(files: Readonly<Record<string, string>>): string {
  const folder = testFolder('books');
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, `${name}.csv.gz`), gzipSync(text));
  }
  return folder;
}

test('--edges tells what the rule would have shown on prices of many books, and what the close made of it', () => {
  const books = booksFolder({ mlb_series: series() });
  const { stdout, status } = run('backtest', '--edges', '--books', books, '--json');
  expect(status).toBe(0);
  const [moved, later] = JSON.parse(stdout).tables;
  expect(moved.title).toBe('US leagues, who moved (closing-line value)');
  const [rule] = moved.rows;
  expect(rule).toMatchObject({ measure: 'close', bets: 1 });
  // −112 where the close says .5673 without the margin: 7.4 %, of which half the distance is claimed.
  expect(rule.full).toBeGreaterThan(0.05);
  expect(rule.claimed).toBeLessThan(rule.full * 0.55);
  expect(later.rows[0]).toMatchObject({
    name: 'any of them, still there 15 minutes later',
    bets: 1,
  });
  expect(run('backtest', '--edges', '--books', books).stdout).toContain('this book lags: the rule');
});

test('--edges without prices of books says what to give', () => {
  const nothing = run('backtest', '--edges', '--data', EMPTY);
  expect(nothing.status).toBe(1);
  expect(nothing.stderr).toContain('no folder of books’ prices. Give --books DIR');
  const empty = run('backtest', '--edges', '--books', EMPTY);
  expect(empty).toMatchObject({ status: 1, stdout: '' });
  expect(empty.stderr).toContain('--edges: the folder has no file of books’ prices');
  const broken = run('backtest', '--edges', '--books', booksFolder({ mlb_series: 'date,home\n' }));
  expect(broken.stderr).toContain('mlb_series.csv.gz: no column away');
});

test('--moves tells how often the line went toward our model alone', () => {
  const rows = syntheticLeagueRows('NBA');
  const folder = writeLeague('NBA', rows);
  const opened = rows.map(({ date, home, away, spread, total }, at) => ({
    date: date ?? '',
    home: home ?? '',
    away: away ?? '',
    spread_open: Number(spread) + (at % 3) - 1,
    total_open: Number(total) - 2,
  }));
  const file = gunzipSync(readFileSync(join(writeLeague('NBA', opened), 'nba.csv.gz')));
  writeFileSync(join(folder, 'nba_open.csv.gz'), gzipSync(file));
  const moves = (...more: readonly string[]) =>
    run('backtest', '--moves', '--data', folder, ...more);
  const { leagues } = JSON.parse(moves('--league', 'nba', '--json').stdout);
  expect(leagues).toMatchObject([{ league: 'NBA' }]);
  for (const { hit, moves: count, value } of leagues[0].rows) {
    expect(count).toBeGreaterThan(49);
    expect(hit.low).toBeLessThanOrEqual(hit.mean);
    expect(value.games).toBeGreaterThanOrEqual(count);
  }
  expect(leagues[0].rows.length).toBeGreaterThan(0);
  expect(moves('--league', 'golf').stderr).toContain('--moves: one of NFL');
  expect(moves('--league', 'nhl').status).toBe(1);
});

test('an empty file and one that is no gzip are errors', () => {
  const folder = testFolder('bad');
  writeFileSync(
    join(folder, 'nfl.csv.gz'),
    gzipSync('season,date,home,away,home_score,away_score\n'),
  );
  writeFileSync(join(folder, 'nba.csv.gz'), 'season,date');
  for (const [league, line] of [
    ['nfl', 'no rows'],
    ['nba', 'cannot be read as a gzip file'],
  ]) {
    const { status, stderr } = run(
      'fit',
      '--data',
      folder,
      '--league',
      league ?? '',
      '--out',
      folder,
    );
    expect(status).toBe(1);
    expect(stderr).toContain(line);
  }
});

test('the same files fitted twice give the same bytes, with their hash and dates', () => {
  const folder = writeLeague('EPL', syntheticLeagueRows('EPL'));
  const fitted = () => {
    expect(run('fit', '--data', folder, '--league', 'EPL', '--out', folder).status).toBe(0);
    return readFileSync(join(folder, 'epl.json'), 'utf8');
  };
  const first = fitted();
  expect(fitted()).toBe(first);
  expect(JSON.parse(first)).toMatchObject({
    dataHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    dataFrom: '2018-10-20',
    dataTo: '2022-11-27',
  });
});
