import { expect, test } from 'vitest';
import type { Follow, Followed } from '#domain/follow/followed.ts';
import { mergeFollowed } from '#domain/follow/followed.ts';
import { travel, trial } from '#test/accounts/trial.ts';
import {
  newPayer,
  type PayingMember,
  payingVisitor,
  subscriber,
  withBank,
} from '#test/billing/member.ts';
import { FOLLOWS } from '../paths.ts';

withBank();

const at = (minute: number): string => new Date(Date.UTC(2026, 0, 2, 12, minute)).toISOString();
const on = (id: string, minute: number): Follow => ({ id, at: at(minute) });
const off = (id: string, minute: number): Follow => ({ id, at: at(minute), gone: true });
const many = (count: number, from = 0): readonly Follow[] =>
  Array.from({ length: count }, (_, n) => on(`nfl:team-${from + n}`, from + n));

const bring = (who: Pick<PayingMember, 'post' | 'id'>, list: Followed, change: object = {}) =>
  who.post(FOLLOWS, { userId: who.id, version: 1, list, ...change });
const listOf = async (who: PayingMember): Promise<Followed> => (await who.call(FOLLOWS)).body.list;

test('a device’s list becomes the member’s, and is answered as one', async () => {
  const who = await newPayer();
  expect((await who.call(FOLLOWS)).body).toEqual({ userId: who.id, version: 1, list: [] });
  const list = [on('ufc:jon-jones', 3), on('nfl:buffalo-bills', 2), on('nba', 1)];
  const first = await bring(who, list);
  expect(first.status).toBe(200);
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  expect(first.body).toEqual({ userId: who.id, version: 1, list });
  expect(await listOf(who)).toEqual(list);
  expect((await bring(who, [])).body.list).toEqual(list);
});

test('what one device gave up another one is told, and does not bring back', async () => {
  const who = await newPayer();
  await bring(who, [on('nfl:buffalo-bills', 1), on('nba', 2)]);
  await bring(who, [off('nba', 5)]);
  const other = await bring(who, [on('nba', 2), on('mls', 3)]);
  expect(other.body.list).toEqual([off('nba', 5), on('mls', 3), on('nfl:buffalo-bills', 1)]);
  const again = await bring(who, [on('nba', 6)]);
  expect(again.body.list[0]).toEqual(on('nba', 6));
});

test('720: two devices at once lose nothing', async () => {
  const who = await newPayer();
  const lists = [many(8), many(8, 8), [off('nfl:team-3', 40)], [on('nba', 30)]];
  const answers = await Promise.all(lists.map((list) => bring(who, list)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const all = lists.reduce((one, other) => mergeFollowed(one, other), []);
  expect(await listOf(who)).toEqual(all);
});

test('the database merges as devices do: by time, at the same instant, beyond fifty', async () => {
  const who = await newPayer();
  const gone = Array.from({ length: 45 }, (_, n) => off(`nhl:team-${n}`, n));
  const lists = [
    [...many(40), off('nba', 9), on('mls', 9)],
    [...many(30, 30), on('nba', 9), off('mls', 9)],
    gone,
    gone.map(({ id }, n) => off(id.replace('nhl', 'mlb'), n)),
    [on('ufc:b', 1), on('ufc:a-b', 1), on('ufc', 1), on('ufc:a', 1)],
  ];
  let kept: Followed = [];
  for (const list of lists) {
    kept = mergeFollowed(kept, list);
    expect((await bring(who, list)).body.list).toEqual(kept);
  }
});

test('715: another member’s list is neither read nor written', async () => {
  const [who, other] = [await newPayer(), await newPayer()];
  await bring(other, [on('nfl:buffalo-bills', 1)]);
  const refused = await bring(who, [off('nfl:buffalo-bills', 9)], { userId: other.id });
  expect(refused.status).toBe(403);
  expect(refused.body.error).toContain('signed in with another number');
  expect(await listOf(who)).toEqual([]);
  expect(await listOf(other)).toEqual([on('nfl:buffalo-bills', 1)]);
  expect((await payingVisitor().call(FOLLOWS)).status).toBe(401);
  expect((await bring({ ...payingVisitor(), id: other.id }, [])).status).toBe(401);
});

test('715: a device that is not trusted yet learns nothing of it', async () => {
  const home = await subscriber();
  await bring(home, [on('nfl:buffalo-bills', 1)]);
  await travel(61_000);
  const elsewhere = await newPayer(home.phone);
  expect((await elsewhere.call(FOLLOWS)).status).toBe(428);
  expect((await bring(elsewhere, [off('nfl:buffalo-bills', 9)])).status).toBe(428);
  expect(await listOf(home)).toEqual([on('nfl:buffalo-bills', 1)]);
});

test('716: a fifty-first is never kept, whoever writes', async () => {
  const who = await newPayer();
  const { query } = trial.database;
  const { list } = (await bring(who, many(60))).body;
  expect(list).toHaveLength(50);
  expect(list).not.toContainEqual(on('nfl:team-9', 9));
  expect((await bring(who, many(101))).status).toBe(400);
  const row = "values ($1, 'nba', 'one-more', clock(), false)";
  await expect(query(`insert into member_follows ${row}`, [who.id])).rejects.toThrow(
    '50 at a time',
  );
  await query("insert into member_follows values ($1, 'nba', '', clock(), true)", [who.id]);
  await expect(
    query('update member_follows set gone = false where member_id = $1', [who.id]),
  ).rejects.toThrow('50 at a time');
});

test('717: another site’s page changes nothing', async () => {
  const who = await newPayer();
  const body = { userId: who.id, version: 1, list: [on('nba', 1)] };
  for (const headers of [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'content-type': 'text/plain' },
  ]) {
    const { status } = await who.post(FOLLOWS, body, headers);
    expect([403, 415], JSON.stringify(headers)).toContain(status);
  }
  expect(await listOf(who)).toEqual([]);
});

test('718: a huge body, and what is no list, are refused', async () => {
  const who = await newPayer();
  const longest = Array.from({ length: 100 }, (_, n) => ({
    ...on(`bundesliga:${'x'.repeat(76)}-${n}`, n),
    ...(n >= 50 && { gone: true as const }),
  }));
  expect((await bring(who, longest)).status).toBe(200);
  expect((await bring(who, longest, { more: 'x'.repeat(40_000) })).status).toBe(413);
  const bad: readonly unknown[] = [
    { id: 'xfl:a', at: at(1) },
    { id: "nfl:a'; drop table members", at: at(1) },
    { id: 'nfl:Bills', at: at(1) },
    { id: 'nfl:a', at: 'yesterday' },
    { id: 'nfl:a', at: '2026-01-02T12:00:00Z' },
    { id: 'nfl:a', at: '9999-12-31T23:59:59.999Z' },
    { id: 'nfl:a', at: '2100-01-01T00:00:00.000Z' },
    { id: 'nfl:a', at: at(1), gone: false },
    { id: 'nfl:a', at: at(1), memberId: who.id },
    null,
  ];
  for (const entry of bad)
    expect((await who.post(FOLLOWS, { userId: who.id, version: 1, list: [entry] })).status).toBe(
      400,
    );
  expect((await bring(who, [], { version: 2 })).status).toBe(400);
});

test('719: asked for again and again it is refused, and nothing is lost', async () => {
  const who = await newPayer();
  await bring(who, [on('nba', 1)]);
  const answers: number[] = [];
  for (let n = 0; n < 125; n += 25)
    answers.push(
      ...(await Promise.all(Array.from({ length: 25 }, () => who.call(FOLLOWS)))).map(
        ({ status }) => status,
      ),
    );
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
  const { query } = trial.database;
  expect(await query('select key from member_follows where member_id = $1', [who.id])).toHaveLength(
    1,
  );
});

test('a list is taken out with the rest, and goes with the account', async () => {
  const who = await newPayer();
  await bring(who, [on('nfl:buffalo-bills', 1), off('nba', 2)]);
  const { body } = await who.call('/api/account/export');
  expect(body.follows).toEqual([off('nba', 2), on('nfl:buffalo-bills', 1)]);
  expect((await who.post('/api/account/delete', { confirm: 'DELETE' })).status).toBe(200);
  expect(
    await trial.database.query('select from member_follows where member_id = $1', [who.id]),
  ).toEqual([]);
});

test('a break leaves the list open: it holds no picks', async () => {
  const who = await subscriber();
  await who.post('/api/bets/pause', { userId: who.id, kind: 'pause', days: 1 });
  expect((await bring(who, [on('nba', 1)])).status).toBe(200);
});
