import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';

/** Files that may read the real time: the clock, code that moves it, and code that measures speed or installs packages. */
const ALLOWED = [
  'src/clock.ts',
  'src/local/clock/moveDate.ts',
  'src/local/clock/at.ts',
  'src/local/clock/databaseClock.ts',
  'src/local/ensureInstalled.mjs',
  'src/local/services/bootstrap.sql',
  'supabase/migrations/20261120000050_clock.sql',
];

const CODE = /\.(?:ts|tsx|mjs|astro)$/;
const READS_TIME = /\bDate\.now\(|\bnew Date\(\)/;
const SQL_READS_TIME =
  /\b(?:clock_timestamp|statement_timestamp|transaction_timestamp|timeofday)\s*\(|(?<![.\w])now\(\)|\b(?:current_timestamp|current_date|current_time|localtimestamp|localtime)\b/i;

const files = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'src', 'netlify', 'supabase'],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) && !file.startsWith('src/test/') && !ALLOWED.includes(file),
  );

const withoutComments = (sql: string): string => sql.replaceAll(/--.*$/gm, '');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

test('code reads the time from #clock alone', () => {
  const code = files.filter((file) => CODE.test(file));
  expect(code.length).toBeGreaterThan(900);
  expect(code.filter((file) => READS_TIME.test(read(file)))).toEqual([]);
});

test('migrations read the time from public.clock() alone', () => {
  const sql = files.filter((file) => file.endsWith('.sql'));
  expect(sql.length).toBeGreaterThan(5);
  expect(sql.filter((file) => SQL_READS_TIME.test(withoutComments(read(file))))).toEqual([]);
});
