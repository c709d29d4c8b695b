import { individualEvents } from '#contract/individualEvents.ts';
import { ufcUpcoming } from '#contract/ufcUpcoming.ts';
import { ANSWER_KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';

/** Events of individual sports. */
export const INDIVIDUAL_EVENTS = [
  rendered(individualEvents, ({ query }) => ({ key: ANSWER_KEYS.individualEvents(query.sport) })),
  rendered(ufcUpcoming, () => ({ key: ANSWER_KEYS.ufc })),
] as const;
