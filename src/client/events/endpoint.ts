import type { FetcherStore } from '@nanostores/query';
import { atom } from 'nanostores';
import { getJson, HttpError } from '../http.ts';
import { createFetcherStore } from '../query.ts';

/** An endpoint a page may ask for newer data than it was built with. */
export interface Endpoint<T> {
  /** Empty until somebody asks. */
  readonly $answer: FetcherStore<T, Error>;
  /** Asks, once a page: again only through `$answer.revalidate()`. */
  readonly ask: () => void;
}

/**
 * An endpoint by its path and the check of its answer. An answer that is no success is an Error with the text of
 * `failure`, its cause the HttpError; other errors are getJson's.
 */
export function endpoint<T>(
  path: string,
  isAnswer: (value: unknown) => value is T,
  failure: string,
): Endpoint<T> {
  const $asked = atom(false);
  const fetcher = () =>
    getJson(path, isAnswer).catch((cause: unknown) => {
      throw cause instanceof HttpError ? new Error(failure, { cause }) : cause;
    });
  return {
    $answer: createFetcherStore<T>([path, $asked], { fetcher }),
    ask: () => $asked.set(true),
  };
}
