import { plainLetters } from '#domain/words/plainLetters.ts';
import type { AlertsShown } from '../contract.ts';
import type { Preset } from '../rules/presets.ts';

export interface Props {
  readonly offers: AlertsShown['players'];
  readonly busy: boolean;
  readonly onSet: (preset: Preset) => void;
}

/** Those whose label has every word typed, accents aside. */
export function matching(offers: Props['offers'], typed: string): Props['offers'] {
  const words = plainLetters(typed).split(/\s+/).filter(Boolean);
  return offers.filter(({ label }) => words.every((word) => plainLetters(label).includes(word)));
}
