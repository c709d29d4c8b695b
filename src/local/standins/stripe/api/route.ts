import type { z } from 'zod';
import type { Account } from '../account.ts';
import type { Form } from '../form.ts';
import { checkParams } from './checkParams.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

export interface Call<Params> {
  readonly account: Account;
  /** The id in the address, where it has one. */
  readonly id: string;
  readonly params: Params;
}

export interface Route {
  readonly method: Method;
  /** As Stripe's reference writes it: /v1/customers/{id} */
  readonly path: string;
  /** Checks the parameters; what it gives back does it. */
  readonly prepare: (account: Account, id: string, form: Form) => () => object;
}

export const route = <T extends z.ZodType>(
  method: Method,
  path: string,
  schema: T,
  run: (call: Call<z.infer<T>>) => object,
): Route => ({
  method,
  path,
  prepare: (account, id, form) => {
    const params = checkParams(schema, form);
    return () => run({ account, id, params });
  },
});
