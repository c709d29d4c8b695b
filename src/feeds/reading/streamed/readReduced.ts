import type { KeptShape } from './kept.ts';
import { createReducer } from './reducer.ts';

/** Limit of characters kept from any answer: the size limit of a complete one. */
const MOST_KEPT = 8_000_000;

/** Cache key of a partly kept answer: it includes the kept parts, because these may change later. */
export function keptAs(url: URL, kept: KeptShape): URL {
  const address = new URL(url);
  address.hash = JSON.stringify(kept);
  return address;
}

/**
 * JSON text of the kept parts of an answer's body, read chunk by chunk, the rest dropped at once. Counts bytes after
 * decompression. Undefined if the body, or its kept part, is too large. Rejects when the connection fails.
 */
export async function readReduced(
  { body }: Response,
  maxBytes: number,
  kept: KeptShape,
): Promise<string | undefined> {
  const reducer = createReducer(kept);
  if (!body) return reducer.end();
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      reducer.write(decoder.decode());
      return reducer.end();
    }
    bytes += value.byteLength;
    if (bytes > maxBytes || reducer.length > MOST_KEPT) {
      await reader.cancel();
      return undefined;
    }
    reducer.write(decoder.decode(value, { stream: true }));
  }
}
