import { expect, test } from 'vitest';
import * as z from 'zod';
import { listen } from '#local/http/listen.ts';
import { connectStore, readData } from './client.ts';

/** What a caller is told of a store that answers so. */
async function told(status: number, type: string, body: string): Promise<string> {
  const { url, stop } = await listen(
    async () => new Response(body, { status, headers: { 'content-type': type } }),
  );
  const client = connectStore({ SUPABASE_URL: url, SUPABASE_SECRET_KEY: 'sb_secret_x' });
  const error = await readData('reading x', client.from('games').select('id'), z.unknown()).catch(
    (thrown: unknown) => thrown,
  );
  await stop();
  return error instanceof Error ? error.message : String(error);
}

const PAGE =
  '<!DOCTYPE html><html><head><title>Just a\n moment…</title></head><body>x</body></html>';

test.each([
  [403, 'text/html', PAGE, 'the store answered 403: Just a moment…'],
  [502, 'text/html', '<h1>502 Bad Gateway</h1>', 'the store answered 502: 502 Bad Gateway'],
  [
    401,
    'application/json',
    '{"message":"Invalid API key"}',
    'the store answered 401: Invalid API key',
  ],
  [429, 'text/plain', 'slow down', 'the store answered 429: slow down'],
  [503, 'text/plain', '', 'the store answered 503'],
  [500, 'text/plain', 'x'.repeat(500), `the store answered 500: ${'x'.repeat(120)}…`],
  [500, 'application/json', '{"code":"42P01","message":"no table"}', 'no table'],
])('%i %s: status and a line of the body', async (status, type, body, said) => {
  expect(await told(status, type, body)).toBe(`reading x: ${said}`);
});
