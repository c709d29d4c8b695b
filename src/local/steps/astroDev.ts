import { setTimeout as wait } from 'node:timers/promises';
import type { Cleanup } from '../cleanup.ts';
import { PlainError } from '../plainError.ts';
import { ROOT } from '../project.ts';
import { startChild } from '../services/child.ts';
import { freePort, LOOPBACK } from '../services/freePort.ts';
import { ASTRO } from './build.ts';

const READY_WITHIN_MS = 60_000;

/** Starts `astro dev` on an inner port and gives its address once it answers. */
export async function startAstroDev(cleanup: Cleanup): Promise<string> {
  const port = await freePort();
  const args = [ASTRO, 'dev', '--host', LOOPBACK, '--port', String(port)];
  const child = await startChild(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'development' },
  });
  await cleanup.add(() => child.stop('SIGTERM'));
  const url = `http://${LOOPBACK}:${port}`;
  const deadline = performance.now() + READY_WITHIN_MS;
  while (child.process.exitCode === null && performance.now() < deadline) {
    if (await fetch(url, { method: 'HEAD' }).catch(() => undefined)) {
      child.process.stdout?.pipe(process.stdout);
      child.process.stderr?.pipe(process.stderr);
      return url;
    }
    await wait(100);
  }
  process.stderr.write(child.log());
  throw new PlainError('astro dev did not start: correct what is said above, then start again.');
}
