import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { listen } from '../http/listen.ts';
import { ROOT } from '../project.ts';
import { type RunningCommand, runCommand } from './command.ts';
import { descendants, type ProcessRow, processTable } from './processTable.ts';

/** Room for a machine that is very busy. */
const LIMIT_MS = 960_000;

let closed: string;
let data: string;
beforeEach(async () => {
  // Only its owner may enter, as root's home; with the longest names people give folders.
  closed = await mkdtemp(join(tmpdir(), 'simcast-life-'));
  data = join(closed, 'Übungen für die Saison', 'x'.repeat(120));
});
afterEach(() => rm(closed, { recursive: true, force: true }));

const services = () => runCommand('lifecycle/servicesOnly.ts', { SIMCAST_DATA_DIR: data });
const start = (more: Record<string, string> = {}) =>
  runCommand('start.ts', { SIMCAST_DATA_DIR: data, PORT: '18888', ...more });

const untilSays = (command: RunningCommand, text: string) =>
  vi.waitFor(() => expect(command.stdout() + command.stderr()).toContain(text), {
    timeout: 120_000,
    interval: 10,
  });

/** Processes of ours that outlive their start: those seen below it, and any that names its data. */
async function leftBehind(seen: readonly ProcessRow[]): Promise<ProcessRow[]> {
  const known = new Set(seen.map(({ pid, command }) => `${pid} ${command}`));
  const table = await processTable();
  return table.filter(
    ({ pid, command }) => known.has(`${pid} ${command}`) || command.includes(data),
  );
}

async function up(): Promise<{ command: RunningCommand; seen: ProcessRow[] }> {
  const command = services();
  await untilSays(command, 'up');
  return { command, seen: descendants(await processTable(), command.pid) };
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends everything, and the data stays',
  async (signal) => {
    const { command, seen } = await up();
    expect(seen.length).toBeGreaterThan(2);
    command.kill(signal);
    command.kill(signal);
    expect(await command.exit).toBe(0);
    expect(await leftBehind(seen)).toEqual([]);
    expect(existsSync(join(data, 'postgres/PG_VERSION'))).toBe(true);
    expect(existsSync(join(data, 'lock'))).toBe(false);
  },
  LIMIT_MS,
);

test(
  'it ends with npm’s shell, which passes no signal on',
  async () => {
    const node = join(ROOT, 'node_modules/.bin/node');
    const script = join(ROOT, 'src/local/lifecycle/servicesOnly.ts');
    const shell = spawn('sh', ['-c', `"${node}" "${script}"; true`], {
      env: { ...process.env, SIMCAST_DATA_DIR: data, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let said = '';
    shell.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await vi.waitFor(() => expect(said).toContain('up'), { timeout: 120_000, interval: 10 });
    const seen = descendants(await processTable(), shell.pid ?? -1);
    expect(seen.length).toBeGreaterThan(2);
    shell.kill('SIGKILL');
    await vi.waitFor(async () => expect(await leftBehind(seen)).toEqual([]), { timeout: 60_000 });
    expect(existsSync(join(data, 'lock'))).toBe(false);
  },
  LIMIT_MS,
);

test(
  'a build without a running start brings up its own database, and leaves pages and nothing else',
  async () => {
    const command = runCommand('build.ts', { SIMCAST_DATA_DIR: data, SIMCAST_SOURCE: 'demo' });
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

test.each([0, 150, 500])(
  'a second Ctrl-C %i ms into the start leaves nothing either',
  async (delay) => {
    const command = services();
    await untilSays(command, 'beginning');
    await wait(delay);
    const seen = descendants(await processTable(), command.pid);
    command.kill('SIGINT');
    await wait(20);
    command.kill('SIGINT');
    expect([0, 130]).toContain(await command.exit);
    expect(await leftBehind(seen)).toEqual([]);
    const next = await up();
    next.command.kill('SIGINT');
    expect(await next.command.exit).toBe(0);
  },
  LIMIT_MS,
);

test.each([
  ['Refreshing the predictions', /postgrest/],
  ['Building the pages', /astro\.mjs build/],
])(
  'Ctrl-C at "%s" leaves no process and no draft',
  async (phase, program) => {
    const command = start({ SIMCAST_SOURCE: 'demo' });
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
    // Who ends what is left of a killed start ends a little after it.
    await vi.waitFor(async () => expect(await leftBehind(first.seen)).toEqual([]), {
      timeout: 60_000,
    });
  },
  LIMIT_MS,
);

test(
  'kill -9 leaves no process running, even without a next start',
  async () => {
    const { command, seen } = await up();
    command.kill('SIGKILL');
    await command.exit;
    await vi.waitFor(async () => expect(await leftBehind(seen)).toEqual([]), { timeout: 60_000 });
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
    const first = await up();
    first.command.kill('SIGINT');
    await first.command.exit;
    await writeFile(join(data, 'postgres/postmaster.pid'), `4194304999\n${data}/postgres\n`);
    const second = await up();
    second.command.kill('SIGINT');
    expect(await second.command.exit).toBe(0);
  },
  LIMIT_MS,
);

/** One sentence on stderr, exit code 1, nothing left. */
async function expectSentence(command: RunningCommand, pattern: RegExp): Promise<void> {
  const code = await command.exit;
  const lines = command.stderr().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(pattern);
  expect(code).toBe(1);
}

test(
  'a busy port is named, with how to choose another',
  async () => {
    const other = await listen(async () => new Response());
    await expectSentence(
      start({ PORT: String(other.port) }),
      new RegExp(`^Port ${other.port} is taken.*PORT=${other.port + 1} npm start`),
    );
    await other.stop();
    expect(await leftBehind([])).toEqual([]);
  },
  LIMIT_MS,
);

test('a port that is none', async () => {
  await expectSentence(start({ PORT: 'http' }), /^PORT is "http"/);
});

test(
  'two starts on the same data',
  async () => {
    const first = await up();
    await expectSentence(start(), /^Simcast is already running from this folder \(process \d+\)/);
    await expectSentence(
      runCommand('reset.ts', { SIMCAST_DATA_DIR: data }),
      /^Simcast is already running/,
    );
    first.command.kill('SIGINT');
    await first.command.exit;
  },
  LIMIT_MS,
);

test.each([
  ['PG_VERSION', (file: string) => writeFile(file, 'nonsense')],
  ['global/pg_control', (file: string) => truncate(file, 100)],
])(
  'damage to %s ends in one sentence (%#)',
  async (name, damage) => {
    const first = await up();
    first.command.kill('SIGINT');
    await first.command.exit;
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
    const first = await up();
    first.command.kill('SIGINT');
    await first.command.exit;
    await writeFile(join(data, 'keys.json'), '{"publishable":');
    const second = await up();
    second.command.kill('SIGINT');
    expect(await second.command.exit).toBe(0);
    expect(await readFile(join(data, 'keys.json'), 'utf8')).toContain('sb_secret_');
  },
  LIMIT_MS,
);

test('a refresh without a running start says so', async () => {
  const command = runCommand('refresh.ts', { SIMCAST_DATA_DIR: data });
  await expectSentence(command, /^Nothing is running here to refresh/);
});
