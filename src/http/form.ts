import type * as z from 'zod/mini';
import { Refused } from '#contract/refused.ts';
import { bytesWithin, refuseOthers } from './body.ts';
import { parseParameters } from './parse.ts';

/** Limit of a form, in bytes. */
const LARGEST = 4_096;

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
