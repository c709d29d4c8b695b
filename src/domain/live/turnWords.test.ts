import { expect, test } from 'vitest';
import type { Moment } from './momentsNow.ts';
import { EXAMPLE_PLAYED, footballAt } from './playedGame.fixture.ts';
import type { PlayedGame } from './playedGame.ts';
import { turnText } from './turnWords.ts';

const said = (
  moment: Moment,
  change: Partial<PlayedGame> = {},
  followed: readonly ('home' | 'away')[] = ['home'],
) => turnText({ moment, game: { ...EXAMPLE_PLAYED, ...change }, at: '' }, followed);
const over = (home: number, away: number) => ({ state: footballAt(home, away, 4, 0) });

test('a start names the game', () => {
  expect(said('start')).toBe('Chiefs at Bills has started.');
  expect(said('start', { neutral: true })).toBe('Chiefs vs. Bills has started.');
});

test('a close finish says the score and the feed’s clock', () => {
  const state = footballAt(24, 20, 4, 252);
  expect(said('close', { state, detail: '4:12 - 4th Quarter' })).toBe(
    'Close finish: Chiefs 20, Bills 24 (4:12 - 4th Quarter).',
  );
  expect(said('close', { state, detail: '' })).toBe('Close finish: Chiefs 20, Bills 24.');
});

test('a final says what we said of the followed side, and how many runs were closer', () => {
  expect(said('final', over(24, 18))).toBe(
    'Final: Chiefs 18, Bills 24. Bills: we said 66.7% to win. They won by 6: 70.0% of our games were closer.',
  );
  expect(said('final', over(24, 18), ['away'])).toContain(
    'Chiefs: we said 33.3% to win. They lost by 6: 70.0% of our games were closer.',
  );
  expect(said('final', over(10, 12))).toContain('They lost by 2: 10.0% of our games were closer.');
});

test('of two followed sides it speaks of the winner; of a draw it says how many runs ended level', () => {
  expect(said('final', over(18, 24), ['home', 'away'])).toContain('Chiefs: we said 33.3%');
  expect(said('final', over(24, 24), ['home', 'away'])).toContain(
    'Bills: we said 66.7% to win. They drew: 10.0% of our games ended level.',
  );
});

test('of soccer a final says that it is of 90 minutes, and how the game was decided', () => {
  const soccer = (detail: string) =>
    said('final', {
      league: 'MLS',
      detail,
      state: { sport: 'soccer', home: 1, away: 1, period: 2, minute: 90 },
    });
  const score = 'Chiefs 1, Bills 1. Bills: we said 66.7% to win. They drew: ';
  expect(soccer('FT')).toContain(`Final after 90 minutes: ${score}`);
  expect(soccer('AET')).toContain(`Final after extra time. After 90 minutes: ${score}`);
  expect(soccer('FT-Pens')).toContain(`Final on penalties. After 90 minutes: ${score}`);
});

test('no price, bet or offer is in any of them', () => {
  for (const moment of ['start', 'close', 'final'] as const)
    expect(said(moment, over(24, 18))).not.toMatch(/\bbet|price|odds|¢|\$|[+−-]\d{3}/i);
});
