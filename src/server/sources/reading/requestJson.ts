/**
 * Body of an answer as text, read chunk by chunk so that an oversized one is cut off early.
 * Counts bytes after decompression: a small compressed body cannot grow past the cap.
 * Undefined where the body is larger than `maxBytes`. Rejects when the connection fails.
 */
async function readCapped(response: Response, maxBytes: number): Promise<string | undefined> {
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel();
    return undefined;
  }
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

const isOpening = (code: number): boolean => code === 0x5b || code === 0x7b;
const isClosing = (code: number): boolean => code === 0x5d || code === 0x7d;

/**
 * Whether lists and objects of a JSON text stand in one another deeper than a limit. Looks at each character once:
 * parsing millions of brackets takes seconds, in which nothing else is done.
 */
export function isDeeper(json: string, limit: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (quoted) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) quoted = false;
    } else if (code === QUOTE) quoted = true;
    else if (isClosing(code)) depth -= 1;
    else if (isOpening(code)) {
      depth += 1;
      if (depth > limit) return true;
    }
  }
  return false;
}

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
