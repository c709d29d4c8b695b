import { individualEvents } from '#contract/individualEvents.ts';
import { ufcUpcoming } from '#contract/ufcUpcoming.ts';
import { KEYS } from '../keys.ts';
import { rendered } from '../rendered.ts';

/** Events of individual sports. */
export const INDIVIDUAL_EVENTS = [
  rendered(individualEvents, ({ query }) => ({ key: KEYS.individualEvents(query.sport) })),
  rendered(ufcUpcoming, () => ({ key: KEYS.ufc })),
] as const;
