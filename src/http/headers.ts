/** Of an answer, by their names. */
export type Headers = Readonly<Record<string, string>>;

/** Browsers always ask. */
const ASKED: Headers = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** How the CDN keeps a public answer. */
export interface Caching {
  /** The query parameters that it depends on: no other is part of its cache key. */
  readonly parameters: readonly string[];
  /** What purges it besides a new slate. */
  readonly tags?: readonly string[] | undefined;
  /** How long the CDN answers without asking, seconds. */
  readonly seconds?: number | undefined;
}

/** A name that no endpoint takes: a request with it gets 400, which nothing keeps. */
const NO_PARAMETER = 'none';

/** Kept by the CDN and served stale while it is fetched again; purged by each new slate. */
export const cached = ({ parameters, tags = [], seconds = 60 }: Caching): Headers => ({
  ...ASKED,
  'netlify-cdn-cache-control': `public, durable, s-maxage=${seconds}, stale-while-revalidate=900`,
  'netlify-cache-tag': ['slate', ...tags].join(','),
  // Without it every spelling of a query would be kept apart.
  'netlify-vary': `query=${parameters.join('|') || NO_PARAMETER}`,
});

/** Of a page: only a script reads a query of it, so none is part of the key, and every spelling is one copy. */
export const STORED: Headers = cached({ parameters: [] });

/** What tells how old everything is: half a minute, long enough that who asks in a loop asks the CDN. */
export const HALF_A_MINUTE: Headers = { 'netlify-cdn-cache-control': 'public, s-maxage=30' };

/** What never changes: kept for a year by browsers and the CDN, which purges it only with a deploy. */
export const FOR_EVER: Headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'netlify-cdn-cache-control': 'public, durable, s-maxage=31536000, immutable',
  'netlify-vary': 'query=none',
};

/** What nothing keeps. */
export const UNKEPT: Headers = { 'cache-control': 'no-store' };

/** What one reader alone may have. */
export const PRIVATE: Headers = { 'cache-control': 'private, no-store' };

/** Headers of every answer of a function, because those of netlify.toml apply to files only. */
export const SAFE: Headers = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Headers of every page that a function answers: what netlify.toml gives to files. A test compares the two. */
export const SAFE_PAGE: Headers = {
  ...SAFE,
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};
