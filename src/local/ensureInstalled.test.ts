import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { whyInstall } from './ensureInstalled.mjs';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'simcast-install-'));
  await writeFile(join(root, 'package-lock.json'), '{}');
});
afterEach(() => rm(root, { recursive: true }));

async function installedAt(seconds: number): Promise<void> {
  const file = join(root, 'node_modules/.package-lock.json');
  await mkdir(join(root, 'node_modules'));
  await writeFile(file, '{}');
  await utimes(file, seconds, seconds);
}

test('installs where nothing is installed', () => {
  expect(whyInstall(root)).toMatch('not installed');
});

test('installs where the lock is newer, not where it is older', async () => {
  await utimes(join(root, 'package-lock.json'), 2_000, 2_000);
  await installedAt(1_000);
  expect(whyInstall(root)).toMatch('changed');
  await utimes(join(root, 'node_modules/.package-lock.json'), 3_000, 3_000);
  expect(whyInstall(root)).toBeUndefined();
});
