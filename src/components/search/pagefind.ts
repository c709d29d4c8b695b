/** The part of Pagefind's browser interface that the page uses. */
export interface Hit {
  /** Path of the file that was indexed. */
  readonly url: string;
  /** Escaped text with the words found in <mark>. */
  readonly excerpt: string;
  readonly meta: { readonly title?: string; readonly league?: string };
}

export interface Found {
  readonly results: readonly { readonly data: () => Promise<Hit> }[];
}

interface Pagefind {
  readonly options: (options: object) => Promise<void>;
  readonly search: (query: string) => Promise<Found>;
}

/** Written beside the pages after they are built: no module the bundler knows. */
const SCRIPT = '/pagefind/pagefind.js';
const EXCERPT_WORDS = 26;
/** A name counts most, then an abbreviation or code; the text of a page the least. */
const RANKING = { metaWeights: { title: 5, words: 4 } };

/** Pages whose indexed text or words match, best first. */
export async function search(query: string): Promise<Found> {
  const pagefind: Pagefind = await import(/* @vite-ignore */ SCRIPT);
  await pagefind.options({ excerptLength: EXCERPT_WORDS, ranking: RANKING });
  return pagefind.search(query);
}
