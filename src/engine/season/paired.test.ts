import { expect, test } from 'vitest';
import { madeUp, PLAIN_RULES } from './madeUp.fixture.ts';
import { playPaired, playPlain } from './paired.ts';
import { playSeason } from './play.ts';

const rules = PLAIN_RULES;
const PICKS = [{ game: 7, result: 'away' }] as const;

test('counts are those of the seasons without pairing', () => {
  const inputs = madeUp('NBA', { widening: 2 });
  const { counts, plain } = playPlain(inputs, 5, 400, { rules });
  expect(counts).toEqual(playSeason(inputs, 5, 400, { rules }));
  const paired = playPaired(inputs, 5, 400, PICKS, plain, { rules });
  expect(paired.counts).toEqual(playSeason(inputs, 5, 400, { rules, picks: PICKS }));
  const { goals, weight, wins } = paired.counts;
  const meanOf = (counted: readonly number[]) =>
    counted.reduce((sum, count, won) => sum + won * count, 0) /
    counted.reduce((sum, count) => sum + count, 0);
  for (const [team, change] of paired.points.entries()) {
    expect(change).toBeCloseTo(meanOf(wins[team] ?? []) - meanOf(counts.wins[team] ?? []), 9);
  }
  for (const [goal, changes] of paired.changes.entries()) {
    for (const [team, change] of changes.entries()) {
      const share = (goals[goal]?.[team] ?? 0) / weight;
      expect(change).toBeCloseTo(share - (counts.goals[goal]?.[team] ?? 0) / 400, 12);
    }
  }
});

test.each(['NFL', 'EPL'] as const)(
  '%s: changes scatter over seeds as their standard errors say, well below those of runs without common luck',
  (league) => {
    const inputs = madeUp(league, { widening: 1, rounds: 1 });
    const [runs, seeds] = [250, 60];
    const all = Array.from({ length: seeds }, (_, seed) => {
      const { plain } = playPlain(inputs, seed, runs, { rules });
      return playPaired(inputs, seed, runs, PICKS, plain, { rules });
    });
    let apart = 0;
    let claimed = 0;
    let unpaired = 0;
    for (let team = 0; team < 6; team++) {
      const changes = all.map((one) => one.changes[0]?.[team] ?? 0);
      const mean = changes.reduce((sum, change) => sum + change, 0) / seeds;
      for (const [seed, change] of changes.entries()) {
        const share = (all[seed]?.counts.goals[0]?.[team] ?? 0) / (all[seed]?.counts.weight ?? 1);
        apart += (change - mean) ** 2 / (seeds - 1);
        claimed += (all[seed]?.errors[0]?.[team] ?? 0) ** 2 / seeds;
        unpaired += (2 * share * (1 - share)) / runs / seeds;
      }
    }
    expect(apart / claimed).toBeGreaterThan(0.75);
    expect(apart / claimed).toBeLessThan(1.33);
    expect(claimed / unpaired).toBeLessThan(0.5);
  },
);

test('the more unlikely what is set, the fewer seasons it is as good as', () => {
  const inputs = madeUp('NFL', { widening: 2, rounds: 1 });
  const { plain } = playPlain(inputs, 5, 400, { rules });
  const effective = (games: number) =>
    playPaired(
      inputs,
      5,
      400,
      Array.from({ length: games }, (_, game) => ({ game, result: 'away' as const })),
      plain,
      { rules },
    ).effective;
  const [one, many] = [effective(1), effective(12)];
  expect(one).toBeLessThanOrEqual(400);
  expect(one).toBeGreaterThan(many);
  expect(many).toBeGreaterThanOrEqual(1);
});

test('where nothing can change nothing has an error', () => {
  const inputs = madeUp('NFL', { widening: 0, rounds: 1 });
  const idle = { shape: { goals: 1, rounds: 0 }, settle: () => {} };
  const { plain } = playPlain(inputs, 1, 50, { rules: idle });
  const { changes, errors } = playPaired(inputs, 1, 50, PICKS, plain, { rules: idle });
  expect(new Set([...changes.flat(), ...errors.flat()])).toEqual(new Set([0]));
});
