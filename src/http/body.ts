import type * as z from 'zod/mini';
import { Refused } from '#contract/refused.ts';
import { parseParameters } from './parse.ts';

/** Limit of a body, in bytes: more than any of our forms sends. */
const LARGEST = 4_096;

/** A request's body. Refuses one longer than `most` bytes; one whose Content-Length is too long is not even read. */
export async function bytesWithin(request: Request, most: number): Promise<Uint8Array> {
  const tooLarge = new Refused('tooLarge', 'The request is too large');
  if (Number(request.headers.get('content-length')) > most) throw tooLarge;
  const bytes = await request.bytes();
  if (bytes.length > most) throw tooLarge;
  return bytes;
}

/** Whether one of our pages sent the request: browsers state it, and other pages cannot forge it. */
function isOurs(request: Request, own: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  return request.headers.get('origin') === own && (site === null || site === 'same-origin');
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Refused('invalid', 'Expected JSON');
  }
}

/** The JSON sent by one of our pages, checked against its schema. Throws Refused if it does not match. */
export async function readBody<T>(
  request: Request,
  schema: z.ZodMiniType<T>,
  largest = LARGEST,
): Promise<T> {
  const own = new URL(request.url).origin;
  if (!isOurs(request, own))
    throw new Refused('forbidden', `Only pages of this site may ask this: open ${own}`);
  if (!/^application\/json *(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Refused('notJson', 'Expected JSON');
  return parseParameters(schema, jsonOf(await bytesWithin(request, largest)));
}
