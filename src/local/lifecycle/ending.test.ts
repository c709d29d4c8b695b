import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { ROOT } from '../project.ts';
import { descendants, processTable } from './processTable.fixture.ts';
import {
  data,
  inOwnFolder,
  LIMIT_MS,
  leftBehind,
  services,
  untilSays,
  up,
  upAndDown,
} from './trial.fixture.ts';

inOwnFolder();

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
    const script = join(ROOT, 'src/local/lifecycle/servicesOnly.fixture.ts');
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
    await upAndDown();
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
