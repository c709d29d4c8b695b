import type { EventFacts, Stored } from '../events/event.ts';
import type { AskedLeg } from './asked.ts';
import { CHECK_PAGE } from './links.ts';

/** What a leg says of its contest. */
export type CheckOf = Pick<AskedLeg, 'event' | 'part'>;

/** The contest of an event's bets; undefined once it has begun, and for an authored sample, which is on no slate. */
export const eventToCheck = (
  { id, source, status }: Pick<EventFacts & Stored, 'id' | 'source' | 'status'>,
  part?: string,
): CheckOf | undefined =>
  source === 'authored' || status !== 'scheduled'
    ? undefined
    : { event: id, ...(part !== undefined && { part }) };

/** Address of the check of a bet in words, where a page knows names only. */
export const wordsCheckPath = (words: string): string =>
  `${CHECK_PAGE}?q=${encodeURIComponent(words)}`;
