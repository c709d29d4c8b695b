import { expect, test } from 'vitest';
import { startTestAccount } from '../testAccount.fixture.ts';

test('a tester refunds, disputes and lets time pass on the dashboard', async () => {
  const account = await startTestAccount();
  const { stripe, server, subscribe, makePrices } = account;
  const { monthly } = await makePrices();
  const { customer, subscription } = await subscribe(monthly.id);
  const [charge] = (await stripe.charges.list({ customer })).data;
  const act = async (body: string) => (await fetch(server.url, { method: 'POST', body })).text();
  expect(await act(`do=refundHalf&charge=${charge?.id}`)).toContain('$9.97 refunded');
  await act(`do=dispute&charge=${charge?.id}`);
  expect(await act(`do=refund&charge=${charge?.id}`)).toContain('has been charged back');
  const [dispute] = (await stripe.disputes.list()).data;
  expect(await act(`do=lost&dispute=${dispute?.id}`)).toContain('$19.95 lost');
  const before = (await stripe.subscriptions.retrieve(subscription)).items.data[0];
  await act('do=month');
  const after = (await stripe.subscriptions.retrieve(subscription)).items.data[0];
  expect(after?.current_period_start).toBe(before?.current_period_end);
  expect(account.wrong).toEqual([]);
  await server.stop();
});
