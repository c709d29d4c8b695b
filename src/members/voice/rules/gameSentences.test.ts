import { expect, test } from 'vitest';
import {
  EXAMPLE_GAME,
  EXAMPLE_PREDICTION,
  EXAMPLE_QUOTE,
} from '#domain/game/exampleGame.fixture.ts';
import { gameEdgesOf } from '#domain/prices/gameEdges.ts';
import { laggingGame } from '#domain/prices/sharpHistory.fixture.ts';
import { gameSentences } from './gameSentences.ts';
import { spokenBet } from './spokenBet.ts';

const NOW = new Date('2026-11-22T16:00:00Z');
const said = (game: Parameters<typeof gameSentences>[0], now = NOW): string =>
  gameSentences(game, now).join(' ');

test('a game is said in published figures: winner, share, fair price, best price and its age', () => {
  expect(said(EXAMPLE_GAME)).toBe(
    'Kansas City Chiefs at Buffalo Bills, NFL, today at one P M, Eastern standard time. ' +
      'Predicted winner: Buffalo Bills, with fifty-seven point three percent of ten simulated games. ' +
      'The fair price is minus one thirty-four. ' +
      'The best price on Buffalo Bills is minus one twenty-two, at DraftKings, seen nineteen minutes ago. ' +
      'The best bet on this game: over forty-seven and a half, at minus one ten, at DraftKings. It returns fourteen point five percent of the stake on average: only one book to go by.',
  );
});

/** At −104 a side that wins 57.3 % returns something. */
const PAYING = {
  ...EXAMPLE_GAME,
  prediction: {
    ...EXAMPLE_PREDICTION,
    anchor: { ...EXAMPLE_PREDICTION.anchor, win: { home: 0.56, draw: 0, away: 0.44 } },
  },
  odds: [{ ...EXAMPLE_QUOTE, moneyline: { home: -104, away: -120 } }],
} as typeof EXAMPLE_GAME;

const LAGGING = laggingGame(PAYING);

test('a bet worth taking is said with bet, price, book, age and return', () => {
  expect(gameEdgesOf(PAYING)).toEqual([]);
  const [edge] = gameEdgesOf(LAGGING);
  expect(edge).toMatchObject({ market: 'moneyline', side: 'home' });
  expect(said(LAGGING)).toContain(
    'A bet worth taking: Buffalo Bills to win, at minus one oh four, at DraftKings, seen nineteen minutes ago. It returns ',
  );
});

test('bets are said with their line', () => {
  expect(spokenBet(EXAMPLE_GAME, { side: 'home', line: -1.5 })).toBe(
    'Buffalo Bills, minus one point five',
  );
  expect(spokenBet(EXAMPLE_GAME, { side: 'over', line: 47.5 })).toBe('over forty-seven and a half');
  expect(spokenBet(EXAMPLE_GAME, { side: 'away', line: 0 })).toBe('Kansas City Chiefs, pick ’em');
  expect(spokenBet(EXAMPLE_GAME, { side: 'draw' })).toBe('the draw');
});

test('106: a price over 30 minutes old near the start is not called current, nor an edge', () => {
  const late = said(PAYING, new Date('2026-11-22T17:30:00Z'));
  expect(late).toContain('The last price we saw on Buffalo Bills was minus one oh four');
  expect(late).toContain('too old to count on');
  expect(late).not.toContain('worth taking');
});

test('106: a price a day old is not called current, however far the start is', () => {
  const far = { ...PAYING, gameTime: '2026-11-29T18:00:00Z' };
  const now = new Date('2026-11-23T15:41:00Z');
  expect(said(far, now)).toContain('seen twenty-four hours ago. That is too old');
  expect(said(far, now)).not.toMatch(/worth taking|best bet/);
});

test('samples are called samples and no edge is told of them', () => {
  const sample = {
    ...PAYING,
    sample: true,
    odds: PAYING.odds.map((quote) => ({ ...quote, sample: true })),
  };
  expect(said(sample)).toContain('This is a sample game, not a real one.');
  expect(said(sample)).toContain('It is a sample price: no book offers it.');
  expect(said(sample)).not.toContain('worth taking');
});

test('without a prediction, a price or an hour, that is said', () => {
  const { prediction: _, ...pending } = EXAMPLE_GAME;
  expect(said(pending)).toContain('We have no prediction for it yet.');
  expect(said({ ...EXAMPLE_GAME, odds: [] })).toContain('We have no price on Buffalo Bills');
  expect(said({ ...EXAMPLE_GAME, timeKnown: false })).toContain('at a time that is not set yet');
});
