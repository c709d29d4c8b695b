import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testFolder } from '#test/testFolder.ts';
import { syntheticRows, writeLeague } from './syntheticLeague.fixture.ts';

/** Runs a command as a person does. */
function run(command: 'backtest' | 'fit', ...args: readonly string[]) {
  const script = join(import.meta.dirname, '../../lab', command, 'main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const EMPTY = testFolder('empty');

test.each([
  ['no folder', [], '--data is missing.'],
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
  const folder = writeLeague('EPL', syntheticRows('EPL'));
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
  const folder = writeLeague('EPL', syntheticRows('EPL'));
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

test('--edges tells what the rule would have shown: of one book none, off a second one some', () => {
  const rows = syntheticRows('NBA');
  const folder = writeLeague('NBA', rows);
  const edges = () => run('backtest', '--data', folder, '--edges', '--league', 'NBA', '--json');
  const alone = JSON.parse(edges().stdout);
  expect(alone.leagues).toMatchObject([{ league: 'NBA', games: 120, twoBooks: 0, edges: [] }]);
  expect(alone.leagues[0].old[0].bets).toBeGreaterThan(0);
  // A second book offers the home side more than the first if it is the underdog, and opened a point off.
  const second = rows.map(({ date, home, away, home_ml, spread, total }) => ({
    date: date ?? '',
    home: home ?? '',
    away: away ?? '',
    spread_open: Number(spread) + 1,
    total_open: Number(total) - 2,
    home_ml_close: Number(home_ml) > 0 ? Number(home_ml) + 45 : '',
    away_ml_close: Number(home_ml) > 0 ? -Number(home_ml) - 70 : '',
  }));
  const file = gunzipSync(readFileSync(join(writeLeague('NBA', second), 'nba.csv.gz')));
  writeFileSync(join(folder, 'nba_open.csv.gz'), gzipSync(file));
  const { leagues, walks } = JSON.parse(edges().stdout);
  expect(leagues[0].twoBooks).toBeGreaterThan(0);
  expect(leagues[0].edges[0].bets).toBeGreaterThan(0);
  expect(leagues[0].edges[0].gameShare).toBeLessThanOrEqual(leagues[0].twoBooks / 120);
  expect(walks[0].openings.rows.map(({ question }: { question: string }) => question)).toEqual([
    'win',
    'cover',
    'over',
  ]);
  const other = run('backtest', '--data', folder, '--edges', '--league', 'golf');
  expect(other).toMatchObject({ status: 1, stdout: '' });
  expect(other.stderr).toContain('--edges: one of NFL');
});

test('--edges of boxing: one book, the market alone is published, and no badge of a selected sample', () => {
  const folder = testFolder('boxing');
  const bout = (at: number): string =>
    `20${20 + Math.floor(at / 20)}-0${1 + (at % 9)}-11,Boxer ${at % 8},Boxer ${(at + 3) % 8},a,-150,125`;
  const rows = Array.from({ length: 60 }, (_, at) => bout(at));
  const file = `date,fighter_a,fighter_b,winner,odds_a,odds_b\n${rows.join('\n')}\n`;
  writeFileSync(join(folder, 'boxing.csv.gz'), gzipSync(file));
  const edges = (...more: readonly string[]) =>
    run('backtest', '--data', folder, '--edges', '--league', 'boxing', ...more);
  expect(JSON.parse(edges('--json').stdout).leagues).toMatchObject([
    { league: 'Boxing', seasons: '2021+2022', games: 40, twoBooks: 0, edges: [], old: [] },
  ]);
  expect(edges().stdout).toContain('no edge: one book’s prices cannot be off the books');
  expect(edges('--season', '1999').stderr).toContain('Boxing: no games of season 1999');
});

test('--edges of a season that the file does not have is one clear line', () => {
  for (const league of ['NBA', 'EPL'] as const) {
    const folder = writeLeague(league, syntheticRows(league));
    const { status, stderr } = run(
      'backtest',
      ...['--data', folder, '--edges', '--league', league, '--season', '1999'],
    );
    expect(status).toBe(1);
    expect(stderr.trim().split('\n').at(-1)).toBe(`${league}: no games of season 1999`);
  }
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
  const folder = writeLeague('EPL', syntheticRows('EPL'));
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
