import { expect, test } from 'vitest';
import { bookWithId, operatorOf } from './bookmakers.ts';
import { agreedShares, type SharpVoice, voiceOf } from './sharpVoices.ts';

const voice = (book: string, home: number, away: number): SharpVoice => {
  const found = voiceOf('EPL', book, [home, away]);
  if (!found) throw new Error(`${book} has no voice`);
  return found;
};

test('an exchange’s sportsbook is the same operator: it is not judged by the exchange', () => {
  expect(bookWithId('betfair_sb')?.keys).toEqual(['betfair_sb_uk']);
  expect(operatorOf('betfair_sb')).toBe(operatorOf('betfair_ex'));
  const all = [voice('betfair_ex', -110, -106), voice('bwin', -115, -105)];
  expect(agreedShares(all, operatorOf('betfair_sb'))).toMatchObject({ operators: 1, sharps: 0 });
});

test('beside its exchange a sportsbook says nothing, in whatever order they come', () => {
  const exchange = voice('betfair_ex', -150, 145);
  const [sportsbook, other] = [voice('betfair_sb', 100, -120), voice('bwin', -140, 120)];
  const alone = agreedShares([exchange, other]);
  expect(alone).toMatchObject({ operators: 2, sharps: 1 });
  expect(agreedShares([exchange, sportsbook, other])).toEqual(alone);
  expect(agreedShares([sportsbook, other, exchange])?.shares[0]).toBeCloseTo(
    alone?.shares[0] ?? 0,
    12,
  );
});

test('two brands of equal weight are one voice: their mean', () => {
  const us = (book: string, home: number, away: number) => voiceOf('NFL', book, [home, away]);
  const [one, other] = [us('betonlineag', -120, 110), us('lowvig', -110, 100)];
  if (!one || !other) throw new Error('no voice');
  const agreed = agreedShares([one, other]);
  const [first, second] = [agreedShares([one]), agreedShares([other])];
  expect(agreed).toMatchObject({ operators: 1, sharps: 1 });
  expect(agreed?.shares[0]).toBeLessThan(first?.shares[0] ?? 0);
  expect(agreed?.shares[0]).toBeGreaterThan(second?.shares[0] ?? 1);
});
