import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_QUOTE } from '#domain/game/exampleGame.fixture.ts';
import type { PredictedGame } from '#domain/game/game.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import { laggingGame } from '#domain/prices/sharpHistory.fixture.ts';
import { CompareOdds } from './CompareOdds.tsx';
import { JudgedPanel } from './JudgedPanel.tsx';

const NOW = '2026-11-22T15:50:00Z';
const BOVADA: OddsQuote = {
  ...EXAMPLE_QUOTE,
  book: 'bovada',
  feed: 'bovada',
  provider: 'Bovada',
  asOf: '2026-11-22T15:26:00Z',
  moneyline: { home: -118, away: 102 },
  spread: { line: -2.5, home: 100, away: -120 },
};
const html = (rest: Partial<PredictedGame>, now = NOW) =>
  renderToStaticMarkup(
    <CompareOdds game={{ ...EXAMPLE_GAME, ...rest } as PredictedGame} lines={[]} now={now} />,
  );
const rowOf = (page: string, label: string) =>
  page.split('<tr').find((row) => row.includes(`>${label}<`)) ?? '';
const both = html({ odds: [EXAMPLE_QUOTE, BOVADA] });

test('both sources stand side by side and the better price is underlined and said', () => {
  const chiefs = rowOf(both, 'Chiefs');
  expect(chiefs).toContain('<span class="best">+104</span><span class="visually-hidden"> best<');
  expect(chiefs).toContain('<span>+102</span>');
  expect(chiefs).toContain('costs 13¢');
  const bills = rowOf(both, 'Bills');
  expect(bills).toContain('<span class="best">−118</span>');
  expect(bills).toContain('−134');
});

test('a source with another line shows it beside its price', () => {
  const bills = rowOf(both, 'Bills −2.5');
  expect(bills).toContain('<span class="at">−1.5 </span><span>−112</span>');
  expect(bills).toContain('<span class="best">+100</span>');
});

test('each price leads to the check of its bet at that book’s line', () => {
  const bills = rowOf(both, 'Bills −2.5');
  expect(bills).toMatch(
    /href="[^"]*_spread_home_l-1\.5_p-112" aria-label="−1.5 −112, Bills −1.5 at [^"]+: is it fair\?"/,
  );
  expect(bills).toMatch(/href="[^"]*_spread_home_l-2\.5_p100"/);
  expect(rowOf(html({ odds: [EXAMPLE_QUOTE] }), 'Chiefs').match(/price-check/g)).toHaveLength(1);
});

test('of three books the best three, and all of them below, lead to their own bets', () => {
  const third: OddsQuote = {
    ...BOVADA,
    book: 'betus',
    provider: 'BetUS',
    spread: { line: -3, home: 112, away: -132 },
  };
  const page = html({ odds: [EXAMPLE_QUOTE, BOVADA, third] });
  const [table = '', all = ''] = page.split('All 3 books');
  expect(rowOf(table, 'Bills −2.5').match(/price-check/g)).toHaveLength(3);
  for (const half of [table, all])
    for (const bet of ['spread_home_l-3_p112', 'spread_away_l3_p-132', 'moneyline_home_p-118'])
      expect(half).toContain(`_${bet}"`);
});

test('prices are titled by the book, whatever feed they came through', () => {
  for (const book of ['DraftKings', 'Bovada']) {
    expect(both).toContain(`<th scope="col">${book}</th>`);
    expect(both).toContain(`data-k="${book}"`);
  }
});

test('a market that a book lacks is a dash; a book alone, and none, are one sentence', () => {
  const { moneyline: _, ...bare } = BOVADA;
  expect(rowOf(html({ odds: [EXAMPLE_QUOTE, bare] }), 'Chiefs')).toContain(
    '<td data-k="Bovada" data-book="bovada"><span>–</span></td>',
  );
  expect(html({})).toContain('Only DraftKings has a price for this game so far');
  expect(html({ odds: [] })).toContain('No book we read has a price for this game yet');
  expect(both).not.toContain('has a price for this game');
});

test('sample prices say that they are', () => {
  const page = html({ odds: [{ ...EXAMPLE_QUOTE, sample: true }] });
  expect(page).toContain('Sample prices.');
  expect(both).not.toContain('Sample');
});

test('prices older than 30 minutes near the start carry a badge', () => {
  const hiddenBadge = 'data-when="stale" hidden=""';
  expect(both).toContain(hiddenBadge);
  const later = html({ odds: [EXAMPLE_QUOTE, BOVADA] }, '2026-11-22T15:56:01Z');
  expect(later).not.toContain(hiddenBadge);
  expect(later).toContain('Over 30 min old');
});

test('a return, a stake and a price to take hold while the prices are fresh: from old ones there is none', () => {
  // A sharp book moved to .55; +105 has stood.
  const odds = [{ ...EXAMPLE_QUOTE, moneyline: { home: 105, away: -125 } }];
  const lags = laggingGame({ odds });
  const bills = (now: string) => rowOf(html(lags, now), 'Bills');
  expect(rowOf(html({ odds }, NOW), 'Bills')).toContain('only one book to go by');
  const shown = (now: string, when: 'fresh' | 'unfresh') =>
    bills(now).split(`data-when="${when}">`).length - 1;
  expect(bills(NOW)).toMatch(
    /data-when="fresh"><b class="pos"><a [^>]*href="\/tools\/expected-value\?price=105&amp;chance=57\.3"[^>]*>\+6\.4¢<\/a><\/b>/,
  );
  expect(bills(NOW)).toContain('href="/tools/kelly?price=105&amp;chance=57.3&amp;part=0.25"');
  expect([shown(NOW, 'fresh'), shown(NOW, 'unfresh')]).toEqual([3, 0]);
  for (const later of ['2026-11-22T16:12:00Z', '2026-11-22T18:00:00Z']) {
    expect([shown(later, 'fresh'), shown(later, 'unfresh')]).toEqual([0, 3]);
  }
});

test('past the start the prices are said to be the last ones', () => {
  expect(both).toContain('data-when="closed" hidden=""');
  const closed = html({ odds: [EXAMPLE_QUOTE] }, '2026-11-22T18:00:00Z');
  expect(closed).not.toContain('data-when="closed" hidden=""');
});

test('nothing claims to beat the close', () => {
  expect(renderToStaticMarkup(<JudgedPanel />)).toContain(
    'nothing here has beaten the closing line',
  );
});

test('the time of the prices is one, the oldest of both books, and the page’s clock keeps it', () => {
  const stamped = html({ odds: [EXAMPLE_QUOTE, BOVADA] });
  expect(stamped.match(/data-age="at"[^>]*>([^<]*)/)?.[1]).toBe('10:26 AM EST');
  expect(html({ odds: [] })).not.toContain('data-age="at"');
});
