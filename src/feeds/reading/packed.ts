import { gunzipSync, gzipSync } from 'node:zlib';
import { LONGEST_PACKED } from './limits.ts';

/** Limit of any feed's answer, bytes. */
const MOST_UNPACKED = 8_000_000;

/** An answer packed as text; undefined if it is too long to store. */
export function packText(text: string): string | undefined {
  const packed = gzipSync(text).toString('base64');
  return packed.length <= LONGEST_PACKED ? packed : undefined;
}

/** The unpacked answer; undefined for a text that we did not pack. */
export function unpackText(packed: string): string | undefined {
  try {
    const bytes = gunzipSync(Buffer.from(packed, 'base64'), { maxOutputLength: MOST_UNPACKED });
    return bytes.toString('utf8');
  } catch {
    return undefined;
  }
}
