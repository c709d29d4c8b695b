import { z } from 'zod';
import type { Account } from '../account.ts';
import { itemOf } from '../billing/find.ts';
import { type PlannedSwitch, planSwitch } from '../billing/switchPrice.ts';
import { missingResource } from '../failure.ts';
import type { StoredSubscription } from '../stored.ts';
import { activePrice } from './lookup.ts';
import { fields, int, oneOfWords, textParam } from './params.ts';
import type { ParamsOf } from './route.ts';

/** The parameters shared by a switch to another price and its preview. */
export const switchShape = {
  items: z
    .array(fields({ id: textParam, price: textParam }))
    .length(1)
    .optional(),
  proration_behavior: oneOfWords(['create_prorations', 'always_invoice', 'none']).default(
    'create_prorations',
  ),
  proration_date: int.optional(),
  billing_cycle_anchor: fields({ type: oneOfWords(['now']) }).optional(),
};

/** What a switch would do; undefined if nothing changes. */
export function planned(
  account: Account,
  subscription: StoredSubscription,
  params: ParamsOf<typeof switchShape>,
): PlannedSwitch | undefined {
  const [wanted] = params.items ?? [];
  const item =
    wanted === undefined
      ? itemOf(subscription)
      : subscription.items.data.find(({ id }) => id === wanted.id);
  if (item === undefined) {
    throw missingResource('subscription item', wanted?.id ?? '', 'items[0][id]');
  }
  const price =
    wanted === undefined ? item.price : activePrice(account, wanted.price, 'items[0][price]');
  const anchorNow = params.billing_cycle_anchor !== undefined;
  if (price.id === item.price.id && !anchorNow) return undefined;
  return planSwitch(account, subscription, {
    item,
    price,
    prorates: params.proration_behavior !== 'none',
    date: params.proration_date,
    anchorNow,
  });
}
