import { outcomeText } from '#domain/rerun/outcomeText.ts';

/**
 * SHA-256, hex, of a simulation's counts, by the browser itself. Rejects on a page without https, where browsers have no hashing.
 */
export async function outcomeHashHex(outcome: unknown): Promise<string> {
  const { subtle } = globalThis.crypto;
  if (!subtle) throw new Error('open this page over https, where the browser can hash');
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(outcomeText(outcome)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
