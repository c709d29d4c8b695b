/** A response's headers, by name. */
export type Headers = Readonly<Record<string, string>>;

/** Browsers revalidate at every use. */
const ASKED: Headers = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** How the CDN caches a public response. */
export interface Caching {
  /** The query parameters in its cache key: the response depends on no others. */
  readonly parameters: readonly string[];
  /** Cache tags that purge it, besides a new slate's. */
  readonly tags?: readonly string[] | undefined;
  /** How long the CDN serves it without revalidating, seconds. */
  readonly seconds?: number | undefined;
  /** How long it may serve an older copy while it fetches a newer one, seconds. */
  readonly stale?: number | undefined;
}

/** A parameter name that no endpoint accepts: a request with it gets 400, which is never cached. */
const NO_PARAMETER = 'none';

/** Cached by the CDN and served stale while it is fetched again; purged by each new slate. */
export const cached = ({ parameters, tags = [], seconds = 60, stale = 900 }: Caching): Headers => ({
  ...ASKED,
  'netlify-cdn-cache-control': `public, durable, s-maxage=${seconds}, stale-while-revalidate=${stale}`,
  'netlify-cache-tag': ['slate', ...tags].join(','),
  // Without it, the CDN would cache every spelling of a query separately.
  'netlify-vary': `query=${parameters.join('|') || NO_PARAMETER}`,
});

/** For a page: only scripts read its query, so the cache key has none, and all spellings share one copy. */
export const STORED: Headers = cached({ parameters: [] });

/** For a page that hardly changes any more: browsers ask at every use, the CDN keeps it for a year or until its tag is purged. */
export const keptYear = (tag: string): Headers => ({
  ...ASKED,
  'netlify-cdn-cache-control': 'public, durable, s-maxage=31536000, stale-while-revalidate=900',
  'netlify-cache-tag': tag,
  'netlify-vary': `query=${NO_PARAMETER}`,
});

/** For reports of freshness: half a minute, long enough for the CDN to absorb requests in a loop. */
export const HALF_A_MINUTE: Headers = { 'netlify-cdn-cache-control': 'public, s-maxage=30' };

/** For what never changes: browsers and the CDN keep it for a year; only a deploy purges the CDN. */
export const FOR_EVER: Headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'netlify-cdn-cache-control': 'public, durable, s-maxage=31536000, immutable',
  'netlify-vary': 'query=none',
};

/** For what must not be cached anywhere. */
export const UNKEPT: Headers = { 'cache-control': 'no-store' };

/** For a single reader's data. */
export const PRIVATE: Headers = { 'cache-control': 'private, no-store' };

/** For what is read and not shown as a page: opened in a browser it loads nothing, and stands in no frame. */
const SHOWS_NOTHING: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
};

/** Headers of every function's response, because those in netlify.toml apply to files only. Other sites' pages get none of it. */
export const SAFE_HEADERS: Headers = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  ...SHOWS_NOTHING,
};

/** Headers of every page that a function serves: the same that netlify.toml gives to files. A test compares the two. */
export const SAFE_PAGE: Headers = {
  ...SAFE_HEADERS,
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Headers of text that is opened at an address like a page's: feeds, calendars, a line that says what is wrong. */
export const SAFE_TEXT: Headers = { ...SAFE_PAGE, ...SHOWS_NOTHING };
