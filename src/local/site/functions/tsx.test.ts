import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simcast-tsx-'));
});
afterAll(() => rm(folder, { recursive: true }));

const HOOK = pathToFileURL(join(import.meta.dirname, 'tsx.ts')).href;

/** Node's own output for a module that loads this one, without vitest's compiler. */
async function load(source: string): Promise<string> {
  const url = pathToFileURL(join(folder, 'Page.tsx')).href;
  await writeFile(join(folder, 'Page.tsx'), source);
  // As the page's own folder has no React, its elements are made by a name of the test's.
  const script = `const { loadTsx } = await import('${HOOK}');
    loadTsx(); loadTsx();
    console.log((await import('${url}')).text);`;
  const run = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    // Node may hang at its end (nodejs/node issue 54918).
    timeout: 120_000,
    killSignal: 'SIGKILL',
  });
  return run.stdout + run.stderr;
}

test('Node loads a module of TypeScript with elements', async () => {
  const said = await load(`/** @jsxRuntime classic @jsx make */
    const make = (name: string, _: unknown, child: string): string => name + ' ' + child;
    export const text: string = <b>bold</b>;`);
  expect(said).toBe('b bold\n');
});

test('one that cannot be compiled is named', async () => {
  expect(await load('export const text = <b>;')).toContain('Page.tsx cannot be compiled');
});
