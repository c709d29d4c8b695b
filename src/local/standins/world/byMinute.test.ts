import { expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { elapsedOf } from '#domain/live/elapsed.ts';
import { parseTold } from '#feeds/espn/live/told.ts';
import { diceOf } from '#feeds/sample/dice.ts';
import { espnEvent } from '../feeds/ofWorld/espnGames.ts';
import { playingAt } from './byMinute.ts';
import { toldAt } from './game.ts';
import { LASTS, makeGame } from './makeGame.ts';

test.each(TEAM_LEAGUES)(
  '%s: a game under way is told by the minute, as the look reads it',
  (league) => {
    const start = Date.parse('2026-11-22T18:00:00Z');
    const game = makeGame({ id: '7', league, start, sides: [0, 1] }, diceOf(1, league));
    const at = (share: number) => {
      const now = start + share * LASTS;
      const read = parseTold(
        espnEvent(league, '7', toldAt(game, now), playingAt(game, now)),
        league,
      );
      return read.ok ? read.value : read.reason;
    };
    expect(at(-0.1)).toMatchObject({ stage: 'waiting' });
    let last = { elapsed: 0, points: 0 };
    for (const share of [0.1, 0.35, 0.5, 0.77, 0.99]) {
      const told = at(share);
      if (typeof told === 'string' || !told.state) throw new Error(`${league} at ${share}`);
      expect(told.stage).toBe('playing');
      const elapsed = elapsedOf(league, told.state);
      const points = told.state.home + told.state.away;
      expect(elapsed).toBeCloseTo(share, 1);
      expect(elapsed).toBeGreaterThan(last.elapsed);
      expect(points).toBeGreaterThanOrEqual(last.points);
      last = { elapsed, points };
    }
    expect(at(1.01)).toMatchObject({ stage: 'ended' });
  },
);
