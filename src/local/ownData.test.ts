import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '#test/testFolder.ts';
import { removeData } from './ownData.ts';

function dataFolder(...more: readonly string[]): string {
  const folder = testFolder('own data');
  mkdirSync(join(folder, 'postgres'));
  mkdirSync(join(folder, 'builds'));
  for (const name of ['lock', 'keys.json', 'stack.json', 'stripe.json', ...more])
    writeFileSync(join(folder, name), '');
  return folder;
}

test('a folder of our data goes', async () => {
  const folder = dataFolder('.12.new-cluster', 'lock.12');
  expect(await removeData(folder)).toEqual([]);
  expect(existsSync(folder)).toBe(false);
});

test('what somebody else has there stays', async () => {
  const folder = dataFolder('thesis.docx', '.bashrc');
  expect(await removeData(folder)).toEqual(['.bashrc', 'thesis.docx']);
  expect(readdirSync(folder)).toEqual(['.bashrc', 'thesis.docx']);
});
