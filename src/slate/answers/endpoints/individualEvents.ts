import { individualEventsRequest } from '#contract/requests/individualEvents.ts';
import { PLAIN_GETS } from '#contract/requests/plain.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';

/** Events of individual sports. */
export const INDIVIDUAL_ENDPOINTS = [
  rendered(individualEventsRequest, ({ query }) => ({
    key: ANSWER_KEYS.individualEvents(query.sport),
  })),
  rendered(PLAIN_GETS.ufcUpcoming, () => ({ key: ANSWER_KEYS.ufc })),
] as const;
