import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';
import { type AnswerReader, createAnswerReader } from './reader.ts';
import { readAnswerKeys, readEdition, readStoredAnswer } from './store.ts';

/** The rendered answers, as far as this instance has read them. */
export const answers: Tool<AnswerReader> = ({ use }) => {
  const client = use(promptClient);
  return createAnswerReader({
    readEdition: () => readEdition(client),
    readAnswerKeys: (run) => readAnswerKeys(client, run),
    readAnswer: (run, key) => readStoredAnswer(client, run, key),
  });
};
