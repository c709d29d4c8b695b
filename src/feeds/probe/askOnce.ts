import { publicText } from '#domain/operation/publicText.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import { fetch } from '#fetch';
import { whyUnregistered } from '../rights.ts';

/** The result of one probe request. */
export type Got =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly text: string;
      readonly whole: boolean;
    }
  | {
      readonly kind: 'silence';
      /** Why, without addresses. */
      readonly why: string;
    };

export interface AskOnceOptions {
  readonly userAgent: string;
  /** Whether the settings have put a registered feed at a host. */
  readonly standsFor?: ((host: string) => boolean) | undefined;
  readonly fetch?: typeof fetch | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Limit of bytes read, after decompression; the rest is not requested. */
  readonly maxBytes: number;
}

const TIMEOUT_MS = 20_000;

async function readUpTo(response: Response, maxBytes: number) {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    text += decoder.decode(value, { stream: true });
    if (bytes >= maxBytes) {
      await reader.cancel();
      return { text, whole: false };
    }
  }
  return { text: text + decoder.decode(), whole: true };
}

/** One GET, once, without redirects. Never rejects. */
export async function askOnce(url: URL, options: AskOnceOptions): Promise<Got> {
  const { userAgent, fetch: send = fetch, maxBytes, headers, standsFor } = options;
  const refused = whyUnregistered(url, standsFor);
  if (refused !== undefined) return { kind: 'silence', why: `its host ${refused}` };
  try {
    const response = await send(url, {
      headers: { accept: 'application/json', ...headers, 'user-agent': userAgent },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { kind: 'answer', status: response.status, ...(await readUpTo(response, maxBytes)) };
  } catch (error) {
    return { kind: 'silence', why: publicText(whyFailed(error)) };
  }
}
