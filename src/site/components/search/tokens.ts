import { plainLetters } from '#domain/words/plainLetters.ts';

/** The words of a text in plain lower-case letters and digits; everything else separates them. An apostrophe inside a word is dropped, too. */
export const tokensOf = (text: string): readonly string[] => {
  const plain = plainLetters(text);
  const apart = plain.split(/[^\p{L}\p{N}]+/u).filter((token) => token !== '');
  const closed = plain.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)+/gu) ?? [];
  return [...apart, ...closed.map((word) => word.replace(/['’]/g, ''))];
};
