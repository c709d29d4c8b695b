import type * as z from 'zod/mini';
import { Refused } from '#contract/refused.ts';
import { parseParameters } from './parse.ts';

/** More than any form of ours sends, in bytes. */
const LARGEST = 4_096;

/** A request's body. One that is longer than `most` bytes, or says to be, is refused; the latter is not read. */
export async function bytesWithin(request: Request, most: number): Promise<Uint8Array> {
  const tooLarge = new Refused('tooLarge', 'The request is too large');
  if (Number(request.headers.get('content-length')) > most) throw tooLarge;
  const bytes = await request.bytes();
  if (bytes.length > most) throw tooLarge;
  return bytes;
}

/** Whether a page of ours sent the request: browsers say so, and no other page can have them say it. */
function isOurs(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  const own = new URL(request.url).origin;
  return request.headers.get('origin') === own && (site === null || site === 'same-origin');
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new Refused('invalid', 'Expected JSON');
  }
}

/** The JSON that a page of ours has sent, held to its schema. Throws Refused where it is not that. */
export async function readBody<T>(
  request: Request,
  schema: z.ZodMiniType<T>,
  largest = LARGEST,
): Promise<T> {
  if (!isOurs(request)) throw new Refused('forbidden', 'Only pages of this site may ask this');
  if (!/^application\/json *(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Refused('notJson', 'Expected JSON');
  return parseParameters(schema, jsonOf(await bytesWithin(request, largest)));
}
