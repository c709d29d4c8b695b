import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import { signedNonce } from '#http/signedJob.ts';
import { type Handler, type HttpServer, listen } from '#local/http/listen.ts';
import reconcile from '../../../netlify/functions/reconcile-schedule.ts';
import handler from '../../../netlify/functions/refresh-schedule.ts';

const SECRET = 'sb_secret_test';
let site: HttpServer | undefined;

/** The site that the schedule belongs to. */
async function siteOf(answer: Handler): Promise<void> {
  site = await listen(answer);
  vi.stubEnv('URL', site.url);
}

beforeEach(() => {
  vi.stubEnv('SUPABASE_SECRET_KEY', SECRET);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await site?.stop();
});

test('it asks the site’s own background function, signed, and waits for no refresh', async () => {
  const asked: Request[] = [];
  await siteOf(async (request) => {
    asked.push(request);
    return new Response(null, { status: 202 });
  });
  await handler();
  expect(asked).toHaveLength(1);
  const [request] = asked;
  expect(request?.method).toBe('POST');
  expect(new URL(request?.url ?? '').pathname).toBe('/.netlify/functions/refresh-background');
  expect(signedNonce(request?.headers ?? new Headers(), SECRET, clock.now())).toBeDefined();
});

test('the comparison with Stripe is asked for likewise, by a request that starts no refresh', async () => {
  const asked: Request[] = [];
  await siteOf(async (request) => {
    asked.push(request);
    return new Response(null, { status: 202 });
  });
  await reconcile();
  const [{ url, headers } = new Request('http://none')] = asked;
  expect(new URL(url).pathname).toBe('/.netlify/functions/reconcile-background');
  expect(signedNonce(headers, SECRET, clock.now(), 'reconcile')).toBeDefined();
  expect(signedNonce(headers, SECRET, clock.now())).toBeUndefined();
});

test('a site that does not take it is an error in the log', async () => {
  await siteOf(async () => new Response(null, { status: 500 }));
  await expect(handler()).rejects.toThrow('refresh-background answered 500');
});

test('a site that never answers is given up long before Netlify ends the function', async () => {
  const end = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal);
  await siteOf(() => {
    end.abort(new Error('time is up'));
    return new Promise(() => {});
  });
  await expect(handler()).rejects.toThrow('time is up');
  expect(limit.mock.calls.flat().every((ms) => ms <= 15_000)).toBe(true);
  expect(limit).toHaveBeenCalledOnce();
});
