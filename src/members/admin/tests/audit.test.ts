import { expect, test } from 'vitest';
import { newAdmin } from '#test/accounts/admins.ts';
import { trial, withAccounts } from '#test/accounts/trial.ts';
import { ADMIN_PATHS } from '../paths.ts';

withAccounts();

test('92: what was written down stays, whoever wants it gone', async () => {
  const { query, supabaseUrl, secretKey } = trial.database;
  const admin = await newAdmin();
  await admin.call(ADMIN_PATHS.users);
  const before = await query('select * from audit');
  expect(before).toHaveLength(1);
  for (const statement of [
    'delete from audit',
    "update audit set action = 'summary'",
    'truncate audit',
    "update audit set at = '2020-01-01' where false",
  ]) {
    await expect(query(statement), statement).rejects.toThrow('append-only');
  }
  for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
    const answer = await fetch(`${supabaseUrl}/rest/v1/audit?id=gt.0`, {
      method,
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: '{}' }),
    });
    expect(answer.status, method).toBe(403);
  }
  for (const name of ['note_audit', 'list_member', 'read_users', 'users_page']) {
    const answer = await fetch(`${supabaseUrl}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: '{}',
    });
    expect([403, 404], name).toContain(answer.status);
  }
  expect(await query('select * from audit')).toEqual(before);
});

test('an admin who deletes their account leaves what they did behind', async () => {
  const { query } = trial.database;
  const admin = await newAdmin();
  await admin.call(ADMIN_PATHS.summary);
  const { id } = (await admin.call('/api/auth/session')).body.user;
  await query('delete from members where id = $1', [id]);
  expect(await query('select action from audit where actor = $1', [id])).toEqual([
    { action: 'summary' },
  ]);
  expect(await query('select from member_list where member_id = $1', [id])).toEqual([]);
});
