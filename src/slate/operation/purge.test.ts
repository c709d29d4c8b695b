import { expect, test, vi } from 'vitest';
import { purge } from './purge.ts';

const asking = () => vi.spyOn(globalThis, 'fetch');

test('without a token, outside of a deployed function, nothing is asked', async () => {
  const asked = asking();
  await purge(['slate'], () => {});
  expect(asked).not.toHaveBeenCalled();
});

test('tags are purged; a refusal, and a call that never ends, are logged and hold nothing up', async () => {
  vi.stubEnv('NETLIFY_PURGE_API_TOKEN', 'token');
  vi.stubEnv('SITE_ID', 'site');
  const asked = asking();
  const log: string[] = [];
  const say = (line: string) => void log.push(line);
  asked.mockResolvedValueOnce(new Response(null, { status: 202 }));
  await purge(['slate'], say);
  expect(String(asked.mock.calls[0]?.[1]?.body)).toContain('"cache_tags":["slate"]');
  expect(log).toEqual([]);
  asked.mockResolvedValueOnce(new Response(null, { status: 500 }));
  await purge(['slate'], say);
  asked.mockReturnValueOnce(new Promise(() => {}));
  await purge(['slate'], say, 20);
  expect(log).toEqual([expect.stringContaining('500'), 'the cache was not purged within 20 ms']);
});
