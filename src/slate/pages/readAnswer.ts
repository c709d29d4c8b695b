import type * as z from 'zod/mini';
import { slateStatus } from '#contract/slateStatus.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import type { TimedText } from '#slate/answers/timedText.ts';
import { answers } from '#slate/answers/tools.ts';
import type { Site } from '#wiring';

/** A published answer at a time. Throws if it has not been rendered and there is nothing else to give. */
export async function readPageAnswer<T>(
  { use }: Site,
  key: string,
  { answer }: { readonly answer: z.ZodMiniType<T> },
  now: Date,
  otherwise?: TimedText,
): Promise<T> {
  const found = await use(answers).read(key, now, otherwise);
  if (!found) throw new Error(`${key} has not been rendered`);
  return answer.parse(JSON.parse(new TextDecoder().decode(found.bytes)));
}

/** The current slate's hash; empty before the first, as on pages. */
export const readHash = async (site: Site, now: Date): Promise<string> =>
  (await readPageAnswer(site, ANSWER_KEYS.slate, slateStatus, now)).contentHash ?? '';
