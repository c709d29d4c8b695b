/** What can be sent into a page and come back. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

interface Cookie {
  readonly name: string;
  readonly secure: boolean;
}

/** A browser with one page, driven from outside: the walks are written for this, the drivers make it. */
export interface Browser {
  readonly version: string;
  /** Opens an address of the site, and waits until it has loaded. */
  readonly open: (url: string) => Promise<void>;
  /** Runs an expression for a text, or a promise of one, in the page, whatever the page's policy says. */
  readonly run: (expression: string) => Promise<string>;
  /** Runs a function that uses nothing but its arguments in the page. */
  readonly evaluate: <Result, Args extends readonly Json[]>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Clicks the first element that matches, as a hand does. */
  readonly click: (selector: string) => Promise<void>;
  /** Types into the element that has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Sets the size of the page, CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly cookies: () => Promise<readonly Cookie[]>;
  /** PNG of the first element that matches. */
  readonly picture: (selector: string) => Promise<Buffer>;
  /** The page on paper, PDF; undefined if the driver cannot print. */
  readonly print: (() => Promise<Buffer>) | undefined;
  /** Errors and refused scripts that the console has named since the last call. */
  readonly complaints: () => readonly string[];
  /** Ends the browser and all its processes, and removes its files. */
  readonly close: () => Promise<void>;
}

/**
 * The text of an expression that runs `work` in a page and gives its result as JSON, or a promise of it: a page without
 * scripts never keeps a promise.
 */
export const inPage = (work: (...args: never[]) => unknown, args: readonly Json[]): string =>
  `((given) => given instanceof Promise ? given.then((it) => JSON.stringify(it) ?? 'null') : JSON.stringify(given) ?? 'null')((${work})(...${JSON.stringify(args)}))`;
