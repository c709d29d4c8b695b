import { createHash } from 'node:crypto';
import { STORED } from '#http/caching.ts';
import { SAFE_PAGE } from '#http/safe.ts';

const { 'x-frame-options': _, ...SAFE_FRAMED } = SAFE_PAGE;

/** Anybody's page may frame a card; it loads nothing, runs nothing, sends nothing, and has this one style. */
const policy = (style: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');

/** What is said of a card. It is kept for a minute and never served stale: no script in it would notice the start. */
export const embedHeaders = (style: string): Readonly<Record<string, string>> => ({
  ...SAFE_FRAMED,
  'content-security-policy': policy(style),
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
  'cache-control': STORED['cache-control'] ?? '',
  'netlify-cdn-cache-control': 'public, durable, s-maxage=60',
  'netlify-vary': 'query=theme',
});
