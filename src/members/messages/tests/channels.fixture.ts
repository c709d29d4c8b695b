import {
  nextAddress,
  reader,
  SESSION,
  signedInReader,
  type TrialReader,
  trial,
} from '#test/accounts/trial.ts';
import { hashOf } from '#test/messages/trial.ts';
import auth from '../../../../netlify/functions/auth.ts';
import messages from '../../../../netlify/functions/messages.ts';

/** A member who has just signed in. @param pays whether they have a subscription */
export async function channelMember(
  pays = true,
): Promise<TrialReader & { readonly id: string; readonly phone: string }> {
  const who = await signedInReader(
    undefined,
    reader(nextAddress(), async (request, context) =>
      (new URL(request.url).pathname.startsWith('/api/auth/') ? auth : messages)(request, context),
    ),
  );
  const { user } = (await who.call(SESSION)).body;
  if (pays) {
    await trial.database.query(
      `with c as (insert into customers (id, member_id, phone_hash) values ('cus_' || replace($1, '-', ''), $1::uuid, $2) returning id)
       insert into subscriptions (id, customer_id, status, tier, period_start, period_end, access_until, created_at, question)
       select 'sub_' || id, id, 'active', 'yearly', clock(), clock() + interval '1 year', clock() + interval '1 year', clock(), 1 from c`,
      [user.id, hashOf(user.phoneNumber)],
    );
  }
  return { ...who, id: user.id, phone: user.phoneNumber };
}
