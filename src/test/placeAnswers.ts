import process from 'node:process';
import type { AnswerReader } from '#slate/answers/reader.ts';
import { answers } from '#slate/answers/tools.ts';
import { createSite, placeSite, type Tool } from '#wiring';

/**
 * Makes this process's functions read the rendered answers from another reader, requested at each read; also replaces
 * other tools' things.
 */
export function placeAnswers(
  reader: () => AnswerReader | undefined,
  others: Iterable<readonly [Tool<unknown>, unknown]> = [],
): void {
  const read: AnswerReader['read'] = async (...asked) => reader()?.read(...asked);
  placeSite(createSite(process.env, [[answers, { read }], ...others]));
}
