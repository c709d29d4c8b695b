import { createAnswerReader } from '#slate/answers/reader.ts';
import type { Store } from '#slate/store.ts';

/** The API's answer for a current slate, by key, to a request without If-None-Match. */
export async function answered(store: Store, key: string, now = new Date()): Promise<unknown> {
  const answer = await createAnswerReader(store).read(key, now);
  return answer && JSON.parse(new TextDecoder().decode(answer.bytes));
}
