import { describe, expect, test } from 'vitest';
import { parseForm } from '#local/standins/stripe/form.ts';
import {
  hasStripeShapes,
  objectChecker,
  requestChecker,
  wrongObject,
  wrongRequest,
} from './stripeShapes.ts';

const object = (name: string, more: object = {}) => ({
  type: 'object',
  required: ['id', 'object', ...Object.keys(more)],
  properties: { id: { type: 'string' }, object: { const: name }, ...more },
});
const params = (properties: object) => ({
  type: 'object',
  additionalProperties: false,
  properties,
});

/** Our own small schemas, in the format of Stripe's: a few objects and operations with few fields. */
const OURS = {
  wrongObject: objectChecker({
    $id: 'https://simcast.test/objects',
    $defs: {
      customer: object('customer', { created: { type: 'integer' } }),
      deleted_customer: object('customer', { deleted: { const: true } }),
      refund: object('refund', { amount: { type: 'integer' } }),
    },
  }),
  wrongRequest: requestChecker({
    $defs: { amount: { type: 'integer' } },
    operations: {
      'POST /v1/customers': params({ phone: { type: 'string' } }),
      'POST /v1/refunds': params({
        amount: { $ref: '#/$defs/amount' },
        payment_intent: { type: 'string' },
      }),
      'POST /v1/subscriptions/{id}': params({ billing_cycle_anchor: { enum: ['unchanged'] } }),
    },
  }),
};

describe.each([
  ['schemas of our own', OURS],
  ...(hasStripeShapes ? [['Stripe’s schemas', { wrongObject, wrongRequest }] as const] : []),
] as const)('the checks against %s', (_, checks) => {
  const request = (operation: string, form: string) =>
    checks.wrongRequest({ operation, params: parseForm(form) });

  test('refuse what Stripe would', () => {
    expect(request('POST /v1/customers', 'phon=1')[0]).toContain('phon');
    expect(request('POST /v1/refunds', 'amount=abc')).not.toEqual([]);
    expect(request('POST /v1/nothing', '')).toEqual(['no schema of POST /v1/nothing']);
    const anchor = 'billing_cycle_anchor=now';
    expect(request('POST /v1/subscriptions/{id}', anchor)).not.toEqual([]);
    expect(checks.wrongObject({ id: 'cus_1', object: 'customer' })).not.toEqual([]);
    expect(checks.wrongObject({ object: 'list', data: [{ object: 'refund' }] })).not.toEqual([]);
    expect(checks.wrongObject({ object: 'thing' })).toEqual(['no schema of thing']);
  });

  test('take what Stripe takes', () => {
    expect(request('POST /v1/refunds', 'amount=5&payment_intent=pi_1')).toEqual([]);
    expect(checks.wrongObject({ id: 'cus_1', object: 'customer', deleted: true })).toEqual([]);
  });
});
