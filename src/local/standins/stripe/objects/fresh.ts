import { type Account, nowOf } from '../account.ts';
import { newId } from '../ids.ts';

/** What every object of test mode begins with. @param prefix of its id @param object its name in Stripe's API */
export const fresh = <Name extends string>(account: Account, prefix: string, object: Name) => ({
  id: newId(prefix),
  object,
  created: nowOf(account),
  livemode: false,
  metadata: {},
});
