import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runCommand } from './command.fixture.ts';
import { descendants, processTable } from './processTable.fixture.ts';
import { data, inOwnFolder, LIMIT_MS, leftBehind, start, untilSays } from './trial.fixture.ts';

/** What is counted here is processes, not figures. */
const QUICK = { SIMCAST_SOURCE: 'demo', SIMCAST_SAMPLES: 'quick' };

inOwnFolder();

test(
  'a build without a running start brings up its own database, and leaves pages and nothing else',
  async () => {
    const command = runCommand('build.ts', { SIMCAST_DATA_DIR: data, ...QUICK });
    await untilSays(command, 'Building the pages');
    const seen = descendants(await processTable(), command.pid);
    expect(await command.exit).toBe(0);
    expect(command.stdout()).toContain('Built. Data: Sample slate.');
    expect(existsSync(join(data, 'dist/predictions.html'))).toBe(true);
    expect(await readdir(join(data, 'builds'))).toEqual([]);
    expect(await leftBehind(seen)).toEqual([]);
  },
  LIMIT_MS,
);

test.each([
  ['Refreshing the predictions', /postgrest/],
  ['Building the pages', /astro\.mjs build/],
])(
  'Ctrl-C at "%s" leaves no process and no draft',
  async (phase, program) => {
    const command = start(QUICK);
    await untilSays(command, phase);
    const seen = await vi.waitFor(
      async () => {
        const table = descendants(await processTable(), command.pid);
        expect(table.some((row) => program.test(row.command))).toBe(true);
        return table;
      },
      { timeout: 60_000, interval: 20 },
    );
    command.kill('SIGINT');
    expect([0, 130]).toContain(await command.exit);
    expect(await leftBehind(seen)).toEqual([]);
    const drafts = (await readdir(data)).filter((name) => name.startsWith('.'));
    expect(drafts).toEqual([]);
    if (existsSync(join(data, 'builds'))) expect(await readdir(join(data, 'builds'))).toEqual([]);
  },
  LIMIT_MS,
);
