import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Child, startChild } from '../services/child.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SITE = pathToFileURL(join(import.meta.dirname, 'site.ts')).href;

let root: string;
let child: Child;
let url: string;

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), text);
}

const get = (path: string) => fetch(url + path);
/** How often a text is in the terminal's output. */
const times = (line: string) => child.log().split(line).length - 1;
const textOf = async (path: string) => (await get(path)).text();

/** Waits until a text is in the terminal's output. */
const said = (text: string) => vi.waitFor(() => expect(child.log()).toContain(text), 30_000);

const TASK = 'src/slate/task.ts';
const PING = `import { answer } from '../../${TASK}';
  export default () => new Response(answer());
  export const config = { path: '/api/ping' };`;
const answering = (word: string) => `import { WORD } from '../contract/word.ts';
  let calls: number = 0;
  export const answer = (): string => '${word} ' + WORD + ' ' + ++calls;`;

/** In a separate process: the tests' own loader would replace Node's. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'simcast-reload-'));
  await symlink(join(ROOT, 'netlify.toml'), join(root, 'netlify.toml'));
  await write('dist/index.html', 'home');
  await write('netlify/functions/ping.ts', PING);
  await write(TASK, answering('first'));
  await write('src/contract/word.ts', "export const WORD: string = 'word';");
  const script = `const { startSite } = await import('${SITE}');
    const { url } = await startSite({ root: ${JSON.stringify(root)}, reload: true });
    console.log('up at ' + url);`;
  url = await new Promise<string>((resolve, reject) => {
    startChild(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] },
      (log) => {
        const at = /up at (\S+)/.exec(log)?.[1];
        if (at) resolve(at);
      },
    ).then((started) => {
      child = started;
      void started.exited.then(() => reject(new Error(started.log())));
    }, reject);
  });
});
afterAll(async () => {
  await child?.stop('SIGKILL');
  await rm(root, { recursive: true });
});

test('while nothing changes, nothing is loaded anew', async () => {
  expect(await textOf('/api/ping')).toBe('first word 1');
  expect(await textOf('/api/ping')).toBe('first word 2');
});

test('the call after a change gets what is new, however deep it stands', async () => {
  await write(TASK, answering('second'));
  expect(await textOf('/api/ping')).toBe('second word 1');
  await write('src/contract/word.ts', "export const WORD: string = 'term';");
  expect(await textOf('/api/ping')).toBe('second term 1');
  expect(await textOf('/')).toBe('home');
});

test.each([
  ['is no program', 'export const answer = (: string =>', /task\.ts:1/],
  [
    'throws',
    "export const answer = () => '';\nthrow new Error('not today');",
    /not today.*task\.ts:2/,
  ],
  ['lacks what is asked of it', 'export const other = 1;', /export named 'answer'/],
  ['imports what is not there', "export { answer } from './missing.ts';", /missing\.ts/],
])(
  'while a file %s, its functions say so, and pages are served; mended, they answer',
  async (_what, text, reason) => {
    await write(TASK, text);
    const answer = await get('/api/ping');
    expect(answer.status).toBe(500);
    const { error } = await answer.json();
    expect(error).toMatch(/^netlify\/functions: ping cannot be loaded \(.+\): correct it/s);
    expect(error).toMatch(reason);
    await said(error);
    expect((await get('/api/ping')).status).toBe(500);
    expect(times(error)).toBe(1);
    expect(await textOf('/')).toBe('home');
    await write(TASK, answering('mended'));
    expect(await textOf('/api/ping')).toBe('mended term 1');
  },
);

test('a missing file that comes mends what asked for it', async () => {
  await write(TASK, "export { answer } from './later.ts';");
  expect((await get('/api/ping')).status).toBe(500);
  await write('src/slate/later.ts', answering('late'));
  expect(await textOf('/api/ping')).toBe('late term 1');
});

test('a function and a path that are new answer, and one that has gone does not', async () => {
  await write('netlify/functions/pong.ts', PING.replace('/api/ping', '/api/pong'));
  expect(await textOf('/api/pong')).toBe('late term 1');
  await write('netlify/functions/pong.ts', PING.replace('/api/ping', '/api/other'));
  expect(await textOf('/api/other')).toBe('late term 1');
  await rm(join(root, 'netlify/functions/pong.ts'));
  expect((await get('/api/other')).status).toBe(404);
});

test('a schedule that changes waits for the next start, and says so', async () => {
  await write(
    'netlify/functions/clean.ts',
    "export default () => {}; export const config = { schedule: '0 4 * * *' };",
  );
  expect(await textOf('/api/ping')).toContain('late term');
  await said('A schedule has come, changed or gone: stop with Ctrl-C');
});
