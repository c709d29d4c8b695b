import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import type { Game } from '#domain/game/game.ts';
import { gameBadges } from './Badges.tsx';
import { GameNotices } from './GameNotices.tsx';
import {
  gameResultText,
  movedStartText,
  pickVerdict,
  pickVerdictText,
  startText,
  statusText,
  venueText,
} from './gameText.ts';

const final = (home: number, away: number): Game => ({
  ...EXAMPLE_GAME,
  status: 'final',
  score: { home, away },
  detail: 'Final/OT',
});
const unpredicted: Game = { ...final(27, 24), prediction: undefined };

test('a moved game says from when, with the date where a weekday is not enough', () => {
  const moved = (startTime: string, timeKnown = true) =>
    movedStartText({ ...EXAMPLE_GAME, previousStart: { startTime, timeKnown } });
  expect(moved('2026-11-21T18:00:00Z')).toBe('Moved from Saturday 1:00 PM EST');
  expect(moved('2026-11-22T21:25:00Z')).toBe('Moved from Sunday 4:25 PM EST');
  expect(moved('2026-11-21T17:00:00Z', false)).toBe('Moved from Saturday');
  expect(moved('2026-10-25T17:00:00Z')).toBe('Moved from Sunday, October 25, 1:00 PM EDT');
  expect(movedStartText(EXAMPLE_GAME)).toBeUndefined();
});

test('the pick is right where the predicted winner won', () => {
  expect(gameResultText(final(27, 24))).toBe('Bills won 27–24');
  expect(pickVerdictText(final(27, 24))).toBe(
    'The pick was right: Bills at 57.3% before the start.',
  );
  expect(gameResultText(final(20, 31))).toBe('Chiefs won 31–20');
  expect(pickVerdictText(final(20, 31))).toBe(
    'The pick was wrong: Bills at 57.3% before the start.',
  );
});

test('a draw beats a pick in soccer and settles nothing elsewhere', () => {
  const soccer: Game = { ...final(1, 1), league: 'EPL' };
  expect([gameResultText(soccer), pickVerdict(soccer)]).toEqual(['Drawn 1–1', 'wrong']);
  expect([gameResultText(final(20, 20)), pickVerdict(final(20, 20))]).toEqual([
    'Tied 20–20',
    'level',
  ]);
});

test('there is no verdict before the end or without a prediction', () => {
  expect(pickVerdict(EXAMPLE_GAME)).toBeUndefined();
  expect(gameResultText(EXAMPLE_GAME)).toBeUndefined();
  expect(pickVerdictText(unpredicted)).toBeUndefined();
});

test('badges of a final game say how it ended and how the pick did, and no price', () => {
  const texts = (game: Game) =>
    gameBadges(game, '2026-11-23T12:00:00Z')
      .filter(({ hidden }) => !hidden)
      .map(({ text }) => text);
  expect(texts(final(27, 24))).toEqual(['NFL', 'Final, OT', 'Pick right']);
  expect(texts(final(20, 31))).toContain('Pick wrong');
  expect(texts(unpredicted)).toEqual(['NFL', 'Final, OT']);
});

/** Heading of a closed game's notice, without marks for the clock. */
const closedTitle = (game: Game) =>
  /<b>(.*?)<\/b>/
    .exec(renderToStaticMarkup(GameNotices({ game, now: game.gameTime })))?.[1]
    ?.replaceAll(/<[^>]*>/g, '');

test('the notice above the figures follows the stage', () => {
  expect(closedTitle(EXAMPLE_GAME)).toBe('Under way');
  expect(closedTitle(final(27, 24))).toBe('Final: Bills won 27–24');
  const live: Game = {
    ...EXAMPLE_GAME,
    status: 'live',
    score: { home: 7, away: 3 },
    detail: 'Q2 1:00',
  };
  expect(closedTitle(live)).toBe('Under way, Q2 1:00: KC 3 – 7 BUF');
  const postponed: Game = { ...EXAMPLE_GAME, status: 'postponed', detail: 'Postponed' };
  expect(closedTitle(postponed)).toBe('Postponed');
});

test('where, when and how it stands', () => {
  expect(startText(EXAMPLE_GAME)).toBe('Sunday, November 22, 1:00 PM EST');
  expect(startText({ ...EXAMPLE_GAME, timeKnown: false })).toBe('Sunday, November 22, time TBD');
  expect(venueText(EXAMPLE_GAME)).toBe('Highmark Stadium, Orchard Park');
  const before = '2026-11-22T15:50:00Z';
  expect(statusText(EXAMPLE_GAME, before)).toBe('Scheduled');
  expect(statusText(EXAMPLE_GAME, EXAMPLE_GAME.gameTime)).toBe('Under way');
  const over = { status: 'final', score: { home: 1, away: 0 }, detail: 'Final' } as const;
  expect(statusText({ ...EXAMPLE_GAME, ...over }, before)).toBe('Final');
  expect(statusText({ ...EXAMPLE_GAME, ...over, detail: 'Final/OT' }, before)).toBe('Final, OT');
  const live = { status: 'live', score: { home: 1, away: 0 }, detail: 'Q3 4:12' } as const;
  expect(statusText({ ...EXAMPLE_GAME, ...live }, before)).toBe('Under way, Q3 4:12');
});
