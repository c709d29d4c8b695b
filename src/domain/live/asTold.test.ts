import { expect, test } from 'vitest';
import type { Game } from '../game/game.ts';
import { asTold } from './asTold.ts';

type ToldOfGame = Parameters<typeof asTold>[1];

const GAME = {
  id: 1,
  league: 'NFL',
  status: 'scheduled',
  asOf: '2026-11-22T17:00:00.000Z',
} as Game;
const TOLD: ToldOfGame = {
  asOf: '2026-11-22T19:41:04.000Z',
  stage: 'playing',
  score: { home: 17, away: 10 },
  detail: '8:14 - 3rd Quarter',
};

test('a game that a later look saw being played is under way with its score', () => {
  expect(asTold(GAME, TOLD)).toMatchObject({
    status: 'live',
    score: { home: 17, away: 10 },
    detail: '8:14 - 3rd Quarter',
    asOf: TOLD.asOf,
  });
  expect(asTold(GAME, { ...TOLD, stage: 'paused' }).status).toBe('live');
  expect(asTold(GAME, { ...TOLD, stage: 'ended' }).status).toBe('final');
});

test('soccer after 90 minutes is not said to be over: extra time may follow', () => {
  const game = { ...GAME, league: 'MLS' } as Game;
  expect(asTold(game, { ...TOLD, stage: 'ended' }).status).toBe('live');
});

test.each<[string, Partial<Game>, Partial<ToldOfGame>]>([
  ['the slate is newer', { asOf: '2026-11-22T19:45:00.000Z' }, {}],
  ['the slate says it is over', { status: 'final', score: { home: 17, away: 14 } } as Game, {}],
  ['it is put off', { status: 'postponed' } as Game, {}],
  ['it waits', {}, { stage: 'waiting' }],
  ['it was called off', {}, { stage: 'off' }],
  ['no score is told', {}, { score: undefined }],
])('the slate stays: %s', (_, game, told) => {
  const of = { ...GAME, ...game } as Game;
  expect(asTold(of, { ...TOLD, ...told })).toBe(of);
});
