import { ERRORS } from '#contract/errors.ts';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { headsFileSchema } from '#contract/ledger/heads.ts';
import { HEADS_FILE } from '#contract/ledger/paths.ts';
import { Refused } from '#contract/refused.ts';
import { builtPage } from '#http/builtPage.ts';
import type { Call } from '#http/endpoint.ts';
import { SAFE_TEXT, STORED } from '#http/headers.ts';
import { unkeptJson } from '#http/json.ts';
import { plainTextPage, servedPage } from '#http/page.ts';
import { etagOf, taggedAnswer } from '#http/taggedAnswer.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { recentWeeks } from '#slate/answers/recentWeeks.ts';
import { timedList } from '#slate/answers/timedText.ts';
import { promptStore } from '#slate/tools.ts';
import { type FeedAddress, feedAddress, seasonFeedFormat } from './feedAddress.ts';
import { readHash, readPageAnswer } from './readAnswer.ts';
import { seasonWeeksOf } from './seasonWeeks.ts';
import { keptFeeds } from './tools.ts';
import { wholeMinute } from './wholeMinute.ts';

const TYPE = { rss: 'application/rss+xml; charset=utf-8', json: 'application/feed+json' } as const;

/** The ledger's newest head as the last build published it: a feed and the file of heads agree. */
async function newestHead({ site, context }: Call) {
  const file = await builtPage(site, context.site.url ?? '', HEADS_FILE);
  return headsFileSchema.parse(JSON.parse(file)).heads.at(-1);
}

/** A feed from the current slate: what has begun is no longer in it, and its figures are those of the site. */
async function render(call: Call, { format, league }: FeedAddress, now: Date): Promise<string> {
  const { site } = call;
  const store = site.use(promptStore);
  const key = ANSWER_KEYS.upcomingGames(league);
  const [current, games, head, documents] = await Promise.all([
    store.readCurrentSlate(),
    readPageAnswer(site, key, gamesUpcoming, now, timedList([])),
    newestHead(call),
    // Loaded where it is needed.
    import('#render/feed/feedDocument.ts'),
  ]);
  if ((await readHash(site, now)) !== (current?.contentHash ?? ''))
    throw new Error('Another slate went up in between');
  const { jsonDocument, MOST_ITEMS, openGames, rssDocument, wrongItem } = documents;
  const shown = openGames(games, now).slice(0, MOST_ITEMS);
  const firstSaid = await store.readFirstSaid(shown.map(({ id }) => id));
  const { asOf, sample = false } = current ?? {};
  // What a sample's feed says is made up, and the record is not.
  const wrong = league || sample ? undefined : wrongItem(await recentWeeks(site, now));
  const source = { league, games, asOf, sample, firstSaid, wrong, head, now };
  return format === 'rss' ? rssDocument(source) : jsonDocument(source);
}

/** The feed of season odds: of the sample while the sample is shown. */
async function renderSeason(call: Call, format: FeedAddress['format'], now: Date): Promise<string> {
  const store = call.site.use(promptStore);
  const [current, head, { seasonFeed }] = await Promise.all([
    store.readCurrentSlate(),
    newestHead(call),
    import('#render/feed/seasonFeed.ts'),
  ]);
  const sample = current?.sample ?? false;
  const seasons = current ? await seasonWeeksOf(store, now, sample) : [];
  return seasonFeed(format, { seasons, sample, head });
}

/** In the kind that was asked for: JSON where JSON Feed is. */
const noFeed = (pathname: string): Response =>
  pathname.startsWith('/feed')
    ? unkeptJson(404, { error: 'There is no such feed' }, SAFE_TEXT)
    : plainTextPage(404, 'There is no such feed');

async function answer(call: Call): Promise<Response> {
  const { site, request, url } = call;
  const [address, season] = [feedAddress(url.pathname), seasonFeedFormat(url.pathname)];
  const format = season ?? address?.format;
  if (!format) return noFeed(url.pathname);
  const now = wholeMinute(call.now);
  const key = `${await readHash(site, now)} ${url.pathname} ${now.getTime()}`;
  const text = await site.use(keptFeeds)(key, () =>
    address ? render(call, address, now) : renderSeason(call, format, now),
  );
  return taggedAnswer(request, text, {
    headers: { ...SAFE_TEXT, ...STORED, 'content-type': TYPE[format] },
    etag: etagOf(text),
  });
}

/** A reader keeps the old items on an error. */
const KIND = {
  failed: new Refused('unavailable', ERRORS.unavailable, { retryAfter: 300 }),
  open: true,
};

/** RSS and JSON Feed, of all team leagues and of each, and of season odds. */
export const FEED_ENDPOINTS = [
  servedPage('/rss.xml', answer, KIND),
  servedPage('/feed.json', answer, KIND),
  servedPage('/rss/:league', answer, KIND),
  servedPage('/feed/:league', answer, KIND),
] as const;
