import type { Validators } from '#domain/operation/feedMemory.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import type { fetch } from '#fetch';
import type { Courtesy } from './courtesy.ts';
import { type HeardFeed, retryAfterMs } from './feedState.ts';
import { isDeeper } from './jsonDepth.ts';
import { LONGEST_DATE, LONGEST_ETAG } from './limits.ts';
import { readCapped } from './readCapped.ts';
import type { KeptShape } from './streamed/kept.ts';
import { keptAs, readReduced } from './streamed/readReduced.ts';

/** Options of a request. */
export interface RequestOptions {
  /** Default "json". */
  readonly as?: 'json' | 'text' | undefined;
  /** Additional headers for the feed, such as a key. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Parts of a large JSON answer to keep; the rest is dropped as it arrives. Default: everything. */
  readonly keeping?: KeptShape | undefined;
  /** Selects the useful part of a text: the rest is neither kept nor parsed. */
  readonly shorten?: ((text: string) => string) | undefined;
}

/** The result of one request: the JSON (or the text, if requested), or the problem and whether a retry may help. */
type RequestResult =
  | { readonly ok: true; readonly json: unknown }
  | {
      readonly ok: false;
      readonly problem: string;
      readonly retry: boolean;
      readonly cause?: unknown;
      /** What it says about the feed. */
      readonly heard: HeardFeed;
    };

const UNREADABLE: HeardFeed = { kind: 'unreadable' };
const DOWN: HeardFeed = { kind: 'down' };

const failed = (
  problem: string,
  {
    retry = false,
    cause,
    heard = UNREADABLE,
  }: { retry?: boolean; cause?: unknown; heard?: HeardFeed } = {},
): RequestResult => ({ ok: false, problem, retry, cause, heard });

/** Several times what any feed's answer needs. */
const DEEPEST = 64;

function parse(text: string, as: RequestOptions['as']): RequestResult {
  if (as === 'text') return { ok: true, json: text };
  if (isDeeper(text, DEEPEST)) return failed(`answered with more than ${DEEPEST} levels`);
  try {
    return { ok: true, json: JSON.parse(text) };
  } catch (error) {
    const html = /^\s*</.test(text);
    return failed(html ? 'answered with HTML, not JSON' : 'answered with broken JSON', {
      cause: error,
    });
  }
}

/** Headers of a request: our identification, and validators of the cached answer. */
function headersOf(
  courtesy: Courtesy | undefined,
  known: Validators | undefined,
  { as, headers }: RequestOptions,
) {
  return {
    ...headers,
    accept: as === 'text' ? '*/*' : 'application/json',
    ...(courtesy && { 'user-agent': courtesy.userAgent }),
    ...(known?.etag !== undefined && { 'if-none-match': known.etag }),
    ...(known?.lastModified !== undefined && { 'if-modified-since': known.lastModified }),
  };
}

/** The result of an unsuccessful answer. */
function refusal({ status, type, headers }: Response, now: Date | undefined): RequestResult {
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    return failed('answered with a redirect, which is refused');
  }
  const problem = `answered with status ${status}`;
  const waitMs = now && retryAfterMs(headers.get('retry-after'), now);
  if (status === 429 || (status === 503 && waitMs !== undefined)) {
    return failed(problem, { heard: { kind: 'busy', waitMs } });
  }
  if (status >= 500) return failed(problem, { retry: true, heard: DOWN });
  return failed(problem, { heard: { kind: 'refused', status } });
}

/** The cached answer that has just been confirmed; if it is gone, it must be requested again. */
async function confirmed(
  url: URL,
  courtesy: Courtesy,
  as: RequestOptions['as'],
): Promise<RequestResult> {
  const text = await courtesy.kept(url);
  if (text !== undefined) return parse(text, as);
  return failed('confirmed an answer that is kept no more', { retry: true });
}

/** An answer's validators, if it has any. */
function validatorsOf({ headers }: Response): Validators | undefined {
  const etag = headers.get('etag') ?? undefined;
  const lastModified = headers.get('last-modified') ?? undefined;
  if ((etag?.length ?? 0) > LONGEST_ETAG || (lastModified?.length ?? 0) > LONGEST_DATE)
    return undefined;
  return etag === undefined && lastModified === undefined ? undefined : { etag, lastModified };
}

/** One GET without following redirects; if only part of the answer is kept, the JSON is that part. Never rejects. */
export async function requestJson(
  url: URL,
  send: typeof fetch,
  maxBytes: number,
  signal: AbortSignal,
  courtesy?: Courtesy,
  asked: RequestOptions = {},
): Promise<RequestResult> {
  const { as, keeping, shorten } = asked;
  const memorized = keeping ? keptAs(url, keeping) : url;
  try {
    const known = courtesy?.validatorsOf(memorized);
    const headers = headersOf(courtesy, known, asked);
    const response = await send(url, { headers, redirect: 'manual', signal });
    if (!response.ok) {
      await response.body?.cancel();
      return courtesy && known && response.status === 304
        ? await confirmed(memorized, courtesy, as)
        : refusal(response, courtesy?.now());
    }
    const whole = await (keeping
      ? readReduced(response, maxBytes, keeping)
      : readCapped(response, maxBytes));
    if (whole === undefined) return failed(`answered with more than ${maxBytes} bytes`);
    const text = shorten?.(whole) ?? whole;
    const result = parse(text, as);
    const validators = validatorsOf(response);
    if (result.ok && validators) courtesy?.keep(memorized, validators, text);
    return result;
  } catch (error) {
    return failed(`cannot be reached (${whyFailed(error)})`, {
      retry: true,
      cause: error,
      heard: DOWN,
    });
  }
}
