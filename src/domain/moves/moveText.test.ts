import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '../game/exampleGame.fixture.ts';
import { EXAMPLE_MOVE, OPEN_MOVE, PRICE_MOVE } from './exampleMoves.fixture.ts';
import { endText, firstSeenText, moveSentence, trustText } from './moveText.ts';

const tested = {
  market: 'spread',
  from: 'backtest',
  seasons: '2019–2022',
  moves: 1234,
  hit: 74.2,
  value: 0.61,
} as const;

test('a line goes toward a side at that side’s own handicap', () => {
  const said = (change: Partial<typeof OPEN_MOVE>) =>
    moveSentence(EXAMPLE_GAME, { ...OPEN_MOVE, ...change });
  expect(said({})).toBe('We expect the spread to move toward Bills −3.5.');
  expect(said({ toward: 'away', line: 1.5, targetLine: 3 })).toBe(
    'We expect the spread to move toward Chiefs −3.',
  );
  expect(said({ market: 'total', toward: 'over', targetLine: 48.5 })).toBe(
    'We expect the total to move toward 48.5.',
  );
});

test('where the line stays the price is said, with the bet it is of', () => {
  expect(moveSentence(EXAMPLE_GAME, PRICE_MOVE)).toBe(
    'We expect the price of under 6.5 to shorten toward −120.',
  );
  const { line: _, ...winner } = PRICE_MOVE;
  expect(moveSentence(EXAMPLE_GAME, { ...winner, market: 'moneyline', toward: 'away' })).toBe(
    'We expect the price of Chiefs to shorten toward −120.',
  );
});

test('the first price stands with its book and time', () => {
  expect(firstSeenText(EXAMPLE_GAME, OPEN_MOVE)).toMatch(
    /^First seen: Bills −1\.5 at −110 \(DraftKings\), .*Nov.* 6:15 PM EST\.$/,
  );
});

test('the running record is said as ours or as a test', () => {
  expect(trustText({ ...tested, from: 'record', moves: 312, hit: 73.7 })).toBe(
    'So far 74% of 312 such lines that moved went that way; worth +0.6 points of chance on average against the close.',
  );
  expect(trustText({ ...tested, ownSoFar: { hits: 3, misses: 2 } })).toBe(
    'On past games (2019–2022, tested afterward) 74% of 1,234 such lines that moved went that way; worth +0.6 points of chance on average against the close. Our own record so far: 3 that way, 2 the other.',
  );
  expect(trustText(tested)).toMatch(/against the close\.$/);
});

test('how it ended is said, misses as plainly as hits', () => {
  const ended = (change: object) => endText(EXAMPLE_GAME, { ...EXAMPLE_MOVE, ...change });
  expect(ended({})).toBe('It went that way: closed at Bills −2.5, +3.1 points.');
  expect(ended({ result: 'miss', closingShare: 0.48, closingLine: -1 })).toBe(
    'It went the other way: closed at Bills −1, −2.0 points.',
  );
  expect(ended({ result: 'stood', closingShare: 0.5, closingLine: -1.5 })).toBe('It did not move.');
  expect(ended({ result: 'noClose', closingShare: undefined })).toContain('not counted');
  expect(ended({ result: 'void', closingShare: undefined })).toContain('put off to another day');
  expect(endText(EXAMPLE_GAME, OPEN_MOVE)).toBeUndefined();
  expect(moveSentence(EXAMPLE_GAME, EXAMPLE_MOVE)).toMatch(/^We expected/);
});
