import type * as z from 'zod/mini';
import type { Call } from '#http/endpoint.ts';
import type { Caching } from '#http/headers.ts';
import { publicJson } from '#http/open.ts';
import { etagOf } from '#http/taggedAnswer.ts';
import { TRUST_MS } from '#slate/answers/reader.ts';
import { keep } from '#store/keep.ts';
import type { Tool } from '#wiring';

/** An answer before it is sent. */
export interface MadeMoment {
  readonly value: object;
  /** Time of its oldest datum; undefined if each part has its own. */
  readonly asOf: string | undefined;
  readonly caching: Caching;
}

interface Kept extends Pick<MadeMoment, 'asOf' | 'caching'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** Answers by name and moment: a game on a busy night has a thousand readers in a second. */
const keptMoments: Tool<ReturnType<typeof keep<Kept>>> = () => keep(100);

/**
 * Sends an answer that is read and written once a moment, however many ask for it. A moment is as long as an instance trusts its slate.
 * @param name of the answer, among all that are kept so
 * @param make rejects if there is none
 */
export async function sendKept(
  { site, request, now }: Call,
  name: string,
  schema: z.ZodMiniType,
  make: () => Promise<MadeMoment>,
): Promise<Response> {
  const moment = Math.floor(now.getTime() / TRUST_MS);
  const kept = await site.use(keptMoments)(`${name} ${moment}`, async () => {
    const { value, asOf, caching } = await make();
    const bytes = new TextEncoder().encode(JSON.stringify(schema.parse(value)));
    return { bytes, etag: etagOf(bytes), asOf, caching };
  });
  return publicJson(request, kept, kept.caching);
}
