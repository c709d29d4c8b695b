import { individualEventsRequest } from '#contract/requests/individualEvents.ts';
import { PLAIN } from '#contract/requests/plain.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';

/** Events of individual sports. */
export const INDIVIDUAL_EVENTS = [
  rendered(individualEventsRequest, ({ query }) => ({
    key: ANSWER_KEYS.individualEvents(query.sport),
  })),
  rendered(PLAIN.ufcUpcoming, () => ({ key: ANSWER_KEYS.ufc })),
] as const;
