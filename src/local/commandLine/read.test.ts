import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '#test/testFolder.ts';
import { asked } from './commandLine.ts';
import { pathFault } from './pathFault.ts';
import { BENCH_SCRIPT } from './scripts/bench.ts';
import { BACKTEST_SCRIPT, RERUN, SAMPLES, SEASON_SCRIPT } from './scripts/lab.ts';
import { ADMIN, LEDGER } from './scripts/owner.ts';
import { FEEDS_SCRIPT, START_SCRIPT, TEST } from './scripts/site.ts';

const FOLDER = testFolder('command line é');
const FULL = join(FOLDER, 'full file.txt');
const EMPTY = join(FOLDER, 'empty.txt');
writeFileSync(FULL, 'something');
writeFileSync(EMPTY, '');
mkdirSync(join(FOLDER, 'inside'));

test('what is right is handed on, with its types', () => {
  expect(asked(START_SCRIPT, [])).toEqual({ command: '', words: [], values: { dev: false } });
  expect(asked(START_SCRIPT, ['--dev'])).toMatchObject({ values: { dev: true } });
  expect(asked(TEST, ['UNIT', 'e2e', '--at=now'])).toMatchObject({
    words: ['unit', 'e2e'],
    values: { at: 'now', postgres: undefined },
  });
  expect(asked(FEEDS_SCRIPT, ['--become', 'ESPN=400', '--become', 'BOVADA=403'])).toMatchObject({
    values: { become: ['ESPN=400', 'BOVADA=403'] },
  });
  expect(asked(BENCH_SCRIPT, [])).toMatchObject({ command: 'engine', words: [] });
  expect(asked(BENCH_SCRIPT, ['ledger', '1000'])).toMatchObject({
    command: 'ledger',
    words: ['1000'],
  });
  expect(asked(ADMIN, ['grant', '+12025550123'])).toMatchObject({ words: ['+12025550123'] });
  expect(asked(LEDGER, ['verify', '--file', FULL])).toMatchObject({ values: { file: FULL } });
  expect(asked(LEDGER, ['export', '--out', EMPTY])).toMatchObject({ values: { out: EMPTY } });
  expect(asked(SAMPLES, ['ufc'])).toMatchObject({ words: ['UFC'] });
  expect(asked(SEASON_SCRIPT, ['--faults', '0.5'])).toMatchObject({ values: { faults: '0.5' } });
  expect(asked(BACKTEST_SCRIPT, ['--data', FOLDER])).toMatchObject({ values: { data: FOLDER } });
});

test.each([
  ['--help'],
  ['-h'],
  ['verify', '--help'],
  ['--bogus', '-h'],
  ['--file', '--help'],
  ['help'],
])('help is given whatever else is asked: %s %s', (...args) => {
  expect(asked(LEDGER, args)).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^Usage: npm run ledger -- COMMAND \[options\]\n/),
  });
});

test.each([
  [START_SCRIPT, ['--bogus'], 'There is no option --bogus.'],
  [START_SCRIPT, ['-x'], 'There is no option -x.'],
  [START_SCRIPT, ['--dev=1'], '--dev takes no value.'],
  [START_SCRIPT, ['more'], '“more” is one word too many.'],
  [START_SCRIPT, ['--', '--dev'], '“--dev” is one word too many.'],
  [START_SCRIPT, ['__proto__'], '“__proto__” is one word too many.'],
  [START_SCRIPT, ['--constructor'], 'There is no option --constructor.'],
  [TEST, ['lint'], 'STEP: “lint” is none of check, unit, e2e, browsers.'],
  [TEST, ['--at'], '--at needs a value: TIME.'],
  [TEST, ['--at', ''], '--at needs a value: TIME.'],
  [TEST, ['--at', '--postgres'], '--at needs a value: TIME.'],
  [TEST, ['--at', 'now', '--at', 'now'], '--at is given twice.'],
  [TEST, ['--postgres', 'new'], '--postgres: “new” is no whole number from 1.'],
  [BENCH_SCRIPT, ['bogus'], 'There is no command “bogus”: there are engine, load, admin'],
  [BENCH_SCRIPT, ['toString'], 'There is no command “toString”'],
  [BENCH_SCRIPT, ['ledger', 'many'], 'NUMBER: “many” is no whole number from 1.'],
  [BENCH_SCRIPT, ['ledger', '0'], 'NUMBER: “0” is no whole number from 1.'],
  [BENCH_SCRIPT, ['load', 'all'], 'PART: “all” is none of api, memory, site, rush.'],
  [BENCH_SCRIPT, ['pages', 'localhost:8888'], 'URL: “localhost:8888” is no address'],
  [ADMIN, [], 'Say what to do: grant, revoke, lift-ban, link-customer, stop, list, log.'],
  [ADMIN, ['grant'], 'NUMBER is missing: a phone number like +12025550123.'],
  [ADMIN, ['list', '+12025550123'], '“+12025550123” is one word too many.'],
  [LEDGER, ['check'], 'There is no command “check”: there are verify, export.'],
  [LEDGER, ['verify', '--out', FULL], 'verify does not take --out.'],
  [LEDGER, ['export', '--file', FULL], 'export does not take --file.'],
  [LEDGER, ['verify', '--file', FULL, '--url', 'http://a'], 'Give only one of --url, --file.'],
  [LEDGER, ['verify', '--url', 'ftp://a/b'], '--url: “ftp://a/b” is no address'],
  [LEDGER, ['verify', '--file', '/nosuch'], '--file: /nosuch is not there.'],
  [LEDGER, ['verify', '--heads', '/nosuch'], '--heads: /nosuch is not there.'],
  [LEDGER, ['verify', '--file', FOLDER], `--file: ${FOLDER} is a folder, not a file.`],
  [LEDGER, ['verify', '--file', EMPTY], `--file: ${EMPTY} is empty.`],
  [LEDGER, ['verify', '--file', `${FULL}/x`], `--file: ${FULL}/x leads through a file`],
  [LEDGER, ['export', '--out', FOLDER], `--out: ${FOLDER} is a folder.`],
  [LEDGER, ['export', '--out', '/nosuch/x'], '--out: there is no folder /nosuch to write it into.'],
  [RERUN, [], '--url or --file is missing.'],
  [RERUN, ['page.html'], '“page.html” is one word too many.'],
  [BACKTEST_SCRIPT, [], '--data or --edges or --moves is missing.'],
  [BACKTEST_SCRIPT, ['--data', FULL], `--data: ${FULL} is a file, not a folder.`],
  [
    BACKTEST_SCRIPT,
    ['--data', FOLDER, '--season', '1850'],
    '--season: “1850” is no year like 2024.',
  ],
  [SEASON_SCRIPT, ['--faults', '-1'], '--faults needs a value: SHARE.'],
] as const)('%#: %o is a mistake, which is named with the usage', (script, args, said) => {
  const { code, text } = asked(script, args) as { code: number; text: string };
  expect(code).toBe(1);
  expect(text.startsWith(said)).toBe(true);
  expect(text).toContain(`\n\nUsage: ${script.run}`);
});

test('what the system refuses is a sentence', () => {
  expect(pathFault('x', 'EACCES')).toBe('x may not be read by this user');
  expect(pathFault('x', 'EIO')).toBe('x cannot be read (EIO)');
});

test('an option that npm has kept for itself is not taken for absent', () => {
  const npm = { npm_lifecycle_event: 'ledger' };
  expect(asked(LEDGER, ['verify'], { ...npm, npm_config_file: 'x' })).toMatchObject({
    code: 1,
    text: expect.stringMatching(
      /^npm has kept --file for itself: write -- before the options, like npm run ledger -- --file\./,
    ),
  });
  expect(asked(START_SCRIPT, [], { ...npm, npm_config_dry_run: 'true' })).toMatchObject({
    code: 1,
  });
  expect(asked(START_SCRIPT, [], { npm_config_dry_run: 'true' })).toMatchObject({ command: '' });
  expect(asked(START_SCRIPT, [], { ...npm, npm_config_loglevel: 'error' })).toMatchObject({
    command: '',
  });
});
