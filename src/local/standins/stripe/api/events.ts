import { type Account, nowOf } from '../account.ts';
import { invalid, notFound } from '../failure.ts';
import type { StripeEvent } from '../stored.ts';
import { listRoute, matches } from './list.ts';
import { array, bool, expand, fields, text } from './params.ts';
import { type Route, route } from './route.ts';

/** Events can be asked for this long. */
const KEPT_S = 30 * 86_400;

const kept = (account: Account): StripeEvent[] =>
  Object.values(account.state.objects.events).filter(
    ({ created }) => created > nowOf(account) - KEPT_S,
  );

/** `invoice.*` stands for all of an invoice's. */
const isOfType = ({ type }: StripeEvent, wanted: string): boolean =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

export const EVENTS: readonly Route[] = [
  route('GET', '/v1/events/{id}', fields(expand), ({ account, id }) => {
    const event = kept(account).find((one) => one.id === id);
    if (event === undefined) throw notFound('event', id);
    return event;
  }),
  listRoute(
    '/v1/events',
    kept,
    {
      type: text.optional(),
      types: array(text).optional(),
      delivery_success: bool.optional(),
    },
    (event, { type, types, delivery_success }) => {
      if (type !== undefined && types !== undefined) {
        throw invalid(
          'You may only specify one of these parameters: type, types.',
          'parameters_exclusive',
          'type',
        );
      }
      const wanted = type === undefined ? types : [type];
      return (
        (wanted?.some((one) => isOfType(event, one)) ?? true) &&
        matches(event.pending_webhooks === 0, delivery_success)
      );
    },
  ),
];
