import { SITE } from '#site';

/** Characters of a title that search engines and social cards show. */
const LONGEST_TITLE = 65;

/** A page's title, from candidates with the fullest first: the first that fits, plus the site's name if that fits too. */
export function fitTitle(fullest: string, ...shorter: readonly string[]): string {
  const all = [fullest, ...shorter];
  const fitting = all.find((text) => text.length <= LONGEST_TITLE) ?? all.at(-1) ?? fullest;
  const named = `${fitting} | ${SITE.name}`;
  return named.length <= LONGEST_TITLE ? named : fitting;
}
