import { z } from 'zod';
import type { Account } from '../account.ts';
import type { Form } from '../form.ts';
import type { Objects } from '../state.ts';
import { checkParams } from './checkParams.ts';
import { expand } from './params.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

/** The parameters of a call, from what each of them may be. */
export type ParamsOf<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>;

export interface Call<Params> {
  readonly account: Account;
  readonly objects: Objects;
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

/** A call that takes these parameters, and refuses any other. */
export const route = <Shape extends z.ZodRawShape>(
  method: Method,
  path: string,
  shape: Shape,
  run: (call: Call<ParamsOf<Shape>>) => object,
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
