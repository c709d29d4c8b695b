import { expect, test } from 'vitest';
import { previousAttributes } from './previousAttributes.ts';

test('an event says how the fields that changed were before', () => {
  const before = { status: 'active', plan: { id: 'a', amount: 1 }, data: [1], same: 0 };
  const after = { status: 'past_due', plan: { id: 'a', amount: 2 }, data: [2], same: 0, added: 1 };
  expect(previousAttributes(before, after)).toEqual({
    status: 'active',
    plan: { amount: 1 },
    data: [1],
    added: null,
  });
});
