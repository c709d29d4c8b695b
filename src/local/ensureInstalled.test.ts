import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { whyInstall } from './ensureInstalled.mjs';

const LOCK = JSON.stringify({
  packages: {
    '': { version: '0.1.0' },
    'node_modules/here': { version: '1.2.3' },
    'node_modules/other-machine': { version: '1.2.3', optional: true },
  },
});
const installedOf = (packages: object) => JSON.stringify({ packages });
const FUTURE = 32_503_680_000;
const HERE = { 'node_modules/here': { version: '1.2.3' } };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'simcast-install-'));
  await writeFile(join(root, 'package-lock.json'), LOCK);
});
afterEach(() => rm(root, { recursive: true }));

async function installedAt(seconds: number, packages: object): Promise<void> {
  const file = join(root, 'node_modules/.package-lock.json');
  await mkdir(join(root, 'node_modules'));
  await writeFile(file, installedOf(packages));
  await utimes(file, seconds, seconds);
}

test('installs where nothing is installed', () => {
  expect(whyInstall(root)).toMatch('not installed');
});

test.each([
  ['a package is missing', {}],
  ['a package is older', { 'node_modules/here': { version: '1.2.2' } }],
  [
    'another machine’s package is older',
    { ...HERE, 'node_modules/other-machine': { version: '1' } },
  ],
])('installs where the lock is newer and %s', async (_, packages) => {
  await installedAt(1_000, packages);
  expect(whyInstall(root)).toMatch('changed');
  await utimes(join(root, 'node_modules/.package-lock.json'), FUTURE, FUTURE);
  expect(whyInstall(root)).toBeUndefined();
});

test('a lock that is newer and asks for nothing else is no reason', async () => {
  await installedAt(1_000, HERE);
  expect(whyInstall(root)).toBeUndefined();
});
