import { isDeeper } from './depth.ts';
import { readCapped } from './readCapped.ts';

/** What one request came to: the JSON, or what was wrong and whether asking again may help. */
export type RequestResult =
  | { readonly ok: true; readonly json: unknown }
  | { readonly ok: false; readonly problem: string; readonly retry: boolean; cause?: unknown };

const failed = (problem: string, retry = false, cause?: unknown): RequestResult => ({
  ok: false,
  problem,
  retry,
  cause,
});

/** The innermost message of a failed request: fetch itself only says "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Several times what any feed's answer needs. */
const DEEPEST = 64;

function parse(text: string): RequestResult {
  if (isDeeper(text, DEEPEST)) return failed(`answered with more than ${DEEPEST} levels`);
  try {
    return { ok: true, json: JSON.parse(text) };
  } catch (error) {
    const html = /^\s*</.test(text);
    return failed(
      html ? 'answered with HTML, not JSON' : 'answered with broken JSON',
      false,
      error,
    );
  }
}

/** One GET without following redirects. Never rejects. */
export async function requestJson(
  url: URL,
  send: typeof fetch,
  maxBytes: number,
  signal: AbortSignal,
): Promise<RequestResult> {
  try {
    const headers = { accept: 'application/json' };
    const response = await send(url, { headers, redirect: 'manual', signal });
    if (!response.ok) {
      await response.body?.cancel();
      const { status } = response;
      if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
        return failed('answered with a redirect, which is refused');
      }
      return failed(`answered with status ${status}`, status >= 500);
    }
    const text = await readCapped(response, maxBytes);
    if (text === undefined) return failed(`answered with more than ${maxBytes} bytes`);
    return parse(text);
  } catch (error) {
    return failed(`cannot be reached (${reasonOf(error)})`, true, error);
  }
}
