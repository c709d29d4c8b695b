import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { SourceError } from '../source.ts';
import { type FetchJsonOptions, fetchJson } from './fetchJson.ts';
import { startTestServer, type TestServer } from './misbehaving.fixture.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const atOnce = async () => undefined;

async function ask(listener: RequestListener, options: FetchJsonOptions = {}) {
  server = await startTestServer(listener);
  return fetchJson(`${server.url}/scores?dates=1`, { delay: atOnce, ...options });
}

test('gives the JSON whatever the content type says', async () => {
  const answer = await ask((_, response) => {
    response.setHeader('content-type', 'text/plain').end('{"events":[]}');
  });
  expect(answer).toEqual({ events: [] });
});

test('an HTML page is named as such, with host and path', async () => {
  const asked = ask((_, response) => {
    response.setHeader('content-type', 'application/json').end('<!doctype html><h1>Sorry</h1>');
  });
  await expect(asked).rejects.toThrow(SourceError);
  await expect(asked).rejects.toThrow(/^127\.0\.0\.1:\d+\/scores answered with HTML, not JSON$/);
});

test('69: truncated JSON is refused', async () => {
  await expect(ask((_, r) => r.end('{"events":[{"id":"4'))).rejects.toThrow('broken JSON');
});

test('a 5xx is asked once more, then refused', async () => {
  const asked = ask((_, response) => response.writeHead(500).end('{}'));
  await expect(asked).rejects.toThrow('answered with status 500');
  expect(server?.requests()).toBe(2);
});

test('a second attempt that succeeds is the answer', async () => {
  let first = true;
  const answer = await ask((_, response) => {
    response.writeHead(first ? 503 : 200).end('[1]');
    first = false;
  });
  expect(answer).toEqual([1]);
});

test('a 404 is not asked again', async () => {
  await expect(ask((_, r) => r.writeHead(404).end())).rejects.toThrow('status 404');
  expect(server?.requests()).toBe(1);
});

test.each(['http://169.254.169.254/latest/meta-data/', '/other', 'http://10.0.0.1/'])(
  'a redirect to %s is refused and not followed',
  async (location) => {
    const asked = ask((_, response) => response.writeHead(302, { location }).end());
    await expect(asked).rejects.toThrow('redirect, which is refused');
    expect(server?.requests()).toBe(1);
  },
);

test('a 50 MB body is cut off early', async () => {
  let sent = 0;
  const chunk = Buffer.alloc(1_000_000, 0x20);
  const asked = ask((_, response) => {
    const push = () => {
      if (sent === 50 || response.destroyed) return void response.end();
      sent += 1;
      response.write(chunk, push);
    };
    push();
  });
  await expect(asked).rejects.toThrow('more than 8000000 bytes');
  expect(sent).toBeLessThan(50);
});

test('a compressed body counts at its full size', async () => {
  const asked = ask((_, response) => {
    response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(9_000_000, 0x20)));
  });
  await expect(asked).rejects.toThrow('more than 8000000 bytes');
});

test('an announced length over the cap is refused unread', async () => {
  const asked = ask((_, r) => r.writeHead(200, { 'content-length': '11' }).end('[1,2,3,4,5]'), {
    maxBytes: 10,
  });
  await expect(asked).rejects.toThrow('more than 10 bytes');
});

test('a slow answer ends at the timeout, and the whole call with it', async () => {
  const started = performance.now();
  const asked = ask((_, r) => void setTimeout(() => r.end('[]'), 10_000).unref(), {
    timeoutMs: 100,
  });
  await expect(asked).rejects.toThrow('gave no answer within 100 ms');
  expect(performance.now() - started).toBeLessThan(8_000);
});

test('a body that stalls half way ends at the timeout', async () => {
  const asked = ask((_, response) => void response.write('{"events":'), { timeoutMs: 100 });
  await expect(asked).rejects.toThrow('gave no answer within 100 ms');
});

test('a reset connection is asked once more, then refused', async () => {
  const asked = ask((request) => void request.socket.resetAndDestroy());
  await expect(asked).rejects.toThrow('cannot be reached');
  expect(server?.requests()).toBe(2);
});

test('the caller can cancel', async () => {
  const controller = new AbortController();
  const asked = ask(() => controller.abort(), { signal: controller.signal });
  await expect(asked).rejects.toThrow('was cancelled');
  expect(server?.requests()).toBe(1);
});

test.each([
  'http://site.api.espn.com/x',
  'file:///etc/passwd',
  'https://user:secret@site.api.espn.com/',
  'no address',
])('%s is not asked at all', async (address) => {
  const send = () => Promise.reject(new Error('asked'));
  await expect(fetchJson(address, { fetch: send })).rejects.toThrow('not an address');
});
