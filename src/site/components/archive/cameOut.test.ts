import { expect, test } from 'vitest';
import { lastWordOf } from '#domain/archive/lastWordOf.ts';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { gradedRow } from '#domain/record/rows.fixture.ts';
import { gameSaidAndCame, keptState, marginFlag, marginWords, totalWords } from './cameOut.ts';

const { prediction, ...game } = EXAMPLE_GAME;
const said = lastWordOf(prediction);
const score = { home: 10, away: 14 };

test('under way the page says how it stands, and where that is among the simulated games', () => {
  const live = { game: { ...game, status: 'live', score, detail: 'Q3 4:12' }, said } as const;
  expect(gameSaidAndCame(live)).toMatch(/^We said \S+ \d+\.\d%\. It stands KC 14 – 10 BUF\.$/);
  expect(marginWords(live)).toMatch(
    /ended worse for the \S+ than it stands.*: the \d+(?:st|nd|rd|th) percentile\.$/,
  );
  expect(marginFlag(live)).toBe('KC by 4');
  // A total only grows: where it stands says nothing of where it ends.
  expect(totalWords(live)).toBeUndefined();
});

test('after the end it says how it came out', () => {
  const final = { game: { ...game, status: 'final', score, detail: 'Final' }, said } as const;
  expect(gameSaidAndCame(final)).toMatch(/They (?:won|lost) by 4\.$/);
  expect(marginWords(final)).not.toContain('than it stands');
  expect(totalWords(final)).toMatch(/^24 points in all/);
});

test('before the start there is no mark', () => {
  expect(marginFlag({ game: { ...game, status: 'scheduled' }, said })).toBeUndefined();
  expect(gameSaidAndCame({ game: { ...game, status: 'scheduled' }, said })).toMatch(
    /^We said [^.]+\.\d%\.$/,
  );
});

test('without a result for two weeks it is not under way any more: the picks are void', () => {
  const rows = [gradedRow(1)];
  for (const status of ['scheduled', 'live'] as const) {
    const of = { game: { ...game, status, score, detail: 'Q3 4:12' }, said, rows } as const;
    expect(keptState(of, '2027-01-01T00:00:00Z')).toBe('No result');
    expect(gameSaidAndCame(of)).toMatch(/%\. No result reached us within 14 days of the start/);
    expect(marginFlag(of)).toBeUndefined();
  }
});
