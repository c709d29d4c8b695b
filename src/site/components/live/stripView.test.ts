import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FOLLOWED_KEY, PLAYER_GAMES_KEY } from '#client/follow/key.ts';
import { EXAMPLE_IN_SHORT } from '#contract/live/exampleLive.fixture.ts';
import { EXAMPLE_GAME } from '#domain/game/exampleGame.fixture.ts';
import { listedGame } from '#domain/game/listedGame.ts';
import { UNDER_WAY } from '#domain/game/stateText.ts';
import { MAY_LAST_MS } from '#domain/live/mayBePlayed.ts';
import { stripLines } from './stripLines.ts';
import { stripTitle, stripView, withChanceWithdrawn } from './stripView.ts';

const { now: _, score: __, ...untold } = EXAMPLE_IN_SHORT;

test('a game being played: score, the feed’s clock, the favorite’s chance now and before', () => {
  expect(stripView(EXAMPLE_IN_SHORT)).toEqual({
    name: 'Giants 10 – 17 Eagles',
    state: '8:14 - 3rd Quarter',
    chance: 'Eagles 78.1% (57.3% before)',
  });
});

test('the favorite is that of before the start, whoever is ahead', () => {
  const before = { homeWinProbability: 30, awayWinProbability: 45, drawProbability: 25 };
  expect(stripView({ ...EXAMPLE_IN_SHORT, before }).chance).toBe('Giants 21.9% (45.0% before)');
  const even = { homeWinProbability: 50, awayWinProbability: 50, drawProbability: 0 };
  expect(stripView({ ...EXAMPLE_IN_SHORT, before: even }).chance).toMatch(/^Eagles/);
});

test('without a score or a chance it says what it knows', () => {
  expect(stripView(untold)).toMatchObject({
    name: 'Giants @ Eagles',
    chance: 'Eagles 57.3% before',
  });
  const state = (change: Partial<typeof EXAMPLE_IN_SHORT>) =>
    stripView({ ...untold, detail: undefined, ...change }).state;
  expect(state({})).toBe(UNDER_WAY);
  expect(state({ stage: 'paused' })).toBe('Play has stopped');
  expect(state({ stage: 'paused', detail: 'Delayed' })).toBe('Delayed');
  expect(state({ stage: 'off', detail: 'Postponed' })).toBe('Called off');
  expect(state({ stage: 'ended', detail: 'Final/OT' })).toBe('Final, OT');
  expect(state({ silent: true, detail: 'Q3 4:12' })).toBe('Silent since 2:41 PM EST');
});

test('of a game that is over the chance of before stays; its certainty is not said', () => {
  const ended = { ...EXAMPLE_IN_SHORT, stage: 'ended' } as const;
  expect(stripView(ended).chance).toBe('Eagles 57.3% before');
  expect(withChanceWithdrawn(ended)).toBe(ended);
});

test('answers that fail for long withdraw the chance', () => {
  expect(stripView(withChanceWithdrawn(EXAMPLE_IN_SHORT))).toEqual({
    name: 'Giants 10 – 17 Eagles',
    state: 'Silent since 2:41 PM EST',
    chance: 'Eagles 57.3% before',
  });
});

test('the heading is of games being played as long as one is', () => {
  expect(stripTitle([])).toBe('Being played now');
  expect(stripTitle(['ended', 'playing'])).toBe('Being played now');
  expect(stripTitle(['ended', 'off'])).toBe('Just played');
  expect(stripTitle(['playing'], true)).toBe('Being played now: sample games');
});

const GAME = listedGame(EXAMPLE_GAME);
const START = Date.parse(GAME.gameTime);
const HOUR = 3_600_000;
const linesAt = (hours: number, games = [GAME]) =>
  stripLines(games, new Date(START + hours * HOUR));

test('a game’s line, from a day and a half before its start until five hours after it', () => {
  const line = linesAt(-1);
  expect(line.split('\t')).toEqual([
    String(GAME.id),
    String(START / 1000),
    GAME.awayTeam.shortName,
    GAME.homeTeam.shortName,
    expect.stringMatching(/^\w+ \d+\.\d% before$/),
    'nfl nfl:buffalo-bills nfl:kansas-city-chiefs',
  ]);
  expect(linesAt(4.9)).toBe(line);
  expect(linesAt(-35)).toBe(line);
  expect([linesAt(5), linesAt(-36)]).toEqual(['', '']);
});

test('the order is that of the starts; without a prediction or a known time there is none', () => {
  const later = { ...GAME, id: 1, gameTime: new Date(START + HOUR).toISOString() };
  const ids = linesAt(0, [later, GAME])
    .split('\n')
    .map((line) => line.split('\t')[0]);
  expect(ids).toEqual([String(GAME.id), '1']);
  const others = [
    { ...GAME, prediction: undefined },
    { ...GAME, timeKnown: false },
    { ...GAME, status: 'postponed', detail: '' } as const,
  ];
  expect(linesAt(0, others)).toBe('');
});

const early = readFileSync(join(import.meta.dirname, '../shell/strip-early.js'), 'utf8');

test('before the first paint a row says the same words, of the same hours', () => {
  expect(early).toContain(`'${UNDER_WAY}'`);
  const [away, home] = ['away', 'home'].map((name) => ['$', '{', name, '}'].join(''));
  expect(early).toContain(`\`${away} @ ${home}\``);
  expect(early).toContain(`< ${(MAY_LAST_MS / 1_000).toLocaleString('en-US').replace(',', '_')})`);
  for (const key of [FOLLOWED_KEY, PLAYER_GAMES_KEY])
    expect(early).toContain(`localStorage.${key}`);
  expect(Buffer.byteLength(early)).toBeLessThanOrEqual(2_100);
});
