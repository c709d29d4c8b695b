import type { Joint } from '../joint/joint.ts';
import { NORMAL_STEPS, RNG_STEPS } from '../rng/steps.ts';
import { poissonCounts } from '../scoring/distributions.ts';
import { type CountGame, homeShareAt, MOST, type ScoringRates } from '../scoring/rates.ts';

/**
 * The probability of every final score of a game at regulation's rates: both sides' goals over the uncertainty of the ratio, late
 * goals of sides one or two ahead and one behind, and a level score won by one.
 */
export function hockeyJoint(game: CountGame, rates: ScoringRates): Joint {
  const regulation = new Float64Array(MOST * MOST);
  /** Weight of home wins after level scores, late equalizers included. */
  const levelHome = new Float64Array(MOST);
  const { equaliser = 0 } = game;
  const home = new Float64Array(MOST);
  const away = new Float64Array(MOST);
  for (const z of NORMAL_STEPS) {
    const share = homeShareAt(rates.logRatio + game.ratioSd * z);
    const reach = poissonCounts(away, rates.total * (1 - share));
    for (let h = poissonCounts(home, rates.total * share) - 1; h >= 0; h--) {
      const p = (home[h] ?? 0) / RNG_STEPS;
      for (let a = 0; a < reach; a++) {
        const cell = h * MOST + a;
        regulation[cell] = (regulation[cell] ?? 0) + p * (away[a] ?? 0);
      }
      // A side that ties the game from one behind then has the leader's goals.
      const behind = h > 0 ? (away[h - 1] ?? 0) : 0;
      addTo(levelHome, h, share * p * ((away[h] ?? 0) + equaliser * behind));
      addTo(levelHome, h + 1, share * p * equaliser * (away[h + 1] ?? 0));
    }
  }
  return { size: MOST, weights: finished(regulation, levelHome, game) };
}

/** Applies late goals and overtime to regulation's scores. A score above the table's counts as its highest. */
function finished(
  regulation: Float64Array,
  levelHome: Float64Array,
  { emptyNet, equaliser = 0 }: CountGame,
): Float64Array {
  const [byOne, byTwo] = emptyNet;
  const out = new Float64Array(regulation.length);
  const level = new Float64Array(MOST);
  const top = MOST - 1;
  const add = (h: number, a: number, weight: number) =>
    addTo(out, Math.min(h, top) * MOST + Math.min(a, top), weight);
  for (let h = 0; h < MOST; h++) {
    for (let a = 0; a < MOST; a++) {
      const weight = regulation[h * MOST + a] ?? 0;
      if (weight === 0) continue;
      const lead = Math.abs(h - a);
      const late = lead === 1 ? byOne : lead === 2 ? byTwo : 0;
      const drawn = lead === 0 ? 1 : lead === 1 ? equaliser : 0;
      add(h, a, Math.max(1 - late - drawn, 0) * weight);
      add(h > a ? h + 1 : h, a > h ? a + 1 : a, late * weight);
      addTo(level, Math.max(h, a), drawn * weight);
    }
  }
  level.forEach((weight, goals) => {
    const home = levelHome[goals] ?? 0;
    add(goals + 1, goals, home);
    add(goals, goals + 1, Math.max(weight - home, 0));
  });
  return out;
}

function addTo(values: Float64Array, index: number, more: number): void {
  if (index < values.length) values[index] = (values[index] ?? 0) + more;
}
