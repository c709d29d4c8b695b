import type { FetcherStore } from '@nanostores/query';
import { atom } from 'nanostores';
import { getJson } from '../http.ts';
import { createFetcherStore } from '../query.ts';

/** An endpoint, or several that belong together, a page may ask for newer data than it was built with. */
export interface EventQuery<T> {
  /** Empty until somebody asks. */
  readonly $answer: FetcherStore<T, Error>;
  /** Requests once per page: again only through `$answer.revalidate()`. */
  readonly ask: () => void;
}

/** A question: asked anew with every call. */
type Question<T> = () => Promise<T>;

/**
 * Makes a request from a path and a reader. Any failure is an Error with the text of `failure` and the original as its cause.
 * @param read reads the answer; throws if it cannot be drawn
 */
export const endpointQuestion =
  <T>(path: string, read: (answer: unknown) => T, failure: string): Question<T> =>
  async () => {
    try {
      return await getJson(path, read);
    } catch (cause: unknown) {
      console.warn(failure, cause);
      throw new Error(failure, { cause });
    }
  };

/** @param key the question's name, unique on the site */
export function endpoint<T>(key: string, ask: Question<T>): EventQuery<T> {
  const $asked = atom(false);
  return {
    $answer: createFetcherStore<T>([key, $asked], { fetcher: ask }),
    ask: () => $asked.set(true),
  };
}

/** One endpoint per name, so that all islands of a page share one answer. */
export function perName<Name extends string, T>(
  make: (name: Name) => EventQuery<T>,
): (name: Name) => EventQuery<T> {
  const made = new Map<Name, EventQuery<T>>();
  return (name) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
}
