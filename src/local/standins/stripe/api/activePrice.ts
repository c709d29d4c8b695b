import type { Account } from '../account.ts';
import { invalid } from '../failure.ts';
import type { Price } from '../stored.ts';
import { atParam } from './lookup.ts';

/** The price of an id among the parameters, which is to be bought: one that is archived is not. */
export function activePrice(account: Account, id: string, param: string): Price {
  const price = atParam(account.state.objects.prices, 'price', id, param);
  if (!price.active) {
    throw invalid('The price specified is inactive. This field only accepts active prices.');
  }
  return price;
}
