import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runCommand } from './lifecycle/command.fixture.ts';
import { descendants, processTable } from './lifecycle/processTable.fixture.ts';
import { temporaryFolder } from './scratch.ts';
import { startTestDatabase } from './testing.ts';

const DATABASE = /postgres -D/;

/** A process's temporary files for databases. */
const foldersOf = async (pid: number): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`.${pid}.simcast-test.`));

test('a set-up that fails leaves no database and no folder', async () => {
  const { path, remove } = await temporaryFolder('simcast-migrations');
  const folders = await foldersOf(process.pid);
  await mkdir(join(path, 'migrations'));
  await writeFile(join(path, 'migrations/1_broken.sql'), 'create table of nonsense');
  await expect(startTestDatabase({ supabaseFolder: path })).rejects.toThrow(/1_broken\.sql/);
  const below = descendants(await processTable(), process.pid);
  expect(below.filter(({ command }) => DATABASE.test(command))).toEqual([]);
  expect(await foldersOf(process.pid)).toEqual(folders);
  await remove();
});

test('killed, it leaves no process, and the next one removes its folder', async () => {
  const command = runCommand('lifecycle/testDatabaseOnly.fixture.ts', {});
  await vi.waitFor(() => expect(command.stdout()).toContain('up'), { timeout: 120_000 });
  const seen = descendants(await processTable(), command.pid).map(({ pid }) => pid);
  expect(seen.length).toBeGreaterThan(2);
  command.kill('SIGKILL');
  await command.exit;
  const left = async () => (await processTable()).filter(({ pid }) => seen.includes(pid));
  await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 60_000 });
  const { remove } = await temporaryFolder('simcast-test');
  expect(await foldersOf(command.pid)).toEqual([]);
  await remove();
});
