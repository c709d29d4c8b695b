import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Waits for a word on its input; when that closes without one, ends the process whose number it was given. */
const SCRIPT = `read -r word && exit
kill -INT "$0" || exit
for second in 1 2 3 4 5 6 7 8 9 10; do sleep 1; kill -0 "$0" || exit; done
kill -KILL "$0"`;

/**
 * Has a process ended when this one is gone, even by SIGKILL, which leaves nothing of ours to do it: a shell holds the
 * other end of a pipe.
 * @returns dismisses the shell
 */
export function guard(pid: number): () => Promise<void> {
  const shell = spawn('sh', ['-c', SCRIPT, String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Ctrl-C in the terminal is ours to pass on.
    detached: true,
    cwd: '/',
  });
  const gone = once(shell, 'close').catch(() => {
    // No shell on this machine: it does without.
  });
  shell.stdin.on('error', () => {});
  return async () => {
    shell.stdin.end('done\n');
    await gone;
  };
}
