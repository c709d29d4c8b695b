import process from 'node:process';
import { connect } from '#server/store/client.ts';
import { createStore, type Store } from '#server/store/store.ts';
import { type AnswerReader, createAnswerReader } from '#server/tasks/answers/reader.ts';

let store: Store | undefined;

/** The store of this instance, made at its first use: modules are loaded before the environment is known. */
export function currentStore(): Store {
  store ??= createStore(connect(process.env));
  return store;
}

let answers: AnswerReader | undefined;

/** The rendered answers, as far as this instance has read them. */
export function currentAnswers(): AnswerReader {
  answers ??= createAnswerReader(currentStore());
  return answers;
}
