import { join } from 'node:path';
import process from 'node:process';
import type { Context } from '@netlify/functions';
import { beforeAll, expect, test, vi } from 'vitest';
import { ROOT } from '#local/project.ts';
import { loadFunctions } from '#local/site/functions/load.ts';
import { matchFunction } from '#local/site/functions/match.ts';
import type { SiteFunction } from '#local/site/functions/module.ts';
import { invoke, SITE_URL, signedInReader, withAccounts } from '#test/accounts/trial.ts';
import { declaredPaths } from '#test/deploy/declaredPaths.ts';

/** Each of the deployed functions is sent 40 MB in parts, as a stranger may. */
withAccounts();

const PART = new Uint8Array(65_536);
const PARTS = 640;
/** The largest body of an endpoint, a set of bets, and Stripe's events; and one part more. */
const MOST = 1_048_576 + PART.length;

let functions: readonly SiteFunction[];
let own = '';

beforeAll(async () => {
  const secret = 's'.repeat(32);
  Object.assign(process.env, {
    SEND_SMS_HOOK_SECRETS: `v1,whsec_${Buffer.from(secret).toString('base64')}`,
    STRIPE_SECRET_KEY: `sk_test_${secret}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secret}`,
    RESEND_WEBHOOK_SECRET: `whsec_${Buffer.from(secret).toString('base64')}`,
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: secret,
    // With an inbox in Twilio's place a number of fiction may sign in.
    SMS_INBOX_URL: 'http://127.0.0.1:9',
    SIMCAST_VOICE_LINE: 'on',
    URL: SITE_URL,
  });
  for (const level of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation(() => {});
  }
  functions = await loadFunctions(join(ROOT, 'netlify/functions'));
  const who = await signedInReader();
  own = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});

/** Sends a function 40 MB. @returns its status, and how many bytes it read */
async function sent(path: string, method: string, headers: Record<string, string>) {
  const match = matchFunction(functions, SITE_URL + path, method);
  if (!match) return undefined;
  let read = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (controller) => {
        if (read >= PARTS * PART.length) return controller.close();
        read += PART.length;
        controller.enqueue(PART);
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method, headers, body, duplex: 'half' };
  const handler = async (request: Request, context: Context): Promise<Response> => {
    const given = await match.fn.handler(request, context);
    return given instanceof Response ? given : new Response(null, { status: 204 });
  };
  const answer = await invoke(handler, new Request(SITE_URL + path, init), '203.0.113.9');
  await answer.body?.cancel();
  return { path, status: answer.status, read };
}

test('474: no endpoint, hook or job reads 40 MB: of a stranger, a member, with any type', async () => {
  const seen = [];
  const names = functions.map(({ name }) => `/.netlify/functions/${name}`);
  const paths = [...declaredPaths().filter((path) => !path.includes(':')), ...names];
  for (const path of paths) {
    for (const [type, cookie] of [
      ['application/json', ''],
      ['application/json', own],
      ['application/x-www-form-urlencoded', ''],
    ] as const) {
      const headers = { 'content-type': type, origin: SITE_URL, ...(cookie && { cookie }) };
      const one = await sent(path, 'POST', headers);
      if (one) seen.push(one);
    }
  }
  expect(seen.length).toBeGreaterThan(150);
  expect(seen.filter(({ status }) => status === 413).length).toBeGreaterThan(30);
  expect(seen.filter(({ read }) => read > MOST)).toEqual([]);
  expect(seen.filter(({ status }) => status < 400)).toEqual([]);
}, 120_000);
