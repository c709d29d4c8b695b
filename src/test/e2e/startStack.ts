import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '#local/plainError.ts';
import { OWN_NODE, ROOT } from '#local/project.ts';
import { meter } from '../steps/cpu.ts';
import { E2E } from './stack.ts';

const READY_WITHIN_MS = 20 * 60_000;

interface RunningStack {
  /** Rejects if the stack does not start. */
  readonly ready: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the product for the browser tests, with new data; keeps its output to show if it fails. */
export function startStack(): RunningStack {
  const options = { cwd: ROOT, env: { ...process.env, ...E2E.environment } };
  spawnSync(OWN_NODE, ['src/local/reset.ts'], options);
  const child = spawn(OWN_NODE, ['src/local/start.ts'], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own group: we pass Ctrl-C on to it, after the browser has disconnected.
    detached: true,
  });
  const ended = meter('site', child.pid);
  child.once('close', ended);
  process.env[E2E.up] = '1';
  let log = '';
  const keep = (chunk: Buffer) => {
    log += chunk.toString('utf8');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const gone = () => child.exitCode !== null || child.signalCode !== null;
  process.once('exit', () => gone() || child.kill('SIGTERM'));

  async function ready(): Promise<void> {
    const deadline = performance.now() + READY_WITHIN_MS;
    while (!gone() && performance.now() < deadline) {
      if (await fetch(E2E.url, { method: 'HEAD' }).catch(() => undefined)) return;
      await wait(200);
    }
    throw new PlainError(`The browser tests' own stack did not start:\n${log}`);
  }
  const isReady = ready();
  // The error is reported to whoever awaits it.
  isReady.catch(() => {});
  return {
    ready: isReady,
    stop: async () => {
      if (gone()) return;
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    },
  };
}
