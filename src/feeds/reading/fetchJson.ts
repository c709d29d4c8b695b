import { setTimeout as wait } from 'node:timers/promises';
import { abortWithin, fetch } from '#fetch';
import { whyUnregistered } from '../rights.ts';
import { SourceError } from '../source.ts';
import { ANOTHER_FEED, type Courtesy } from './courtesy.ts';
import { type RequestOptions, requestJson } from './requestJson.ts';

export interface FetchJsonOptions extends Pick<RequestOptions, 'headers' | 'keeping'> {
  /** Milliseconds for the whole call, a second attempt included. Default 5,000. */
  readonly timeoutMs?: number | undefined;
  /** Largest body in bytes, after decompression. Default 8 MB. */
  readonly maxBytes?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** How feeds are treated; without it a request is sent at once and nothing is remembered. */
  readonly courtesy?: Courtesy | undefined;
  /** Wait before the second attempt; may reject when the signal fires. */
  readonly delay?: ((ms: number, signal: AbortSignal) => Promise<unknown>) | undefined;
}

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 8_000_000;
const BACKOFF_MS = 300;
/** Whether the settings name a feed at a host: one that a setting has put elsewhere. */
const isNamed = (feed: string | undefined): boolean => feed !== undefined && feed !== ANOTHER_FEED;
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * HTTPS only; plain HTTP only on this machine. No credentials in the address, and a host with recorded rights (`rights.ts`).
 * @param standsFor whether the settings have put a registered feed at a host
 */
export function checkedUrl(text: string | URL, standsFor?: (host: string) => boolean): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const secure = url?.protocol === 'https:';
  const local = url?.protocol === 'http:' && LOOPBACK.has(url.hostname);
  if (!url || !(secure || local) || url.username || url.password) {
    throw new SourceError('not an address a feed may have: only https without credentials');
  }
  const refused = whyUnregistered(url, standsFor);
  if (refused !== undefined) throw new SourceError(`${url.host} ${refused}`);
  return url;
}

/**
 * GETs JSON, whatever its content type. Redirects are refused, never followed: a feed cannot send us to another host. Network
 * failures and 5xx are retried once while time allows; a host that asked to be left alone, or has not answered for some time, is
 * not requested at all.
 * Rejects with a SourceError naming host, path and the problem.
 */
export const fetchJson = (
  address: string | URL,
  options: FetchJsonOptions = {},
): Promise<unknown> => fetchAs(address, options, options);

/**
 * The same for a text: CSV, YAML.
 * @param shorten keeps the useful part
 */
export async function fetchText(
  address: string | URL,
  options: FetchJsonOptions = {},
  shorten?: (text: string) => string,
): Promise<string> {
  return String(await fetchAs(address, options, { as: 'text', headers: options.headers, shorten }));
}

async function fetchAs(
  address: string | URL,
  options: FetchJsonOptions,
  asked: RequestOptions,
): Promise<unknown> {
  const {
    timeoutMs = TIMEOUT_MS,
    maxBytes = MAX_BYTES,
    fetch: send = fetch,
    courtesy,
    delay = (ms, signal) => wait(ms, undefined, { signal }),
  } = options;
  const url = checkedUrl(address, (host) => isNamed(courtesy?.feedOf(host)));
  const resting = await courtesy?.turn(url);
  if (resting !== undefined) throw new SourceError(`${url.host}${url.pathname} ${resting}`);
  const signal = abortWithin(timeoutMs, options.signal);

  let result = await requestJson(url, send, maxBytes, signal, courtesy, asked);
  if (!result.ok && result.retry && !signal.aborted) {
    await delay(BACKOFF_MS, signal).catch(() => undefined);
    if (!signal.aborted) result = await requestJson(url, send, maxBytes, signal, courtesy, asked);
  }
  const cancelled = options.signal?.aborted === true;
  const heard = result.ok ? ({ kind: 'read' } as const) : result.heard;
  if (!cancelled) courtesy?.heard(url, heard);
  if (result.ok) return result.json;

  let { problem } = result;
  if (cancelled) problem = 'was cancelled';
  else if (signal.aborted && result.cause === signal.reason)
    problem = `gave no answer within ${timeoutMs} ms`;
  const feed = courtesy?.feedOf(url.host) ?? url.host;
  throw new SourceError(`${url.host}${url.pathname} ${problem}`, {
    cause: result.cause,
    refusal: heard.kind === 'refused' ? { feed, status: heard.status } : undefined,
  });
}
