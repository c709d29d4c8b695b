import { createHash } from 'node:crypto';
import type { FeedReply, FeedRequest } from './feed.ts';

/** A response with its ETag, or 304 if the request contains that tag. */
export function validated(given: FeedReply, { headers }: FeedRequest): FeedReply {
  if (given.status !== 200) return given;
  const hash = createHash('sha1').update(JSON.stringify(given.body)).digest('hex').slice(0, 20);
  const etag = `W/"${hash}"`;
  const told = { ...given.headers, etag };
  return headers.get('if-none-match') === etag
    ? { status: 304, body: '', headers: told }
    : { ...given, headers: told };
}
