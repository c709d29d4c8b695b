import { expect, test } from 'vitest';
import { betOf } from '#domain/record/bets.fixture.ts';
import { betSchema } from '../betSchema.ts';
import { correctBet, typedOf } from './correctBet.ts';

const BEFORE = new Date('2026-11-29T16:00:00Z');
const AFTER = new Date('2026-11-29T22:00:00Z');
const LATE = { ...betOf(), changedAt: AFTER.getTime() + 5 };

test('a bet that is corrected before the start keeps who it is and when it was noted, and no mark', () => {
  const bet = betOf({ bonus: true });
  const corrected = correctBet(
    bet,
    { ...typedOf(bet), stake: '$25.50', price: '104', bonus: false },
    BEFORE,
  );
  const { bonus: _, ...rest } = bet;
  expect(corrected).toEqual({ ...rest, stakeCents: 2550, price: 104, changedAt: BEFORE.getTime() });
  expect(betSchema.safeParse(corrected).success).toBe(true);
});

test('once the result may have been known the correction is marked, and the mark stays', () => {
  const marked = correctBet(betOf(), { ...typedOf(betOf()), pick: 'away' }, AFTER);
  expect(marked).toMatchObject({ pick: 'away', correctedAt: AFTER.toISOString() });
  if ('problems' in marked) throw new Error();
  expect(correctBet(marked, { ...typedOf(marked), stake: '5' }, BEFORE)).toMatchObject({
    correctedAt: AFTER.toISOString(),
  });
  const undated = betOf({ startTime: undefined, game: undefined, hand: 'win' });
  expect(correctBet(undated, { ...typedOf(undated), price: '150' }, BEFORE)).toMatchObject({
    correctedAt: BEFORE.toISOString(),
    hand: 'win',
  });
});

test('it counts as later than what it corrects, whatever the device’s clock says', () => {
  const corrected = correctBet(LATE, { ...typedOf(LATE), stake: '5' }, AFTER);
  expect('problems' in corrected || corrected.changedAt).toBe(LATE.changedAt + 1);
});

test('nothing changed is no correction; what cannot be is named', () => {
  for (const bet of [
    betOf(),
    betOf({ market: 'other', pick: 'a fight', line: 2.5 }),
    betOf({ game: undefined, market: 'spread', line: -1.5 }),
  ])
    expect(correctBet(bet, typedOf(bet), AFTER)).toBe(bet);
  expect(correctBet(betOf(), { ...typedOf(betOf()), price: '50' }, AFTER)).toEqual({
    problems: { price: 'An American price, such as -110 or 150.' },
  });
});
