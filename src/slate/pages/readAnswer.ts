import type * as z from 'zod/mini';
import { slateStatus } from '#contract/slateStatus.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import type { TimedText } from '#slate/answers/timedText.ts';
import { answers } from '#slate/answers/tools.ts';
import type { Site } from '#wiring';
import { readAnswers } from './tools.ts';

/** A published answer at a time; parsed once as long as the answer stays the same, so nobody may change it. Throws if it has not been rendered and there is nothing else to give. */
export async function readAnswer<T>(
  { use }: Site,
  key: string,
  { answer }: { readonly answer: z.ZodMiniType<T> },
  now: Date,
  otherwise?: TimedText,
): Promise<T> {
  const found = await use(answers).read(key, now, otherwise);
  if (!found) throw new Error(`${key} has not been rendered`);
  const before = use(readAnswers)(found.bytes);
  const known = before.get(answer);
  if (known !== undefined) return known as T;
  const read = answer.parse(JSON.parse(new TextDecoder().decode(found.bytes)));
  before.set(answer, read);
  return read;
}

/** The current slate's hash; empty before the first, as on pages. */
export const readHash = async (site: Site, now: Date): Promise<string> =>
  (await readAnswer(site, ANSWER_KEYS.slate, slateStatus, now)).contentHash ?? '';
