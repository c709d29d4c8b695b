import { setTimeout as wait } from 'node:timers/promises';
import type { Cleanup } from '../cleanup.ts';
import { PlainError } from '../plainError.ts';
import { ROOT } from '../project.ts';
import { startChild } from '../services/child.ts';
import { freePort } from '../services/freePort.ts';
import { inUrl, LOOPBACK } from '../services/loopback.ts';
import { ASTRO } from './build.ts';

const ENDED = 'astro dev has ended by itself: see what is said above, then start again.';
const READY_WITHIN_MS = 60_000;

/** Starts `astro dev` on an inner port and returns its address once it responds. `onLost` is called if it ends by itself. */
export async function startAstroDev(
  cleanup: Cleanup,
  onLost: (error: PlainError) => void,
): Promise<string> {
  const port = await freePort();
  const args = [ASTRO, 'dev', '--host', LOOPBACK, '--port', String(port)];
  const child = await startChild(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'development' },
  });
  await cleanup.add(() => child.stop('SIGTERM'));
  const url = `http://${inUrl(LOOPBACK)}:${port}`;
  const deadline = performance.now() + READY_WITHIN_MS;
  while (child.process.exitCode === null && performance.now() < deadline) {
    if (await fetch(url, { method: 'HEAD' }).catch(() => undefined)) {
      void child.exited.then(() => onLost(new PlainError(ENDED)));
      child.process.stdout?.pipe(process.stdout);
      child.process.stderr?.pipe(process.stderr);
      return url;
    }
    await wait(100);
  }
  process.stderr.write(child.log());
  throw new PlainError('astro dev did not start: correct what is said above, then start again.');
}
