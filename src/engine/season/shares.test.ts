import { expect, test } from 'vitest';
import type { SeasonCounts } from '#domain/season/seasonCounts.ts';
import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import { madeUp, PLAIN_RULES } from './madeUp.fixture.ts';
import { playSeason } from './play.ts';

const RUNS = 12_000;
/** Of 120 checked shares the largest distance in SDs is rarely beyond 4; half of them are within 0.7. */
const FARTHEST = 4.3;

const played = (inputs: SeasonInputs): SeasonCounts =>
  playSeason(inputs, 1, RUNS, { rules: PLAIN_RULES, hinges: inputs.left.home.length });

/** Distances of counted shares from the published ones, in SDs of the sampling error. */
function distances(inputs: SeasonInputs, { hinges }: SeasonCounts): readonly number[] {
  const { homeWin, draw } = inputs.left;
  const away = (count: number, share: number): number =>
    (count / RUNS - share) / Math.sqrt((share * (1 - share)) / RUNS);
  return hinges.flatMap(({ game, results: [home, drawn] }) => {
    const drawShare = draw[game] ?? 0;
    if (drawShare > 0) return [away(home.runs, homeWin[game] ?? 0), away(drawn.runs, drawShare)];
    return [away(home.runs + drawn.runs / 2, homeWin[game] ?? 0)];
  });
}

const rms = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);

test.each([
  ['NFL', 2, true],
  ['NBA', 1.5, true],
  ['MLB', 1.5, false],
  ['NHL', 1.2, false],
  ['EPL', 2.5, false],
  ['NFL', 0, true],
  ['EPL', 0, false],
] as const)(
  '%s, SD × %d: each game, near and far, is won as often as its share says',
  (league, widening, full) => {
    const inputs = madeUp(league, { widening, full });
    const found = distances(inputs, played(inputs));
    expect(found.length).toBeGreaterThanOrEqual(60);
    expect(Math.max(...found.map(Math.abs))).toBeLessThan(FARTHEST);
    expect(rms(found)).toBeLessThan(1.25);
  },
);

/** SD of a team's final wins or points. */
function spread({ wins, weight }: SeasonCounts, team: number): number {
  const counts = wins[team] ?? [];
  const mean = counts.reduce((sum, count, at) => sum + at * count, 0) / weight;
  return Math.sqrt(counts.reduce((sum, count, at) => sum + (at - mean) ** 2 * count, 0) / weight);
}

test.each(['NFL', 'NHL', 'EPL'] as const)('%s: a wider SD widens the range of wins', (league) => {
  const spreads = [0, 1, 2].map((widening) => spread(played(madeUp(league, { widening })), 2));
  const [fixed = 0, drawn = 0, widened = 0] = spreads;
  expect(drawn / fixed).toBeGreaterThan(1.1);
  expect(widened / drawn).toBeGreaterThan(1.15);
});

test('games of football end level, and games of hockey in overtime, as often as in recent seasons', () => {
  const nfl = madeUp('NFL', { widening: 0 });
  const ties = played(nfl).hinges.reduce((sum, { results }) => sum + results[1].runs, 0);
  const tied = ties / nfl.left.home.length / RUNS;
  expect(tied).toBeGreaterThan(0.003);
  expect(tied).toBeLessThan(0.0046);
  let late = 0;
  let shootOuts = 0;
  const nhl = madeUp('NHL', { widening: 0, rounds: 1 });
  const games = nhl.left.home.length;
  playSeason(nhl, 1, RUNS, {
    rules: {
      settle({ extra, homeScore, awayScore }) {
        for (let game = 0; game < games; game++) {
          if (extra[game] === 0) continue;
          late += 1;
          if (extra[game] === 2) shootOuts += 1;
          if (Math.abs((homeScore[game] ?? 0) - (awayScore[game] ?? 0)) !== 1)
            throw new Error('not by one goal');
        }
      },
    },
  });
  expect(late / games / RUNS).toBeGreaterThan(0.2);
  expect(late / games / RUNS).toBeLessThan(0.245);
  expect(shootOuts / late).toBeGreaterThan(0.28);
  expect(shootOuts / late).toBeLessThan(0.36);
});
