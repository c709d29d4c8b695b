/**
 * The gap in our boxing in one sentence, for the page that shows it. TheSportsDB gives to its free key, read 2026-11-26:
 * a league's next and last event, three events of a day, five leagues, thirty requests a minute.
 */
export const BOXING_FEED =
  'Fights come from the free list of TheSportsDB, which gives us main events only, the next one and at most three a day: a fight that is missing here is missing from our feed, not called off.';
