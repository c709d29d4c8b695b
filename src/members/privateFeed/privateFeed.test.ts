import { XMLParser } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pricedPairSchema } from '#contract/events/pricedPair.ts';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { payingCard, payingMatch } from '#domain/events/payingPair.fixture.ts';
import { payingPairs } from '#domain/events/payingPairs.ts';
import { type PricedPair, pricedPairs } from '#domain/events/pricedPair.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { listedGame } from '#domain/game/listedGame.ts';
import { payingCurrentPrices } from '#domain/prices/payingCurrentPrices.ts';
import { homeAt, pricedGame } from '#domain/prices/payingGame.fixture.ts';
import { laggingGame, laggingPart } from '#domain/prices/sharpHistory.fixture.ts';
import { calendarText } from '#slate/answers/calendarText.ts';
import { payingReads } from '#slate/answers/payingReads.ts';
import { type AnswerReader, createAnswerReader } from '#slate/answers/reader.ts';
import { invoke, nextAddress, travel, trial } from '#test/accounts/trial.ts';
import {
  newPayer,
  type PayingMember,
  payingVisitor,
  subscriber,
  subscriptionsOf,
  withBank,
} from '#test/billing/member.ts';
import { placeAnswers } from '#test/placeAnswers.ts';
import { placeSeason } from '#test/placeSeason.ts';
import { renderedStore } from '#test/renderedStore.ts';
import handler from '../../../netlify/functions/private-feed.ts';
import { calendarEntry } from './calendarEntries.ts';
import { privateRssText } from './rssText.ts';
import { pairEntry } from './rules/pairEntry.ts';
import { priceEntry } from './rules/priceEntry.ts';

const STANDING = '/api/account/feed';
const MAKE = '/api/account/feed/make';
const END = '/api/account/feed/end';
const HOUR = 3_600_000;

const up = {
  reader: undefined as AnswerReader | undefined,
  asOf: undefined as string | undefined,
  moved: new Map<number, { times: number; at: string }>(),
};
beforeEach(() => {
  up.moved = new Map();
  const reads = {
    readCurrentSlate: async () => up.asOf && { id: 1, asOf: up.asOf, sample: false },
    readLedgerEntries: async (ids: readonly number[]) =>
      new Map(ids.map((id) => [id, { seq: 77 }])),
    // The match's prediction has no entry.
    readEventLedgerEntries: async () => new Map([[51, { seq: 78 }]]),
    readStartChanges: async (table: 'games' | 'events') =>
      table === 'games' ? up.moved : new Map(),
  };
  placeAnswers(() => up.reader, [[payingReads, reads]]);
});

withBank();

/** A slate with a game in two hours at this price. */
const publish = (...prices: number[]): Promise<void> => publishAt({}, ...prices);

/** @param ages minutes since the slate was confirmed, and since its prices were seen; `hours` until the games */
async function publishAt({ slate = 0, seen = 0, hours = 2 }, ...prices: number[]): Promise<void> {
  const now = new Date();
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const gameTime = new Date(now.getTime() + hours * HOUR).toISOString();
  const games = prices.map((price, place) =>
    pricedGame(1 + place, ago(seen), [homeAt(price)], { gameTime }),
  );
  up.asOf = ago(slate).toISOString();
  up.reader = createAnswerReader(renderedStore({ asOf: up.asOf, games }));
}
beforeEach(() => publish(100));

const read = (address: string, ip = nextAddress(), init: RequestInit = {}) =>
  invoke(handler, new Request(address, init), ip);

async function addressesOf(member: PayingMember): Promise<{ rss: string; calendar: string }> {
  const made = await member.post(MAKE, {});
  expect(made.status).toBe(200);
  return made.body;
}

function itemsIn(text: string): Record<string, string>[] {
  const { rss } = new XMLParser({ isArray: (name) => name === 'item' }).parse(text);
  return rss.channel.item;
}
async function itemsOf(answer: Response): Promise<Record<string, string>[]> {
  expect(answer.status).toBe(200);
  return itemsIn(await answer.text());
}
const titlesOf = async (answer: Response) => (await itemsOf(answer)).map(({ title }) => title);

const calendarOf = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]);

const NOTHING = 'No bet worth making right now';

test('a feed outlives the two minutes of an edge: a member’s reader says that no price pays, the calendar has no entry', async () => {
  const { rss, calendar } = await addressesOf(await subscriber());
  for (const prices of [[100], [-130], []]) {
    await publish(...prices);
    const [item, ...more] = await itemsOf(await read(rss));
    expect(more).toEqual([]);
    expect(item?.title).toBe(NOTHING);
    expect(item?.link).toMatch(/\/predictions$/);
    expect(item?.description).toContain('That is normal.');
    expect(item?.description).not.toMatch(/Expected return|fair price|[+−]\d/);
    const parsed = calendarOf(await (await read(calendar)).text());
    expect(parsed.getAllSubcomponents('vevent')).toEqual([]);
    expect(parsed.getFirstPropertyValue('x-wr-calname')).toContain('bets worth taking');
  }
});

test('followed teams come first, an item a team and day; a break leaves its notice alone', async () => {
  const who = await subscriber();
  const { rss, calendar } = await addressesOf(who);
  await placeSeason(trial.database);
  const at = new Date().toISOString();
  const list = ['nfl:buffalo-bills', 'nba:boston-celtics', 'mls'].map((id) => ({ id, at }));
  await who.post('/api/account/follows', { userId: who.id, version: 1, list });
  const [bills, nothing, ...more] = await itemsOf(await read(rss));
  expect(more).toEqual([]);
  expect(nothing?.title).toBe(NOTHING);
  expect(bills?.title).toBe('Bills 70% to make the play-offs, −10');
  expect(bills?.link).toMatch(/\/team\/nfl\/buffalo-bills$/);
  expect(bills?.description).toContain('82% with a win at Chiefs, 60% with a loss.');
  const [again] = await itemsOf(await read(rss));
  expect(again?.guid).toEqual(bills?.guid);
  const parsed = calendarOf(await (await read(calendar)).text());
  expect(parsed.getAllSubcomponents('vevent')).toEqual([]);
  const other = await addressesOf(await subscriber());
  expect(await titlesOf(await read(other.rss))).toEqual([NOTHING]);
  await who.post('/api/bets/pause', { userId: who.id, kind: 'pause', days: 1 });
  expect(await titlesOf(await read(rss))).toEqual(['You are on a break from picks and prices']);
});

/**
 * From here on answers are read as if they held our readings, by which the prices of the fixtures lag behind a sharp book. No slate
 * holds them today: this proves what a feed with a price in it would give to whom.
 */
function holdReadings(): void {
  const { answer } = gamesUpcoming;
  const parse = answer.parse.bind(answer);
  vi.spyOn(answer, 'parse').mockImplementation((given) =>
    parse(given).map((game) => laggingGame(game)),
  );
  const { _zod: pair } = pricedPairSchema;
  const run = pair.run.bind(pair);
  vi.spyOn(pair, 'run').mockImplementation((...given) => {
    const read = run(...given);
    if (read instanceof Promise) return read;
    return { ...read, value: laggingPart(read.value as PricedPair, 0.66) };
  });
}

/** The entry of a price that is an edge at this moment. */
function entryOfGame(american: number) {
  const now = new Date();
  const gameTime = new Date(now.getTime() + 2 * HOUR).toISOString();
  const game = listedGame(pricedGame(1, now, [homeAt(american)], { gameTime }));
  const [price] = payingCurrentPrices([game], now);
  if (!price) throw new Error('no price pays');
  return priceEntry(price, 77);
}

function entryOfPair(event: SportEvent) {
  const [price] = payingPairs(pricedPairs(event), new Date());
  if (!price) throw new Error('no price pays');
  return pairEntry(price, 78);
}

test('a price that pays is one item with its page, our figures and the ledger’s line, and one entry of a calendar', async () => {
  const entry = entryOfGame(100);
  const [item, ...more] = itemsIn(await privateRssText([entry], []));
  expect(more).toEqual([]);
  expect(item?.title).toBe('Bills at +100 (DraftKings)');
  expect(item?.link).toMatch(/\/game\/1$/);
  expect(item?.description).toContain('Our chance: 55.0%, fair price −122.');
  expect(item?.description).toContain('Ledger line 77.');
  const events = calendarOf(calendarText('x', [calendarEntry(entry, undefined)]))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each));
  expect(events.map(({ summary }) => summary)).toEqual(['Bills at +100 (DraftKings)']);
});

test('a start that was changed is a new revision of the same entry', () => {
  const entry = entryOfGame(100);
  const entryAs = (moved: { times: number; at: string } | undefined) => {
    const text = calendarText('x', [calendarEntry(entry, moved)]);
    const [event] = calendarOf(text).getAllSubcomponents('vevent');
    const said = (name: string) => String(event?.getFirstPropertyValue(name));
    return { uid: said('uid'), sequence: said('sequence'), changed: said('last-modified') };
  };
  const before = entryAs(undefined);
  const after = entryAs({ times: 2, at: new Date(Date.now() + 60_000).toISOString() });
  expect(before.uid).toMatch(/^price-1-moneyline-home@/);
  expect(after.uid).toBe(before.uid);
  expect([before.sequence, after.sequence]).toEqual(['0', '2']);
  expect(Date.parse(after.changed)).toBeGreaterThan(Date.parse(before.changed));
});

test('a fight that pays has its own page, its hour and four hours', async () => {
  const card = payingCard(new Date());
  const entry = entryOfPair(card);
  const items = itemsIn(await privateRssText([entryOfGame(105), entry], []));
  expect(items.map(({ title }) => title)).toEqual([
    'Bills at +105 (DraftKings)',
    'Ann Able at −150 (Off)',
  ]);
  expect(items[1]?.link).toMatch(/\/ufc$/);
  expect(items[1]?.description).toContain('Expected return +4.9¢ per $1.');
  expect(items[1]?.description).toContain('Ledger line 78.');
  const [event] = calendarOf(
    calendarText('x', [calendarEntry(entry, undefined)]),
  ).getAllSubcomponents('vevent');
  const fight = new ICAL.Event(event);
  expect(fight.startDate.toJSDate().toISOString().slice(0, 19)).toBe(card.startTime.slice(0, 19));
  expect(fight.duration.toSeconds()).toBe(4 * 3_600);
});

/** A slate of these events and a game at +105. */
async function publishEvents(...events: SportEvent[]): Promise<void> {
  const now = new Date();
  const gameTime = new Date(now.getTime() + 2 * HOUR).toISOString();
  up.asOf = now.toISOString();
  const games = [pricedGame(1, now, [homeAt(105)], { gameTime })];
  up.reader = createAnswerReader(renderedStore({ asOf: up.asOf, games, events }));
}

test('with readings: a start that was changed is a new revision of the calendar’s entry', async () => {
  const { calendar } = await addressesOf(await subscriber());
  holdReadings();
  const sequenceOf = async () =>
    calendarOf(await (await read(calendar)).text())
      .getAllSubcomponents('vevent')
      .map((event) => String(event.getFirstPropertyValue('sequence')));
  expect(await sequenceOf()).toEqual(['0']);
  up.moved = new Map([[1, { times: 2, at: new Date(Date.now() + 60_000).toISOString() }]]);
  expect(await sequenceOf()).toEqual(['2']);
});

test('with readings: fights stand among the games by their return; what is on no ledger and what is a sample does not', async () => {
  const { rss } = await addressesOf(await subscriber());
  holdReadings();
  const card = payingCard(new Date());
  await publishEvents(payingMatch(new Date()), card);
  expect(await titlesOf(await read(rss))).toEqual([
    'Bills at +105 (DraftKings)',
    'Ann Able at −150 (Off)',
  ]);
  await publishEvents({ ...card, sample: true });
  expect(await titlesOf(await read(rss))).toEqual(['Bills at +105 (DraftKings)']);
});

test('with readings: a price is named for two minutes from its reading', async () => {
  const { rss } = await addressesOf(await subscriber());
  holdReadings();
  await publishAt({ seen: 1, hours: 9 }, 100);
  expect(await titlesOf(await read(rss))).toEqual(['Bills at +100 (DraftKings)']);
  for (const seen of [2, 44, 46]) {
    await publishAt({ seen, hours: 9 }, 100);
    expect(await titlesOf(await read(rss)), `seen ${seen} minutes ago`).toEqual([NOTHING]);
  }
});

test('of fights and matches a feed names no price either: on the ledger, on none, and of samples', async () => {
  const { rss, calendar } = await addressesOf(await subscriber());
  const card = payingCard(new Date());
  for (const events of [[payingMatch(new Date()), card], [{ ...card, sample: true }]]) {
    await publishEvents(...events);
    expect(await titlesOf(await read(rss))).toEqual([NOTHING]);
    expect(await (await read(calendar)).text()).not.toContain('VEVENT');
  }
});

test('prices are none, however lately they were seen, and without a slate of this minute there is no feed', async () => {
  const { rss } = await addressesOf(await subscriber());
  for (const seen of [0, 44, 46]) {
    await publishAt({ seen, hours: 9 }, 100);
    expect(await titlesOf(await read(rss)), `seen ${seen} minutes ago`).toEqual([NOTHING]);
  }
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await publishAt({ slate: 46 }, 100);
  expect((await read(rss)).status).toBe(503);
  await publish(100);
  up.reader = { read: async () => undefined };
  expect((await read(rss)).status).toBe(503);
  up.asOf = undefined;
  expect((await read(rss)).status).toBe(503);
  vi.restoreAllMocks();
});

describe('103: the secret feed address', () => {
  test('guessed: every address that is none is answered alike, and nothing is noted', async () => {
    const { rss } = await addressesOf(await subscriber());
    const [, secret = ''] = /\/my\/([^/]+)\//.exec(rss) ?? [];
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const wrong = `${secret.startsWith('A') ? 'B' : 'A'}${secret.slice(1)}`;
    const before = await trial.database.query('select from private_feed_reads');
    for (const guess of [wrong, secret.slice(1), 'x', secret.toLowerCase(), `${secret}A`]) {
      const answer = await read(rss.replace(secret, guess));
      expect([answer.status, await answer.text()]).toEqual([
        404,
        'There is no feed at this address. Make one in your account\n',
      ]);
    }
    expect(await trial.database.query('select from private_feed_reads')).toHaveLength(
      before.length,
    );
  });

  test('of the secret the database has the digest alone, and no answer but the first tells it', async () => {
    const member = await subscriber();
    const { rss } = await addressesOf(member);
    const [, secret = ''] = /\/my\/([^/]+)\//.exec(rss) ?? [];
    const [kept] = await trial.database.query<{ row: string }>(
      `select f::text || encode(secret, 'escape') as row from private_feeds as f where member_id = '${member.id}'`,
    );
    expect(kept?.row).not.toContain(secret);
    for (const path of [STANDING, '/api/account/export']) {
      expect((await member.call(path)).text, path).not.toContain(secret);
    }
    expect(await (await read(rss)).text()).not.toContain(secret);
  });

  test('shared: from a thirteenth network in a day it opens no more, and the member sees from how many', async () => {
    const member = await subscriber();
    const { rss } = await addressesOf(member);
    for (let place = 0; place < 12; place += 1) {
      expect((await read(rss, `203.0.${place}.9`)).status).toBe(200);
    }
    const shared = await read(rss, '203.0.12.9');
    expect(shared.status).toBe(429);
    expect(Number(shared.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect((await read(rss, '203.0.3.200')).status).toBe(200);
    expect((await member.call(STANDING)).body.feed.networks).toBe(12);
    await travel(25 * HOUR);
    await publish(100);
    expect((await read(rss, '203.0.12.9')).status).toBe(200);
    expect((await member.call(STANDING)).body.feed.networks).toBe(1);
  });

  test('read more than sixty times in an hour it has to wait', async () => {
    const { rss } = await addressesOf(await subscriber());
    const ip = nextAddress();
    for (let time = 0; time < 60; time += 1) await read(rss, ip, { method: 'HEAD' });
    expect((await read(rss, ip)).status).toBe(429);
    await travel(HOUR + 1_000);
    await publish(100);
    expect((await read(rss, ip)).status).toBe(200);
  });

  test('revoked: a new address, its end and the account’s deletion each close it at once', async () => {
    const member = await subscriber();
    const first = await addressesOf(member);
    const second = await addressesOf(member);
    expect((await read(first.rss)).status).toBe(404);
    expect((await read(second.calendar)).status).toBe(200);
    expect((await member.post(END, {})).status).toBe(200);
    expect((await read(second.calendar)).status).toBe(404);
    expect((await member.call(STANDING)).body).toEqual({ feed: null });
    const third = await addressesOf(member);
    expect((await member.post('/api/account/delete', { confirm: 'DELETE' })).status).toBe(200);
    expect((await read(third.rss)).status).toBe(404);
  });

  test('cached: nobody on the way keeps it or tells of it, whatever it answers', async () => {
    const { rss, calendar } = await addressesOf(await subscriber());
    const answers = [
      await read(rss),
      await read(calendar),
      await read(rss.replace(/.prices/, '')),
      await read(rss, nextAddress(), { method: 'POST' }),
    ];
    for (const { headers } of answers) {
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('set-cookie')).toBeNull();
    }
    const etag = answers[0]?.headers.get('etag') ?? '';
    const again = await read(rss, nextAddress(), { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
});

test('a subscription that has ended leaves a sentence, and one that comes back what the feed says', async () => {
  const member = await subscriber();
  const { rss, calendar } = await addressesOf(member);
  const [subscription] = subscriptionsOf(member);
  await trial.database.query(
    `update subscriptions set access_until = public.clock() where id = '${subscription?.id}'`,
  );
  holdReadings();
  expect(await titlesOf(await read(rss))).toEqual(['Your subscription has ended']);
  expect(await (await read(calendar)).text()).not.toContain('VEVENT');
  vi.restoreAllMocks();
  expect((await member.post(MAKE, {})).status).toBe(403);
  await trial.database.query(
    `update subscriptions set access_until = public.clock() + interval '1 day' where id = '${subscription?.id}'`,
  );
  expect(await titlesOf(await read(rss))).toEqual([NOTHING]);
  holdReadings();
  expect(await titlesOf(await read(rss))).toEqual(['Bills at +100 (DraftKings)']);
});

test('who has shut themselves out gets no price, and no new address', async () => {
  const member = await subscriber();
  const { rss, calendar } = await addressesOf(member);
  holdReadings();
  expect(await titlesOf(await read(rss))).toEqual(['Bills at +100 (DraftKings)']);
  await trial.database.query(
    `insert into exclusions (phone_hash, kind, ends_at)
     select phone_hash, 'pause', public.clock() + interval '7 days' from members where id = '${member.id}'`,
  );
  const [item, ...more] = await itemsOf(await read(rss));
  expect(more).toEqual([]);
  expect(item?.description).toContain('1-800-GAMBLER');
  expect(await (await read(calendar)).text()).not.toContain('VEVENT');
  const refused = await member.post(MAKE, {});
  expect(refused.status).toBe(403);
  expect(refused.text).toMatch(/You are on a break until [^"]*20\d\d/);
  expect(refused.text).not.toContain('subscription');
});

test('it is for subscribers who are signed in', async () => {
  const member = await newPayer();
  expect((await member.post(MAKE, {})).status).toBe(403);
  expect((await member.call(STANDING)).body).toEqual({ feed: null });
  for (const path of [MAKE, END]) expect((await payingVisitor().post(path, {})).status).toBe(401);
  expect((await payingVisitor().call(STANDING)).status).toBe(401);
  expect((await member.post(MAKE, {}, { origin: 'https://evil.test' })).status).toBe(403);
});
