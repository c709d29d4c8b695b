import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';

/** Time that a program gets to end by itself, ms. */
const GRACE_MS = 2_000;

interface Program {
  /** Its number; undefined if it could not be started. */
  readonly pid: number | undefined;
  /** All it has printed. */
  readonly log: () => string;
  /** What `find` matches first in its output. Rejects if the program ends or takes too long. */
  readonly says: (find: RegExp, limitMs: number) => Promise<string>;
  /** Ends it with everything it has started. */
  readonly stop: () => Promise<void>;
}

const signal = (child: ChildProcess, name: NodeJS.Signals): boolean => {
  try {
    return child.pid !== undefined && process.kill(-child.pid, name);
  } catch {
    return false;
  }
};

/** Starts a program in a process group of its own, which never outlives this process. */
export function startProgram(
  path: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Program {
  const child = spawn(path, [...args], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let log = '';
  let failed: Error | undefined;
  const keep = (chunk: Buffer) => {
    log += chunk.toString('utf8');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.once('error', (error) => {
    failed = error;
  });
  const kill = () => signal(child, 'SIGKILL');
  process.once('exit', kill);
  const gone = () => failed !== undefined || child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid,
    log: () => log,
    says: async (find, limitMs) => {
      const until = performance.now() + limitMs;
      while (performance.now() < until) {
        const [all, part = all] = find.exec(log) ?? [];
        if (part !== undefined) return part;
        if (gone()) break;
        await wait(25);
      }
      throw new Error(`${path} did not start: ${failed?.message ?? log.trim().slice(-300)}`);
    },
    stop: async () => {
      signal(child, 'SIGTERM');
      const until = performance.now() + GRACE_MS;
      while (!gone() && performance.now() < until) await wait(25);
      kill();
      process.off('exit', kill);
    },
  };
}
