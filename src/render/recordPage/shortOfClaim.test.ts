import { expect, test } from 'vitest';
import { BACKTEST } from '#content/backtest/backtest.ts';
import { shortOfClaim } from './shortOfClaim.ts';

const row = (name: string, claimed: number, mean: number) => ({
  name,
  measure: 'close' as const,
  bets: 54,
  full: 2 * claimed,
  claimed,
  realised: { mean, low: mean - 0.052, high: mean + 0.051 },
});
const table = (...rows: readonly ReturnType<typeof row>[]) => ({
  title: 'US leagues, who moved',
  rows: [...rows],
  notes: [],
});

test('a league in which the rule came to less than is claimed is named with its range', () => {
  const said = shortOfClaim([
    table(row('MLB, the rule', 0.005, 0.021), row('NFL, the rule', 0.007, -0.025)),
  ]);
  expect(said).toBe(
    'The rule in use came to at least what is claimed in 1 of 2 rows below; to less in NFL (claimed +0.7, then −2.5 [−7.7, +2.6] % against the close, 54 bets).',
  );
});

test('rules that were left, and those that are only compared, are not counted', () => {
  const left = row('(i) the rule until November 2026: against the mean of two', 0.02, -0.04);
  const other = row('this book moved away by itself', 0.01, -0.01);
  const rule = row('the sharp price moved, this book lags: the rule, 2024 on', 0.01, 0.09);
  expect(shortOfClaim([table(left, other, rule)])).toBe(
    'The rule in use came to at least what is claimed in 1 of 1 rows below.',
  );
  expect(shortOfClaim([table(left)])).toBe('');
});

test('the backtest that is shown has rows of the rule by season and by league', () => {
  expect(shortOfClaim(BACKTEST.edges)).toMatch(/in \d of [6-9] rows below/);
});
