/**
 * What TheSportsDB gives to its free key, read 2026-11-26: a league's next and last event, three events of a day, five leagues,
 * thirty requests a minute.
 */
export const FREE_KEY = {
  nextOrLast: 1,
  ofDay: 3,
  leagues: 5,
  requestsPerMinute: 30,
} as const;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'] as const;

/** The gap in our boxing data in one sentence, for the page that shows it. */
export const BOXING_FEED = `Fights come from the free list of TheSportsDB, which gives us main events only, the next one and at most ${NUMBERS[FREE_KEY.ofDay]} a day: a fight that is missing here is missing from our feed, not called off.`;
