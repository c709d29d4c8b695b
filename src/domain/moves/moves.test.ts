import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OddsQuote } from '../prices/odds.ts';
import { decimalOdds } from '../prices/oddsFormats.ts';
import { ownShares } from '../prices/ownShares.ts';
import { closeOfMove, type EndedMove } from './closeOfMove.ts';
import { firstSight } from './firstSight.ts';
import { isEnough, moveFigures, moveTotals } from './moveFigures.ts';
import { moveTarget } from './moveTarget.ts';

const START = '2026-11-22T18:00:00.000Z';
const NOW = new Date('2026-11-19T18:00:00.000Z');
const quote = (change: Partial<OddsQuote> = {}): OddsQuote => ({
  book: 'draftkings',
  feed: 'espn',
  provider: 'DraftKings',
  sample: false,
  asOf: NOW.toISOString(),
  moneyline: { home: -110, away: -110 },
  spread: { line: -1.5, home: -110, away: -110 },
  total: { line: 44.5, over: -110, under: -110 },
  ...change,
});
const own = {
  homeWinProbability: 60,
  awayWinProbability: 40,
  drawProbability: 0,
  spread: -3.5,
  total: 44.6,
};
const game = { league: 'NFL', gameTime: START, odds: [quote()] } as const;

test('each market is judged by itself, at its own line, with the price of a book', () => {
  expect(firstSight(game, 'spread', own, NOW)).toMatchObject({
    toward: 'home',
    line: -1.5,
    price: -110,
    provider: 'DraftKings',
    target: { targetLine: -3.5 },
  });
  expect(firstSight(game, 'total', own, NOW)).toMatchObject({ line: 44.5, first: 0.5 });
  expect(firstSight(game, 'total', own, NOW)).not.toHaveProperty('toward');
  expect(firstSight(game, 'moneyline', own, NOW)).toMatchObject({ toward: 'home', own: 0.6 });
});

test('no judgment without proof, without both prices, or of a price that may not be given on', () => {
  expect(firstSight({ ...game, league: 'NBA' }, 'spread', own, NOW)).toBeUndefined();
  expect(firstSight({ ...game, odds: [] }, 'spread', own, NOW)).toBeUndefined();
  const half = { ...game, odds: [quote({ spread: { line: -1.5, home: -110 } })] };
  expect(firstSight(half, 'spread', own, NOW)).toBeUndefined();
  const kept = { ...game, odds: [quote({ feed: 'theoddsapi' })] };
  expect(firstSight(kept, 'spread', own, NOW)).toBeUndefined();
  const sample = { ...game, odds: [quote({ sample: true })] };
  expect(firstSight(sample, 'spread', own, NOW)).toBeUndefined();
});

test('the target is on our side of the first line or price, and our share there is the first one', () => {
  const half = (from: number, to: number) =>
    fc.integer({ min: 2 * from, max: 2 * to }).map((n) => n / 2);
  fc.assert(
    fc.property(half(-14, 14), fc.double({ min: -16, max: 16, noNaN: true }), (line, spread) => {
      const [ours = 0.5] = ownShares('NFL', 'spread', { ...own, spread }, line);
      fc.pre(Math.abs(ours - 0.5) >= 0.02 && ours > 0.02 && ours < 0.98);
      const toward = ours > 0.5 ? 'home' : 'away';
      const side = Math.max(ours, 1 - ours);
      const move = { market: 'spread', line, toward, first: 0.5, own: side } as const;
      const { targetLine, targetPrice } = moveTarget('NFL', move, -110);
      if (targetLine !== undefined) {
        expect(Math.sign(targetLine - line)).toBe(toward === 'home' ? -1 : 1);
        expect(Math.abs(targetLine - spread)).toBeLessThanOrEqual(0.2501);
      } else expect(decimalOdds(targetPrice ?? 0)).toBeLessThan(decimalOdds(-110));
    }),
  );
});

const ended: EndedMove = {
  league: 'NFL',
  gameTime: START,
  market: 'spread',
  line: -1.5,
  toward: 'home',
  first: 0.5,
  books: ['draftkings'],
  stands: true,
};
const last = (line: number, change: Partial<OddsQuote> = {}) =>
  quote({ asOf: '2026-11-22T17:50:00.000Z', spread: { line, home: -110, away: -110 }, ...change });

test('the close is that of the same book at the first line', () => {
  const other = last(4, { book: 'bovada', provider: 'Bovada', feed: 'bovada' });
  expect(closeOfMove(ended, [last(-2.5), other])).toMatchObject({
    result: 'hit',
    closingLine: -2.5,
  });
  expect(closeOfMove(ended, [other])).toMatchObject({ result: 'miss', closingLine: 4 });
  expect(closeOfMove(ended, [last(-1.5)])).toMatchObject({ result: 'stood', closingShare: 0.5 });
  expect(closeOfMove({ ...ended, toward: 'away' }, [last(-2.5)])).toMatchObject({ result: 'miss' });
});

test('an old price, or one from after the start, closes nothing; what does not stand is void', () => {
  const at = (asOf: string) => closeOfMove(ended, [last(-2.5, { asOf })]);
  expect(at('2026-11-22T17:20:00.000Z')).toEqual({ result: 'noClose' });
  expect(at('2026-11-22T18:10:00.000Z')).toEqual({ result: 'noClose' });
  expect(closeOfMove(ended, [])).toEqual({ result: 'noClose' });
  expect(closeOfMove({ ...ended, stands: false }, [last(-2.5)])).toEqual({ result: 'void' });
});

test('figures count every result; the rate is of lines that moved, the value of all with a close', () => {
  const row = (result: 'hit' | 'miss' | 'stood', close: number) =>
    ({ league: 'NFL', market: 'spread', first: 0.5, close, result }) as const;
  const bare = (result: 'noClose' | 'void') =>
    ({ league: 'NFL', market: 'total', first: 0.5, result }) as const;
  const rows = [
    row('hit', 0.53),
    row('hit', 0.52),
    row('miss', 0.49),
    row('stood', 0.5),
    bare('noClose'),
    bare('void'),
  ];
  const [all, spread, total] = moveFigures(rows);
  expect(all).toMatchObject({ market: 'all', calls: 6, noClose: 1, voided: 1 });
  expect(spread).toMatchObject({ market: 'spread', hits: 2, misses: 1, stood: 1 });
  expect(spread?.hitRate?.mean).toBeCloseTo(200 / 3, 9);
  expect(spread?.value).toBeCloseTo(1, 9);
  expect(total).not.toHaveProperty('hitRate');
  expect(total).not.toHaveProperty('value');
  expect(moveTotals(moveFigures(rows))).toEqual({ calls: 6, noClose: 1, voided: 1 });
  expect(moveFigures([])).toEqual([]);
  expect(all && isEnough(all)).toBe(false);
});
