import type { RequestListener, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { type FetchJsonOptions, fetchJson } from './fetchJson.ts';
import { startTestServer, type TestServer } from './misbehaving.fixture.ts';

let server: TestServer | undefined;
let socketServer: Server | undefined;
afterEach(async () => {
  await server?.close();
  socketServer?.close();
  server = undefined;
  socketServer = undefined;
});

const atOnce = async () => undefined;
const SHORT = { timeoutMs: 500 };

async function ask(listener: RequestListener, options: FetchJsonOptions = {}) {
  server = await startTestServer(listener);
  return fetchJson(`${server.url}/scores`, { delay: atOnce, ...options });
}

/** An answer as bytes on the wire, which no HTTP library would send. */
async function askWire(answer: string, options: FetchJsonOptions = {}) {
  const wire = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.write(answer));
  });
  socketServer = wire;
  await new Promise<void>((done) => wire.listen(0, '127.0.0.1', done));
  const address = wire.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return fetchJson(`http://127.0.0.1:${port}/`, { delay: atOnce, ...options });
}

describe('case 73: no redirect is followed, whatever its kind and wherever it leads', () => {
  test.each([300, 301, 302, 303, 307, 308])('%i', async (status) => {
    let reached = 0;
    const other = await startTestServer((_, response) => {
      reached += 1;
      response.end('[]');
    });
    for (const location of [
      `${other.url}/`,
      `//127.0.0.1:${new URL(other.url).port}/`,
      '/scores',
    ]) {
      const asked = ask((_, r) => r.writeHead(status, { location }).end('[]'));
      await expect(asked).rejects.toThrow('redirect, which is refused');
      expect(server?.requests()).toBe(1);
      await server?.close();
    }
    expect(reached).toBe(0);
    await other.close();
  });

  test('a refresh header and a page that forwards are no redirects either', async () => {
    const page = '<meta http-equiv="refresh" content="0;url=http://169.254.169.254/">';
    const asked = ask((_, r) => r.writeHead(200, { refresh: '0;url=http://10.0.0.1/' }).end(page));
    await expect(asked).rejects.toThrow('HTML, not JSON');
  });
});

describe('lengths that lie', () => {
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';

  test('more announced than sent ends at the timeout', async () => {
    const asked = askWire(`${head}content-length: 999\r\n\r\n{"events":[]}`, SHORT);
    await expect(asked).rejects.toThrow('gave no answer within 500 ms');
  });

  test('of more sent than announced only what was announced is read', async () => {
    expect(await askWire(`${head}content-length: 2\r\n\r\n[][{"id":1}]`)).toEqual([]);
  });

  test.each(['-1', 'NaN', '1e3', '9'.repeat(40)])('a length of %s', async (length) => {
    await expect(askWire(`${head}content-length: ${length}\r\n\r\n[]`)).rejects.toThrow(
      /cannot be reached|more than/,
    );
  });

  test('two lengths, or a length beside chunks', async () => {
    const two = askWire(`${head}content-length: 2\r\ncontent-length: 3\r\n\r\n[] `);
    await expect(two).rejects.toThrow('cannot be reached');
    socketServer?.close();
    const chunked = 'transfer-encoding: chunked\r\ncontent-length: 2\r\n\r\n2\r\n[]\r\n0\r\n\r\n';
    await expect(askWire(`${head}${chunked}`)).rejects.toThrow('cannot be reached');
  });

  test('headers without end', async () => {
    const asked = askWire(`${head}${`x-a: ${'b'.repeat(1_000)}\r\n`.repeat(200)}`);
    await expect(asked).rejects.toThrow('cannot be reached');
  });

  test('no HTTP at all', async () => {
    await expect(askWire('SSH-2.0-OpenSSH_9.6\r\n')).rejects.toThrow('cannot be reached');
  });
});

describe('case 74: bodies that grow', () => {
  const BOMB = Buffer.alloc(60_000_000, 0x20);

  test.each<[string, () => Buffer]>([
    ['gzip', () => gzipSync(BOMB)],
    ['br', () => brotliCompressSync(BOMB, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
    ['gzip, gzip', () => gzipSync(gzipSync(BOMB))],
  ])('60 MB packed by %s are cut off at the cap', async (encoding, pack) => {
    const body = pack();
    expect(body.length).toBeLessThan(100_000);
    const asked = ask((_, r) => r.setHeader('content-encoding', encoding).end(body));
    await expect(asked).rejects.toThrow('more than 8000000 bytes');
  });

  test('what is not packed as it says cannot be read', async () => {
    const asked = ask((_, r) => r.setHeader('content-encoding', 'gzip').end('[1]'));
    await expect(asked).rejects.toThrow('cannot be reached');
  });

  test('an answer that never ends ends at the cap', async () => {
    const endless = (response: ServerResponse) => {
      const more = () => void (response.destroyed || response.write(' '.repeat(100_000), more));
      more();
    };
    await expect(ask((_, r) => endless(r))).rejects.toThrow('more than 8000000 bytes');
  });

  test('the endless body of a refusal is not waited for', async () => {
    const started = performance.now();
    const asked = ask((_, r) => void r.writeHead(404).write('Not found'));
    await expect(asked).rejects.toThrow('status 404');
    expect(performance.now() - started).toBeLessThan(4_000);
  });

  test('case 83: brackets in brackets up to the cap are refused unread', async () => {
    const deep = `${'['.repeat(3_900_000)}${']'.repeat(3_900_000)}`;
    const asked = ask((_, r) => r.end(deep), { timeoutMs: 30_000 });
    await expect(asked).rejects.toThrow('answered with more than 64 levels');
  });
});

test('a body that drips a byte at a time ends at the timeout', async () => {
  let drips = 0;
  const asked = ask(
    (_, response) => {
      response.write('{"events":[');
      const timer = setInterval(() => {
        drips += 1;
        response.write(' ');
      }, 10);
      response.once('close', () => clearInterval(timer));
    },
    { timeoutMs: 1_000 },
  );
  await expect(asked).rejects.toThrow('gave no answer within 1000 ms');
  expect(drips).toBeGreaterThan(1);
});

test('headers that drip end at the timeout', async () => {
  await expect(askWire('HTTP/1.1 200 OK\r\nx-slow: ', SHORT)).rejects.toThrow(
    'gave no answer within 500 ms',
  );
});

describe('case 68: what is no JSON, whatever it is called', () => {
  test.each([
    ['application/json', '<!doctype html><title>Just a moment…</title>', 'HTML, not JSON'],
    ['application/json', '\ufeff\n  <html>', 'HTML, not JSON'],
    ['application/json', '', 'broken JSON'],
    ['image/png', '\u0089PNG', 'broken JSON'],
    ['application/json', '{"events":[]}{"events":[]}', 'broken JSON'],
    ['text/javascript', 'callback({"events":[]})', 'broken JSON'],
    ['application/json', '{"a":NaN}', 'broken JSON'],
  ])('%s: %j', async (type, body, problem) => {
    const asked = ask((_, r) => r.setHeader('content-type', type).end(body));
    await expect(asked).rejects.toThrow(problem);
    expect(server?.requests()).toBe(1);
  });

  test('204 and 304 hold nothing', async () => {
    for (const status of [204, 304]) {
      await expect(ask((_, r) => r.writeHead(status).end())).rejects.toThrow(
        /broken JSON|redirect/,
      );
      await server?.close();
    }
  });
});

test('nothing of ours goes along: no cookie comes back, no referrer, no credentials', async () => {
  const seen: string[] = [];
  const listener: RequestListener = (request, response) => {
    seen.push(...Object.keys(request.headers));
    response.setHeader('set-cookie', 'id=1').end('[]');
  };
  await ask(listener);
  if (server) await fetchJson(`${server.url}/again`);
  expect(server?.requests()).toBe(2);
  for (const name of ['cookie', 'referer', 'authorization', 'origin']) {
    expect(seen).not.toContain(name);
  }
});
