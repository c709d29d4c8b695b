import { type Account, nowOf } from '../account.ts';
import { newStripeId } from '../ids.ts';
import type { StripeEvent } from '../stored.ts';
import { STAND_IN_API_VERSION } from '../version.ts';
import { previousAttributes } from './previousAttributes.ts';

/** Records an event about an object, with the object's current state. */
export function emit(account: Account, type: string, object: object, previous?: object): void {
  const event: StripeEvent = {
    id: newStripeId('evt'),
    object: 'event',
    api_version: STAND_IN_API_VERSION,
    created: nowOf(account),
    livemode: false,
    pending_webhooks: 0,
    request: account.request,
    type,
    data: {
      object: structuredClone(object),
      ...(previous === undefined ? {} : { previous_attributes: previous }),
    },
  };
  account.state.objects.events[event.id] = event;
  account.onEvent(event);
}

/** Stores a new object, and emits its event. */
export function addObject<Kept, T extends Kept & { readonly id: string }>(
  account: Account,
  table: Record<string, Kept>,
  type: string,
  object: T,
): T {
  table[object.id] = object;
  emit(account, type, object);
  return object;
}

/** Changes an object and emits the event; emits none if nothing has changed. */
export function changeObject<T extends object>(
  account: Account,
  type: string,
  object: T,
  changes: Partial<T>,
): void {
  const before = structuredClone(object);
  Object.assign(object, changes);
  const previous = previousAttributes(before, object);
  if (Object.keys(previous).length > 0) emit(account, type, object, previous);
}
