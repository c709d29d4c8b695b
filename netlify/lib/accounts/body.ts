import type * as z from 'zod/mini';
import { bytesWithin } from '../bytesWithin.ts';
import { parseParameters } from '../parse.ts';
import { privateError } from './privateAnswer.ts';

/** More than any form of ours sends, in bytes. */
const LARGEST = 4_096;

type Read<T> = { readonly value: T } | { readonly refusal: Response };

const refused = (status: number, error: string): { refusal: Response } => ({
  refusal: privateError(status, error),
});

/** Whether a page of ours sent the request: browsers say so, and no other page can have them say it. */
function isOurs(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  const own = new URL(request.url).origin;
  return request.headers.get('origin') === own && (site === null || site === 'same-origin');
}

/** The JSON that a page of ours has sent, held to its schema; otherwise the answer that refuses it. */
export async function readBody<T>(
  request: Request,
  schema: z.ZodMiniType<T>,
  largest = LARGEST,
): Promise<Read<T>> {
  if (!isOurs(request)) return refused(403, 'Only pages of this site may ask this');
  if (!/^application\/json *(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return refused(415, 'Expected JSON');
  }
  const bytes = await bytesWithin(request, largest);
  if (bytes === undefined) return refused(413, 'The request is too large');
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return refused(400, 'Expected JSON');
  }
  const parsed = parseParameters(schema, json);
  return parsed.ok ? { value: parsed.value } : refused(400, parsed.error);
}
