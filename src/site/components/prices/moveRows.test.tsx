import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  EXAMPLE_GAME,
  EXAMPLE_PREDICTION,
  EXAMPLE_QUOTE,
} from '#domain/game/exampleGame.fixture.ts';
import { OPEN_MOVE } from '#domain/moves/exampleMoves.fixture.ts';
import type { MoveTrust } from '#domain/moves/moveTrust.ts';
import type { BoardGame, BoardSpan } from '#domain/prices/board/boardGame.ts';
import type { PriceView } from '#domain/product/pricesPage.ts';
import { PricesList } from './PricesList.tsx';

const NOW = new Date('2026-11-22T15:50:00Z');
const before = (minutes: number): number => NOW.getTime() - minutes * 60_000;
const span = (line: number, from: number, to: number): BoardSpan => ({
  book: EXAMPLE_QUOTE.book,
  feed: 'espn',
  market: 'spread',
  line,
  prices: [-110, -110],
  seenFrom: before(from),
  seenTo: before(to),
});
const board: readonly BoardGame[] = [
  {
    game: {
      ...EXAMPLE_GAME,
      status: 'scheduled',
      prediction: EXAMPLE_PREDICTION,
      odds: [EXAMPLE_QUOTE],
    },
    moves: [OPEN_MOVE],
    spans: [span(-1.5, 3000, 31), span(-2, 30, 1)],
  },
];
const TRUST: MoveTrust = {
  market: 'spread',
  from: 'backtest',
  seasons: '2019–2022',
  moves: 1234,
  hit: 74.2,
  value: 1.3,
};
const text = (view: PriceView, trust: readonly MoveTrust[]) =>
  parse(
    renderToStaticMarkup(
      <PricesList asked={{ view }} board={board} now={NOW} trustOf={() => trust} />,
    ),
  ).text;

test('an expected move says its first price, the price now, our target, and how often such moves came', () => {
  const said = text('expected', [TRUST]);
  expect(said).toContain('We expect the spread to move toward Bills −3.5.');
  expect(said).toContain('First seen: Bills −1.5 at −110 (DraftKings), Thursday, November 19');
  expect(said).toContain('Now: Bills −1.5 at −112.');
  expect(said).toContain('74% of 1,234 such lines that moved went that way');
  expect(said).toContain('worth +1.3 points of chance on average against the close');
  expect(said).toContain('no return is claimed');
});

test('our own record replaces past seasons as on the game’s page', () => {
  const { seasons: _, ...own } = { ...TRUST, from: 'record' as const };
  expect(text('expected', [own])).toContain('So far 74% of 1,234');
});

test('without a measured record no expected move is shown, and that is said', () => {
  expect(text('expected', [])).toContain('none is shown');
});

test('a move of the last hour says how many books, from where to where, and when', () => {
  const said = text('moves', []);
  expect(said).toContain('1 of 1 book');
  expect(said).toContain('−1.5 (−110) → −2 (−110) at DraftKings');
  expect(said).toContain('Toward Bills');
  expect(said).toContain('Last seen to move 10:20 AM EST');
});

test('of sample prices no move is expected, and the page says that they are the reason', () => {
  const samples = board.map((one) => ({
    ...one,
    moves: [],
    game: { ...one.game, odds: one.game.odds.map((quote) => ({ ...quote, sample: true })) },
  }));
  const said = (of: readonly BoardGame[]) =>
    renderToStaticMarkup(
      <PricesList asked={{ view: 'expected' }} board={of} now={NOW} trustOf={() => [TRUST]} />,
    );
  expect(said(samples)).toContain('The prices of these games are samples');
  expect(said(board.map((one) => ({ ...one, moves: [] })))).not.toContain('samples');
});
