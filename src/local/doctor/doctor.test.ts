import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCatalog } from '#members/billing/stripe/createCatalog.ts';
import { createEndpoint } from '#members/billing/stripe/endpoint.ts';
import type { Environment } from '#wiring';
import { moveDatabaseClock } from '../clock/databaseClock.ts';
import { listen } from '../http/listen.ts';
import { startTestAccount, type TestAccount } from '../standins/stripe/testAccount.fixture.ts';
import { startTestDatabase, type TestDatabase } from '../testing.ts';
import type { DoctorFinding } from './finding.ts';
import { checkSite } from './site.ts';
import { checkStripe } from './stripe.ts';
import { checkSupabase } from './supabase.ts';

const texts = (findings: readonly DoctorFinding[], level: string): string[] =>
  findings.flatMap((finding) => (finding.level === level ? [finding.text] : []));

describe('what answers is something else', () => {
  const asked = async (status: number, body: string) => {
    const { url, stop } = await listen(async () => new Response(body, { status }));
    const environment = {
      URL: url,
      SUPABASE_URL: url,
      SUPABASE_SECRET_KEY: 'sb_secret_x',
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_API_URL: url,
    };
    const found = [
      ...(await checkSite(environment)),
      ...(await checkSupabase(environment)),
      ...(await checkStripe(environment)),
    ];
    await stop();
    return found;
  };

  test.each([
    [403, '<html><head><title>Just a moment…</title></head></html>'],
    [429, '{"message":"Too many requests"}'],
    [503, ''],
  ])('%i: its status, no page, no trace, no danger', async (status, body) => {
    const found = await asked(status, body);
    expect(texts(found, 'ok')).toEqual([]);
    expect(texts(found, 'danger')).toEqual([]);
    const said = texts(found, 'missing');
    expect(said).toContain(`The site: its home page answers ${status}.`);
    expect(said.filter((text) => text.startsWith('Supabase'))).toHaveLength(6);
    for (const text of said) {
      expect(text).not.toMatch(/<|undefined|db push/);
      if (text.startsWith('Supabase')) expect(text).toContain(` ${status}`);
    }
  });
});

describe('Stripe', () => {
  let account: TestAccount;
  let environment: Environment;
  beforeAll(async () => {
    account = await startTestAccount();
    environment = {
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_API_URL: account.server.url,
      URL: 'https://simcast.test',
    };
  });
  afterAll(() => account.server.stop());

  test('of a new account all that is missing is named, and made', async () => {
    const before = texts(await checkStripe(environment), 'missing').join('\n');
    expect(before).toContain('premium_monthly');
    expect(before).toContain('premium_yearly');
    expect(before).toContain('no webhook leads to https://simcast.test/api/stripe/webhook');
    await createCatalog(account.stripe);
    expect((await createEndpoint(account.stripe, 'https://simcast.test')).secret).toMatch(
      /^whsec_/,
    );
    const after = await checkStripe(environment);
    expect(texts(after, 'missing')).toEqual([]);
    expect(texts(after, 'ok')).toHaveLength(4);
    expect(account.wrong).toEqual([]);
  });

  test('a webhook that is deaf to something, or there twice, is named', async () => {
    const { data } = await account.stripe.webhookEndpoints.list();
    const own = data.find(({ url }) => url.startsWith('https://simcast.test'));
    await account.stripe.webhookEndpoints.update(own?.id ?? '', {
      enabled_events: ['invoice.paid'],
    });
    await createEndpoint(account.stripe, 'https://simcast.test');
    const found = texts(await checkStripe(environment), 'missing').join('\n');
    expect(found).toContain('charge.dispute.created');
    expect(found).toContain('delete one of them');
  });

  test('a key that Stripe refuses is one sentence without the key', async () => {
    const [line, ...more] = await checkStripe({
      ...environment,
      STRIPE_API_URL: 'http://127.0.0.1:9',
    });
    expect(more).toEqual([]);
    expect(line?.level).toBe('missing');
    expect(line?.text).not.toContain('sk_test');
  });
});

describe('Supabase', () => {
  let database: TestDatabase;
  let environment: Environment;
  beforeAll(async () => {
    database = await startTestDatabase();
    environment = { SUPABASE_URL: database.supabaseUrl, SUPABASE_SECRET_KEY: database.secretKey };
  });
  afterAll(() => database.stop());

  test('a project as the migrations make it is closed', async () => {
    await moveDatabaseClock(database.query, 0);
    const found = await checkSupabase(environment);
    expect(texts(found, 'danger')).toEqual([]);
    expect(texts(found, 'ok')).toHaveLength(3);
    expect(texts(found, 'unchecked').join()).toContain('SUPABASE_ACCESS_TOKEN');
  });

  test('every open door is named', async () => {
    await database.query('alter table public.games disable row level security');
    await database.query('grant select on public.members to anon');
    await database.query('grant execute on function public.begin_sign_in to authenticated');
    await moveDatabaseClock(database.query, 60_000);
    const found = texts(await checkSupabase(environment), 'danger').join('\n');
    expect(found).toContain('row level security is off on games');
    expect(found).toContain('anon may SELECT members');
    expect(found).toContain('authenticated may call begin_sign_in');
    expect(found).toContain('clock of the database has been moved');
  });

  test('what only the Management API tells is held to what we need', async () => {
    const hosted = {
      sms_otp_length: 6,
      sms_otp_exp: 60,
      sms_test_otp: '12025550100=123456',
      hook_send_sms_enabled: false,
    };
    const api = await listen(async () => Response.json(hosted));
    const found = await checkSupabase({
      ...environment,
      URL: 'https://simcast.test',
      SUPABASE_ACCESS_TOKEN: 'canary',
      SUPABASE_API_URL: api.url,
    });
    await api.stop();
    const text = [...texts(found, 'missing'), ...texts(found, 'danger')].join('\n');
    expect(text).toContain('live 60 s, not 300');
    expect(text).toContain('test numbers');
    for (const name of ['sb_forwarded_for', 'rate_limit_otp', 'rate_limit_sms_sent', 'audit_log'])
      expect(text).toContain(name);
    expect(text).toContain('https://simcast.test/api/hooks/send-sms');
    expect(text).not.toContain('canary');
  });
});

describe('the site', () => {
  const SAFE = {
    'strict-transport-security': 'max-age=63072000',
    'content-security-policy': "frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  const page = (scripts: string) =>
    `<meta http-equiv="content-security-policy" content="default-src 'self'; script-src ${scripts};">`;

  async function findingsOf(answer: (path: string, method: string) => Response) {
    const site = await listen(async (request) =>
      answer(new URL(request.url).pathname, request.method),
    );
    const found = await checkSite({ URL: site.url });
    await site.stop();
    return found;
  }

  test('one that keeps to its headers and refuses strangers is right', async () => {
    const found = await findingsOf((path, method) => {
      if (method === 'POST') return new Response('', { status: 401 });
      return path === '/'
        ? new Response(page("'self' 'sha256-abc'"), { headers: SAFE })
        : Response.json({ user: null }, { headers: { 'cache-control': 'private, no-store' } });
    });
    expect(found.every(({ level }) => level === 'ok')).toBe(true);
  });

  test('one that does not is a danger', async () => {
    const found = await findingsOf((path) =>
      path === '/' ? new Response(page("'self' 'unsafe-inline'")) : Response.json({ user: null }),
    );
    const text = texts(found, 'danger').join('\n');
    for (const part of [
      'strict-transport-security',
      'any injected script',
      '/api/auth/session',
      '/api/stripe/webhook',
    ]) {
      expect(text).toContain(part);
    }
  });
});
