import { expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { EventBody, SportEvent } from '#domain/events/sportEvent.ts';
import type { KeyPaths } from '#test/keyPaths.ts';
import type { eventBodySchema, sportEventSchema } from './sportEvent.ts';

test('what the schemas let through is a domain event', () => {
  expectTypeOf<z.infer<typeof sportEventSchema>>().toExtend<SportEvent>();
  expectTypeOf<z.infer<typeof eventBodySchema>>().toExtend<EventBody>();
});

test('no key of a domain event is lost on the way, optional ones included', () => {
  type Answered = z.infer<typeof sportEventSchema>;
  expectTypeOf<KeyPaths<Answered>>().toEqualTypeOf<KeyPaths<SportEvent>>();
  expectTypeOf<KeyPaths<z.infer<typeof eventBodySchema>>>().toEqualTypeOf<KeyPaths<EventBody>>();
});

test('each kind of event has its own keys', () => {
  type Answered = z.infer<typeof sportEventSchema>;
  type Of<T, Kind> = Extract<T, { readonly kind: Kind }>;
  expectTypeOf<KeyPaths<Of<Answered, 'fights'>>>().toEqualTypeOf<
    KeyPaths<Of<SportEvent, 'fights'>>
  >();
  expectTypeOf<KeyPaths<Of<Answered, 'match'>>>().toEqualTypeOf<
    KeyPaths<Of<SportEvent, 'match'>>
  >();
  expectTypeOf<KeyPaths<Of<Answered, 'race'>>>().toEqualTypeOf<KeyPaths<Of<SportEvent, 'race'>>>();
  expectTypeOf<KeyPaths<Of<Answered, 'tournament'>>>().toEqualTypeOf<
    KeyPaths<Of<SportEvent, 'tournament'>>
  >();
});
