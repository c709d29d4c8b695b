import { hitKind } from './hit.ts';
import { meantWord } from './oneSlip.ts';
import { readQuery, type SearchQuery } from './query.ts';
import { tokensOf } from './tokens.ts';

/** A page by its names, as the build writes them for the browser. */
export interface NamedPage {
  readonly path: string;
  readonly title: string;
  readonly league?: string | undefined;
  /** What else it is found by: abbreviations, nicknames, occasions, players. */
  readonly words?: string | undefined;
  /** One line about it. */
  readonly text: string;
}

/** File of the names, beside Pagefind's own. */
export const NAMES_FILE = 'names.json';

interface Indexed {
  readonly page: NamedPage;
  readonly title: ReadonlySet<string>;
  /** Of its title and of what else it is found by, without its league. */
  readonly own: ReadonlySet<string>;
  readonly all: ReadonlySet<string>;
}

interface NameIndex {
  readonly pages: readonly Indexed[];
  /** Every word of a name, with its number of pages. */
  readonly known: ReadonlyMap<string, number>;
}

/** Neighbors written as one word: "redsox". */
const joined = (tokens: readonly string[]): readonly string[] =>
  tokens.slice(1).map((token, at) => `${tokens[at]}${token}`);

const withJoined = (...texts: readonly (readonly string[] | undefined)[]): ReadonlySet<string> =>
  new Set(texts.flatMap((each = []) => [...each, ...joined(each)]));

export function indexNames(pages: readonly NamedPage[]): NameIndex {
  const known = new Map<string, number>();
  const indexed = pages.map((page) => {
    const [title, words, league] = [page.title, page.words ?? '', page.league ?? ''].map(tokensOf);
    const own = withJoined(title, words);
    const all = withJoined(title, words, league);
    for (const token of new Set([...(title ?? []), ...(words ?? []), ...(league ?? [])])) {
      known.set(token, (known.get(token) ?? 0) + 1);
    }
    return { page, title: new Set(title), own, all };
  });
  return { pages: indexed, known };
}

const begins = (word: string, tokens: Iterable<string>): boolean =>
  [...tokens].some((token) => token.startsWith(word));

/** Pages that have every word as a whole one; if there are none, those where some only begin a word. */
function having(words: readonly string[], { pages }: NameIndex): readonly Indexed[] {
  if (words.length === 0) return [];
  const whole = pages.filter(({ all }) => words.every((word) => all.has(word)));
  if (whole.length > 0) return whole;
  const long = words.filter((word) => word.length > 1);
  if (long.length < words.length) return [];
  return pages.filter(({ all }) => words.every((word) => all.has(word) || begins(word, all)));
}

/** Kinds in the order in which pages of the same name come. */
const ORDER = ['Sport', 'League', 'Team', 'Golf tour', 'Fighter', 'Game'];

function inOrder(
  found: readonly Indexed[],
  { telling, forGames }: SearchQuery,
): readonly NamedPage[] {
  const kind = ({ page }: Indexed): number => {
    const of = hitKind(page.path);
    if (forGames && of === 'Game') return -1;
    return of === undefined ? ORDER.length : ORDER.indexOf(of);
  };
  /** 0 if the title says the words and nothing else, 1 if it has all, 2 if its other names have some, 3 if only its league has. */
  const lack = ({ title, own }: Indexed): number => {
    if (telling.every((word) => title.has(word))) return title.size === telling.length ? 0 : 1;
    return telling.every((word) => own.has(word) || begins(word, own)) ? 2 : 3;
  };
  return found
    .toSorted(
      (one, other) =>
        (forGames ? kind(one) - kind(other) : 0) ||
        lack(one) - lack(other) ||
        kind(one) - kind(other) ||
        one.page.title.length - other.page.title.length,
    )
    .map(({ page }) => page);
}

interface NamesFound {
  readonly pages: readonly NamedPage[];
  /** The words that were looked for. */
  readonly words: readonly string[];
}

/** Pages by their names: with all words of a query, else with those that name something, else with the words joined. */
export function findNames(index: NameIndex, query: SearchQuery): NamesFound {
  const { words, telling } = query;
  const tries = [words, telling, [telling.join('')]];
  for (const each of tries) {
    const found = having(each, index);
    if (found.length > 0)
      return { pages: inOrder(found, { ...query, telling: each }), words: each };
  }
  return { pages: [], words: telling };
}

const isKnown = (word: string, { known }: NameIndex): boolean =>
  known.has(word) || begins(word, known.keys());

/** A query with each unknown word replaced by the name one letter away; undefined if nothing can be replaced. */
export function correctedQuery(
  index: NameIndex,
  { telling }: SearchQuery,
): SearchQuery | undefined {
  const meant = telling.map((word) =>
    isKnown(word, index) ? word : (meantWord(word, index.known) ?? word),
  );
  return meant.join(' ') === telling.join(' ') ? undefined : readQuery(meant.join(' '));
}

/** Words of a query that are names of pages, each alone; none for a single word. */
export const namesApart = (index: NameIndex, { telling }: SearchQuery): readonly string[] =>
  telling.length < 2
    ? []
    : telling.filter((word) => /^\p{L}{2}/u.test(word) && having([word], index).length > 0);
