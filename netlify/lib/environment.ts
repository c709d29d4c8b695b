import process from 'node:process';
import { connect } from '#server/store/client.ts';
import { PROMPT } from '#server/store/limitedFetch.ts';
import { createStore, type Store } from '#server/store/store.ts';
import { type AnswerReader, createAnswerReader } from '#server/tasks/answers/reader.ts';

let store: Store | undefined;

/** The store of this instance, made at its first use: modules are loaded before the environment is known. Nobody waits long for it. */
export function currentStore(): Store {
  store ??= createStore(connect(process.env, PROMPT));
  return store;
}

let answers: AnswerReader | undefined;

/** The rendered answers, as far as this instance has read them. */
export function currentAnswers(): AnswerReader {
  answers ??= createAnswerReader(currentStore());
  return answers;
}

/** The store for a refresh, whose statements take longer than a reader may wait. */
export const refreshStore = (): Store => createStore(connect(process.env));
