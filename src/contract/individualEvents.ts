import * as z from 'zod/mini';
import { individualEventSchema } from './answers/individual/schema.ts';
import { individualEventsRequest } from './requests/individualEvents.ts';

/** GET /api/individual-events/upcoming?sport=F1: events under way or still to start, by start. */
export const individualEvents = {
  ...individualEventsRequest,
  answer: z.array(individualEventSchema),
} as const;
