import { bestName, isIn, wordsOf } from './match.ts';

/** The part of Pagefind's browser interface that the page uses. */
export interface Hit {
  /** Path of the file that was indexed. */
  readonly url: string;
  /** Escaped text with the words found in <mark>. */
  readonly excerpt: string;
  /** The page's indexed text. */
  readonly content: string;
  readonly meta: { readonly title?: string; readonly league?: string; readonly words?: string };
}

interface Result {
  readonly id: string;
  readonly score: number;
  readonly matchedMetaFields?: readonly string[];
  readonly data: () => Promise<Hit>;
}

export interface PagefindResult {
  readonly results: readonly Pick<Result, 'data'>[];
  /** If no page's name matches the whole query: its words that match names separately. */
  readonly apart: readonly string[];
}

interface Pagefind {
  readonly options: (options: object) => Promise<void>;
  readonly search: (query: string) => Promise<{ readonly results: readonly Result[] }>;
}

/** Written next to the pages after the build, so the bundler does not know this module. */
const SCRIPT = '/pagefind/pagefind.js';
const EXCERPT_WORDS = 26;
/** A name counts most, then an abbreviation or code; the text of a page the least. */
const RANKING = { metaWeights: { title: 5, words: 4 } };
/** Limit of found pages that are sorted by their names. */
const MOST_NAMED = 60;

/** The pages with a word. Pagefind shortens an unknown word until it matches: such a word counts as not found. */
async function pagesWith(pagefind: Pagefind, word: string): Promise<readonly Result[]> {
  const { results } = await pagefind.search(word);
  const [first] = results;
  return first && isIn(word, await first.data()) ? results : [];
}

const isNamed = ({ matchedMetaFields: fields = [] }: Result): boolean =>
  fields.includes('title') || fields.includes('words');

/** Pages whose indexed text or words have every word of a query: those named so first, then best first. */
export async function search(query: string): Promise<PagefindResult> {
  const pagefind: Pagefind = await import(/* @vite-ignore */ SCRIPT);
  await pagefind.options({ excerptLength: EXCERPT_WORDS, ranking: RANKING });
  const words = wordsOf(query);
  const [whole, ...lists] = await Promise.all([
    pagefind.search(words.join(' ')),
    ...words.map((word) => pagesWith(pagefind, word)),
  ]);
  const [first = [], ...others] = lists.map((list) => new Map(list.map((each) => [each.id, each])));
  const marked = new Map(whole.results.map((each) => [each.id, each]));
  const pages = [...first.values()].flatMap((of) => {
    const ofOthers = others.flatMap((list) => list.get(of.id) ?? []);
    if (ofOthers.length < others.length) return [];
    const all = [of, ...ofOthers];
    const score = all.reduce((sum, each) => sum + each.score, 0);
    // Of the whole query, an excerpt marks all its words.
    return [{ data: (marked.get(of.id) ?? of).data, named: all.every(isNamed), score }];
  });
  const byScore = pages.toSorted((one, other) => other.score - one.score);
  const named = byScore.filter((page) => page.named).slice(0, MOST_NAMED);
  const hits = await Promise.all(named.map(async (page) => ({ page, hit: await page.data() })));
  const byName = hits.toSorted((one, other) => bestName(words, one.hit, other.hit));
  const inOrder = byName.map(({ page }) => page);
  const apart = words.filter((_, at) => lists[at]?.some(isNamed));
  return {
    apart: words.length > 1 && named.length === 0 ? apart : [],
    results: [...inOrder, ...byScore.filter((page) => !inOrder.includes(page))],
  };
}
