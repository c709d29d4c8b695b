import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stripeOf } from '#members/billing/stripe/stripe.ts';
import { connectStore } from '#store/client.ts';
import { testFolder } from '#test/testFolder.ts';
import { DISK_FULL, explain, PlainError } from './plainError.ts';
import { DEFAULT_LOCAL, ROOT } from './project.ts';

const system = (code: string, more: object = {}): Error =>
  Object.assign(new Error(`${code}: told by the system`), { code, ...more });
const thrownBy = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

test.each<[unknown, string | RegExp]>([
  [new PlainError('As it is.'), 'As it is.'],
  [system('ENOSPC'), DISK_FULL],
  [system('53100'), DISK_FULL],
  [system('EDQUOT'), DISK_FULL],
  [system('EROFS'), /^No permission .*SIMCAST_DATA_DIR/],
  [system('EACCES'), /^No permission /],
  [system('EADDRINUSE'), /^A port is taken by another program/],
  [system('EMFILE'), /ulimit/],
  [system('ENAMETOOLONG'), /shorter path/],
  [system('ERR_MODULE_NOT_FOUND'), /npm install/],
  [
    system('ENOENT', { path: join(ROOT, 'docs/ledger.md') }),
    /docs\/ledger\.md is missing: .*git checkout/,
  ],
  [system('ENOENT', { path: join(ROOT, 'node_modules/astro/x') }), /is missing: .*npm install/],
  [system('ENOENT', { path: join(DEFAULT_LOCAL, 'keys.json') }), /is missing: .*npm start/],
  [system('EEXIST', { path: '/a/file' }), /^\/a\/file is there already/],
  [system('ENOENT', { path: '/nosuch/file' }), '/nosuch/file is missing: check its name.'],
  [
    new TypeError('fetch failed', { cause: system('ECONNREFUSED', { address: '::1', port: 80 }) }),
    'Something outside does not answer: nothing listens at ::1, port 80 (ECONNREFUSED).',
  ],
  [
    new Error('reading the slate: nothing listens at db, port 1 (ECONNREFUSED)'),
    /^Something outside does not answer: reading the slate/,
  ],
  [thrownBy(() => connectStore({})), /^A setting is wrong or missing: SUPABASE_URL and /],
  [
    thrownBy(() => connectStore({ SUPABASE_URL: 'db:5432', SUPABASE_SECRET_KEY: 'x' })),
    /^A setting is wrong or missing: SUPABASE_URL has to be an http or https address/,
  ],
  [
    thrownBy(() => stripeOf({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_API_URL: 'here' })),
    /^A setting is wrong or missing: Payments are not set up: .*STRIPE_API_URL/,
  ],
  [
    new Error('reading the current slate: Database connection error. Retrying the connection.'),
    /^The database has ended or takes no connection .*df -h/,
  ],
  [
    new Error('listing admins: the store answered 403: Just a moment...'),
    /^The database's project refuses or fails .*403.*SUPABASE_URL/,
  ],
  [system('ERR_FS_EISDIR', { path: '/a/lock' }), '/a/lock is a folder, and a file is needed.'],
  [new RangeError('of nobody’s making'), /^Unexpected failure: of nobody’s making\. .*report it/],
])('%#: is a sentence with what to do', (error, said) => {
  expect(explain(error)).toMatch(said);
});

test('real errors of the system have what is read of them', () => {
  const folder = join(testFolder('plain error'), 'inside');
  mkdirSync(folder);
  expect(explain(thrownBy(() => readFileSync(join(folder, 'nosuch'))))).toContain(
    'nosuch is missing',
  );
  expect(explain(thrownBy(() => mkdirSync(join(ROOT, 'package.json/x'))))).toContain(
    'leads through a file',
  );
});

test('nobody is told to delete data for an error that is not of the data', () => {
  for (const code of ['EACCES', 'ENOENT', 'ECONNREFUSED', 'EIO', 'ENOSPC'])
    expect(explain(system(code, { path: 'x' }))).not.toMatch(/npm run reset/);
  expect(explain(new Error('anything'))).not.toMatch(/npm run reset/);
});
