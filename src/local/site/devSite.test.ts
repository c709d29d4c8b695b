import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HttpServer, listen } from '../http/listen.ts';
import { startSite } from './site.ts';

let root: string;
let behind: HttpServer;
let site: HttpServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'simcast-dev-'));
  await mkdir(join(root, 'netlify/functions'), { recursive: true });
  await symlink(join(import.meta.dirname, '../../../netlify.toml'), join(root, 'netlify.toml'));
  await writeFile(
    join(root, 'netlify/functions/ping.ts'),
    "export default () => new Response('pong'); export const config = { path: '/api/ping' };",
  );
  await writeFile(
    join(root, 'netlify/functions/league.ts'),
    "export default () => new Response('no such league'); export const config = { path: '/league/:league', preferStatic: true };",
  );
  behind = await listen(
    async (request) => {
      const { pathname } = new URL(request.url);
      const known = !pathname.endsWith('/unknown');
      return new Response(`page ${pathname}`, { status: known ? 203 : 404 });
    },
    {
      onUpgrade: (_message, socket) => {
        socket.write(
          'HTTP/1.1 101 Switching Protocols\r\nupgrade: echo\r\nconnection: upgrade\r\n\r\n',
        );
        socket.pipe(socket);
      },
    },
  );
  site = await startSite({ root, pagesUrl: behind.url });
});
afterAll(async () => {
  await site.stop();
  await behind.stop();
  await rm(root, { recursive: true });
});

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });

test('functions and redirects answer first, all else comes from behind', async () => {
  expect(await (await get('/api/ping')).text()).toBe('pong');
  expect((await get('/pricing')).headers.get('location')).toBe('/subscribe');
  const page = await get('/predictions');
  expect(page.status).toBe(203);
  expect(await page.text()).toBe('page /predictions');
});

test('a page that is there comes before a function that prefers it and before a rewrite', async () => {
  const textOf = async (path: string) => (await get(path)).text();
  expect(await textOf('/league/nfl')).toBe('page /league/nfl');
  expect(await textOf('/league/unknown')).toBe('no such league');
  expect(await textOf('/game/12')).toBe('page /game/12');
  expect(await textOf('/golf/unknown')).toBe('page /golf/other');
});

test('a client that offers HTTP/2 is answered, as Java’s', async () => {
  const socket = connect(site.port, '127.0.0.1');
  socket.write(
    `GET /api/ping HTTP/1.1\r\nhost: localhost:${site.port}\r\nconnection: Upgrade, HTTP2-Settings, close\r\nupgrade: h2c\r\nhttp2-settings: AAEAAEAAAAIAAAAA\r\n\r\n`,
  );
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200[\s\S]*pong/);
});

test('a WebSocket is joined to the server behind', async () => {
  const socket = connect(site.port, '127.0.0.1');
  socket.write(
    `GET /hmr HTTP/1.1\r\nhost: localhost:${site.port}\r\nconnection: upgrade\r\nupgrade: echo\r\n\r\n`,
  );
  let received = '';
  for await (const chunk of socket) {
    if (received === '') socket.write('hello');
    received += String(chunk);
    if (received.endsWith('hello')) break;
  }
  expect(received).toMatch(/^HTTP\/1\.1 101 .*hello$/s);
  socket.destroy();
});

test('a WebSocket that is meant for another server is refused', async () => {
  const socket = connect(site.port, '127.0.0.1');
  socket.write(
    'GET /hmr HTTP/1.1\r\nhost: evil.example\r\nconnection: upgrade\r\nupgrade: echo\r\n\r\n',
  );
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 421 /);
});
