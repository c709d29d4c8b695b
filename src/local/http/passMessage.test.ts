import { afterEach, expect, test, vi } from 'vitest';
import { type HttpServer, listen } from './listen.ts';

const servers: HttpServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

/** A server that answers what it was asked, behind one that passes everything under `/on` to it. */
async function behind(answer: (request: Request) => Promise<Response>): Promise<string> {
  const other = await listen(answer);
  const url = await passingTo(other.url);
  servers.push(other);
  return url;
}

async function passingTo(url: string): Promise<string> {
  const server = await listen(async () => new Response('its own'), {
    pass: (_, path) =>
      path.startsWith('/on')
        ? {
            url: url + path,
            headers: { host: undefined, secret: undefined, role: 'reader' },
            away: [503, { message: 'Away' }],
          }
        : undefined,
  });
  servers.push(server);
  return server.url;
}

const told = async (request: Request) =>
  new Response(`${request.method} ${new URL(request.url).search} ${await request.text()}`, {
    status: 206,
    headers: {
      'content-range': '0-1/2',
      'x-role': request.headers.get('role') ?? '',
      'x-secret': request.headers.get('secret') ?? 'none',
      'x-kept': request.headers.get('kept') ?? '',
    },
  });

test('a message goes on whole, with the headers it is given, and its answer comes back', async () => {
  const url = await behind(told);
  const answer = await fetch(`${url}/on?a=1`, {
    method: 'POST',
    body: 'a body',
    headers: { secret: 'mine', role: 'owner', kept: 'yes' },
  });
  expect(answer.status).toBe(206);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-range': '0-1/2',
    'x-role': 'reader',
    'x-secret': 'none',
    'x-kept': 'yes',
  });
  expect(await answer.text()).toBe('POST ?a=1 a body');
  expect(await (await fetch(`${url}/other`)).text()).toBe('its own');
});

test('a HEAD request has its answer’s headers and no body', async () => {
  const url = await behind(told);
  const answer = await fetch(`${url}/on`, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('content-range')]).toEqual([206, '0-1/2']);
  expect(await answer.text()).toBe('');
});

test('where the other server is away, that is said', async () => {
  const gone = await listen(told);
  await gone.stop();
  const answer = await fetch(`${await passingTo(gone.url)}/on`);
  expect([answer.status, await answer.json()]).toEqual([503, { message: 'Away' }]);
});

test('a reader who leaves is left by the other server, too', async () => {
  const left = vi.fn();
  const asked = vi.fn();
  const url = await behind(async ({ signal }) => {
    signal.addEventListener('abort', left);
    asked();
    return new Promise(() => {});
  });
  const leave = new AbortController();
  const answer = fetch(`${url}/on`, { signal: leave.signal });
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  leave.abort();
  await expect(answer).rejects.toThrow('aborted');
  await vi.waitFor(() => expect(left).toHaveBeenCalled());
});
