import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourcesHash } from './fingerprint.ts';

let root: string;
const write = async (name: string, content: string) => {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), content);
};
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'simcast-hash-'));
  await write('src/pages/index.astro', '<h1>Home</h1>');
  await write('public/robots.txt', 'User-agent: *');
});
afterEach(() => rm(root, { recursive: true }));

test('follows the content of what pages are made of, not its time', async () => {
  const before = await sourcesHash(root);
  await utimes(join(root, 'src/pages/index.astro'), 1, 1);
  expect(await sourcesHash(root)).toBe(before);
  await write('src/pages/index.astro', '<h1>Start</h1>');
  expect(await sourcesHash(root)).not.toBe(before);
});

test('the two documents that are pages of the site count, others do not', async () => {
  const before = await sourcesHash(root);
  await write('docs/runbook.md', 'what to do');
  expect(await sourcesHash(root)).toBe(before);
  await write('docs/ledger.md', 'the format');
  expect(await sourcesHash(root)).not.toBe(before);
});

test('a renamed file counts, tests and the local stack do not', async () => {
  const before = await sourcesHash(root);
  await write('src/pages/index.test.ts', 'test');
  await write('src/local/start.ts', 'start');
  expect(await sourcesHash(root)).toBe(before);
  await rm(join(root, 'public/robots.txt'));
  await write('public/robot.txt', 'User-agent: *');
  expect(await sourcesHash(root)).not.toBe(before);
});
