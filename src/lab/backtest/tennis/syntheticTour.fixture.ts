import { logistic } from '#domain/numbers/logOdds.ts';
import { sfc32, uniform } from '#engine/rng/generator.ts';
import type { PlayedMatch } from '#engine/tennis/match.ts';
import type { FileMatch } from '../../fit/tennis/row.ts';

const PLAYERS = 12;
const PER_SEASON = 60;
const SETS_OF: readonly PlayedMatch['sets'][] = [
  [
    [6, 3],
    [6, 4],
  ],
  [
    [6, 4],
    [3, 6],
    [7, 6],
  ],
  [
    [7, 5],
    [6, 2],
  ],
];

/** Seasons of a small made-up tour: player 0 is the best, lines are about right. */
export function syntheticTour(seasons: readonly number[]): FileMatch[] {
  const generator = sfc32(1);
  const pick = (count: number): number => Math.floor(uniform(generator) * count);
  return seasons.flatMap((season, year) =>
    Array.from({ length: PER_SEASON }, (_, place): FileMatch => {
      const one = pick(PLAYERS);
      const other = (one + 1 + pick(PLAYERS - 1)) % PLAYERS;
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const close = logistic((high - low) / 4);
      const winner = uniform(generator) < close ? 'a' : 'b';
      const sets = SETS_OF[pick(SETS_OF.length)] ?? [];
      const day = 18_000 + 365 * year + 4 * place;
      return {
        a: { key: `P${10 + low}`, rank: 1 + 10 * low },
        b: { key: `P${10 + high}`, rank: 1 + 10 * high },
        day,
        date: `day ${day}`,
        season,
        tournament: `Open ${season}`,
        surface: place % 3 === 0 ? 'clay' : 'hard',
        bestOf: 3,
        finalSet: 7,
        order: PER_SEASON * year + place,
        winner,
        sets: winner === 'a' ? sets : sets.map(([a, b]) => [b, a] as const),
        retired: false,
        close,
      };
    }),
  );
}
