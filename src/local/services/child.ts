import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { guard } from './guard.ts';

export interface Child {
  readonly process: ChildProcess;
  /** The end of its stderr output, to explain a failure. */
  readonly log: () => string;
  readonly exited: Promise<void>;
  /** Sends the signals in order until the process is gone, waiting five seconds after each except the last, SIGKILL. */
  readonly stop: (...signals: NodeJS.Signals[]) => Promise<void>;
}

const KEPT = 16_384;
const GRACE_MS = 5_000;

/** All running children, so that a process that ends without clean-up takes them along. */
const running = new Set<Child>();
let closed = false;
process.on('exit', () => {
  for (const { process: child } of running) child.kill('SIGKILL');
});

/** Stops every child, and prevents new ones: for the end of the process. */
export async function stopAllChildren(): Promise<void> {
  closed = true;
  await Promise.all([...running].map(({ stop }) => stop('SIGINT', 'SIGTERM')));
}

const gone = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/**
 * Starts a process in its own group, so that Ctrl-C reaches it through us, in order, and not from the terminal. Rejects if the
 * program cannot be run. `onOutput` gets the log so far at each piece of output.
 */
export async function startChild(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
  onOutput?: (log: string) => void,
): Promise<Child> {
  if (closed) throw new Error('The program is ending');
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: process.platform !== 'win32',
    ...options,
  });
  let log = '';
  const keep = (chunk: Buffer) => {
    log = (log + chunk.toString('utf8')).slice(-KEPT);
    onOutput?.(log);
  };
  child.stderr?.on('data', keep);
  child.stdout?.on('data', keep);
  const dismissGuard = child.pid === undefined ? () => {} : guard(child.pid);
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve())).then(
    dismissGuard,
  );

  const exitsWithin = (ms: number) =>
    new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(false), ms);
      void exited.then(() => {
        clearTimeout(timer);
        resolve(true);
      });
    });
  const stop = async (...signals: NodeJS.Signals[]) => {
    for (const signal of signals) {
      if (gone(child)) break;
      child.kill(signal);
      if (await exitsWithin(GRACE_MS)) return;
    }
    if (!gone(child)) child.kill('SIGKILL');
    await exited;
  };
  const started: Child = { process: child, log: () => log, exited, stop };
  running.add(started);
  void exited.then(() => running.delete(started));
  await once(child, 'spawn');
  return started;
}
