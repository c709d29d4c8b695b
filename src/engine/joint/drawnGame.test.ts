import { expect, test } from 'vitest';
import { eachScore } from '#domain/game/scoreGrid.ts';
import { sfc32 } from '../rng/generator.ts';
import { DrawnGame } from './drawnGame.ts';
import { jointOf } from './joint.fixture.ts';

const RUNS = 100_000;

test('every score comes up as often as its weight says, and none without weight', () => {
  const joint = jointOf(12, (home, away) => (home === away ? 0 : 1 + ((7 * home + away) % 5)));
  const all = joint.weights.reduce((sum, weight) => sum + weight, 0);
  const game = new DrawnGame(joint);
  game.play(sfc32(3), RUNS, 123_456_789);
  let [seen, won, over] = [0, 0, 0];
  eachScore(game.outcome(), (home, away, count) => {
    const expected = (RUNS * (joint.weights[home * 12 + away] ?? 0)) / all;
    expect(expected).toBeGreaterThan(0);
    expect(Math.abs(count - expected)).toBeLessThan(5);
    seen += count;
    if (home > away) won += count;
    if (home + away > 11) over += count;
  });
  expect(seen).toBe(RUNS);
  const share = (counts: (home: number, away: number) => boolean): number =>
    joint.weights.reduce(
      (sum, weight, cell) => sum + (counts(Math.floor(cell / 12), cell % 12) ? weight / all : 0),
      0,
    );
  // Independent runs would miss by 158 as a rule.
  expect(Math.abs(won - RUNS * share((home, away) => home > away))).toBeLessThan(5);
  expect(Math.abs(over - RUNS * share((home, away) => home + away > 11))).toBeLessThan(25);
});

test('a table without weight is refused', () => {
  expect(() => new DrawnGame(jointOf(3, () => 0))).toThrow(RangeError);
});
