import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../testing.ts';

let db: TestDatabase;
let service: SupabaseClient;
/** What supabase-js makes of the code session_not_found. */
const GONE = 'AuthSessionMissingError';
let nextNumber = 100;

const options = { auth: { persistSession: false, autoRefreshToken: false } };
const client = () => createClient(db.supabaseUrl, db.publishableKey, options);
const newPhone = () => `+1555010${String(nextNumber++).padStart(4, '0')}`;
const lastCode = (phone: string) =>
  /\d{6}/.exec(db.inbox.messages().find(({ to }) => to === phone)?.text ?? '')?.[0] ?? '';

async function signedIn(phone = newPhone()) {
  const user = client();
  await user.auth.signInWithOtp({ phone });
  const { data } = await user.auth.verifyOtp({ phone, token: lastCode(phone), type: 'sms' });
  return { user, phone, session: data.session };
}

beforeAll(async () => {
  db = await startTestDatabase({ supabaseFolder: 'none' });
  service = createClient(db.supabaseUrl, db.secretKey, options);
});
afterAll(() => db.stop());

test('a code signs in once, a wrong one never', async () => {
  const phone = newPhone();
  const user = client();
  expect((await user.auth.signInWithOtp({ phone })).data.messageId).toBeTruthy();
  const token = lastCode(phone);
  const wrong = token === '000000' ? '000001' : '000000';
  const refused = await user.auth.verifyOtp({ phone, token: wrong, type: 'sms' });
  expect(refused.error).toMatchObject({ code: 'otp_expired', status: 403 });
  const good = await user.auth.verifyOtp({ phone, token, type: 'sms' });
  expect(`+${good.data.user?.phone}`).toBe(phone);
  const again = await client().auth.verifyOtp({ phone, token, type: 'sms' });
  expect(again.error?.code).toBe('otp_expired');
});

test('an expired code is refused', async () => {
  const phone = newPhone();
  await client().auth.signInWithOtp({ phone });
  await db.query(
    "update auth.users set confirmation_sent_at = auth.clock() - interval '301 s' where phone = $1",
    [phone.slice(1)],
  );
  const late = await client().auth.verifyOtp({ phone, token: lastCode(phone), type: 'sms' });
  expect(late.error?.code).toBe('otp_expired');
});

test('codes are spaced out', async () => {
  const phone = newPhone();
  await client().auth.signInWithOtp({ phone });
  const soon = await client().auth.resend({ phone, type: 'sms' });
  expect(soon.error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
});

test('an unknown number without sign-up, and what is no number, are refused', async () => {
  const unknown = await client().auth.signInWithOtp({
    phone: newPhone(),
    options: { shouldCreateUser: false },
  });
  expect(unknown.error?.code).toBe('otp_disabled');
  expect((await client().auth.signInWithOtp({ phone: '12' })).error?.status).toBe(400);
});

test('the test number has a fixed code and gets no message', async () => {
  const user = client();
  await user.auth.signInWithOtp({ phone: '+15550000001' });
  const done = await user.auth.verifyOtp({ phone: '+15550000001', token: '123456', type: 'sms' });
  expect(done.data.session).not.toBeNull();
  expect(lastCode('+15550000001')).toBe('');
});

test('the session reads, refreshes and ends', async () => {
  const { user, phone, session } = await signedIn();
  expect(`+${(await user.auth.getUser()).data.user?.phone}`).toBe(phone);
  expect((await user.auth.getClaims()).data?.claims.role).toBe('authenticated');
  const refreshed = await user.auth.refreshSession();
  expect(refreshed.data.session?.refresh_token).not.toBe(session?.refresh_token);
  const updated = await user.auth.updateUser({ data: { name: 'Z' } });
  expect(updated.data.user?.user_metadata).toEqual({ name: 'Z' });
  await user.auth.signOut();
  expect((await client().auth.getUser(session?.access_token)).error?.name).toBe(GONE);
});

test('a refresh token used again later ends the session', async () => {
  const { session } = await signedIn();
  const old = { refresh_token: session?.refresh_token ?? '' };
  const first = await client().auth.refreshSession(old);
  await db.query("update auth.refresh_tokens set updated_at = auth.clock() - interval '11 s'");
  expect((await client().auth.refreshSession(old)).error?.code).toBe('refresh_token_already_used');
  const access = first.data.session?.access_token;
  expect((await client().auth.getUser(access)).error?.name).toBe(GONE);
});

test('an unknown refresh token and a forged access token are refused', async () => {
  const bad = await client().auth.refreshSession({ refresh_token: 'nope' });
  expect(bad.error?.code).toBe('refresh_token_not_found');
  expect((await client().auth.getUser('a.b.c')).error).not.toBeNull();
});

test('the secret key administers users, the publishable one does not', async () => {
  const { admin } = service.auth;
  const made = await admin.createUser({ phone: newPhone(), phone_confirm: true });
  const id = made.data.user?.id ?? '';
  expect((await admin.getUserById(id)).data.user?.id).toBe(id);
  const changed = await admin.updateUserById(id, { app_metadata: { plan: 'pro' } });
  expect(changed.data.user?.app_metadata).toMatchObject({ plan: 'pro', provider: 'phone' });
  const listed = await admin.listUsers({ page: 1, perPage: 1 });
  expect(listed.data.users).toHaveLength(1);
  expect((await client().auth.admin.listUsers()).error?.status).toBe(403);
  await admin.deleteUser(id);
  expect((await admin.getUserById(id)).error?.status).toBe(404);
});

test('a banned user cannot sign in or refresh', async () => {
  const { session, phone } = await signedIn();
  const { data } = await client().auth.getUser(session?.access_token);
  await service.auth.admin.updateUserById(data.user?.id ?? '', { ban_duration: '24h' });
  const again = { refresh_token: session?.refresh_token ?? '' };
  expect((await client().auth.refreshSession(again)).error?.code).toBe('user_banned');
  await db.query("update auth.users set confirmation_sent_at = auth.clock() - interval '61 s'");
  await client().auth.signInWithOtp({ phone });
  const refused = await client().auth.verifyOtp({ phone, token: lastCode(phone), type: 'sms' });
  expect(refused.error?.code).toBe('user_banned');
});
