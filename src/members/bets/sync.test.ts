import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { betOf } from '#domain/record/bets.fixture.ts';
import { trial } from '#test/accounts/trial.ts';
import {
  newPayer,
  type PayingMember,
  payingVisitor,
  subscriber,
  withBank,
} from '#test/billing/member.ts';

withBank();

const SYNC = '/api/bets/sync';
const bring = (who: Pick<PayingMember, 'post'> & { readonly id?: string }, body: object = {}) =>
  who.post(SYNC, { userId: who.id ?? randomUUID(), since: 0, bets: [], gone: [], ...body });
const newBet = (change = {}) =>
  betOf({ id: randomUUID(), takenAt: '2026-01-02T15:00:00.000Z', ...change });

test('what one device brings another one sees, once, however often it is sent', async () => {
  const who = await subscriber();
  const [one, other] = [newBet(), newBet({ name: '=1+1' })];
  const first = await bring(who, { bets: [one, other, one] });
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  const again = await bring(who, { bets: [other] });
  expect(again.body.bets).toHaveLength(2);
  expect(again.body.bets).toEqual(expect.arrayContaining([one, other]));
  const later = await bring(who, { since: again.body.seen });
  expect(later.body).toEqual({ bets: [], gone: [], seen: again.body.seen, more: false });
});

test('of two copies the later one counts, whichever comes first; a deleted bet stays deleted', async () => {
  const who = await subscriber();
  const bet = newBet({ changedAt: 5 });
  await bring(who, { bets: [{ ...bet, changedAt: 9, hand: 'win' }] });
  const older = await bring(who, { bets: [bet] });
  expect(older.body.bets).toMatchObject([{ hand: 'win' }]);
  const gone = await bring(who, { gone: [bet.id] });
  expect(gone.body).toMatchObject({ bets: [], gone: [bet.id] });
  const raised = await bring(who, { bets: [{ ...bet, changedAt: 99 }] });
  expect(raised.body.bets).toEqual([]);
  expect(
    await trial.database.query('select from bets where id = $1 and body is not null', [bet.id]),
  ).toEqual([]);
});

test('a bet that was deleted and is written down anew afterwards is there again; an older copy learns that it is gone', async () => {
  const who = await subscriber();
  const bet = newBet();
  await bring(who, { bets: [bet] });
  const { seen } = (await bring(who, { gone: [bet.id] })).body;
  const anew = { ...bet, changedAt: Date.now() + 1000 };
  const old = await bring(who, { since: seen, bets: [{ ...bet, hand: 'loss', changedAt: 7 }] });
  expect(old.body).toMatchObject({ bets: [], gone: [bet.id], seen });
  expect((await bring(who, { since: seen, bets: [anew] })).body.bets).toEqual([
    { ...anew, changedAt: expect.any(Number) },
  ]);
});

test('nothing is brought to another member’s account than is signed in', async () => {
  const [who, other] = [await subscriber(), await subscriber()];
  const refused = await bring(who, { userId: other.id, bets: [newBet()] });
  expect(refused.status).toBe(403);
  expect(refused.body.error).toContain('signed in with another number');
  expect((await bring(who)).body.bets).toEqual([]);
  expect((await bring(other)).body.bets).toEqual([]);
});

test('bets are deleted also while shut out, and without Premium', async () => {
  const who = await subscriber();
  const bet = newBet();
  await bring(who, { bets: [bet] });
  await who.post('/api/bets/pause', { userId: who.id, kind: 'pause', days: 1 });
  expect((await bring(who, { gone: [bet.id] })).status).toBe(403);
  expect((await who.call('/api/account/export')).body.bets).toEqual([]);
});

test('an account that is full says so, and still lets bets go', async () => {
  const who = await subscriber();
  const bet = newBet();
  await bring(who, { bets: [bet] });
  await trial.database.query(
    `insert into bets (member_id, id, body, changed_at)
      select $1, gen_random_uuid(), '{}', 1 from generate_series(2, 100000)`,
    [who.id],
  );
  const full = await bring(who, { bets: [newBet()] });
  expect(full.status).toBe(413);
  expect(full.body.error).toContain('100,000');
  expect((await bring(who, { since: 1e9, bets: [{ ...bet, changedAt: 2 }] })).status).toBe(200);
  expect((await bring(who, { since: 1e9, gone: [bet.id] })).status).toBe(200);
  expect((await bring(who, { since: 1e9, bets: [newBet()] })).status).toBe(200);
  await trial.database.query('delete from bets where member_id = $1', [who.id]);
});

test('two devices at a time lose nothing and double nothing', async () => {
  const who = await subscriber();
  const bets = Array.from({ length: 40 }, () => newBet());
  await Promise.all(bets.map((bet, at) => bring(who, { bets: [bet, bets[(at + 1) % 40]] })));
  const all = await bring(who);
  expect(all.body.bets).toHaveLength(40);
  expect(new Set(all.body.bets.map(({ id }: { id: string }) => id)).size).toBe(40);
});

test('more than a thousand come page by page', async () => {
  const who = await subscriber();
  const bets = Array.from({ length: 1200 }, () => newBet());
  for (let at = 0; at < 1200; at += 400)
    await bring(who, { since: 1e9, bets: bets.slice(at, at + 400) });
  const first = await bring(who);
  expect([first.body.bets.length, first.body.more]).toEqual([1000, true]);
  const rest = await bring(who, { since: first.body.seen });
  expect([rest.body.bets.length, rest.body.more]).toEqual([200, false]);
});

test('only who is signed in and has Premium: the database decides', async () => {
  expect((await bring(payingVisitor())).status).toBe(401);
  const free = await newPayer();
  const refused = await bring(free, { bets: [newBet()] });
  expect(refused.status).toBe(403);
  expect(refused.body.error).toContain('stay on this device');
  expect(await trial.database.query('select from bets where member_id = $1', [free.id])).toEqual(
    [],
  );
});

test('107: another member’s bet is as one that is not there, to read, change or delete, in the same time', async () => {
  const [owner, other] = [await subscriber(), await subscriber()];
  const bet = newBet();
  await bring(owner, { bets: [bet] });
  const timed = async (id: string) => {
    const began = performance.now();
    const answer = await bring(other, { gone: [id] });
    return { answer, took: performance.now() - began };
  };
  const took = { theirs: 0, nobodys: 0 };
  for (let at = 0; at < 15; at += 1) {
    const [theirs, nobodys] = [await timed(bet.id), await timed(randomUUID())];
    expect(theirs.answer.status).toBe(nobodys.answer.status);
    expect(theirs.answer.body).toEqual(nobodys.answer.body);
    took.theirs += theirs.took;
    took.nobodys += nobodys.took;
  }
  expect(took.theirs / took.nobodys).toBeGreaterThan(0.5);
  expect(took.theirs / took.nobodys).toBeLessThan(2);
  // Another member's bet with the same id is a bet of their own.
  await bring(other, { bets: [{ ...bet, name: 'Mine' }] });
  expect((await bring(owner)).body.bets).toEqual([bet]);
  const answer = await other.call(`${SYNC}/${bet.id}`);
  const unknown = await other.call(`${SYNC}/${randomUUID()}`);
  expect([answer.status, answer.body]).toEqual([unknown.status, unknown.body]);
  expect(answer.status).toBe(404);
});

test.each([
  ['a price that is none', { price: 50 }],
  ['a stake below a cent', { stakeCents: 0 }],
  ['an id that is none', { id: 'x' }],
  ['a character that no database keeps', { name: 'a\u0000b' }],
  ['a text that is too long', { name: 'x'.repeat(121) }],
])('%s is refused', async (_, change) => {
  const who = await subscriber();
  expect((await bring(who, { bets: [{ ...newBet(), ...change }] })).status).toBe(400);
});

test('bets go out with the account’s file, and with the account', async () => {
  const who = await subscriber();
  const bet = newBet();
  await bring(who, { bets: [bet] });
  await who.post('/api/bets/limits', { userId: who.id, stake: 5000, loss: null });
  const file = await who.call('/api/account/export');
  expect(file.body.bets).toEqual([bet]);
  expect(file.body.betLimits).toEqual({ stake: { cents: 5000 }, loss: {} });
  expect((await who.post('/api/account/delete', { confirm: 'DELETE' })).status).toBe(200);
  expect(await trial.database.query('select from bets where member_id = $1', [who.id])).toEqual([]);
});

test('397: a bet changed "in 285,000 years" is changed now, and any device can change it again', async () => {
  const who = await subscriber();
  const bet = newBet({ changedAt: 9e15, takenAt: '9999-12-31T00:00:00Z' });
  const [before, first] = [Date.now(), await bring(who, { bets: [bet] })];
  const [stored] = first.body.bets;
  expect(stored.changedAt).toBeGreaterThanOrEqual(before);
  expect(stored.changedAt).toBeLessThanOrEqual(Date.now());
  expect(Date.parse(stored.takenAt)).toBeLessThanOrEqual(Date.now());
  const edited = { ...stored, hand: 'win', changedAt: Date.now() + 1 };
  const other = await bring(who, { since: first.body.seen, bets: [edited] });
  expect(other.body.bets).toMatchObject([{ id: bet.id, hand: 'win' }]);
  // Also by a device that still holds the time ahead, and after another one of its kind.
  const again = { ...bet, hand: 'loss', changedAt: 9_007_199_254_740_991 };
  const third = await bring(who, { since: other.body.seen, bets: [again] });
  expect(third.body.bets).toMatchObject([{ id: bet.id, hand: 'loss' }]);
  expect(third.body.bets[0].changedAt).toBeLessThanOrEqual(Date.now());
});

test.each([-1, 1.5, null, '9', 2 ** 53])('397: changedAt of %s is refused', async (changedAt) => {
  const who = await subscriber();
  expect((await bring(who, { bets: [newBet({ changedAt })] })).status).toBe(400);
});
