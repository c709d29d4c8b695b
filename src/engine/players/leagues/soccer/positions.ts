import type { SoccerPosition } from '../../soccer/params.ts';

/** The feed's letter of each position; ours beside the name. */
export const LETTERS: Readonly<Record<SoccerPosition, string>> = {
  goalkeeper: 'G',
  defender: 'D',
  midfielder: 'M',
  forward: 'F',
};

/** Patterns that map a feed's code of a place on the field to a position: "CD-L", "LB", "AM-R", "CF", "ST". */
const PLACES: readonly (readonly [RegExp, SoccerPosition])[] = [
  [/^GK?\b/, 'goalkeeper'],
  [/^(D|[LRC]D|[LR]B|[LR]WB|CB|SW)\b/, 'defender'],
  [/^([ADCLR]?M)\b/, 'midfielder'],
  [/^([CLR]?F|ST|S|[LR]?W)\b/, 'forward'],
];

/** A player's position by a feed's abbreviation; undefined if that says none ("SUB"). */
export const soccerPosition = (abbreviation: string): SoccerPosition | undefined =>
  PLACES.find(([place]) => place.test(abbreviation))?.[1];
