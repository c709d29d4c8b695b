/**
 * The gap in our boxing in one sentence, for the page that shows it. TheSportsDB gives to its free key, read 2026-11-26:
 * a league's next and last event, three events of a day, five leagues, thirty requests a minute.
 */
export const BOXING_FEED =
  'Fights come from TheSportsDB’s free list: main events only, at most three a day. A fight that is missing here is not called off; we just do not get it.';
