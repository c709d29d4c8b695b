import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { ROOT } from '../project.ts';
import { earlyAnswer, readUsages } from '../run.mjs';
import { asked } from './commandLine.ts';
import type { Script } from './declared.ts';
import { SCRIPTS } from './scripts/all.fixture.ts';
import { usageOf } from './usage.ts';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);
const NAMES = Object.keys(scripts);
/** The program of a script: what `run.mjs` is told to run. */
const fileOf = (name: string): string => scripts[name]?.split(' ')[2] ?? '';

test('every script of package.json is declared, and no other', () => {
  expect(Object.keys(SCRIPTS).toSorted()).toEqual(NAMES.toSorted());
});

test.each(Object.entries(SCRIPTS))('%s: its usage names all that it takes', (_, script: Script) => {
  const text = usageOf(script);
  expect(text.startsWith(`Usage: ${script.run}`)).toBe(true);
  for (const name of Object.keys(script.takes ?? {})) expect(text).toContain(`--${name}`);
  for (const name of Object.keys(script.commands ?? {})) expect(text).toContain(`\n  ${name}`);
  expect(asked(script, ['--help'])).toEqual({ text, code: 0 });
  expect(asked(script, ['--bogus'])).toMatchObject({ code: 1 });
  expect(asked(script, ['x', 'y', 'z', 'w'])).toMatchObject({ code: 1 });
});

/**
 * Time for a program, ms: at times Node hangs at its end on a busy machine (nodejs/node issue 54918, open in November 2026). Then
 * it is ended and run again, once.
 */
const LIMIT_MS = 60_000;

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a script's program as npm does, with the data in a folder that would be made by whatever is done; at most twice. */
async function run(name: string, more: readonly string[]): Promise<Ended> {
  const first = await runOnce(name, more);
  return first.code === null ? runOnce(name, more) : first;
}

function runOnce(name: string, more: readonly string[]): Promise<Ended> {
  const [, ...args] = scripts[name]?.split(' ') ?? [];
  const child = spawn(process.execPath, [...args, ...more], {
    cwd: ROOT,
    env: { ...process.env, SIMCAST_DATA_DIR: '/nosuch/simcast' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** Scripts of different programs: dev is start, and check is test. */
const PROGRAMS = NAMES.filter((name) => name !== 'dev' && name !== 'check');

test.concurrent.each(PROGRAMS)('npm run %s: the unknown does nothing', async (name) => {
  expect(await run(name, ['--bogus'])).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no option --bogus.\n\n${usageOf(SCRIPTS[name] as Script)}\n`,
  });
});

test('each is started by what installs the packages, and by nothing before it', () => {
  expect(NAMES.filter((name) => !scripts[name]?.startsWith('node src/local/run.mjs src/'))).toEqual(
    [],
  );
});

test('usages.txt, which is printed before the packages are installed, is what --help prints', async () => {
  const text = PROGRAMS.map(
    (name) => `=== ${fileOf(name)}\n${usageOf(SCRIPTS[name] as Script)}\n`,
  ).join('\n');
  // When usages have changed: npx vitest run --project pure -u src/local/commandLine/scripts.test.ts
  await expect(text).toMatchFileSnapshot('usages.txt');
  const usages = readUsages(text);
  for (const name of NAMES) {
    const script = SCRIPTS[name] as Script;
    const usage = usages[fileOf(name)];
    expect(usage).toBe(usageOf(script));
    for (const help of ['--help', '-h', 'help'])
      expect(earlyAnswer(usage, [help])).toEqual(asked(script, [help]));
    for (const args of [['--bogus'], ['-x'], ['x', '--no=1']])
      expect(earlyAnswer(usage, args)).toMatchObject({
        code: 1,
        text: expect.stringMatching(/^There is no option -/),
      });
    for (const option of Object.keys(script.takes ?? {}))
      expect(earlyAnswer(usage, [`--${option}=x`])).toBeUndefined();
    expect(earlyAnswer(usage, [])).toBeUndefined();
  }
});

test('help is on stdout, and a success', async () => {
  const stdout = `${usageOf(SCRIPTS.reset as Script)}\n`;
  expect(await run('reset', ['--help'])).toEqual({ code: 0, stdout, stderr: '' });
});
