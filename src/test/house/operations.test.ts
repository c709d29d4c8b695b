import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { ROOT } from '#local/project.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const PAGE = read('docs/operations.md');

/** A section of the page, from its heading to the next one. */
function section(title: string): string {
  const [, text = ''] = PAGE.split(`\n## ${title}\n`);
  return text.split('\n## ')[0] ?? '';
}

/** Variables set by a start, a test run or the machine, never by a person. */
const SET_BY_US: ReadonlySet<string> = new Set([
  'EMAIL_INBOX_URL',
  'INDEXNOW_API_URL',
  'NETLIFY',
  'NODE_ENV',
  'NODE_OPTIONS',
  'NODE_VERSION',
  'PATH',
  'PUSH_STANDIN_URL',
  'SIMCAST_AT',
  'SIMCAST_BROWSERS_FILE',
  'SIMCAST_BROWSERS_WAIT',
  'SIMCAST_CLOCK_OFFSET_MS',
  'SIMCAST_COUNTS_FILE',
  'SIMCAST_E2E_UP',
  'SIMCAST_LOCAL',
  'SIMCAST_PATIENCE',
  'SIMCAST_POSTGRES_FROM',
  'SIMCAST_TESTS_CROWD',
  'SIMCAST_TEST_CLUSTER',
  'SIMCAST_TYPES_ONLY',
  'SMS_INBOX_URL',
  'STRIPE_API_URL',
  'SUPABASE_API_URL',
  'SUPABASE_PUBLISHABLE_KEY',
  'TELEPHONE_URL',
  'TIME_AUTHORITY_ROOT',
  'TIME_AUTHORITY_URL',
  'VITEST_POOL_ID',
]);

const READ = /\b(?:process\.env|environment)\.([A-Z][A-Z0-9_]*)\b/g;
const TAKEN = /\{([^{}]*)\} = (?:process\.env|environment|parsed\.data)\b/g;
const NAME = /(?<![[\w])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g;

test('the README is short: what it is, the two commands, where things are', () => {
  const text = read('README.md');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(6_000);
  expect(text).toContain('npm start');
  expect(text).toContain('npm test');
});

test('every command of package.json is explained', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')));
  const commands = Object.keys(scripts)
    .filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts))
    .map((name) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`));
  expect(commands.length).toBeGreaterThan(20);
  const explained = section('Commands');
  const missing = commands.filter((name) => !new RegExp(`^\\| \`${name}\\b`, 'm').test(explained));
  expect(missing).toEqual([]);
});

test('every variable that the code reads is explained', () => {
  const sources = globSync('{src,netlify}/**/*.{ts,tsx,mjs}', { cwd: ROOT });
  const names = new Set(
    sources
      .map(read)
      .flatMap((text) => [
        ...Array.from(text.matchAll(READ), ([, name = '']) => name),
        ...[...text.matchAll(TAKEN)].flatMap(([, taken = '']) => taken.match(NAME) ?? []),
      ]),
  );
  expect(names.size).toBeGreaterThan(40);
  const explained = section('Settings');
  const missing = [...names].filter(
    (name) => !SET_BY_US.has(name) && !explained.includes(`\`${name}\``),
  );
  expect(missing).toEqual([]);
});
