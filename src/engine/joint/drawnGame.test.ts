import { expect, test } from 'vitest';
import { eachScore } from '#domain/game/scoreGrid.ts';
import { sfc32 } from '../rng/generator.ts';
import { DrawnGame } from './drawnGame.ts';
import { jointOf } from './joint.fixture.ts';

test('every score comes up as often as its weight says, and none without weight', () => {
  const joint = jointOf(12, (home, away) => (home === away ? 0 : 1 + ((7 * home + away) % 5)));
  const all = joint.weights.reduce((sum, weight) => sum + weight, 0);
  const game = new DrawnGame(joint);
  const runs = 400_000;
  game.play(sfc32(3), runs);
  let chi = 0;
  let seen = 0;
  eachScore(game.outcome(), (home, away, count) => {
    const expected = (runs * (joint.weights[home * 12 + away] ?? 0)) / all;
    expect(expected).toBeGreaterThan(0);
    chi += (count - expected) ** 2 / expected;
    seen += count;
  });
  expect(seen).toBe(runs);
  expect(Math.abs(chi - 131)).toBeLessThan(5 * Math.sqrt(262));
});

test('a table without weight is refused', () => {
  expect(() => new DrawnGame(jointOf(3, () => 0))).toThrow(RangeError);
});
