import { type Headers, SAFE_HEADERS } from '#http/headers.ts';
import { taggedAnswer } from '#http/taggedAnswer.ts';

interface KeptText {
  readonly text: string;
  /** With its quotation marks. */
  readonly etag: string;
  /** How browsers and the CDN keep it. */
  readonly caching: Headers;
}

/** A stored JSON text as an answer. */
export const storedJson = (request: Request, { text, etag, caching }: KeptText): Response =>
  taggedAnswer(request, new TextEncoder().encode(text), {
    headers: { ...SAFE_HEADERS, ...caching, 'content-type': 'application/json; charset=utf-8' },
    etag,
  });
