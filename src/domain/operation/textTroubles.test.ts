import { expect, test } from 'vitest';
import {
  concernsEverybody,
  isLastingTrouble,
  isTextTrouble,
  TEXT_TROUBLES,
  textTroubleOf,
  troubleOfCode,
} from './textTroubles.ts';

test.each([
  [21_211, 'unreachable'],
  [21_614, 'unreachable'],
  [30_005, 'unreachable'],
  [30_006, 'unreachable'],
  [21_610, 'stopped'],
  [30_004, 'stopped'],
  [30_003, 'off'],
  [30_008, 'unknown'],
  [30_036, 'message'],
] as const)('465: %i is of the number or message alone: %s', (code, trouble) => {
  expect(textTroubleOf(400, code)).toBe(trouble);
  expect(concernsEverybody(trouble)).toBe(false);
});

test.each([
  [20_003, 'credentials'],
  [10_001, 'account'],
  [20_005, 'account'],
  [30_002, 'account'],
  [90_010, 'account'],
  [21_608, 'account'],
  [21_408, 'region'],
  [21_703, 'sender'],
  [30_034, 'unregistered'],
  [30_032, 'unregistered'],
  [63_038, 'limit'],
  [60_728, 'limit'],
] as const)('465: %i is of the whole account, and lasts: %s', (code, trouble) => {
  expect(textTroubleOf(400, code)).toBe(trouble);
  expect([concernsEverybody(trouble), isLastingTrouble(trouble)]).toEqual([true, true]);
});

test.each([
  [20_429, 'busy'],
  [21_611, 'busy'],
  [30_001, 'busy'],
  [30_007, 'filtered'],
  [30_410, 'provider'],
] as const)('465: %i is of the whole account, and may pass: %s', (code, trouble) => {
  expect(troubleOfCode(code)).toBe(trouble);
  expect([concernsEverybody(trouble), isLastingTrouble(trouble)]).toEqual([true, false]);
});

test.each([
  [400, 'message'],
  [401, 'credentials'],
  [402, 'account'],
  [403, 'credentials'],
  [404, 'credentials'],
  [408, 'provider'],
  [429, 'busy'],
  [500, 'provider'],
  [503, 'provider'],
] as const)('465: an answer %i with no error of the table is %s', (status, trouble) => {
  expect(textTroubleOf(status, undefined)).toBe(trouble);
  expect(textTroubleOf(status, 99_999)).toBe(trouble);
});

test('every trouble says what it means, who acts and where', () => {
  for (const [name, { meaning, todo, link }] of Object.entries(TEXT_TROUBLES)) {
    expect(isTextTrouble(name)).toBe(true);
    expect(meaning.length).toBeGreaterThan(15);
    expect(todo).toMatch(/\.$/);
    expect(link).toMatch(/^https:\/\/(?:www|console|status)\.twilio\.com/);
  }
  expect(isTextTrouble('toString')).toBe(false);
  expect(isTextTrouble(null)).toBe(false);
});
