import type { z } from 'zod';
import { invalidRequest, missingParameter, type StripeFailure } from '../failure.ts';
import type { Form } from '../form.ts';

/** `line_items`, 0, `price` → `line_items[0][price]` */
const named = ([first, ...rest]: readonly PropertyKey[]): string =>
  `${String(first)}${rest.map((name) => `[${String(name)}]`).join('')}`;

function failureOf(issue: z.core.$ZodIssue): StripeFailure {
  if (issue.code === 'unrecognized_keys') {
    const param = named([...issue.path, issue.keys[0] ?? '']);
    return invalidRequest(
      `Received unknown parameter: ${param} (or one that this stand-in does not have)`,
      'parameter_unknown',
      param,
    );
  }
  const param = named(issue.path);
  const value = issue.input;
  if (value === undefined) return missingParameter(param);
  if (value === '') {
    const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`;
    return invalidRequest(message, 'parameter_invalid_empty', param);
  }
  if (issue.code === 'invalid_format') {
    return invalidRequest(`Invalid integer: ${String(value)}`, 'parameter_invalid_integer', param);
  }
  return invalidRequest(`Invalid ${param}: ${issue.message}`, undefined, param);
}

/** A call's checked parameters; invalid ones are refused as by Stripe. */
export function checkParams<T extends z.ZodType>(schema: T, form: Form): z.infer<T> {
  const result = schema.safeParse(form, { reportInput: true });
  if (result.success) return result.data;
  const issues = result.error.issues;
  const worst = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  if (worst === undefined) throw invalidRequest('Invalid request');
  throw failureOf(worst);
}
