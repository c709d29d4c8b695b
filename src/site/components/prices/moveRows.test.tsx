import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  EXAMPLE_GAME,
  EXAMPLE_PREDICTION,
  EXAMPLE_QUOTE,
} from '#domain/game/exampleGame.fixture.ts';
import type { BoardGame, BoardSpan } from '#domain/prices/board/boardGame.ts';
import type { PriceView } from '#domain/product/pricesPage.ts';
import type { Walks } from './expectedRows.tsx';
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
    own: EXAMPLE_PREDICTION.own,
    spans: [span(-1.5, 3000, 31), span(-2, 30, 1)],
  },
];
const WALKS: Walks = [
  {
    league: 'NFL',
    rows: [{ question: 'cover', moves: 1234, hit: { mean: 0.742 }, value: { mean: 0.013 } }],
  },
];
const text = (view: PriceView, walks: Walks) =>
  parse(renderToStaticMarkup(<PricesList asked={{ view }} board={board} now={NOW} walks={walks} />))
    .text;

test('an expected move says toward whom, since when, and how often such moves came in past seasons', () => {
  const said = text('expected', WALKS);
  expect(said).toContain('We expect this line to move toward Bills.');
  expect(said).toContain('−1.5 when first seen Nov 20');
  expect(said).toContain('−2 now');
  expect(said).toContain('In past seasons 74% of 1,234 such moves went that way');
  expect(said).toContain('moved +1.3 points of chance toward us');
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
