import type { KeptShape } from './kept.ts';
import { createReducer } from './reducer.ts';

/** As much as may be kept of any answer, characters: what a whole one may have. */
const MOST_KEPT = 8_000_000;

/** By what address an answer is remembered that is kept in part: what is kept of it next year is another answer. */
export function keptAs(url: URL, kept: KeptShape): URL {
  const address = new URL(url);
  address.hash = JSON.stringify(kept);
  return address;
}

/**
 * JSON text of what is kept of an answer's body, read chunk by chunk, the rest let go at once. Counts bytes after
 * decompression. Undefined where the body, or what is kept of it, is too large. Rejects when the connection fails.
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
