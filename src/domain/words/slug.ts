import { plainLetters } from './plainLetters.ts';

/** Dropped rather than turned into a hyphen: "O'Malley" is one word. */
const APOSTROPHES = /['’ʻʼ]/g;
const NOT_PLAIN = /[^a-z0-9]+/g;

/** A name as one part of an address: "Jiří Procházka" is "jiri-prochazka". Empty if a name has no plain letter. */
export const slug = (name: string): string =>
  plainLetters(name).replace(APOSTROPHES, '').replace(NOT_PLAIN, '-').replace(/^-|-$/g, '');
