import { once } from 'node:events';
import { request as rawRequest } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { Refused } from '#contract/refused.ts';
import { bytesWithin } from '#http/body.ts';
import { type HttpServer, listen } from './listen.ts';

let server: HttpServer | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await server?.stop();
});

const MEGABYTE = 1_048_576;
/** What a system keeps of a connection on its way: nobody has read it. */
const ON_THE_WAY = 8 * MEGABYTE;

const limited = (slowestMs?: number) =>
  listen(async (request) => {
    try {
      return new Response(String((await bytesWithin(request, 4_096, slowestMs)).length));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return Response.json({ error: error.message }, { status: error.status });
    }
  });

/** Sends so many megabytes in parts. @returns the answer's status, and how many bytes the connection took */
async function sent(url: string, megabytes: number) {
  const asked = rawRequest(url, { method: 'POST' }).setMaxListeners(0);
  const answered = once(asked, 'response');
  let bytes = 0;
  let over = false;
  asked.on('error', () => {
    over = true;
  });
  asked.on('close', () => {
    over = true;
  });
  const part = Buffer.alloc(65_536);
  while (bytes < megabytes * MEGABYTE && !over) {
    bytes += part.length;
    if (!asked.write(part)) {
      await Promise.race([once(asked, 'drain'), once(asked, 'close')]).catch(() => {});
    }
  }
  asked.end();
  const [response] = await answered;
  response.resume();
  return { status: response.statusCode, bytes };
}

test('470: of 40 MB in parts the server takes what is on its way, and answers 413', async () => {
  server = await limited();
  for (let n = 0; n < 10; n += 1) {
    const { status, bytes } = await sent(server.url, 40);
    expect(status).toBe(413);
    expect(bytes).toBeLessThan(ON_THE_WAY);
  }
});

test('470: so it is where nobody asks for the body, and the next request is served', async () => {
  server = await listen(async () => new Response('no', { status: 404 }));
  expect(await sent(server.url, 40)).toMatchObject({ status: 404 });
  expect((await sent(server.url, 40)).bytes).toBeLessThan(ON_THE_WAY);
  expect((await fetch(server.url, { method: 'POST', body: 'short' })).status).toBe(404);
});

test('471: a body that never ends, a byte at a time, is answered and its connection ended', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  server = await limited(200);
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  let answer = '';
  socket.on('data', (part) => {
    answer += part;
  });
  socket.write(
    `POST / HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const timer = setInterval(() => socket.write('1\r\nx\r\n'), 20);
  // `once` would take the end of the connection, in the middle of a write, for a failure.
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(timer);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toMatch(/connection: close/i);
  expect(log).not.toHaveBeenCalled();
});

test('a body within its limit arrives whole, many at once, on kept connections', async () => {
  server = await limited();
  const { url } = server;
  const lengths = [0, 1, 100, 4_095, 4_096];
  const all = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const body = 'x'.repeat(lengths[n % lengths.length] ?? 0);
      const answer = await fetch(url, { method: 'POST', body });
      return [await answer.text(), String(body.length)];
    }),
  );
  for (const [got, wanted] of all) expect(got).toBe(wanted);
});
