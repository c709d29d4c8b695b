import { expect, test } from 'vitest';
import { lastingBlockOf, twilioRefusal } from './errors.ts';

test.each([21_408, 21_603, 21_606, 21_612, 21_703, 21_704, 30_002])(
  '%i is of our own account: tried again, and says nothing of the number',
  (code) => {
    expect(twilioRefusal(400, code)).toEqual({ status: 'later', code });
    expect(lastingBlockOf(code)).toBeUndefined();
  },
);

test.each([401, 403, 404, 429])('so is an answer %i', (status) => {
  expect(twilioRefusal(status, 20_003)).toEqual({ status: 'later', code: 20_003 });
});

test.each([
  [21_610, 'stop'],
  [30_004, 'stop'],
  [21_211, 'unreachable'],
  [21_614, 'unreachable'],
  [30_006, 'unreachable'],
  [21_602, undefined],
] as const)('%i is of the message or its number: %s', (code, block) => {
  expect(twilioRefusal(400, code)).toEqual({ status: 'refused', code, block });
});
