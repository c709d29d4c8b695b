import { expect, test } from 'vitest';
import { widestGap } from './bookGap.ts';
import { pricedGame } from './payingGame.fixture.ts';

const NOW = new Date('2026-11-22T17:00:00Z');
const at = (provider: string, home: number, away: number) => ({
  book: provider.toLowerCase(),
  provider,
  moneyline: { home, away },
});

test('the same bet at two books, and how much of each unit they are apart at our share', () => {
  const near = pricedGame(1, NOW, [at('DraftKings', -120, 100), at('Bovada', -118, 100)]);
  const far = pricedGame(2, NOW, [at('DraftKings', -120, 100), at('Bovada', -135, 115)]);
  const gap = widestGap([near, far]);
  expect(gap?.game.id).toBe(2);
  // The away side wins 45 of 100: .45 × (1.15 − 1.00).
  expect(gap).toMatchObject({
    best: { side: 'away', american: 115, provider: 'Bovada' },
    worst: { side: 'away', american: 100, provider: 'DraftKings' },
  });
  expect(gap?.perUnit).toBeCloseTo(0.0675, 10);
});

test('no gap where one book quotes, where both quote the same, or at different lines', () => {
  expect(widestGap([pricedGame(1, NOW, [at('Bovada', -120, 100)])])).toBeUndefined();
  const same = [at('DraftKings', -120, 100), at('Bovada', -120, 100)];
  expect(widestGap([pricedGame(1, NOW, same)])).toBeUndefined();
  const spread = (provider: string, line: number, home: number) => ({
    book: provider.toLowerCase(),
    provider,
    spread: { line, home, away: -110 },
  });
  expect(
    widestGap([pricedGame(1, NOW, [spread('DraftKings', -3, -120), spread('Bovada', -2.5, 130)])]),
  ).toBeUndefined();
});
