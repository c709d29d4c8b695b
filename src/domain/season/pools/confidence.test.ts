import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXAMPLE_SEASON } from '../exampleSeason.fixture.ts';
import { confidencePicks } from './confidence.ts';
import { expectedPoints } from './expectedPoints.fixture.ts';
import type { ConfidencePick, PoolGame } from './pool.ts';
import { rankedPicks } from './rankedPicks.ts';

const game = (number: number, homeWin: number, draw = 0): PoolGame => ({
  game: number,
  home: 0,
  away: 1,
  neutral: false,
  day: '2026-11-29',
  homeWin,
  draw,
});

/** Mean points over all ways the games can end, each by its chance. */
function enumerated(picks: readonly ConfidencePick[], from = 0): number {
  const pick = picks[from];
  if (!pick) return 0;
  const rest = enumerated(picks, from + 1);
  return pick.chance * (pick.points + rest) + (1 - pick.chance) * rest;
}

const chances = fc.array(
  fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
  { minLength: 1, maxLength: 8 },
);

test('expected points are those of all ways the games can end', () => {
  fc.assert(
    fc.property(chances, (homeWins) => {
      const picks = rankedPicks(homeWins.map((homeWin, at) => game(at, homeWin)));
      expect(expectedPoints(picks)).toBeCloseTo(enumerated(picks), 9);
    }),
  );
});

test('no other order of the points expects more, and each number stands once', () => {
  fc.assert(
    fc.property(chances, fc.integer(), (homeWins, turn) => {
      const picks = rankedPicks(homeWins.map((homeWin, at) => game(at, homeWin)));
      expect(picks.map(({ points }) => points)).toEqual(picks.map((_, at) => picks.length - at));
      const turned = picks.map((pick, at) => ({
        ...pick,
        points: ((at + Math.abs(turn)) % picks.length) + 1,
      }));
      expect(expectedPoints(picks)).toBeGreaterThanOrEqual(expectedPoints(turned) - 1e-9);
    }),
  );
});

test('the likeliest of three results is picked', () => {
  const picks = rankedPicks([game(0, 0.3, 0.4), game(1, 0.45, 0.25), game(2, 0.2, 0.2)]);
  expect(picks.map((pick) => [pick.game, pick.result, pick.points])).toEqual([
    [2, 'away', 3],
    [1, 'home', 2],
    [0, 'draw', 1],
  ]);
});

test('football’s round is a week; soccer’s weekend is a round without the midweek after it', () => {
  const { inputs } = EXAMPLE_SEASON;
  const left = { ...inputs.left, days: [2, 3, 4] };
  // November 27, 2026 is a Friday: the games are on Sunday, Monday and Tuesday.
  expect(confidencePicks({ ...inputs, left })).toMatchObject({
    from: '2026-11-29',
    to: '2026-11-30',
  });
  const midweek = confidencePicks({
    ...inputs,
    league: 'EPL',
    day: '2026-12-01',
    left: { ...left, days: [0, 1, 3] },
  });
  expect(midweek).toMatchObject({ from: '2026-12-01', to: '2026-12-02' });
  const one = confidencePicks({ ...inputs, day: '2026-12-01', left: { ...left, days: [0, 1, 3] } });
  expect(one?.picks).toHaveLength(3);
  const none = { ...left, days: [-1, -1, -1] };
  expect(confidencePicks({ ...inputs, left: none })).toBeUndefined();
});
