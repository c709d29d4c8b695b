import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockHolder, takeLock } from './lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simcast-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('is taken once and given back', async () => {
  const release = await takeLock(folder);
  expect(await lockHolder(folder)).toBe(process.pid);
  await expect(takeLock(folder)).rejects.toThrow(/already running.*process \d+/);
  await release();
  await (await takeLock(folder))();
  expect(await lockHolder(folder)).toBeUndefined();
});

test.each(['4194304999\n', 'not a number', '', '1\n'])(
  'a lock reading %j is stale',
  async (text) => {
    await writeFile(join(folder, 'lock'), text);
    await (await takeLock(folder))();
  },
);
