import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sfc32 } from '../../rng/generator.ts';
import { Lots } from '../lots.ts';
import { playedRun } from '../playedRun.ts';
import { tinyInputs } from '../tinySeason.fixture.ts';
import { bestOf, breakTie, type Criterion, type TieRules } from './rank.ts';

const DRAWS = 3000;
const level: Criterion = (_, tied) => tied.map(() => 0);
const BY = ['peel', 'split', 'chain'] as const;

/** How often each team came to each place when lots decide, in the order in which the teams are given. */
function placesOf(
  tied: readonly number[],
  by: TieRules['by'],
  seed: number,
): Map<number, number[]> {
  const lots = new Lots();
  const keys = sfc32(seed);
  const run = playedRun(tinyInputs({ league: 'NFL', season: 2026, teams: 8 }), {
    playOne: () => true,
    uniform: () => lots.next(),
  });
  const rules: TieRules = { two: [level], many: [level], by };
  const counts = new Map(tied.map((team) => [team, tied.map(() => 0)]));
  for (let draw = 0; draw < DRAWS; draw += 1) {
    lots.restart(keys.next());
    for (const [place, team] of breakTie(run, tied, rules).entries()) {
      const places = counts.get(team) ?? [];
      places[place] = (places[place] ?? 0) + 1;
    }
  }
  return counts;
}

test('lots give every tied team every place as often, however the teams are listed', () => {
  const listed = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(listed, fc.constantFrom(...BY), fc.nat(), (tied, by, seed) => {
      const share = 1 / tied.length;
      const most = 5.5 * Math.sqrt(DRAWS * share * (1 - share));
      for (const places of placesOf(tied, by, seed).values()) {
        for (const count of places) expect(Math.abs(count - DRAWS * share)).toBeLessThan(most);
      }
    }),
    { numRuns: 25, seed: 37 },
  );
});

test('a single place drawn by lot is as fair', () => {
  const lots = new Lots();
  const keys = sfc32(9);
  const run = playedRun(tinyInputs({ league: 'NFL', season: 2026, teams: 4 }), {
    playOne: () => true,
    uniform: () => lots.next(),
  });
  const won = [0, 0, 0, 0];
  for (let draw = 0; draw < DRAWS; draw += 1) {
    lots.restart(keys.next());
    const team = bestOf(run, [3, 1, 2], { two: [level], many: [level], by: 'peel' });
    won[team] = (won[team] ?? 0) + 1;
  }
  expect(won[0]).toBe(0);
  for (const count of won.slice(1)) expect(Math.abs(count - DRAWS / 3)).toBeLessThan(140);
});
