import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { restartLines } from './restartLines.ts';

let root: string;
let second = 1;

/** Writes a file, each a second later than the previous one. */
async function write(path: string): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, '');
  second += 1;
  await utimes(file, second, second);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'simcast-restart-'));
  for (const path of ['supabase/migrations/1_games.sql', 'netlify.toml', 'src/local/start.ts'])
    await write(path);
});
afterEach(() => rm(root, { recursive: true }));

test('what is read at a start alone is named once it has changed, with the reason', async () => {
  const lines = restartLines(root);
  expect(lines()).toEqual([]);
  await write('supabase/migrations/1_games.sql');
  await write('netlify.toml');
  expect(lines()).toEqual([
    'supabase/migrations/1_games.sql has changed: stop with Ctrl-C and start again, because migrations are applied at a start.',
    'netlify.toml has changed: stop with Ctrl-C and start again, because redirects and headers are read at a start.',
  ]);
  expect(lines()).toEqual([]);
});

test('a file that comes or goes is a change, too', async () => {
  const lines = restartLines(root);
  await write('.env');
  await rm(join(root, 'src/local/start.ts'));
  expect(lines()).toEqual([
    expect.stringMatching(/^src\/local\/start\.ts has changed/),
    expect.stringMatching(/^\.env has changed/),
  ]);
});

test('what reloads, and tests, need no restart', async () => {
  const lines = restartLines(root);
  for (const path of ['src/slate/task.ts', 'netlify/functions/ping.ts', 'src/local/start.test.ts'])
    await write(path);
  expect(lines()).toEqual([]);
});
