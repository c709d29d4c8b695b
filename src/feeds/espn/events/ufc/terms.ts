import type { ListedBout } from './bout.ts';

/** Rounds by the rules: five for main events and titles, three for all others. */
const LONG = 5;
const SHORT = 3;

/** "UFC 320: Ankalaev vs. Pereira 2", not "UFC Fight Night 240: …". */
export const isNumbered = (cardName: string): boolean => /^ufc #?\d{1,4}\b/i.test(cardName.trim());

/** Cards of prospects, whose main events are ordinary bouts. */
const PROSPECTS = /contender series|road to ufc|ultimate fighter\b(?!.*finale)/i;

/** A bout's length and stakes. */
interface BoutTerms {
  readonly rounds: number;
  readonly titleFight: boolean;
}

/**
 * Terms of a bout by its place (main event: 0). Rounds are the feed's if the rules allow them. Boards name no titles: a numbered
 * card's main event over five rounds is a title fight, and so is any other bout with five rounds.
 */
export function termsAt(
  cardName: string,
  { bout: { titleFight: said }, rounds }: ListedBout,
  place: number,
): BoutTerms {
  const main = place === 0;
  const long = said || (main && !PROSPECTS.test(cardName));
  const fought = rounds ?? (long ? LONG : SHORT);
  const titleFight = said || (fought === LONG && (!main || isNumbered(cardName)));
  return { rounds: fought, titleFight };
}
