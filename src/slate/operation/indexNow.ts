import type { Log } from '#domain/operation/log.ts';
import { indexNowFile, indexNowKey } from '#domain/product/indexNow.ts';
import { webAddress } from '#domain/product/webAddress.ts';
import { counted } from '#domain/words/counted.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import { fetch } from '#fetch';
import type { Environment } from '#wiring';

/** The most addresses that one request may have. */
const MOST = 10_000;
const LIMIT_MS = 10_000;

/** What a refusal means, by the protocol. */
const MEANINGS: Readonly<Record<number, string>> = {
  400: 'the request is malformed',
  403: 'the key’s file is not there, or has another key',
  422: 'an address is of another host, or the key is not well formed',
  429: 'too many requests',
};

interface IndexNow {
  readonly key: string;
  /** The site's own address, without a slash at the end. */
  readonly siteUrl: string;
  readonly apiUrl: string;
}

/** The owner's settings; undefined while there is no key, or no site that readers can reach. */
export function indexNowOf({
  INDEXNOW_KEY,
  INDEXNOW_API_URL,
  URL: site,
}: Environment): IndexNow | undefined {
  const key = indexNowKey(INDEXNOW_KEY);
  const own = webAddress(site ?? '');
  if (key === undefined || own === undefined) return undefined;
  return {
    key,
    siteUrl: own.base.slice(0, own.base.length - own.path.length),
    apiUrl: INDEXNOW_API_URL || 'https://api.indexnow.org',
  };
}

/**
 * Tells search engines which pages have changed (indexnow.org): one request, which all that take part share. Never rejects: a
 * page that was not announced is found by the sitemaps.
 */
export async function tellIndexNow(
  { key, siteUrl, apiUrl }: IndexNow,
  paths: readonly string[],
  log: Log,
): Promise<void> {
  if (paths.length === 0) return;
  const urlList = paths.slice(0, MOST).map((path) => siteUrl + path);
  const host = new URL(siteUrl).host;
  const body = JSON.stringify({ host, key, keyLocation: siteUrl + indexNowFile(key), urlList });
  try {
    const answer = await fetch(new URL('/indexnow', apiUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const { status } = answer;
    if (status === 200 || status === 202) {
      log(`search engines were told of ${counted(urlList.length, 'changed page')}`);
      return;
    }
    log(
      `IndexNow refused ${counted(urlList.length, 'address', 'addresses')}: ${status}, ${MEANINGS[status] ?? 'no reason is known'}`,
      {
        level: 'warn',
      },
    );
  } catch (error) {
    log(`IndexNow was not reached: ${whyFailed(error)}`, { level: 'warn' });
  }
}
