import { expect, test } from 'vitest';
import { SEASON_RESULTS } from '#domain/season/seasonPick.ts';
import { madeUp, PLAIN_RULES } from './madeUp.fixture.ts';
import { playSeason } from './play.ts';

const rules = PLAIN_RULES;
const RUNS = 15_000;

test.each(['NFL', 'NHL', 'EPL'] as const)(
  '%s: one result set gives the odds of the runs in which the game ends so',
  (league) => {
    const inputs = madeUp(league, { widening: 2, rounds: 1 });
    const game = 7;
    const { hinges } = playSeason(inputs, 1, RUNS, { rules, hinges: game + 1 });
    const results = hinges[game]?.results ?? [];
    for (const [at, result] of SEASON_RESULTS.entries()) {
      if (result === 'draw' && league !== 'EPL') continue;
      const { goals, weight } = playSeason(inputs, 2, RUNS, { rules, picks: [{ game, result }] });
      const group = results[at];
      for (const [goal, counts] of goals.entries()) {
        for (const [team, count] of counts.entries()) {
          const share = (group?.goals[goal]?.[team] ?? 0) / (group?.runs ?? 1);
          const error = Math.sqrt(
            (share * (1 - share) + 1e-4) * (1 / (group?.runs ?? 1) + 1.5 / RUNS),
          );
          expect(
            Math.abs(count / weight - share),
            `${result}, goal ${goal}, team ${team}`,
          ).toBeLessThan(4.2 * error);
        }
      }
    }
  },
);

test('a game ends as it is set in every run, and the mean weight is near 1000', () => {
  for (const league of ['NBA', 'EPL'] as const) {
    const inputs = madeUp(league, { widening: 2 });
    const picks = [
      { game: 0, result: 'away' },
      { game: 18, result: 'home' },
    ] as const;
    const { hinges, weight } = playSeason(inputs, 1, 4000, { rules, picks, hinges: 19 });
    const wonBy = (game: number): number[] => hinges[game]?.results.map(({ runs }) => runs) ?? [];
    expect(wonBy(0)).toEqual([0, 0, weight]);
    expect(wonBy(18)).toEqual([weight, 0, 0]);
    expect(weight / 4000 / 1000).toBeGreaterThan(0.9);
    expect(weight / 4000 / 1000).toBeLessThan(1.1);
  }
});

test('without uncertainty in the strengths every run weighs the same', () => {
  const inputs = madeUp('NFL', { widening: 0 });
  const { weight } = playSeason(inputs, 1, 100, { rules, picks: [{ game: 3, result: 'home' }] });
  expect(weight).toBe(100 * 1000);
});

test.each([
  [{ game: 60, result: 'home' }, 'picks[0].game is 60'],
  [{ game: 1.5, result: 'home' }, 'picks[0].game is 1.5'],
  [{ game: -1, result: 'home' }, 'picks[0].game is -1'],
  [{ game: 0, result: 'draw' }, 'picks[0].result is a draw'],
] as const)('%o is refused', (pick, message) => {
  const inputs = madeUp('NFL');
  expect(() => playSeason(inputs, 1, 10, { rules, picks: [pick] })).toThrow(message);
});

test('a game set twice is refused, and a draw of a soccer game is not', () => {
  const pick = { game: 0, result: 'draw' } as const;
  const inputs = madeUp('EPL');
  expect(playSeason(inputs, 1, 10, { rules, picks: [pick] }).runs).toBe(10);
  expect(() => playSeason(inputs, 1, 10, { rules, picks: [pick, pick] })).toThrow('set twice');
});
