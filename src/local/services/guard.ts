import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

/** Waits for a word on its input; if the input closes without one, ends the given process. */
const SCRIPT = `read -r word && exit
kill -INT "$0" || exit
for second in 1 2 3 4 5 6 7 8 9 10; do sleep 1; kill -0 "$0" || exit; done
kill -KILL "$0"`;

/**
 * Ends a process when this one is gone, even by SIGKILL, after which nothing of ours runs: a shell holds the other end of a pipe.
 * @returns a function that dismisses the shell
 */
export function guard(pid: number): () => Promise<void> {
  // A shell there, if any, knows other numbers of processes.
  if (process.platform === 'win32') return async () => {};
  const shell = spawn('sh', ['-c', SCRIPT, String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C in the terminal is passed on by us.
    detached: true,
    cwd: '/',
  });
  const gone = once(shell, 'close').catch(() => {
    // No shell on this machine: works without it.
  });
  shell.stdin.on('error', () => {});
  return async () => {
    shell.stdin.end('done\n');
    await gone;
  };
}
