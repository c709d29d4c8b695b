import { sum } from '#domain/numbers/numbers.ts';

/** Rounds of proportional fitting; a tenth of them reach the fourth digit. */
const ROUNDS = 200;
/** No margin is larger, points. */
const LARGEST = 120;

/**
 * Weights of |margin| 0, 1, 2 …, larger margins weighing 1, with which bell curves around the games' centers give each of these
 * margins, and the larger ones together, as often as they were seen: proportional fitting.
 * @param centers each game's center, points; @param seen games by |margin|, only of those with a weight of their own
 */
export function marginWeights(
  centers: readonly number[],
  seen: readonly number[],
  sd: number,
): number[] {
  const games = gamesByCenter(centers);
  const larger = seen.length;
  const counts = [...seen, centers.length - sum(seen)];
  let weights = counts.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const expected = expectedOf(games, sd, weights);
    weights = weights.map((weight, k) =>
      weight === 0 ? 0 : (weight * (counts[k] ?? 0)) / (expected[k] ?? 1),
    );
  }
  return weights.slice(0, larger).map((weight) => weight / (weights[larger] ?? 1));
}

/** Centers in steps of a fiftieth of a point. */
const STEPS = 50;

function gamesByCenter(centers: readonly number[]): ReadonlyMap<number, number> {
  const games = new Map<number, number>();
  for (const center of centers) {
    const at = Math.round(center * STEPS) / STEPS;
    games.set(at, (games.get(at) ?? 0) + 1);
  }
  return games;
}

/** Games by |margin|, as expected with these weights; the last is that of all larger margins. */
function expectedOf(
  games: ReadonlyMap<number, number>,
  sd: number,
  weights: readonly number[],
): Float64Array {
  const last = weights.length - 1;
  const expected = new Float64Array(weights.length);
  const chances = new Float64Array(weights.length);
  for (const [center, count] of games) {
    chances.fill(0);
    let all = 0;
    for (let margin = -LARGEST; margin <= LARGEST; margin++) {
      const at = Math.min(Math.abs(margin), last);
      const chance = (weights[at] ?? 0) * Math.exp(-0.5 * ((margin - center) / sd) ** 2);
      chances[at] = (chances[at] ?? 0) + chance;
      all += chance;
    }
    chances.forEach((chance, at) => {
      expected[at] = (expected[at] ?? 0) + (count * chance) / all;
    });
  }
  return expected;
}
