import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { type HttpServer, listen } from './listen.ts';

let server: HttpServer | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await server?.stop();
});

test('a reader who leaves before the answer is no error, and the next one is served', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  server = await listen(async (request) => {
    if (request.url.endsWith('/next')) return new Response('next');
    asked.resolve();
    await once(request.signal, 'abort');
    answered.resolve();
    return new Response('too late');
  });
  const leave = new AbortController();
  const left = fetch(server.url, { signal: leave.signal });
  await asked.promise;
  leave.abort();
  await expect(left).rejects.toThrow();
  await answered.promise;
  expect(await (await fetch(`${server.url}/next`)).text()).toBe('next');
  expect(log).not.toHaveBeenCalled();
});
