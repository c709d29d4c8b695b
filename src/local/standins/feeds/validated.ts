import { createHash } from 'node:crypto';
import type { FeedReply, FeedRequest } from './feed.ts';

/** An answer with its ETag, or 304 where the request names it already. */
export function validated(given: FeedReply, { headers }: FeedRequest): FeedReply {
  if (given.status !== 200) return given;
  const hash = createHash('sha1').update(JSON.stringify(given.body)).digest('hex').slice(0, 20);
  const etag = `W/"${hash}"`;
  const told = { ...given.headers, etag };
  return headers.get('if-none-match') === etag
    ? { status: 304, body: '', headers: told }
    : { ...given, headers: told };
}
