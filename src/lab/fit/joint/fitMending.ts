import { isGoalLeague } from '#domain/leagues/kinds.ts';
import type { League } from '#domain/leagues/league.ts';
import type { Mending } from '#engine/fitted/joint.ts';
import type { Joint } from '#engine/joint/joint.ts';
import { togetherIn } from '#engine/joint/together.ts';

/** A game's published table without mending, and its result. */
export interface Played {
  readonly table: Joint;
  readonly homeScore: number;
  readonly awayScore: number;
}

/** Level scores with a factor of their own: 0–0, 1–1, 2–2, and 3–3 with all higher ones. */
const LEVELS = 4;
/** Precision of the prior that keeps both ties near none: about ±.05. */
const PRECISION = 400;
/** Games' worth of draws that keep each factor near 1. */
const PRIOR_DRAWS = 20;

/** Sums over games, from which a league's mending follows at any time: games are added in order of play. */
export interface Evidence {
  readonly add: (game: Played) => void;
  readonly mending: () => Mending;
  readonly games: () => number;
}

/** Evidence of how a league's results go together. */
export const evidenceOf = (league: League): Evidence =>
  isGoalLeague(league) ? drawEvidence() : togetherEvidence();

/** Soccer: draws that were seen against those that were published, by score. */
function drawEvidence(): Evidence {
  const seen = new Float64Array(LEVELS);
  const said = new Float64Array(LEVELS);
  let games = 0;
  return {
    games: () => games,
    add({ table: { size, weights }, homeScore, awayScore }) {
      games += 1;
      let all = 0;
      for (const weight of weights) all += weight;
      for (let goals = 0; goals < size; goals++) {
        const at = Math.min(goals, LEVELS - 1);
        said[at] = (said[at] ?? 0) + (weights[goals * size + goals] ?? 0) / all;
      }
      if (homeScore !== awayScore) return;
      const at = Math.min(homeScore, LEVELS - 1);
      seen[at] = (seen[at] ?? 0) + 1;
    },
    mending() {
      let [draws, expected] = [0, 0];
      seen.forEach((count) => {
        draws += count;
      });
      said.forEach((share) => {
        expected += share;
      });
      if (!(draws > 0 && expected > 0)) return {};
      const drawFactors = Array.from(said, (share, at) => {
        const usual = (draws * share) / expected;
        return ((seen[at] ?? 0) + PRIOR_DRAWS) / (usual + PRIOR_DRAWS);
      });
      return { drawFactors };
    },
  };
}

/**
 * Other sports: one step of Newton's method from no tie, on the likelihood of the scores. The ties are small, so the next step would
 * move them by less than a tenth of their error.
 */
function togetherEvidence(): Evidence {
  const score = [0, 0] as [number, number];
  const information = [PRECISION, 0, PRECISION] as [number, number, number];
  let games = 0;
  return {
    games: () => games,
    add({ table, homeScore, awayScore }) {
      games += 1;
      const weighed = togetherIn(table);
      const { size, weights } = table;
      let [all, gap, favorite, gaps, favorites, both] = [0, 0, 0, 0, 0, 0];
      for (let cell = 0; cell < weights.length; cell++) {
        const weight = weights[cell] ?? 0;
        if (weight === 0) continue;
        const [one, other] = weighed(Math.floor(cell / size), cell % size);
        all += weight;
        gap += weight * one;
        favorite += weight * other;
        gaps += weight * one * one;
        favorites += weight * other * other;
        both += weight * one * other;
      }
      const [meanGap, meanFavorite] = [gap / all, favorite / all];
      const [seenGap, seenFavorite] = weighed(homeScore, awayScore);
      score[0] += seenGap - meanGap;
      score[1] += seenFavorite - meanFavorite;
      information[0] += gaps / all - meanGap * meanGap;
      information[1] += both / all - meanGap * meanFavorite;
      information[2] += favorites / all - meanFavorite * meanFavorite;
    },
    mending() {
      const [one, other] = score;
      const [a, b, c] = information;
      const determinant = a * c - b * b;
      const gap = (c * one - b * other) / determinant;
      const favorite = (a * other - b * one) / determinant;
      return { together: { gap, favorite } };
    },
  };
}
