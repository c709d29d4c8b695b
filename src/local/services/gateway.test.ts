import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing.ts';

let db: TestDatabase;
let anon: SupabaseClient;
let service: SupabaseClient;

const options = { auth: { persistSession: false, autoRefreshToken: false } };

beforeAll(async () => {
  db = await startTestDatabase({ supabaseFolder: 'none' });
  await db.query(`
    create table public.match (
      id int primary key, tags text[] not null default '{}', meta jsonb not null default '{}',
      chance numeric check (chance between 0 and 1), kickoff timestamptz, free boolean not null);
    alter table public.match enable row level security;
    create policy "free matches" on public.match for select using (free);
    create table public.pick (match_id int references public.match, side text, primary key (match_id));
    revoke all on public.pick from anon;
    grant select on public.match to anon;
    grant all on public.match, public.pick to service_role;
    create function public.double(n int) returns int language sql as 'select n * 2';
    revoke execute on function public.double from public, anon;
    grant execute on function public.double to service_role;
    insert into public.match values
      (1, '{derby}', '{"model": {"v": 2}}', 0.52, '2026-11-20T18:00:00Z', true),
      (2, '{}', '{"model": {"v": 3}}', 0.4, '2026-11-21T18:00:00Z', false);
    notify pgrst, 'reload schema'`);
  anon = createClient(db.supabaseUrl, db.publishableKey, options);
  service = createClient(db.supabaseUrl, db.secretKey, options);
  await vi.waitFor(
    async () => expect((await service.rpc('double', { n: 1 })).data).toBe(2),
    30_000,
  );
});
afterAll(() => db.stop());

test('the publishable key reads under the policies, the secret key past them', async () => {
  expect((await anon.from('match').select('id')).data).toEqual([{ id: 1 }]);
  const all = await service.from('match').select('id', { count: 'exact' }).order('id');
  expect(all.data).toEqual([{ id: 1 }, { id: 2 }]);
  expect(all.count).toBe(2);
});

test('a revoked table and function are refused to anon', async () => {
  expect((await anon.from('pick').select()).error?.code).toBe('42501');
  expect((await anon.rpc('double', { n: 2 })).error?.code).toBe('42501');
  expect((await service.rpc('double', { n: 2 })).data).toBe(4);
});

test('no key and a wrong key answer 401', async () => {
  const path = `${db.supabaseUrl}/rest/v1/match`;
  expect((await fetch(path)).status).toBe(401);
  expect((await fetch(path, { headers: { apikey: 'sb_secret_wrong' } })).status).toBe(401);
});

test('a key is none in place of a token', async () => {
  const path = `${db.supabaseUrl}/rest/v1/match`;
  const authorization = `Bearer ${db.secretKey}`;
  expect((await fetch(path, { headers: { authorization } })).status).toBe(401);
  const mixed = { authorization, apikey: db.publishableKey };
  expect((await fetch(path, { headers: mixed })).status).toBe(401);
});

test('sign-in is told the role of the key, unless a user asks', async () => {
  const users = (headers: Record<string, string>) =>
    fetch(`${db.supabaseUrl}/auth/v1/admin/users`, { headers });
  expect((await users({ apikey: db.secretKey })).status).toBe(200);
  expect((await users({ apikey: db.publishableKey })).status).toBe(403);
  expect((await users({ apikey: db.secretKey, authorization: 'Bearer a.b.c' })).status).toBe(403);
  expect((await fetch(`${db.supabaseUrl}/auth/v1/settings`)).status).toBe(401);
  expect((await fetch(`${db.supabaseUrl}/auth/v1/health`)).status).toBe(200);
});

test('a user token made with another secret is refused', async () => {
  const forged = createClient(db.supabaseUrl, db.publishableKey, {
    ...options,
    global: { headers: { authorization: 'Bearer a.b.c' } },
  });
  expect((await forged.from('match').select()).status).toBe(401);
});

test('filters, JSON paths, numbers and times arrive as supabase-js expects', async () => {
  const found = await service
    .from('match')
    .select('chance, kickoff, v:meta->model->v')
    .contains('tags', ['derby'])
    .gte('kickoff', '2026-11-20T00:00:00Z')
    .single();
  expect(found.data).toEqual({ chance: 0.52, kickoff: '2026-11-20T18:00:00+00:00', v: 2 });
});

test('upsert, embedding, delete and a violated check', async () => {
  const row = { match_id: 1, side: 'home' };
  await service.from('pick').upsert(row);
  const again = await service
    .from('pick')
    .upsert({ ...row, side: 'away' })
    .select('side, match(id)')
    .single();
  expect(again.data).toEqual({ side: 'away', match: { id: 1 } });
  const gone = await service.from('pick').delete().eq('match_id', 1).select();
  expect(gone.data).toHaveLength(1);
  expect((await service.from('pick').select().maybeSingle()).data).toBeNull();
  const refused = await service.from('match').insert({ id: 3, chance: 7, free: true });
  expect(refused.error?.code).toBe('23514');
});

test('a change or deletion without a filter is refused as a hosted project does, before rights are looked at', async () => {
  for (const client of [service, anon]) {
    const [changed, gone] = [
      await client.from('match').update({ chance: 0.5 }),
      await client.from('pick').delete(),
    ];
    expect(changed).toMatchObject({
      status: 400,
      error: { code: '21000', message: 'UPDATE requires a WHERE clause' },
    });
    expect(gone.error?.message).toBe('DELETE requires a WHERE clause');
  }
  const one = await service.from('match').update({ chance: 0.5 }).eq('id', 2).select('id');
  expect(one.data).toEqual([{ id: 2 }]);
});

test('a head count and a range carry their totals', async () => {
  const head = await service.from('match').select('*', { count: 'exact', head: true });
  expect(head.count).toBe(2);
  const range = await service.from('match').select('id').order('id').range(1, 1);
  expect(range.data).toEqual([{ id: 2 }]);
});
