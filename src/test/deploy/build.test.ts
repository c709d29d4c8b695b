import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NETLIFY_ROOT, SETTINGS } from './netlifyToml.ts';

/** The checkout under another name, so that parallel builds use separate caches. */
let checkout: string;

async function link(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names)
    await symlink(join(NETLIFY_ROOT, folder, name), join(checkout, folder, name));
}

beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'simcast-checkout-'));
  await link('', ['src', 'public', 'astro.config.mjs', 'tsconfig.json', 'package.json']);
  await mkdir(join(checkout, 'node_modules'));
  const packages = await readdir(join(NETLIFY_ROOT, 'node_modules'));
  const caches = ['.astro', '.vite'];
  await link(
    'node_modules',
    packages.filter((name) => !caches.includes(name)),
  );
});
afterAll(() => rm(checkout, { recursive: true, force: true }));

/** The build command of netlify.toml with the variables that Netlify sets and these. */
const build = (given: Readonly<Record<string, string>>) =>
  spawnSync('sh', ['-c', SETTINGS.build.command], {
    cwd: checkout,
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      HOME: checkout,
      CI: 'true',
      NETLIFY: 'true',
      ...SETTINGS.build.environment,
      ...given,
    },
  });

test.each([
  [
    'without the store’s address and key',
    {},
    'SUPABASE_URL and SUPABASE_SECRET_KEY must be set to reach the store.',
  ],
  [
    'with a store that is away',
    { SUPABASE_URL: 'http://127.0.0.1:3', SUPABASE_SECRET_KEY: 'sb_secret_test' },
    ': nothing listens at 127.0.0.1, port 3 (ECONNREFUSED)',
  ],
])('81: a build %s fails, says why and publishes nothing', (_, given, sentence) => {
  const { status, stdout, stderr } = build(given);
  expect(stdout + stderr).toContain(sentence);
  expect(status).toBe(1);
  expect(existsSync(join(checkout, SETTINGS.build.publish))).toBe(false);
});
