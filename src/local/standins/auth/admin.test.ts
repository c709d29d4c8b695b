import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuthStand, type RawRequest, startStand } from './stand.fixture.ts';

let stand: AuthStand;
beforeAll(async () => {
  stand = await startStand();
});
afterAll(() => stand.db.stop());

const NOBODY = '00000000-0000-4000-8000-000000000000';
const asAdmin = async (path: string, request: RawRequest = {}): Promise<[number, unknown]> => {
  const answer = await stand.ask(`/admin/users${path}`, { key: stand.db.secretKey, ...request });
  return [answer.status, await answer.json()];
};
const newUser = async (attributes: object = {}) => {
  const [status, user] = await asAdmin('', { body: { phone: stand.newPhone(), ...attributes } });
  expect(status).toBe(200);
  return String(Reflect.get(Object(user), 'id'));
};
const change = (id: string, body: object) => asAdmin(`/${id}`, { method: 'PUT', body });

test('only the role of the bearer administers, whatever key comes with it', async () => {
  const { session } = await stand.signIn();
  const refused = [403, { code: 'not_admin', message: 'User not allowed' }];
  expect(await asAdmin('', { method: 'GET', bearer: session.access_token })).toEqual(refused);
  expect(await asAdmin('', { method: 'GET', key: stand.db.publishableKey })).toEqual(refused);
  expect((await asAdmin('', { method: 'GET' }))[0]).toBe(200);
  const basic = { method: 'GET', headers: { authorization: 'Basic dTpw' } };
  expect(await asAdmin('', basic)).toMatchObject([401, { code: 'no_authorization' }]);
});

test('a user is made, read, and deleted with nothing in the answer', async () => {
  const phone = stand.newPhone();
  const { admin } = stand.service.auth;
  const { data } = await admin.createUser({ phone, phone_confirm: true, user_metadata: { a: 1 } });
  const id = data.user?.id ?? '';
  expect(data.user).toMatchObject({
    phone: phone.slice(1),
    phone_confirmed_at: expect.any(String),
    user_metadata: { a: 1 },
    app_metadata: { provider: 'phone', providers: ['phone'] },
    identities: [{ provider: 'phone', identity_data: { phone: phone.slice(1), sub: id } }],
  });
  expect((await admin.getUserById(id)).data.user?.id).toBe(id);
  expect(await asAdmin('', { body: { phone } })).toEqual([
    422,
    { code: 'phone_exists', message: 'Phone number already registered by another user' },
  ]);
  expect(await asAdmin(`/${id}`, { method: 'DELETE' })).toEqual([200, {}]);
  const gone = [404, { code: 'user_not_found', message: 'User not found' }];
  for (const method of ['GET', 'DELETE']) {
    expect(await asAdmin(`/${id}`, { method })).toEqual(gone);
  }
  expect(await change(id, {})).toEqual(gone);
});

test('a softly deleted user keeps a row without number, data and sessions', async () => {
  const { phone, session } = await stand.signIn();
  await stand.service.auth.admin.deleteUser(session.user.id, true);
  const [, user] = await asAdmin(`/${session.user.id}`, { method: 'GET' });
  expect(user).toMatchObject({ user_metadata: {}, deleted_at: expect.any(String) });
  expect(user).toMatchObject({
    phone: expect.stringMatching(/^[\w-]{15}$/),
    identities: [{ id: expect.stringMatching(/^[\w-]{43}$/), identity_data: {} }],
  });
  expect(JSON.stringify(user)).not.toContain(phone.slice(1));
  expect((await stand.client().auth.getUser(session.access_token)).error).not.toBeNull();
});

test('metadata are merged, null deletes a key; phone, confirmation and role are set', async () => {
  const id = await newUser({ app_metadata: { plan: 'pro', seen: 1 } });
  const phone = stand.newPhone();
  const body = {
    app_metadata: { plan: null, admin: true },
    user_metadata: { name: 'Z' },
    phone,
    phone_confirm: true,
    role: 'editor',
  };
  const [status, user] = await change(id, body);
  expect(status).toBe(200);
  expect(user).toMatchObject({
    app_metadata: { provider: 'phone', providers: ['phone'], seen: 1, admin: true },
    user_metadata: { name: 'Z' },
    phone: phone.slice(1),
    phone_confirmed_at: expect.any(String),
    role: 'editor',
  });
  expect((await asAdmin(`/${id}`, { method: 'GET' }))[1]).toMatchObject({
    identities: [{ identity_data: { phone: phone.slice(1), phone_verified: true } }],
  });
  expect(user).not.toHaveProperty('app_metadata.plan');
});

test('a number of another user fails without a reason, and nothing is changed', async () => {
  const { phone } = await stand.signIn();
  const id = await newUser();
  expect(await change(id, { phone, user_metadata: { a: 1 } })).toEqual([
    500,
    { code: 'unexpected_failure', message: 'Error updating user' },
  ]);
  expect((await asAdmin(`/${id}`, { method: 'GET' }))[1]).toMatchObject({ user_metadata: {} });
});

test('a ban lasts as long as it says, ends by none, and deletes no session', async () => {
  const { session } = await stand.signIn();
  const { id } = session.user;
  const bannedFor = async (duration: string) => {
    const [status, user] = await change(id, { ban_duration: duration });
    expect(status).toBe(200);
    const until: unknown = Reflect.get(Object(user), 'banned_until');
    const [row] = await stand.db.query<{ now: Date }>('select auth.clock() as now');
    return until === undefined
      ? undefined
      : Math.round((Date.parse(String(until)) - (row?.now.getTime() ?? 0)) / 60_000);
  };
  expect(await bannedFor('24h')).toBe(1440);
  expect(await bannedFor('1h30m')).toBe(90);
  expect(await bannedFor('876000h')).toBe(876_000 * 60);
  expect(await bannedFor('none')).toBeUndefined();
  expect((await stand.client().auth.getUser(session.access_token)).error).toBeNull();
  expect(await change(id, { ban_duration: '1 day' })).toEqual([
    400,
    {
      code: 'validation_failed',
      message: 'invalid format for ban duration: time: unknown unit " day" in duration "1 day"',
    },
  ]);
  const made = await asAdmin('', { body: { phone: stand.newPhone(), ban_duration: '1h' } });
  expect(made).toMatchObject([200, { banned_until: expect.any(String) }]);
});

test('pages have a size without a maximum, and links to the next and the last', async () => {
  for (let i = 0; i < 3; i++) await newUser();
  const list = (query: string) =>
    stand.ask(`/admin/users${query}`, { method: 'GET', key: stand.db.secretKey });
  const all = await list('?per_page=100000');
  const { users } = await all.json();
  const total = Number(all.headers.get('x-total-count'));
  expect(users).toHaveLength(total);
  expect(users[0].identities).toBeNull();
  const first = await list('?page=1&per_page=1');
  expect(first.headers.get('link')).toBe(
    `</admin/users?page=2&per_page=1>; rel="next", </admin/users?page=${total}&per_page=1>; rel="last"`,
  );
  const { data } = await stand.service.auth.admin.listUsers({ page: 2, perPage: 1 });
  expect(data).toMatchObject({ total, nextPage: 3, users: [{ id: users[1].id }] });
});

test.each([
  [
    'GET',
    '?page=x',
    400,
    'Bad Pagination Parameters: strconv.ParseUint: parsing "x": invalid syntax',
  ],
  [
    'GET',
    '?per_page=-1',
    400,
    'Bad Pagination Parameters: strconv.ParseUint: parsing "-1": invalid syntax',
  ],
  ['GET', '?per_page=0', 500, 'Database error finding users'],
  ['GET', '/someone', 404, 'user_id must be an UUID'],
  ['POST', '', 400, 'Cannot create a user without either an email or phone'],
])('%s /admin/users%s is refused with %i', async (method, path, status, message) => {
  const body = method === 'POST' ? { body: {} } : {};
  expect(await asAdmin(path, { method, ...body })).toEqual([
    status,
    { code: status === 500 ? 'unexpected_failure' : 'validation_failed', message },
  ]);
});

test('what is not there is user_not_found', async () => {
  expect(await asAdmin(`/${NOBODY}`, { method: 'GET' })).toMatchObject([
    404,
    { code: 'user_not_found' },
  ]);
});
