import { createHash } from 'node:crypto';
import { Refused } from '#contract/refused.ts';
import type { Endpoint, Kind } from '#http/endpoint.ts';
import { PRIVATE, SAFE_PAGE } from '#http/headers.ts';
import { reasonOf } from '#jobLog';
import { escapeXml } from '#members/account/twilio/xml.ts';
import { SITE } from '#site';
import { EMAIL_UNSUBSCRIBE } from './contract/paths.ts';
import { addressOfLink } from './email/address.ts';
import { channels } from './tools.ts';

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:3rem auto;padding:0 1rem;color:#16181d;background:#fff}button{font:inherit;font-weight:600;padding:.6rem 1.1rem;border:0;border-radius:.5rem;background:#16181d;color:#fff;cursor:pointer}a{color:inherit}:focus-visible{outline:3px solid #2f6fde;outline-offset:2px}@media(prefers-color-scheme:dark){body{color:#eceef2;background:#101216}button{background:#eceef2;color:#101216}}';
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

const page = (status: number, title: string, inside: string, more: HeadersInit = {}): Response =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} | ${SITE.name}</title><style>${STYLE}</style><main><h1>${title}</h1>${inside}</main></html>`,
    { status, headers: { ...HEADERS, ...more } },
  );

const HELP = `<p>Help with gambling: <a href="${SITE.helpLineHref}">${SITE.helpLine}</a></p>`;

const asks = (token: string): Response =>
  page(
    200,
    'Stop e-mails?',
    `<p>${SITE.name} will send no more e-mails to this address.</p><form method="post" action="${EMAIL_UNSUBSCRIBE}?a=${escapeXml(token)}"><button>Stop e-mails</button></form>${HELP}`,
  );

const NOT_WHOLE = `<p>Open it from the e-mail again, or turn off e-mails on <a href="/account">your account page</a>.</p>${HELP}`;
const STOPPED = `<p>We send nothing more to this address. To get e-mails again, confirm it on <a href="/account">your account page</a>.</p>${HELP}`;

const KIND: Kind = {
  refuse: ({ status, message, headers }) =>
    status === 405
      ? page(405, 'Not answered here', HELP, { allow: 'GET, HEAD, POST' })
      : page(status, message, '<p>Please try again in a minute.</p>', headers),
  failed: new Refused('unavailable', 'That did not work', { retryAfter: 60 }),
  log: (error) => console.error(`E-mails were not stopped: ${reasonOf(error)}`),
  head: true,
};

/**
 * The link under each e-mail. Opening it asks for confirmation, because programs open links too; posting to it stops e-mails at
 * once, by the button or a mail program (RFC 8058), whoever is signed in.
 */
export const UNSUBSCRIBE: Endpoint = {
  methods: ['GET', 'POST'],
  path: EMAIL_UNSUBSCRIBE,
  kind: KIND,
  answer: async ({ site: { env, use }, request, url }) => {
    const token = url.searchParams.get('a') ?? '';
    const address = addressOfLink(token, env.PHONE_HASH_KEY ?? '');
    if (!address) return page(404, 'Part of this link is missing', NOT_WHOLE);
    if (request.method !== 'POST') return asks(token);
    await use(channels).blockAddress(address, 'stop');
    return page(200, 'E-mails stopped', STOPPED);
  },
};
