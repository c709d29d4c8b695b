import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import { sportOf } from '#domain/events/sportEvent.ts';
import { followRank, gameRank } from '#domain/follow/followRank.ts';
import { PRIVATE, SAFE_TEXT } from '#http/headers.ts';
import { plainTextPage, servedPage } from '#http/page.ts';
import { etagOf, taggedAnswer } from '#http/taggedAnswer.ts';
import { secretDigest } from '#members/account/verbs/secrets.ts';
import { whenceOf } from '#members/account/whence.ts';
import { SITE } from '#site';
import { calendarText } from '#slate/answers/calendarText.ts';
import { followedSeasons } from '#slate/answers/followedSeasons.ts';
import { currentPayingPrices, type SaidWorth } from '#slate/answers/payingPrices.ts';
import { payingReads } from '#slate/answers/payingReads.ts';
import type { Site } from '#wiring';
import { calendarEntry } from './calendarEntries.ts';
import { type FeedNotice, NOT_PAID, nothingPays, shutOutNotice } from './notices.ts';
import { privateRssText } from './rssText.ts';
import { pairEntry } from './rules/pairEntry.ts';
import { type PriceEntry, priceEntry } from './rules/priceEntry.ts';
import { type PrivateFormat, readPrivatePath } from './rules/privateAddress.ts';
import { privateSeasonItems } from './seasonItems.ts';
import { feeds } from './tools.ts';

/** No cache stores it, no search engine lists it, and no linked page learns its address. */
const HEADERS: Readonly<Record<string, string>> = {
  ...SAFE_TEXT,
  'referrer-policy': 'no-referrer',
  ...PRIVATE,
  'x-robots-tag': 'noindex, nofollow',
};

const TYPES: Readonly<Record<PrivateFormat, string>> = {
  rss: 'application/rss+xml; charset=utf-8',
  calendar: 'text/calendar; charset=utf-8',
};

interface Opened {
  readonly isPaid: boolean;
  readonly shutOutUntil: string | null;
  readonly follows: readonly string[];
}

/** Prices on followed sides first, each kind as before. */
function followedFirst(prices: readonly SaidWorth[], follows: readonly string[]): SaidWorth[] {
  const ids = new Set(follows);
  return prices.toSorted((one, other) => rankOf(ids, one) - rankOf(ids, other));
}

const rankOf = (ids: ReadonlySet<string>, said: SaidWorth): number => {
  if (said.of === 'game') return gameRank(ids, said.price.game);
  const { league, a, b } = said.price.pair;
  return followRank(ids, { league: sportOf(league), sides: [a, b] });
};

/** Items of followed teams' seasons: none in place of a notice, or of a sample. */
async function seasonsFor(site: Site, { follows }: Opened, now: Date): Promise<FeedNotice[]> {
  const seasons = await site.use(followedSeasons)(follows, false, now);
  return privateSeasonItems(follows, seasons, now);
}

function noticeOf({ isPaid, shutOutUntil }: Opened): FeedNotice | undefined {
  if (shutOutUntil !== null) return shutOutNotice(shutOutUntil);
  return isPaid ? undefined : NOT_PAID;
}

const entryOf = (said: SaidWorth): PriceEntry =>
  said.of === 'game' ? priceEntry(said.price, said.line) : pairEntry(said.price, said.line);

async function textOf(
  site: Site,
  format: PrivateFormat,
  opened: Opened,
  now: Date,
): Promise<string> {
  const notice = noticeOf(opened);
  const prices = notice ? [] : await currentPayingPrices(site, now);
  const entries = followedFirst(prices, opened.follows).map(entryOf);
  if (format === 'rss') {
    if (notice) return privateRssText([], [notice]);
    const seasons = await seasonsFor(site, opened, now);
    return privateRssText(entries, entries.length > 0 ? seasons : [...seasons, nothingPays(now)]);
  }
  const name = notice ? `${SITE.name}: ${notice.title}` : `${SITE.name}: bets worth taking`;
  const { readStartChanges } = site.use(payingReads);
  const tables = [...new Set(entries.map(({ contest }) => contest.table))];
  const changes = await Promise.all(tables.map((table) => readStartChanges(table, now)));
  const moved = new Map(tables.map((table, index) => [table, changes[index]]));
  return calendarText(
    name,
    entries.map((entry) =>
      calendarEntry(entry, moved.get(entry.contest.table)?.get(entry.contest.id)),
    ),
  );
}

const TOO_OFTEN = `This feed is used too often or in too many places. Make a new address at ${SITE.url}/account`;

/** A feed reader keeps its old content; an empty feed would delete it. */
const FAILED = new Refused('unavailable', ERRORS.unavailable, { retryAfter: 300 });

const feedAt = (path: string) =>
  servedPage(
    path,
    async (call) => {
      const { site, request, url, now } = call;
      const address = readPrivatePath(url.pathname);
      // Malformed and unknown secrets get the same answer.
      const secret = secretDigest(address?.secret ?? '');
      const opened = await site.use(feeds).open(secret, whenceOf(call).ip);
      if (!address || opened === null)
        return plainTextPage(
          404,
          'There is no feed at this address. Make one in your account',
          HEADERS,
        );
      if ('wait' in opened) throw new Refused('tooOften', TOO_OFTEN, { retryAfter: opened.wait });
      const text = await textOf(site, address.format, opened, now);
      const headers = { ...HEADERS, 'content-type': TYPES[address.format] };
      return taggedAnswer(request, text, { headers, etag: etagOf(text) });
    },
    { failed: FAILED, headers: HEADERS },
  );

/** Members' own feeds, each at a secret address, from the current slate. */
export const PRIVATE_FEEDS = [
  feedAt('/my/:secret/prices.xml'),
  feedAt('/my/:secret/prices.ics'),
] as const;
