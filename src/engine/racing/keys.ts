import { withoutAccents } from '#domain/words/plainLetters.ts';

/**
 * Rating key of a name: lower case, without accents, words joined by hyphens:
 * "Nico Hülkenberg" → "nico-hulkenberg", "Ricky Stenhouse Jr." → "ricky-stenhouse-jr". Empty for an empty name.
 */
export const nameKey = (name: string): string =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
