import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type HttpServer, listen } from '../http/listen.ts';
import { startSite } from './site.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FILES: Readonly<Record<string, string>> = {
  'dist/index.html': 'home',
  'dist/404.html': 'Page not found',
  'dist/league-not-found.html': 'League not found',
  'netlify/functions/where.ts': `export default (request, context) =>
      Response.json({ url: request.url, site: context.site.url });
    export const config = { path: '/api/where' };`,
};

let root: string;
let site: HttpServer;
/** Another server on this machine, which should get no requests. */
let other: HttpServer;
let asked: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'simcast-hosts-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const linked = ['netlify.toml', 'package.json', 'src'];
  for (const name of [...linked, 'netlify/functions/league-path.ts']) {
    await symlink(join(ROOT, name), join(root, name));
  }
  other = await listen(async (request) => {
    asked.push(request.url);
    return new Response('a secret', { headers: { 'set-cookie': 'session=1' } });
  });
  site = await startSite({ root });
});
afterAll(async () => {
  await site?.stop();
  await other?.stop();
  await rm(root, { recursive: true });
});
beforeEach(() => {
  asked = [];
});

/** Writes lines as they are and reads the whole answer. */
async function say(...lines: readonly string[]): Promise<{ status: number; all: string }> {
  const socket = connect(site.port, '127.0.0.1');
  socket.write([...lines, 'connection: close', '', ''].join('\r\n'));
  const all = await text(socket);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(all)?.[1]), all };
}

const PATHS = ['/', '/league/xyz', '/league/NFL', '/pricing', '/api/where', '/nothing'];

test.each(PATHS)('85: %s with the Host of another server asks it nothing', async (path) => {
  const hosts = [
    `127.0.0.1:${other.port}`,
    `localhost:${other.port}`,
    'evil.example',
    'localhost',
    '',
  ];
  for (const host of hosts) {
    const { status, all } = await say(`GET ${path} HTTP/1.1`, `host: ${host}`);
    expect(status, host).toBe(421);
    expect(all).toContain('This server answers for http://localhost:');
    expect(all).not.toMatch(/secret|set-cookie|location/i);
  }
  expect(asked).toEqual([]);
});

test.each(['@evil.example', 'a b', 'evil.example/', 'localhost:99999', '[::1', 'localhost:1,x'])(
  '85: the Host "%s" is refused',
  async (host) => {
    expect((await say('GET / HTTP/1.1', `host: ${host}`)).status).toBe(421);
  },
);

test('85: two Hosts are refused, whatever they are', async () => {
  const ours = `host: localhost:${site.port}`;
  for (const second of [ours, 'Host: evil.example']) {
    expect((await say('GET / HTTP/1.1', ours, second)).status).toBe(400);
  }
});

test('85: of a whole address in the request the host counts, not the Host beside it', async () => {
  const ours = `localhost:${site.port}`;
  const foreign = await say(
    `GET http://127.0.0.1:${other.port}/league/xyz HTTP/1.1`,
    `host: ${ours}`,
  );
  expect(foreign.status).toBe(421);
  const own = await say(`GET http://${ours}/league/xyz HTTP/1.1`, 'host: evil.example');
  expect(own.status).toBe(404);
  expect(own.all).toContain('League not found');
  expect(asked).toEqual([]);
});

test.each(['x-forwarded-host', 'x-host', 'forwarded', 'x-original-host', 'x-forwarded-server'])(
  '85: %s changes nothing',
  async (name) => {
    const host = `host: localhost:${site.port}`;
    const foreign =
      name === 'forwarded' ? `host=127.0.0.1:${other.port}` : `127.0.0.1:${other.port}`;
    for (const path of PATHS) {
      const { all } = await say(`GET ${path} HTTP/1.1`, host, `${name}: ${foreign}`);
      expect(all).not.toMatch(/secret|set-cookie/i);
      expect(all).not.toContain(`:${other.port}`);
    }
    expect(asked).toEqual([]);
  },
);

test('our own address is answered by name and by number, and a function sees the same one', async () => {
  for (const host of [
    `localhost:${site.port}`,
    `LOCALHOST:${site.port}`,
    `127.0.0.1:${site.port}`,
  ]) {
    const { status, all } = await say('GET /api/where HTTP/1.1', `host: ${host}`);
    expect(status).toBe(200);
    const url = `http://localhost:${site.port}`;
    expect(all).toContain(JSON.stringify({ url: `${url}/api/where`, site: url }));
  }
});

test('a page asked for at another name of this machine leads to the site’s address', async () => {
  const own = `http://localhost:${site.port}`;
  const names = ['127.0.0.1', '[::1]', hostname(), `${hostname().toUpperCase()}.local`];
  // The tests' server listens at one address: the others' Host is refused before.
  const [first, , ...machine] = names;
  for (const name of [first, ...machine]) {
    const asked = [`host: ${name}:${site.port}`, 'accept: text/html,application/xhtml+xml;q=0.9'];
    for (const line of ['GET /league/xyz?a=b HTTP/1.1', 'HEAD /league/xyz?a=b HTTP/1.1']) {
      const { status, all } = await say(line, ...asked);
      expect(status, name).toBe(302);
      expect(all).toContain(`location: ${own}/league/xyz?a=b\r\n`);
      expect(all).toMatch(/cache-control: no-store/);
    }
    expect((await say('GET /api/where HTTP/1.1', ...asked)).status).toBe(200);
    expect((await say('POST / HTTP/1.1', ...asked, 'content-length: 0')).status).not.toBe(302);
    const program = await say('GET / HTTP/1.1', `host: ${name}:${site.port}`, 'accept: */*');
    expect(program.status).toBe(200);
  }
  for (const host of [`localhost:${site.port}`, `LOCALHOST:${site.port}`]) {
    expect((await say('GET / HTTP/1.1', `host: ${host}`, 'accept: text/html')).status).toBe(200);
  }
});

test('redirects name a path alone', async () => {
  for (const path of ['/league/NFL?week=3', '/pricing?from=ad']) {
    const { status, all } = await say(`GET ${path} HTTP/1.1`, `host: 127.0.0.1:${site.port}`);
    expect(status).toBe(301);
    expect(all).toMatch(/\r\nlocation: \/(?!\/)[^\r]+\?/i);
  }
});

test.each(['TRACE / HTTP/1.1', 'CONNECT evil.example:443 HTTP/1.1'])(
  '%s is not allowed',
  async (line) => {
    const { status, all } = await say(line, `host: localhost:${site.port}`);
    expect(status).toBe(405);
    expect(all).toMatch(/allow: GET, HEAD/i);
  },
);
