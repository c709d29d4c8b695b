import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { EventBody, SportEvent } from '#domain/events/sportEvent.ts';
import type { eventBodySchema, sportEventSchema } from './sportEvent.ts';

test('what the schemas let through is a domain event', () => {
  expectTypeOf<z.infer<typeof sportEventSchema>>().toExtend<SportEvent>();
  expectTypeOf<z.infer<typeof eventBodySchema>>().toExtend<EventBody>();
});
