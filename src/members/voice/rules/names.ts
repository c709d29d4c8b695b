import { oneLine } from '#domain/words/oneLine.ts';
import { capital, cardinal, digitByDigit } from './words.ts';

/** UTF-16 units of a name: longer than any team's. */
const LONGEST = 80;

/** Pictures, flags, and what changes the look of the character before. */
const PICTURES =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3|[\ufe00-\ufe0f]/gu;

const SPOKEN = /[\p{L}\p{N}]/u;

/**
 * A name from a feed as it is said: no markup and nothing that could be read for it, no pictures, no marks that turn the
 * direction of writing; "&" is "and". @param otherwise what is said where nothing of it can be
 */
export function spokenName(name: string, otherwise = 'an unnamed side'): string {
  const plain = oneLine(name.replaceAll(/<[^<>]*>/g, ' '), LONGEST)
    .replaceAll(PICTURES, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[<>{}[\]|\\^`~"“”«»_=*#@;]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return SPOKEN.test(plain) ? plain : otherwise;
}

/** "one, eight hundred, gambler" of "1-800-GAMBLER"; "one, eight hundred, five five five, zero one nine nine". */
export const spokenPhone = (phone: string): string =>
  phone
    .split('-')
    .map((part) => {
      if (!/^\d+$/.test(part)) return capital(part.toLowerCase());
      return part.length === 3 && part.endsWith('00') ? cardinal(Number(part)) : digitByDigit(part);
    })
    .join(', ');

/** "simcast dot example" of an address. */
export const spokenSite = (url: string): string =>
  url
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/.*$/, '')
    .replaceAll('.', ' dot ')
    .replaceAll('-', ' dash ');
