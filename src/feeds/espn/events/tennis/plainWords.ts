import { withoutAccents } from '#domain/words/plainLetters.ts';

/**
 * A name in a form for comparison: lower case without accents, words separated by one space: "'s-Hertogenbosch" → "s
 * hertogenbosch".
 */
export const plainWords = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
