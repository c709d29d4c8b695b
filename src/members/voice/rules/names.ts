import { capital } from '#domain/words/capital.ts';
import { oneLine } from '#domain/words/oneLine.ts';
import { cardinal, digitByDigit } from './words.ts';

/** Most UTF-16 units of a name: longer than any team's. */
const LONGEST = 80;

/** Pictures, flags, and characters that change the look of the previous one. */
const PICTURES =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u20e3|[\ufe00-\ufe0f]/gu;

const SPOKEN = /[\p{L}\p{N}]/u;

/**
 * A feed's name for speech: without markup or anything like it, pictures, and marks that change the writing direction; "&" is
 * "and". @param otherwise used if nothing remains
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

/** "1-800-GAMBLER" as "one, eight hundred, gambler"; or "one, eight hundred, five five five, zero one nine nine". */
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
