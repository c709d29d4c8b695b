import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { descendants, type ProcessRow, processTable } from './processTable.fixture.ts';
import {
  data,
  expectSentence,
  inUsedFolder,
  LIMIT_MS,
  leftBehind,
  services,
  untilSays,
  up,
  upAndDown,
} from './trial.fixture.ts';

inUsedFolder();

test(
  'after kill -9 the next start clears what is left and goes on',
  async () => {
    const first = await up();
    first.command.kill('SIGKILL');
    await first.command.exit;
    const second = await up();
    expect(second.command.stderr()).toBe('');
    second.command.kill('SIGINT');
    expect(await second.command.exit).toBe(0);
    // Leftovers of a killed start are ended a little later.
    await vi.waitFor(async () => expect(await leftBehind(first.seen)).toEqual([]), {
      timeout: 60_000,
    });
  },
  LIMIT_MS,
);

/** Asks the store of a running start, as its functions do, until it answers. */
async function untilAnswers(): Promise<void> {
  const coordinates = z.object({ SUPABASE_URL: z.string(), SUPABASE_SECRET_KEY: z.string() });
  const saved = coordinates.parse(JSON.parse(await readFile(join(data, 'stack.json'), 'utf8')));
  const headers = { apikey: saved.SUPABASE_SECRET_KEY };
  const ask = () => fetch(`${saved.SUPABASE_URL}/rest/v1/`, { headers });
  await vi.waitFor(async () => expect((await ask()).status).toBe(200), {
    timeout: 120_000,
    interval: 50,
  });
}

const pidOf = (seen: readonly ProcessRow[], program: RegExp): number => {
  const row = seen.find(({ command }) => program.test(command));
  if (row === undefined) throw new Error(`${program} does not run`);
  return row.pid;
};
const DATABASE = /bin\/postgres -D/;

test.each([
  ['The database', DATABASE],
  ['PostgREST', /postgrest/],
])(
  '%s that dies is started again, at the same address, and ends with the rest',
  async (name, program) => {
    const { command, seen } = await up();
    await untilAnswers();
    process.kill(pidOf(seen, program), 'SIGKILL');
    await untilSays(command, `${name} has ended by itself`);
    await untilAnswers();
    const later = descendants(await processTable(), command.pid);
    expect(pidOf(later, program)).not.toBe(pidOf(seen, program));
    command.kill('SIGINT');
    expect(await command.exit).toBe(0);
    expect(await leftBehind([...seen, ...later])).toEqual([]);
  },
  LIMIT_MS,
);

test(
  'a database that cannot be started again ends the command with the reason',
  async () => {
    const { command, seen } = await up();
    await truncate(join(data, 'postgres/global/pg_control'), 100);
    process.kill(pidOf(seen, DATABASE), 'SIGKILL');
    await expectSentence(
      command,
      /^The database has ended by itself and cannot be kept up \(.+\):/,
    );
    expect(await leftBehind(seen)).toEqual([]);
  },
  LIMIT_MS,
);

test(
  'a pid file whose process is gone does not stop a start',
  async () => {
    await writeFile(join(data, 'postgres/postmaster.pid'), `4194304999\n${data}/postgres\n`);
    await upAndDown();
  },
  LIMIT_MS,
);

test.each([
  ['PG_VERSION', (file: string) => writeFile(file, 'nonsense')],
  ['global/pg_control', (file: string) => truncate(file, 100)],
])(
  'damage to %s ends in one sentence (%#)',
  async (name, damage) => {
    await damage(join(data, 'postgres', name));
    await expectSentence(
      services(),
      /^The database in .* cannot be started \(.+\): run npm run reset/,
    );
    expect(await leftBehind([])).toEqual([]);
  },
  LIMIT_MS,
);

test(
  'unreadable keys are made anew',
  async () => {
    await writeFile(join(data, 'keys.json'), '{"publishable":');
    await upAndDown();
    expect(await readFile(join(data, 'keys.json'), 'utf8')).toContain('sb_secret_');
  },
  LIMIT_MS,
);
