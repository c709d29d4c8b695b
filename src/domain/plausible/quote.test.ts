import { describe, expect, test } from 'vitest';
import { TEAM_LEAGUES } from '../leagues/codes.ts';
import { FIGURES } from '../leagues/index.ts';
import type { OddsQuote } from '../prices/odds.ts';
import { bookProblem, checkQuote } from './quote.ts';

const quote = (markets: Partial<OddsQuote>): OddsQuote => ({
  book: 'book',
  feed: 'espn',
  provider: 'Book',
  sample: false,
  asOf: '2026-11-22T12:00:00.000Z',
  ...markets,
});

test.each<[(typeof TEAM_LEAGUES)[number], Partial<OddsQuote>]>([
  ['NFL', { moneyline: { home: -185, away: 160 }, spread: { line: -3.5 }, total: { line: 44 } }],
  ['NFL', { moneyline: { home: -850, away: 575 }, spread: { line: -13 } }],
  ['NCAAF', { moneyline: { home: -100_000, away: 3500 }, spread: { line: -52.5 } }],
  ['NBA', { moneyline: { home: 115, away: -135 }, spread: { line: 2.5, home: -110, away: -110 } }],
  ['NBA', { moneyline: { home: 1100, away: -1800 }, spread: { line: 16.5 } }],
  ['NCAAB', { spread: { line: -1 }, moneyline: { home: -115, away: -105 } }],
  ['MLB', { moneyline: { home: -105, away: -114 }, spread: { line: 1.5, home: -167, away: 138 } }],
  ['MLB', { moneyline: { home: -131, away: 109 }, spread: { line: -1.5, home: 163, away: -199 } }],
  ['MLB', { moneyline: { home: -108, away: -108 }, spread: { line: -1.5 } }],
  ['NHL', { moneyline: { home: -150, away: 130 }, spread: { line: -1.5, home: 180, away: -218 } }],
  ['NHL', { moneyline: { home: 105, away: -125 }, spread: { line: 1.5, home: -240, away: 195 } }],
  [
    'EPL',
    {
      moneyline: { home: -135, away: 370, draw: 270 },
      spread: { line: -0.5, home: -135, away: 110 },
      total: { line: 2.75, over: -105, under: -115 },
    },
  ],
  ['EPL', { moneyline: { home: -600, away: 1500, draw: 650 }, spread: { line: -2.25 } }],
  ['MLS', { moneyline: { home: 200, away: 155, draw: 210 }, spread: { line: 0.5, home: -175 } }],
])('%s: %j stays as it is', (league, markets) => {
  expect(checkQuote(quote(markets), league)).toEqual({ value: quote(markets), problems: [] });
});

describe('case 88: what cannot be is left out with the reason, the rest stays', () => {
  const total = { line: 220.5, over: -110, under: -110 };

  test('a market of 73 % and one of 140 %', () => {
    const { value, problems } = checkQuote(
      quote({
        moneyline: { home: 170, away: 177 },
        spread: { line: -3, home: -233, away: -233 },
        total,
      }),
      'NBA',
    );
    expect(value).toEqual(quote({ total }));
    expect(problems).toEqual([
      { what: 'moneyline of Book', reason: 'its prices imply 73% together' },
      { what: 'spread of Book', reason: 'its prices imply 140% together' },
    ]);
  });

  test('a total of 3 in the NBA', () => {
    const moneyline = { home: -110, away: -110 };
    const { value, problems } = checkQuote(quote({ moneyline, total: { line: 3 } }), 'NBA');
    expect(value).toEqual(quote({ moneyline }));
    expect(problems).toEqual([{ what: 'total of Book', reason: 'a total of 3 in the NBA' }]);
  });

  test.each<[(typeof TEAM_LEAGUES)[number], Partial<OddsQuote>, string]>([
    ['NFL', { moneyline: { home: -300, away: 240 }, spread: { line: 7 } }, '72% and 29%'],
    ['NBA', { moneyline: { home: 300, away: -380 }, spread: { line: -4 } }, '24% and 63%'],
    [
      'MLB',
      { moneyline: { home: -400, away: 320 }, spread: { line: 1.5, home: 150, away: -180 } },
      '77% and 26%',
    ],
    [
      'EPL',
      { moneyline: { home: 700, away: -300, draw: 450 }, spread: { line: -1.5 } },
      '14% and 82%',
    ],
  ])('%s: %j name different favorites', (league, markets, shares) => {
    const lines = { line: (FIGURES[league].bounds.total[0] + FIGURES[league].bounds.total[1]) / 2 };
    const { value, problems } = checkQuote(quote({ ...markets, total: lines }), league);
    expect(value).toEqual(quote({ total: lines }));
    expect(problems).toEqual([
      { what: 'moneyline and spread of Book', reason: `they give the home side ${shares}` },
    ]);
  });

  test('soccer without the price of the draw', () => {
    const { value, problems } = checkQuote(quote({ moneyline: { home: -110, away: -110 } }), 'EPL');
    expect(value).toBeUndefined();
    expect(problems).toEqual([{ what: 'moneyline of Book', reason: 'no price for the draw' }]);
  });

  test.each([3.37, 31, -45.5, Number.NaN])('an NFL handicap of %s', (line) => {
    expect(checkQuote(quote({ spread: { line } }), 'NFL')).toEqual({
      value: undefined,
      problems: [{ what: 'spread of Book', reason: `a line of ${line} in the NFL` }],
    });
  });
});

test.each(TEAM_LEAGUES)('%s: lines stand up to the bounds and not beyond', (league) => {
  const { spread, total } = FIGURES[league].bounds;
  const stays = (markets: Partial<OddsQuote>) => checkQuote(quote(markets), league).value;
  for (const line of total) expect(stays({ total: { line } })).toBeDefined();
  expect(stays({ total: { line: total[0] - 0.5 } })).toBeUndefined();
  expect(stays({ total: { line: total[1] + 0.5 } })).toBeUndefined();
  expect(stays({ spread: { line: -spread } })).toBeDefined();
  expect(stays({ spread: { line: spread + 0.5 } })).toBeUndefined();
});

test.each([
  [[-110, -110]],
  [[-122, 104]],
  [[-10_000, 2000]],
  [[-50_000, 6000]],
  [[-135, 370, 270]],
  [[100, 100]],
])('%j may be one market', (prices) => {
  expect(bookProblem(prices)).toBeUndefined();
});

test.each([
  [[170, 177], 'its prices imply 73% together'],
  [[-233, -233], 'its prices imply 140% together'],
  [[-135, 370], 'its prices imply 79% together'],
  [[-200, -200, 300], 'its prices imply 158% together'],
  [[300, 300, 300], 'its prices imply 75% together'],
  [[-110, 50], 'an impossible price'],
  [[-110, Number.NaN], 'an impossible price'],
  [[Number.POSITIVE_INFINITY, -110], 'an impossible price'],
])('case 88: %j is none: %s', (prices, reason) => {
  expect(bookProblem(prices)).toBe(reason);
});
