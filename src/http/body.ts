import { Buffer } from 'node:buffer';
import type * as z from 'zod/mini';
import { Refused } from '#contract/refused.ts';
import { parseParameters } from './parse.ts';

/** Limit of a body, in bytes: more than any of our forms sends. */
const LARGEST = 4_096;

/** Longest time a body may take to come, ms: the longest that a form of ours takes on a slow phone. */
const SLOWEST_MS = 10_000;

const TOO_LARGE = 'The request is too large';
const TOO_SLOW = 'The request took too long to come';

/** The next part of a body; undefined once the time is over. */
async function nextWithin<T>(next: Promise<T>, ms: number): Promise<T | undefined> {
  const over = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => over.resolve(undefined), ms);
  try {
    return await Promise.race([next, over.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** The parts of a body, read no further than the limit: whoever sends more or too slowly is not listened to any longer. */
async function partsWithin(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  most: number,
  slowestMs: number,
): Promise<readonly Uint8Array[]> {
  const parts: Uint8Array[] = [];
  const until = performance.now() + slowestMs;
  let length = 0;
  for (;;) {
    const left = until - performance.now();
    const part = left > 0 ? await nextWithin(reader.read(), left) : undefined;
    if (part === undefined) throw new Refused('tooSlow', TOO_SLOW);
    if (part.done) return parts;
    length += part.value.length;
    if (length > most) throw new Refused('tooLarge', TOO_LARGE);
    parts.push(part.value);
  }
}

/**
 * A request's body as it was sent: a packed one is never unpacked. Refuses one longer than `most` bytes, and reads no
 * further than that; one whose Content-Length is too long is not read at all. Refuses one that takes longer than `slowestMs`.
 */
export async function bytesWithin(
  request: Request,
  most: number,
  slowestMs = SLOWEST_MS,
): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > most) {
    await request.body?.cancel();
    throw new Refused('tooLarge', TOO_LARGE);
  }
  if (request.body === null) return new Uint8Array();
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  try {
    return Buffer.concat(await partsWithin(reader, most, slowestMs));
  } catch (error) {
    // Nobody waits for the sender to have heard of it.
    reader.cancel().catch(() => {});
    throw error;
  }
}

/** Whether one of our pages sent the request: browsers state it, and other pages cannot forge it. */
function isOurs(request: Request, own: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  return request.headers.get('origin') === own && (site === null || site === 'same-origin');
}

/** Throws Refused unless one of our pages sent the request. */
function refuseOthers(request: Request): void {
  const own = new URL(request.url).origin;
  if (!isOurs(request, own))
    throw new Refused('forbidden', `Only pages of this site may ask this: open ${own}`);
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Refused('invalid', 'Expected JSON');
  }
}

/** The JSON of a request, checked against its schema. Throws Refused if it does not match. */
export async function readJson<T>(
  request: Request,
  schema: z.ZodMiniType<T>,
  largest = LARGEST,
): Promise<T> {
  if (!/^application\/json *(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Refused('notJson', 'Expected JSON');
  return parseParameters(schema, jsonOf(await bytesWithin(request, largest)));
}

/** The same, sent by one of our pages. */
export async function readBody<T>(
  request: Request,
  schema: z.ZodMiniType<T>,
  largest = LARGEST,
): Promise<T> {
  refuseOthers(request);
  return readJson(request, schema, largest);
}

/** A form that one of our pages sent without a script, checked against its schema. Throws Refused if it does not match, or names a field twice. */
export async function readForm<T>(request: Request, schema: z.ZodMiniType<T>): Promise<T> {
  refuseOthers(request);
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded *(;|$)/i.test(type))
    throw new Refused('invalid', 'Expected a form');
  const sent = new URLSearchParams(new TextDecoder().decode(await bytesWithin(request, LARGEST)));
  const fields = Object.fromEntries(sent);
  if (Object.keys(fields).length !== sent.size)
    throw new Refused('invalid', 'Expected one of each');
  return parseParameters(schema, fields);
}
