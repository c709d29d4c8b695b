import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { OWN_NODE, ROOT } from '../project.ts';

export interface RunningCommand {
  readonly pid: number;
  readonly stdout: () => string;
  readonly stderr: () => string;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Its exit code, or undefined when a signal ended it. */
  readonly exit: Promise<number | undefined>;
}

/**
 * Removed from the environment: the tester's own hosted settings must not turn a local run into a real one, nor the test runner's
 * mode, which Vite reads, a build into a development one.
 */
const OURS =
  /^(?:SUPABASE_|STRIPE_|SIMCAST_(?!CLOCK_)|VITEST|(?:URL|PORT|BUILD_HOOK_URL|NODE_ENV|MODE|DEV|PROD|SSR|TEST|BASE_URL)$)/;

/** Runs a TypeScript file of src/local with the project's Node, for at most fifteen minutes. */
export function runCommand(file: string, environment: Record<string, string>): RunningCommand {
  const inherited = Object.entries(process.env).filter(([name]) => !OURS.test(name));
  const child = spawn(OWN_NODE, [join(ROOT, 'src/local', file)], {
    cwd: ROOT,
    env: { ...Object.fromEntries(inherited), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 900_000,
    killSignal: 'SIGKILL',
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  return {
    pid: child.pid ?? -1,
    stdout: () => stdout,
    stderr: () => stderr,
    kill: (signal) => child.kill(signal),
    exit: new Promise((resolve) => child.once('close', (code) => resolve(code ?? undefined))),
  };
}
