import { afterEach, expect, test } from 'vitest';
import { freePort } from '../services/freePort.ts';
import { inUrl, loopbacks } from '../services/loopback.ts';
import { requireFreePort } from './bind.ts';
import { type HttpServer, listen } from './listen.ts';

const servers: HttpServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function serve(port: number, host?: string): Promise<void> {
  const options = { port, ...(host === undefined ? {} : { host }) };
  servers.push(await listen(async (request) => new Response(request.method), options));
}

test('a chosen port answers wherever "localhost" may lead, until it is stopped', async () => {
  const port = await freePort();
  await serve(port);
  const urls = loopbacks().map((address) => `http://${inUrl(address)}:${port}/`);
  expect(urls.length).toBeGreaterThan(0);
  for (const url of urls) expect(await (await fetch(url)).text()).toBe('GET');
  await servers.pop()?.stop();
  for (const url of urls) await expect(fetch(url)).rejects.toThrow();
  await requireFreePort(port);
});

test.each(loopbacks())(
  'a program that has the port at %s alone has taken it, and nothing stays open',
  async (host) => {
    const port = await freePort();
    await serve(port, host);
    const taken = new RegExp(`^Port ${port} is taken .*PORT=${port + 1} npm start`);
    await expect(requireFreePort(port)).rejects.toThrow(taken);
    await expect(serve(port)).rejects.toThrow(taken);
    await servers.pop()?.stop();
    await requireFreePort(port);
  },
);

test.each(['203.0.113.5', 'nosuch.invalid'])(
  'an address that is not this machine’s is named by its setting: %s',
  async (host) => {
    await expect(requireFreePort(await freePort(), host)).rejects.toThrow(
      `SIMCAST_HOST is "${host}", which is no address of this machine`,
    );
  },
);
