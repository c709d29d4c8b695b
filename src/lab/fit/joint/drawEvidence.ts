import { clamp, sum } from '#domain/numbers/numbers.ts';
import type { Joint } from '#engine/joint/joint.ts';
import { jointTable } from '../../backtest/parlays/tables.ts';
import type { ParlayGame } from '../../backtest/parlays/types.ts';
import type { Evidence } from './evidence.ts';
import { examplesOf } from './examples.ts';

/** Level scores with a factor of their own: 0–0, 1–1, 2–2, and 3–3 with all higher ones. */
const LEVELS = 4;
/** Games' worth of draws that keep each factor near 1. */
const PRIOR_DRAWS = 20;
/** Games on which the factors' effect is measured, and rounds of it. */
const EXAMPLES = 24;
const ROUNDS = 4;
/** What the model takes. */
const [LEAST, MOST] = [0.2, 5];

/**
 * Soccer: draws that were seen against those that were published, by score. Anchoring the total's line takes back part of what a
 * factor does, so what the factors do to the published draws is measured on some games, and they are corrected until they reach
 * what was seen.
 */
export function drawEvidence(): Evidence {
  const seen = new Float64Array(LEVELS);
  const said = new Float64Array(LEVELS);
  const examples = examplesOf<ParlayGame>(EXAMPLES);
  let games = 0;
  return {
    games: () => games,
    add({ game, table }) {
      games += 1;
      examples.add(game);
      addDraws(said, table);
      if (game.homeScore !== game.awayScore) return;
      const at = Math.min(game.homeScore, LEVELS - 1);
      seen[at] = (seen[at] ?? 0) + 1;
    },
    mending() {
      const [draws, expected] = [sum(seen), sum(said)];
      if (!(draws > 0 && expected > 0)) return {};
      const wanted = Array.from(said, (share, at) => {
        const usual = (draws * share) / expected;
        return ((seen[at] ?? 0) + PRIOR_DRAWS) / (usual + PRIOR_DRAWS);
      });
      return { drawFactors: factorsFor(wanted, examples.kept()) };
    },
  };
}

/** Factors that multiply the published draws of each score by what is wanted. */
function factorsFor(wanted: readonly number[], games: readonly ParlayGame[]): number[] {
  const plain = drawsOf(games);
  let factors = [...wanted];
  for (let round = 0; round < ROUNDS; round++) {
    const now = drawsOf(games, factors);
    factors = factors.map((factor, at) => {
      const reached = (now[at] ?? 0) / (plain[at] ?? 1);
      return clamp((factor * (wanted[at] ?? 1)) / reached, LEAST, MOST);
    });
  }
  return factors;
}

function drawsOf(games: readonly ParlayGame[], drawFactors?: readonly number[]): Float64Array {
  const sums = new Float64Array(LEVELS);
  for (const { league, inputs } of games) {
    addDraws(
      sums,
      jointTable({ league, inputs: { ...inputs, ...(drawFactors && { drawFactors }) } }),
    );
  }
  return sums;
}

function addDraws(sums: Float64Array, { size, weights }: Joint): void {
  const all = sum(weights);
  for (let goals = 0; goals < size; goals++) {
    const at = Math.min(goals, LEVELS - 1);
    sums[at] = (sums[at] ?? 0) + (weights[goals * size + goals] ?? 0) / all;
  }
}
