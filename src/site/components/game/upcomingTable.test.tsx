import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_QUOTE } from '#domain/game/exampleGame.fixture.ts';
import { splitRows } from './splitRows.ts';
import { UpcomingTable } from './UpcomingTable.tsx';

const NOW = '2026-11-22T15:50:00Z';
const day = (date: string, ...games: number[]) => ({ date, games });

test('the first rows stand in the open; a day that is cut has its heading in both parts', () => {
  const days = [day('a', 1, 2), day('b', 3, 4, 5)];
  expect(splitRows(days, 5)).toEqual([days, []]);
  expect(splitRows(days, 2)).toEqual([[day('a', 1, 2)], [day('b', 3, 4, 5)]]);
  expect(splitRows(days, 4)).toEqual([[day('a', 1, 2), day('b', 3, 4)], [day('b', 5)]]);
});

const games = Array.from({ length: 18 }, (_, index) => ({ ...EXAMPLE_GAME, id: index + 1 }));
const html = (order: 'day' | 'best', of = games) =>
  renderToStaticMarkup(<UpcomingTable games={of} now={NOW} order={order} />);

test('every game is in the table, those past a screen folded', () => {
  expect(html('day').match(/href="\/game\//g)).toHaveLength(18);
  expect(html('day')).toContain('2 more games in the table');
  expect(html('day', games.slice(0, 16))).not.toContain('<details');
});

test('the likelier side’s share is heavy; in a toss-up neither is', () => {
  expect(html('day')).toContain('<td>43%</td><td><b>57%</b></td>');
  const even = { ...EXAMPLE_GAME.prediction, homeWinProbability: 50.2, awayWinProbability: 49.8 };
  const level = html('day', [{ ...EXAMPLE_GAME, prediction: even }]);
  expect(level).toContain('<td>50%</td><td>50%</td>');
});

test('where books differ most on a bet of the slate has a line below it', () => {
  expect(html('day')).not.toContain('Shop around');
  const [first, ...rest] = games;
  const quotes = [
    { ...EXAMPLE_QUOTE, moneyline: { home: -122, away: 104 } },
    { ...EXAMPLE_QUOTE, book: 'bovada', provider: 'Bovada', moneyline: { home: -135, away: 110 } },
  ];
  const said = html('day', [{ ...EXAMPLE_GAME, ...first, odds: quotes }, ...rest]);
  expect(said).toContain('Shop around');
  expect(said).toMatch(
    / pays <a [^>]*_moneyline_home_p-122"[^>]*>−122<\/a> at DraftKings, −135 at Bovada/,
  );
});

test('best first has no days for headings, and each row its own day', () => {
  expect(html('day')).toContain('scope="rowgroup"');
  expect(html('best')).not.toContain('scope="rowgroup"');
  expect(html('best').match(/data-card-time/g)).toHaveLength(18);
});

test('the market’s column is titled by its book where all quotes are one book’s', () => {
  expect(html('day')).toContain('Market</a><small> DraftKings</small>');
  const [first, ...rest] = games;
  const other = {
    ...EXAMPLE_GAME,
    ...first,
    odds: [{ ...EXAMPLE_QUOTE, book: 'bovada', provider: 'Bovada' }],
  };
  expect(html('day', [other, ...rest])).not.toContain('<small> DraftKings');
});
