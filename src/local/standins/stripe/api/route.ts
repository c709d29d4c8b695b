import { z } from 'zod';
import type { Account } from '../account.ts';
import type { Form } from '../form.ts';
import type { Objects } from '../state.ts';
import { checkParams } from './checkParams.ts';
import { expand } from './params.ts';

type Method = 'GET' | 'POST' | 'DELETE';

/** The type of a call's parameters, from the types of each. */
export type ParamsOf<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>;

export interface StripeCall<Params> {
  readonly account: Account;
  readonly objects: Objects;
  /** The id in the address, if any. */
  readonly id: string;
  readonly params: Params;
}

export interface Route {
  readonly method: Method;
  /** As Stripe's reference writes it: /v1/customers/{id} */
  readonly path: string;
  /** Checks the parameters; returns a function that executes the call. */
  readonly prepare: (account: Account, id: string, form: Form) => () => object;
}

/** A call that accepts these parameters, and refuses all others. */
export const route = <Shape extends z.ZodRawShape>(
  method: Method,
  path: string,
  shape: Shape,
  run: (call: StripeCall<ParamsOf<Shape>>) => object,
): Route => ({
  method,
  path,
  prepare: (account, id, form) => {
    checkParams(z.strictObject({ ...shape, ...expand }), form);
    const params = checkParams(z.object(shape), form);
    const { objects } = account.state;
    return () => run({ account, objects, id, params });
  },
});
