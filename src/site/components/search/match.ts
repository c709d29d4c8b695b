import { withoutAccents } from '#domain/words/plainLetters.ts';

/** The texts of a page in which words are searched. */
interface Named {
  readonly meta: { readonly title?: string; readonly words?: string; readonly league?: string };
}

/** Limit of words in a query. */
const MOST_WORDS = 8;
/** Words that join two names and need not occur in a page. */
const JOINING: ReadonlySet<string> = new Set(['vs', 'v', 'at', 'and', 'the', 'of']);

/** Lower case, without accents; everything except letters and digits separates words. */
const tokensOf = (text: string): readonly string[] =>
  withoutAccents(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '');

/** The words that a page must have, each once: all words of a query except those that join names, unless there are no others. */
export function wordsOf(query: string): readonly string[] {
  const words = [...new Set(query.toLowerCase().split(/[\s@&/,]+/))].filter(
    (word) => tokensOf(word).length > 0,
  );
  const telling = words.filter((word) => !JOINING.has(word.replace(/\.$/, '')));
  return (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
}

/** Endings that Pagefind removes from words, both in the index and in queries. */
const ENDING = /(?:ies|es|s|ed|ers?|ing)$/;

/** Whether a word, or one with the same stem, begins a word of a page. */
export function isIn(
  word: string,
  { meta, content }: Named & { readonly content: string },
): boolean {
  const text = tokensOf([meta.title, meta.words, meta.league, content].join(' '));
  return tokensOf(word).every((part) => {
    const stem = part.length > 4 ? part.replace(ENDING, '') : part;
    return text.some(
      (token) => token.startsWith(part) || (stem !== part && token.startsWith(stem)),
    );
  });
}

/** 0 if all words are whole words of a name, 1 if some are only beginnings. */
function lack(words: readonly string[], { meta }: Named): number {
  const names = tokensOf(`${meta.title} ${meta.words}`);
  return words.flatMap(tokensOf).every((word) => names.includes(word)) ? 0 : 1;
}

/** Compares two pages by name: first the one whose name contains the query's words as whole words, and little else. */
export function bestName(words: readonly string[], one: Named, other: Named): number {
  const length = ({ meta }: Named) => meta.title?.length ?? 0;
  return lack(words, one) - lack(words, other) || length(one) - length(other);
}
