import type { Context } from '@netlify/functions';
import { clock } from '#clock';
import { ERRORS } from '#contract/errors.ts';
import { pairEntry } from '#domain/feed/pairEntry.ts';
import { type PriceEntry, priceEntry } from '#domain/feed/priceEntry.ts';
import { type PrivateFormat, readPrivatePath } from '#domain/feed/privateAddress.ts';
import { digest } from '#server/tasks/accounts/secrets.ts';
import { etagOf } from '#server/tasks/answers/etagOf.ts';
import { SITE } from '#site';
import { whenceOf } from '../accounts/whence.ts';
import { calendarText } from '../calendar/calendarText.ts';
import { isKnown } from '../etag.ts';
import { plainText } from '../htmlAnswer.ts';
import { currentPayingPrices, type SaidPrice } from '../payingPrices.ts';
import { SAFE_PAGE } from '../safe.ts';
import { calendarEntry } from './calendarEntries.ts';
import { feedTools } from './environment.ts';
import { NOT_PAID, type Notice, nothingPays, shutOut } from './notices.ts';
import { rssText } from './rssText.ts';

/**
 * Headers of a private feed: no cache keeps it, no search engine lists it, and no page that it links to learns its
 * address.
 */
const HEADERS: Readonly<Record<string, string>> = {
  ...SAFE_PAGE,
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
};

const TYPES: Readonly<Record<PrivateFormat, string>> = {
  rss: 'application/rss+xml; charset=utf-8',
  calendar: 'text/calendar; charset=utf-8',
};

interface Opened {
  readonly isPaid: boolean;
  readonly shutOutUntil: string | null;
}

function noticeOf({ isPaid, shutOutUntil }: Opened): Notice | undefined {
  if (shutOutUntil !== null) return shutOut(shutOutUntil);
  return isPaid ? undefined : NOT_PAID;
}

const entryOf = (said: SaidPrice): PriceEntry =>
  said.of === 'game' ? priceEntry(said.price, said.line) : pairEntry(said.price, said.line);

async function textOf(format: PrivateFormat, opened: Opened): Promise<string> {
  const now = clock.now();
  const notice = noticeOf(opened);
  const prices = notice ? [] : await currentPayingPrices(now);
  const entries = prices.map(entryOf);
  if (format === 'rss') {
    return rssText(entries, notice ?? (entries.length > 0 ? undefined : nothingPays(now)));
  }
  const name = notice ? `${SITE.name}: ${notice.title}` : `${SITE.name}: prices that pay`;
  return calendarText(name, entries.map(calendarEntry));
}

async function answer(request: Request, context: Context): Promise<Response> {
  const address = readPrivatePath(new URL(request.url).pathname);
  // What no secret can be, and what is none, are answered alike.
  const secret = digest(address?.secret ?? '');
  const opened = await feedTools().open(secret, whenceOf(request, context).ip);
  if (!address || opened === null) return plainText(404, 'There is no such feed', HEADERS);
  if ('wait' in opened) {
    const text = 'This feed is read too often or in too many places. A new address is made at';
    return plainText(429, `${text} ${SITE.url}/account`, {
      ...HEADERS,
      'retry-after': String(opened.wait),
    });
  }
  const text = await textOf(address.format, opened);
  const headers = { ...HEADERS, 'content-type': TYPES[address.format], etag: etagOf(text) };
  if (isKnown(request.headers.get('if-none-match'), headers.etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : text, { headers });
}

/** Answers a member's secret address from the slate that is up. */
export async function privateFeed(request: Request, context: Context): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plainText(405, ERRORS.method, { ...HEADERS, allow: 'GET, HEAD' });
  }
  try {
    return await answer(request, context);
  } catch (error) {
    console.error(error);
    // A reader keeps what it has: an empty feed would take it away.
    return plainText(503, ERRORS.unavailable, { ...HEADERS, 'retry-after': '300' });
  }
}
