import { plainLetters } from '#domain/words/plainLetters.ts';
import type { AlertsShown } from '../contract.ts';

type Offers = AlertsShown['players'];

/** Offers whose label has every word typed, accents aside. */
export function matching(offers: Offers, typed: string): Offers {
  const words = plainLetters(typed).split(/\s+/).filter(Boolean);
  return offers.filter(({ label }) => words.every((word) => plainLetters(label).includes(word)));
}
