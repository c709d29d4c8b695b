import { createHash } from 'node:crypto';
import { SAFE_PAGE, STORED } from '#http/headers.ts';

const { 'x-frame-options': _, ...SAFE_FRAMED } = SAFE_PAGE;

/** Any page may frame a card; it loads, runs and sends nothing, and has only this style. */
const policy = (style: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');

/**
 * Headers of a card. The CDN keeps it for a minute and never serves it stale, because a card has no script that would notice the
 * start.
 */
export const embedHeaders = (style: string): Readonly<Record<string, string>> => ({
  ...SAFE_FRAMED,
  'content-security-policy': policy(style),
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
  'cache-control': STORED['cache-control'] ?? '',
  'netlify-cdn-cache-control': 'public, durable, s-maxage=60',
  'netlify-vary': 'query=theme',
});
