import { withoutAccents } from '#domain/words/plainLetters.ts';

/** A name as it is compared: lower case without accents, words apart by one space: "'s-Hertogenbosch" → "s hertogenbosch". */
export const plainWords = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
