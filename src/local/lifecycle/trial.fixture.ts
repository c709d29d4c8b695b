import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { type RunningCommand, runCommand } from './command.fixture.ts';
import { descendants, type ProcessRow, processTable } from './processTable.fixture.ts';

/** Enough time for a very busy machine. */
export const LIMIT_MS = 960_000;

/** The running test's own data folder, in a folder that only its owner may enter, like root's home. */
export let data: string;

/** A new data folder in a closed one, with the longest names people give folders. */
async function newFolder(): Promise<{
  readonly path: string;
  readonly remove: () => Promise<void>;
}> {
  const closed = await mkdtemp(join(tmpdir(), 'simcast-life-'));
  return {
    path: join(closed, 'Übungen für die Saison', 'x'.repeat(120)),
    remove: () => rm(closed, { recursive: true, force: true }),
  };
}

/** Gives each test of a file a data folder of its own. */
export function inOwnFolder(): void {
  let remove: () => Promise<void>;
  beforeEach(async () => {
    ({ path: data, remove } = await newFolder());
  });
  afterEach(() => remove());
}

/** Gives each test of a file a data folder of its own, as a start that has ended leaves it. */
export function inUsedFolder(): void {
  let used: string;
  let removeUsed: (() => Promise<void>) | undefined;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    ({ path: data, remove: removeUsed } = await newFolder());
    used = data;
    await upAndDown();
  });
  afterAll(() => removeUsed?.());
  beforeEach(async () => {
    ({ path: data, remove } = await newFolder());
    await cp(used, data, { recursive: true });
  });
  afterEach(() => remove());
}

/** What `npm start` runs, without the refresh and the build. */
export const services = (): RunningCommand =>
  runCommand('lifecycle/servicesOnly.fixture.ts', { SIMCAST_DATA_DIR: data });

/** Files tested in parallel must not use the same port. */
const PORT = String(18888 + Number(process.env.VITEST_POOL_ID ?? 0));

export const start = (more: Record<string, string> = {}): RunningCommand =>
  runCommand('start.ts', { SIMCAST_DATA_DIR: data, PORT, ...more });

export const untilSays = (command: RunningCommand, text: string): Promise<void> =>
  vi.waitFor(() => expect(command.stdout() + command.stderr()).toContain(text), {
    timeout: 300_000,
    interval: 10,
  });

/** Our processes that outlive their start: those seen below it, and any that names its data. */
export async function leftBehind(seen: readonly ProcessRow[]): Promise<ProcessRow[]> {
  const known = new Set(seen.map(({ pid, command }) => `${pid} ${command}`));
  const table = await processTable();
  return table.filter(
    ({ pid, command }) => known.has(`${pid} ${command}`) || command.includes(data),
  );
}

/** The running services, with every process below them. */
export async function up(): Promise<{ command: RunningCommand; seen: ProcessRow[] }> {
  const command = services();
  await untilSays(command, 'up');
  return { command, seen: descendants(await processTable(), command.pid) };
}

/** The services, brought up once and ended as they should be. */
export async function upAndDown(): Promise<void> {
  const { command } = await up();
  command.kill('SIGINT');
  expect(await command.exit).toBe(0);
}

/** One sentence on stderr, exit code 1. */
export async function expectSentence(command: RunningCommand, pattern: RegExp): Promise<void> {
  const code = await command.exit;
  const lines = command.stderr().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(pattern);
  expect(code).toBe(1);
}
