import { createHash } from 'node:crypto';
import { Refused } from '#contract/refused.ts';
import type { EndpointKind } from '#http/endpoint.ts';
import { PRIVATE, SAFE_PAGE } from '#http/headers.ts';
import { reasonOf } from '#jobLog';
import { escapeXml } from '#members/account/twilio/xml.ts';
import { SITE } from '#site';

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem;color:#16181d;background:#fff;overflow-wrap:anywhere}button{font:inherit;font-weight:600;padding:.6rem 1.1rem;border:0;border-radius:.5rem;background:#16181d;color:#fff;cursor:pointer}a{color:inherit}:focus-visible{outline:3px solid #2f6fde;outline-offset:2px}@media(prefers-color-scheme:dark){body{color:#eceef2;background:#101216}button{background:#eceef2;color:#101216}}';
const HASH = createHash('sha256').update(STYLE).digest('base64');
const HEADERS = {
  ...SAFE_PAGE,
  'content-security-policy': `default-src 'none'; style-src 'sha256-${HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'content-type': 'text/html; charset=utf-8',
  ...PRIVATE,
  // The page's address is a secret key.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** A page of a few words that a link or a form of an e-mail's leads to; it loads nothing. @param title plain text @param inside HTML */
export const linkedPage = (
  status: number,
  title: string,
  inside: string,
  more: HeadersInit = {},
): Response =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(title)} | ${SITE.name}</title><style>${STYLE}</style><main><h1>${escapeXml(title)}</h1>${inside}</main></html>`,
    { status, headers: { ...HEADERS, ...more } },
  );

export const HELP = `<p>Help with gambling: <a href="${SITE.helpLineHref}">${SITE.helpLine}</a></p>`;

/**
 * How such pages report errors.
 * @param notDone what the log says before the reason
 * @param back HTML after a refusal, such as a link back
 */
export const linkedKind = (
  notDone: string,
  back = '<p>Please try again in a minute.</p>',
  methods = 'GET, HEAD, POST',
): EndpointKind => ({
  refuse: ({ status, message, headers }) =>
    status === 405
      ? linkedPage(405, 'Not answered here', HELP, { allow: methods })
      : linkedPage(status, message, back, headers),
  failed: new Refused('unavailable', 'That did not work', { retryAfter: 60 }),
  log: (error) => console.error(`${notDone}: ${reasonOf(error)}`),
  head: methods.includes('HEAD'),
});
