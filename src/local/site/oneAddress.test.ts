import { expect, test } from 'vitest';
import { atOneAddress } from './oneAddress.ts';

const page = async () => new Response('page');
const ask = (siteUrl: string, port: number, host: string) =>
  atOneAddress(
    page,
    siteUrl,
    port,
  )(new Request(`${siteUrl}/a?b`, { headers: { host, accept: 'text/html' } }), '');

test.each([
  ['http://localhost:8888', 8888, '127.0.0.1:8888', 'http://localhost:8888/a?b'],
  ['http://localhost:8888', 8888, '[::1]:8888', 'http://localhost:8888/a?b'],
  ['http://192.168.1.7:8888', 8888, 'localhost:8888', 'http://192.168.1.7:8888/a?b'],
  ['http://localhost:8888', 8888, 'localhost:8888', null],
  // Behind a proxy, which would be asked again for ever.
  ['https://simcast.test', 8888, '127.0.0.1:8888', null],
  ['http://simcast.test', 8888, '127.0.0.1:8888', null],
])('the site %s on port %i, asked as %s, leads to %s', async (siteUrl, port, host, location) => {
  const answer = await ask(siteUrl, port, host);
  expect(answer.headers.get('location')).toBe(location);
  expect(answer.status).toBe(location === null ? 200 : 302);
});
