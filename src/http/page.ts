import { clock } from '#clock';
import { ERRORS } from '#contract/errors.ts';
import { Refused } from '#contract/refused.ts';
import type { Call, Endpoint, EndpointKind } from './endpoint.ts';
import { type Headers, SAFE_PAGE, SAFE_TEXT, UNKEPT } from './headers.ts';
import { etagOf, taggedAnswer } from './taggedAnswer.ts';

const HOUR_MS = 3_600_000;
/** Where the tags of a page's head end that differ from page to page (render/shellParts.ts). */
const HEAD_END = '<!--/head-->';

/** The page with the specified expiry, an hour ahead of this answer; built files leave it to their headers. */
const expiring = (html: string): string =>
  html.replace(
    HEAD_END,
    `<meta name="expires" content="${new Date(clock.now().getTime() + HOUR_MS).toUTCString()}"/>${HEAD_END}`,
  );

/** A page as text. Its tag is of what it shows: its expiry is another at every second. `safe`: security headers, those of all pages unless the page may be framed. */
export const htmlAnswer = (
  request: Request,
  html: string,
  {
    status,
    headers,
    safe = SAFE_PAGE,
  }: { readonly status: number; readonly headers: Headers; readonly safe?: Headers },
): Response => {
  const sent = expiring(html);
  return taggedAnswer(request, sent, {
    status,
    headers: { ...safe, ...headers, 'content-type': 'text/html; charset=utf-8' },
    etag: sent === html ? etagOf(html) : `W/${etagOf(html)}`,
  });
};

/** A line of text that is never cached. */
export const plainTextPage = (status: number, text: string, headers: Headers = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      ...SAFE_TEXT,
      ...UNKEPT,
      'content-type': 'text/plain; charset=utf-8',
      ...headers,
    },
  });

interface PageKind {
  /** The response if the page cannot be made. */
  readonly failed?: Refused;
  /** Whether any site's page may read it. */
  readonly open?: boolean;
  /** Headers of a refusal. */
  readonly headers?: Headers;
  /** Served instead of a line of text if the page cannot be made. */
  readonly instead?: (call: Call) => Promise<Response>;
}

const FAILED = new Refused('unavailable', ERRORS.page, { retryAfter: 30 });

/** A page, or a text of another kind, that a reader or a program opens. */
export function servedPage(
  path: string,
  answer: (call: Call) => Promise<Response>,
  { failed = FAILED, open = false, headers = {}, instead }: PageKind = {},
): Endpoint {
  const told = ({ status, message, headers: more }: Refused): Response =>
    plainTextPage(status, message, { ...headers, ...more });
  const kind: EndpointKind = {
    refuse: (refused, call) =>
      refused === failed && instead ? instead(call).catch(() => told(refused)) : told(refused),
    failed,
    head: true,
    open,
  };
  return { methods: ['GET'], path, kind, answer };
}
