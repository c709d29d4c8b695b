import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { creditsAMonth } from '#domain/operation/oddsBudget.ts';
import { ROOT } from '#local/project.ts';
import { keyedFeedsOf } from './oddsFeeds.ts';

const count = new Intl.NumberFormat('en-US');
const MINUTES = [1, 5, 15, 30];

test('the table of what a month costs is the function’s, at the cost of the feed as it is asked', () => {
  const [keyed] = keyedFeedsOf({ THE_ODDS_API_KEY: 'k' }, 'test');
  const creditsAReading = keyed?.feed.cost ?? 0;
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const rows = [1, 3, 8].map((leagues) => {
    const cells = MINUTES.map((everyMinutes) =>
      count.format(creditsAMonth({ leagues, hoursADay: 14, everyMinutes, creditsAReading })),
    );
    return `| ${[leagues, ...cells].join(' | ')} |`;
  });
  expect(page).toContain(`| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`);
});

test('a feed is off until its key is set, and its settings are read only then', () => {
  expect(keyedFeedsOf({ ODDS_CREDITS_PER_DAY: 'many' }, 'test')).toEqual([]);
  expect(() =>
    keyedFeedsOf({ THE_ODDS_API_KEY: 'k', ODDS_CREDITS_PER_DAY: 'many' }, 'test'),
  ).toThrow('ODDS_CREDITS_PER_DAY');
  expect(
    keyedFeedsOf(
      { THE_ODDS_API_KEY: 'k', PROPLINE_API_KEY: 'l', ODDS_CREDITS_PER_DAY: '' },
      'test',
    ),
  ).toMatchObject([
    { feed: { id: 'theoddsapi', cost: 3 }, renewal: 'month', perDay: undefined },
    { feed: { id: 'propline', cost: 1 }, renewal: 'day', perDay: 1_000 },
  ]);
});
