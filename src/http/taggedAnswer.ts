import { createHash } from 'node:crypto';

/** A text's strong entity tag. */
export const etagOf = (text: string | Uint8Array): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/**
 * Whether a reader's If-None-Match contains this tag. Tags are compared weakly (RFC 9110, 13.1.2): a CDN that compresses
 * a response marks its tag "W/".
 */
const isKnown = (ifNoneMatch: string | null, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag.replace(/^W\//, '') || tag === '*');

/**
 * From this size on, a body is sent as a stream of one chunk, for two reasons: a Response copies the bytes it is given,
 * which would be its largest cost; and a function's buffered response is limited to 6 MB, close to a full Saturday's size.
 */
const STREAMED_BYTES = 16_384;

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;

/** A body as it is sent. */
export const bodyOf = (body: Body): Body =>
  body instanceof Uint8Array && body.length >= STREAMED_BYTES
    ? new ReadableStream({
        pull(controller) {
          controller.enqueue(body);
          controller.close();
        },
      })
    : body;

interface Given {
  readonly headers: Readonly<Record<string, string>>;
  /** Includes the quotation marks. */
  readonly etag: string;
  readonly status?: number;
}

/** A response with a tag: 304 if the reader already has it, no body for HEAD. */
export function taggedAnswer(
  request: Request,
  body: Body | (() => Body),
  { headers, etag, status = 200 }: Given,
): Response {
  const all = { ...headers, etag };
  if (status === 200 && isKnown(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers: all });
  if (request.method === 'HEAD') return new Response(null, { status, headers: all });
  return new Response(bodyOf(typeof body === 'function' ? body() : body), { status, headers: all });
}
