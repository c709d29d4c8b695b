import type { Browser } from './browser.ts';

/** What a walk may use. */
export interface Visit {
  readonly browser: Browser;
  /** Address of the site, without a slash at its end. */
  readonly site: string;
}

/** One way through the site, which throws where something is not as it should be. */
export interface BrowserWalk {
  readonly name: string;
  /** What was seen, in a few words for the table. */
  readonly run: (visit: Visit) => Promise<string>;
}

/** Throws unless what a walk saw is so. */
export function must(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(what);
}

/** Thrown by a walk that this browser or machine cannot do. */
export class NotRun extends Error {
  override readonly name = 'NotRun';
}
