import { whyFailed } from '#domain/words/whyFailed.ts';
import { fetch } from '#fetch';
import { checkedUrl } from './fetchJson.ts';
import { isDeeper } from './jsonDepth.ts';
import { readCapped } from './readCapped.ts';

export interface MeteredOptions {
  readonly userAgent: string;
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds for the whole request. Default 8,000. */
  readonly timeoutMs?: number | undefined;
  /** Largest body in bytes, after decompression. Default 8 MB. */
  readonly maxBytes?: number | undefined;
}

/** An answer with its headers, whatever its status; `json` is undefined if the body is none. */
export type MeteredAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly headers: Headers;
      readonly json: unknown;
    }
  | { readonly kind: 'none'; readonly reason: string };

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 8_000_000;
/** Several times what an answer needs. */
const DEEPEST = 32;

function parse(text: string | undefined): unknown {
  if (text === undefined || isDeeper(text, DEEPEST)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * One GET of a feed that counts requests against the owner's quota: a refusal's body and headers are read, too, as they say which
 * it is, and nothing is asked twice. Redirects are not followed. Never rejects; no reason holds the address, which may hold the key.
 */
export async function askMetered(
  url: URL,
  headers: Readonly<Record<string, string>>,
  { userAgent, fetch: send = fetch, timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES }: MeteredOptions,
): Promise<MeteredAnswer> {
  try {
    const response = await send(checkedUrl(url), {
      headers: { ...headers, accept: 'application/json', 'user-agent': userAgent },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const json = parse(await readCapped(response, maxBytes));
    return { kind: 'answered', status: response.status, headers: response.headers, json };
  } catch (error) {
    return { kind: 'none', reason: whyFailed(error).replaceAll(url.search, '') };
  }
}
