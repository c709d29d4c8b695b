import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { ROOT } from '#local/project.ts';
import { meter } from './cpu.ts';

interface Options {
  /** Show its output immediately; otherwise all of it at the end. */
  readonly live?: boolean;
  readonly environment?: NodeJS.ProcessEnv;
  /** Its input ends when this has settled; without it, it has none. */
  readonly inputUntil?: Promise<unknown>;
  /** Its file in `node_modules`, if another package's program has the same name. */
  readonly file?: string;
}

/** How a program of a package is started: on Windows those of `.bin` are command files, and others are scripts. */
export function commandFor(
  platform: NodeJS.Platform,
  path: string,
  args: readonly string[],
): readonly [command: string, args: readonly string[], shell: boolean] {
  if (platform !== 'win32') return [path, args, false];
  if (!/[\\/]\.bin[\\/]/.test(path)) return [process.execPath, [path, ...args], false];
  return [`"${path}.cmd"`, args.map((one) => `"${one}"`), true];
}

/** Runs an npm package's program (`node_modules/.bin`) in the project's folder. Returns whether it exited with 0. */
export async function runProgram(
  name: string,
  args: readonly string[],
  { live = false, environment = {}, inputUntil, file = `.bin/${name}` }: Options = {},
): Promise<boolean> {
  const [command, given, shell] = commandFor(
    process.platform,
    join(ROOT, 'node_modules', file),
    args,
  );
  const child = spawn(command, given, {
    cwd: ROOT,
    shell,
    // Color only for live output: output at the end may be read from a file.
    env: { ...process.env, ...(!live && { NO_COLOR: '1' }), ...environment },
    stdio: [inputUntil ? 'pipe' : 'ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
  });
  const ended = meter(name, child.pid);
  child.stdin?.on('error', () => {});
  void inputUntil?.finally(() => child.stdin?.end());
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(ended);
  if (!live) console.log(`\n== ${[name, ...args].join(' ')}\n${Buffer.concat(chunks)}`.trimEnd());
  return code === 0;
}
