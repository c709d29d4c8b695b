import process from 'node:process';
import { expect, test } from 'vitest';
import { phoneHash } from '#members/account/verbs/secrets.ts';
import { createOwner } from '#members/admin/store.ts';
import { connectStore } from '#store/client.ts';
import { newMember } from '#test/accounts/admins.ts';
import { nextPhone, trial, withAccounts } from '#test/accounts/trial.ts';
import { Mistake, readCommandLine } from '../commandLine/read.ts';
import { ADMIN } from '../commandLine/scripts/owner.ts';
import { runAdminCommand } from './command.ts';

withAccounts();

const KEY = () => process.env.PHONE_HASH_KEY ?? '';
const run = async (...words: string[]): Promise<string> =>
  runAdminCommand(createOwner(connectStore(process.env)), readCommandLine(ADMIN, words), KEY());
const ban = (phone: string) =>
  trial.database.query("insert into bans (phone_hash, reason) values ($1, 'dispute')", [
    phoneHash(phone, KEY()),
  ]);

test('a member is made an admin, and is none again; both are written down', async () => {
  const phone = nextPhone();
  const who = await newMember(phone);
  const status = async () => (await who.call('/api/admin/users')).status;
  expect(await status()).toBe(404);
  expect(await run('grant', phone)).toMatch(/^\+1 \(212\) 555-\d{4} is an admin now/);
  expect(await status()).toBe(200);
  expect(await run('grant', phone)).toContain('an admin already');
  expect(await run('list')).toMatch(/^\+1 \(212\) 555-\d{4} {2}member since \d{4}-\d\d-\d\d$/);
  expect(await run('revoke', phone)).toContain('no admin any more');
  expect(await status()).toBe(404);
  expect(await run('revoke', phone)).toContain('nothing has changed');
  expect(await run('list')).toContain('There is no admin yet');
  const { id } = (await who.call('/api/auth/session')).body.user;
  const written = await trial.database.query(
    'select via, actor, action, ip from audit where subject = $1 order by id',
    [id],
  );
  const entry = { via: 'command line', actor: null, ip: null };
  expect(written).toEqual([
    { ...entry, action: 'grant' },
    { ...entry, action: 'revoke' },
  ]);
  expect(await run('log')).toContain(`command line  revoke ${id}`);
});

test('a number nobody has signed in with is refused', async () => {
  await expect(run('grant', '+12125550000')).rejects.toThrow(
    'Nobody has signed in with +1 (212) 555-0000 yet',
  );
});

test('a banned number is refused, and lifting its ban is written down', async () => {
  const phone = nextPhone();
  await newMember(phone);
  await ban(phone);
  await expect(run('grant', phone)).rejects.toThrow('is banned');
  expect(await run('lift-ban', phone)).toContain('not banned any more');
  await expect(run('lift-ban', phone)).rejects.toThrow('is not banned');
  expect(await run('grant', phone)).toContain('is an admin now');
  expect(await trial.database.query("select via from audit where action = 'lift ban'")).toEqual([
    { via: 'command line' },
  ]);
});

test('a ban that has outlived its account is lifted by the number', async () => {
  await ban('+12025550188');
  expect(await run('lift-ban', '+1 (202) 555-0188')).toContain('not banned any more');
});

test.each([
  ['grant', '2025550123'],
  ['grant', '+442079460958'],
  ['revoke', 'x'],
  ['grant', '+1202555012'],
])('%s %s is refused as no number', async (...words) => {
  await expect(run(...words)).rejects.toThrow('is no phone number');
});

test.each([[], ['grant'], ['promote', '+12025550123']])('%s gets the usage', async (...words) => {
  await expect(run(...words)).rejects.toThrow(Mistake);
});
