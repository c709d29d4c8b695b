import { describe, expect, test } from 'vitest';
import { parseForm } from '#local/standins/stripe/form.ts';
import { hasStripeShapes, wrongObject, wrongRequest } from './stripeShapes.ts';

const request = (operation: string, form: string) =>
  wrongRequest({ operation, params: parseForm(form) });

describe.skipIf(!hasStripeShapes)(
  'the checks against Stripe’s schemas (skipped: ../shared/stripe is missing)',
  () => {
    test('refuse what Stripe would', () => {
      expect(request('POST /v1/customers', 'phon=1')[0]).toContain('phon');
      expect(request('POST /v1/refunds', 'amount=abc')).not.toEqual([]);
      expect(request('POST /v1/nothing', '')).toEqual(['no schema of POST /v1/nothing']);
      const anchor = 'billing_cycle_anchor=now';
      expect(request('POST /v1/subscriptions/{id}', anchor)).not.toEqual([]);
      expect(wrongObject({ id: 'cus_1', object: 'customer' })).not.toEqual([]);
      expect(wrongObject({ object: 'list', data: [{ object: 'refund' }] })).not.toEqual([]);
      expect(wrongObject({ object: 'thing' })).toEqual(['no schema of thing']);
    });

    test('take what Stripe takes', () => {
      expect(request('POST /v1/refunds', 'amount=5&payment_intent=pi_1')).toEqual([]);
      expect(wrongObject({ id: 'cus_1', object: 'customer', deleted: true })).toEqual([]);
    });
  },
);
