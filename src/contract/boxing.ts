import * as z from 'zod/mini';
import { fightEventSchema } from './answers/fights/schema.ts';
import { PLAIN_GETS } from './requests/plain.ts';

/** GET /api/boxing/upcoming: boxing events under way or still to start, by start. No parameters. */
export const boxingUpcoming = {
  ...PLAIN_GETS.boxingUpcoming,
  answer: z.array(fightEventSchema),
} as const;

/** GET /api/boxing/today: boxing events of today's date in New York, whatever their status. No parameters. */
export const boxingToday = { ...boxingUpcoming, ...PLAIN_GETS.boxingToday } as const;
