import { hasPhrase, hasWords, snippetOf } from './snippet.ts';

/** The part of Pagefind's browser interface that the page uses. */
interface Fragment {
  /** Path of the file that was indexed. */
  readonly url: string;
  /** The page's indexed text. */
  readonly content: string;
  readonly meta: { readonly title?: string; readonly league?: string };
}

interface Result {
  readonly id: string;
  readonly score: number;
  readonly data: () => Promise<Fragment>;
}

interface Pagefind {
  readonly search: (query: string) => Promise<{ readonly results: readonly Result[] }>;
}

/** A page whose text mentions what was searched for. */
export interface Mention {
  readonly path: string;
  readonly title: string;
  readonly league?: string | undefined;
  readonly text: string;
}

/** Written next to the pages after the build, so the bundler does not know this module. */
const SCRIPT = '/pagefind/pagefind.js';
/** Limit of pages whose text is read. */
const MOST_READ = 60;

/**
 * Pages whose text has every word as a whole one, if asked for side by side, best first. Pagefind shortens a word until it matches something, so each page's
 * text is looked at.
 */
export async function findMentions(
  words: readonly string[],
  sideBySide: boolean,
): Promise<readonly Mention[]> {
  const pagefind: Pagefind = await import(/* @vite-ignore */ SCRIPT);
  const lists = await Promise.all(words.map((word) => pagefind.search(word)));
  const [first, ...others] = lists.map(
    ({ results }) => new Map(results.map((each) => [each.id, each])),
  );
  const pages = [...(first ?? []).values()]
    .flatMap((of) => {
      const all = [of, ...others.flatMap((list) => list.get(of.id) ?? [])];
      const score = all.reduce((total, each) => total + each.score, 0);
      return all.length > others.length ? [{ of, score }] : [];
    })
    .toSorted((one, other) => other.score - one.score);
  const read = await Promise.all(pages.slice(0, MOST_READ).map(({ of }) => of.data()));
  return read
    .filter(({ content }) => (sideBySide ? hasPhrase : hasWords)(content, words))
    .map(({ url, content, meta: { title = url, league } }) => ({
      path: url,
      title,
      league,
      text: snippetOf(content, words),
    }));
}
