import * as z from 'zod';
import { type Client, expectSuccess, readData } from '#store/client.ts';

/** Customers of deleted accounts, of whom Stripe still has the number. */
export const createLeavingCustomers = (client: Client) => ({
  read: (): Promise<string[]> =>
    readData(
      'reading whose number Stripe has',
      client.rpc('leaving_customers'),
      z.array(z.string()),
    ),
  forget: (customer: string): Promise<unknown> =>
    expectSuccess(
      'forgetting a customer who left',
      client.rpc('forget_leaving_customer', { p_customer: customer }),
    ),
});

export type LeavingCustomers = ReturnType<typeof createLeavingCustomers>;
