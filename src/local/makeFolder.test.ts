import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '#test/testFolder.ts';
import { makeFolder } from './makeFolder.ts';
import { PlainError } from './plainError.ts';

test('makes what is missing above it, and leaves what is there', async () => {
  const folder = join(testFolder('made'), 'a/b/c');
  await makeFolder(folder);
  writeFileSync(join(folder, 'kept'), '');
  await makeFolder(folder);
  expect(existsSync(join(folder, 'kept'))).toBe(true);
});

test('a file in its place, or above it, is named', async () => {
  const file = join(testFolder('not made'), 'file');
  writeFileSync(file, '');
  await expect(makeFolder(file)).rejects.toMatchObject({ code: 'EEXIST', path: file });
  await expect(makeFolder(join(file, 'x'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

test.runIf(existsSync('/proc/self'))(
  'where the system makes nothing, it ends at once',
  async () => {
    await expect(makeFolder('/proc/x/y')).rejects.toThrow(PlainError);
  },
);
