import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { maskPhone } from '#members/account/rules/phone.ts';
import { adminVisitor, newAdmin, seed } from '#test/accounts/admins.ts';
import { type TrialReader, trial, withAccounts } from '#test/accounts/trial.ts';
import { adminSummary, adminUsers } from '../contract.ts';
import { ADMIN_PATHS } from '../paths.ts';

withAccounts();

const ADMIN_PHONE = '+12125559999';
const ADMIN_IP = '100.63.1.7';
let admin: TrialReader;
const ids = new Map<string, string>();

/** Twelve members, one a day; the admin is the thirteenth and newest. */
beforeAll(async () => {
  const plans = ['monthly', 'yearly'] as const;
  for (let day = 1; day <= 12; day += 1) {
    const phone = `+1412555${String(day).padStart(4, '0')}`;
    const id = await seed({
      phone,
      createdAt: `2025-11-${String(day).padStart(2, '0')}T14:14:00.123456Z`,
      accepted: day !== 5,
      ...(day <= 6 && {
        tier: plans[day % 2 ? 0 : 1],
        accessUntil: day <= 4 ? '2199-01-01T00:00:00Z' : '2025-12-01T00:00:00Z',
      }),
    });
    ids.set(phone, id);
  }
  admin = await newAdmin(ADMIN_PHONE);
});

const list = async (query = '') => {
  const answer = await admin.call(ADMIN_PATHS.users + query);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const users = z.parse(adminUsers.answer, answer.body);
  return { users, total: answer.headers.get('x-total-count'), link: answer.headers.get('link') };
};
const find = async (search: string, narrowed = {}) => {
  const answer = await admin.post(ADMIN_PATHS.users, { search, ...narrowed });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect(answer.headers.get('link')).toBeNull();
  return z.parse(adminUsers.answer, answer.body);
};
const endsOf = (users: readonly { phoneNumber: string }[]) =>
  users.map(({ phoneNumber }) => phoneNumber.slice(-4));
const lastAudit = async (count = 1) =>
  trial.database.query(
    'select via, actor, action, subject, details, host(ip) as ip from audit order by id desc limit $1',
    [count],
  );

test('the list is an array of users in the specification’s fields, numbers masked', async () => {
  const { users, total, link } = await list('?sort=oldest');
  expect(total).toBe('13');
  expect(link).toBeNull();
  expect(users[0]).toEqual({
    id: ids.get('+14125550001'),
    phoneNumber: maskPhone('+14125550001'),
    isAdmin: false,
    banned: false,
    tosAccepted: true,
    tosAcceptedAt: '2025-11-01T14:14:00.123Z',
    tosIpAddress: '203.0.113.24',
    subscriptionStatus: 'active',
    subscriptionTier: 'monthly',
    createdAt: '2025-11-01T14:14:00.123Z',
  });
  expect(users[4]).toMatchObject({
    tosAccepted: false,
    tosAcceptedAt: null,
    tosIpAddress: null,
    subscriptionStatus: 'ended',
  });
  expect(users[11]).toMatchObject({ subscriptionStatus: 'none', subscriptionTier: null });
  expect(endsOf((await list()).users)[0]).toBe('9999');
});

test.each(['newest', 'oldest'])(
  'pages from the %s on have no gap and no repetition, though one joins meanwhile',
  async (sort) => {
    const all = endsOf((await list(`?sort=${sort}`)).users);
    const seen: string[] = [];
    let path: string | undefined = `?sort=${sort}&limit=5`;
    let joined = '';
    while (path !== undefined && seen.length < 20) {
      const { users, link } = await list(path);
      seen.push(...endsOf(users));
      joined ||= await seed({
        phone: '+19075550000',
        createdAt: sort === 'newest' ? '2199-01-01' : '2000-01-01',
      });
      path = link ? /<[^?]*([^>]*)>; rel="next"/.exec(link)?.[1] : undefined;
    }
    await trial.database.query('delete from members where id = $1', [joined]);
    expect(seen).toEqual(all);
  },
);

test.each([
  ['status=active', ['0004', '0003', '0002', '0001']],
  ['status=ended', ['0006', '0005']],
  ['status=none', ['9999', '0012', '0011', '0010', '0009', '0008', '0007']],
  ['status=banned', []],
  ['tier=monthly', ['0005', '0003', '0001']],
  ['status=active&tier=yearly', ['0004', '0002']],
  ['terms=missing', ['0005']],
  ['terms=accepted&status=ended', ['0006']],
])('%s', async (query, ends) => {
  const { users, total } = await list(`?${new URLSearchParams(query)}`);
  expect(endsOf(users)).toEqual(ends);
  expect(total).toBe(String(ends.length));
});

test.each([
  ['0012', {}, ['0012']],
  ['(412) 555-0007', {}, ['0007']],
  ['212', {}, ['9999']],
  ['412', { status: 'active', tier: 'yearly', sort: 'oldest' }, ['0002', '0004']],
  ['0999', {}, []],
])('%s %j is searched for', async (search, narrowed, ends) => {
  expect(endsOf(await find(search, narrowed))).toEqual(ends);
});

test('a user is found by their id, and the file holds those found', async () => {
  const id = ids.get('+14125550003') ?? '';
  expect(endsOf(await find(id))).toEqual(['0003']);
  const file = await admin.post(ADMIN_PATHS.export, { search: '0003', reveal: true });
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [, ...rows]: string[][] = parse(file.text, { bom: true });
  expect(rows.map(([, phone]) => phone)).toEqual(['(412) 555-0003']);
});

test('what is searched for is in no address: logs keep those', async () => {
  for (const path of [ADMIN_PATHS.users, ADMIN_PATHS.export]) {
    expect((await admin.call(`${path}?search=0003`)).status).toBe(400);
  }
});

test.each([
  { search: 'smith' },
  { search: '%' },
  { search: "1' or true" },
  { search: '\0' },
  { search: 412 },
  { search: { digits: '412' } },
  { search: '412', status: 'paid' },
  { search: '412', after: 'yesterday' },
  { search: '412', page: 2 },
  {},
])('%j is refused and nobody is looked at', async (body) => {
  const count = () => trial.database.query('select count(*) from audit');
  const before = await count();
  for (const path of [ADMIN_PATHS.users, ADMIN_PATHS.export]) {
    expect((await admin.post(path, body)).status).toBe(400);
  }
  expect(await count()).toEqual(before);
});

test.each([
  'status=paid',
  'limit=0',
  'limit=201',
  'limit=1e2',
  'after=yesterday',
  'after=0000-01-01T00:00:00Z_00000000-0000-4000-8000-000000000000',
  'after=2025-11-01T00:00:00%2B23:59_00000000-0000-4000-8000-000000000000',
  "after=2025-11-01T00:00:00Z_' or true",
  'after=2025-13-41T00:00:00Z_00000000-0000-4000-8000-000000000000',
  'page=2',
  'sort=newest&sort=oldest',
])('%s is refused and nothing is looked at', async (query) => {
  const [{ count: before } = {}] = await trial.database.query<{ count: string }>(
    'select count(*) from audit',
  );
  const answer = await admin.call(`${ADMIN_PATHS.users}?${query}`);
  expect(answer.status).toBe(400);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(await trial.database.query('select count(*) from audit')).toEqual([{ count: before }]);
});

test('the summary counts everybody', async () => {
  const { body, status } = await admin.call(ADMIN_PATHS.summary);
  expect(status).toBe(200);
  expect(z.parse(adminSummary.answer, body)).toEqual({
    total: 13,
    accepted: 12,
    acceptanceRate: 92,
    active: 4,
    monthly: 2,
    yearly: 2,
  });
});

test('every look, at a page, the figures, a number or a file, is written down with who, what and where from', async () => {
  const ip = ADMIN_IP;
  const elsewhere = adminVisitor(ip);
  for (const [name, value] of admin.cookies) elsewhere.cookies.set(name, value);
  const actor = (await admin.call('/api/auth/session')).body.user.id;
  const subject = ids.get('+14125550007');
  await elsewhere.post(ADMIN_PATHS.users, { status: 'active', search: '0001' });
  await elsewhere.call(ADMIN_PATHS.summary);
  const shown = await elsewhere.post(ADMIN_PATHS.reveal, { id: subject });
  expect(shown.body).toEqual({ phoneNumber: '+14125550007' });
  await elsewhere.call(`${ADMIN_PATHS.export}?reveal=1&tier=yearly`);
  const entry = { via: 'site', actor, ip, subject: null };
  expect(await lastAudit(4)).toEqual([
    { ...entry, action: 'export', details: { tier: 'yearly', reveal: true, limit: 5000 } },
    { ...entry, action: 'reveal', subject, details: {} },
    { ...entry, action: 'summary', details: {} },
    { ...entry, action: 'view', details: { status: 'active', digits: '0001', limit: 50 } },
  ]);
});

test('what is asked of nobody is not found: a number to show, a ban to lift', async () => {
  const nobody = { id: '00000000-0000-4000-8000-000000000000' };
  for (const path of [ADMIN_PATHS.reveal, ADMIN_PATHS.liftBan]) {
    expect((await admin.post(path, nobody)).status).toBe(404);
    expect((await admin.post(path, { id: 'x' })).status).toBe(400);
    expect((await admin.post(path, {})).status).toBe(400);
  }
});

test('58: a ban that a won dispute leaves is lifted by an admin, and access is back', async () => {
  const { query } = trial.database;
  const phone = '+14125550002';
  const id = ids.get(phone) ?? '';
  await query(
    "insert into bans (phone_hash, reason) select phone_hash, 'dispute' from members where id = $1",
    [id],
  );
  const found = async () => (await find('4125550002'))[0];
  expect(await found()).toMatchObject({ banned: true, subscriptionStatus: 'ended' });
  expect(endsOf((await list('?status=banned')).users)).toEqual(['0002']);
  expect(endsOf((await list('?status=active')).users)).not.toContain('0002');
  expect((await admin.post(ADMIN_PATHS.liftBan, { id })).body).toEqual({ ok: true });
  expect(await found()).toMatchObject({ banned: false, subscriptionStatus: 'active' });
  expect((await lastAudit(2))[1]).toMatchObject({ action: 'lift ban', subject: id });
  expect((await admin.post(ADMIN_PATHS.liftBan, { id })).status).toBe(404);
});

test('63: the file holds every user, and no cell of it is a formula', async () => {
  const answer = await admin.call(`${ADMIN_PATHS.export}?sort=oldest`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const rows: string[][] = parse(answer.text, { bom: true });
  expect(rows).toHaveLength(14);
  expect(rows[0]?.slice(0, 8)).toEqual([
    'id',
    'phoneNumber',
    'tosAccepted',
    'tosAcceptedAt',
    'tosIpAddress',
    'subscriptionStatus',
    'subscriptionTier',
    'createdAt',
  ]);
  expect(rows.slice(1).map((row) => row[1])).toEqual(
    expect.arrayContaining([maskPhone('+14125550001')]),
  );
  // An id may well hold "412".
  expect(answer.text).not.toMatch(/\(412\)|\+?1?412555/);
  const full = await admin.call(`${ADMIN_PATHS.export}?sort=oldest&reveal=1`);
  expect(full.text).toContain('(412) 555-0001');
  for (const cell of [...rows, ...parse(full.text, { bom: true })].flat()) {
    expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  }
});
