import { SEASON_RESULTS } from '../seasonPick.ts';
import type { ConfidencePick, PoolGame } from './pool.ts';

/** A game's likeliest result; of equal ones the home side's, then the draw. */
function likeliest({ game, home, away, homeWin, draw }: PoolGame): Omit<ConfidencePick, 'points'> {
  const chances = {
    home: homeWin,
    draw,
    away: Math.max(0, Math.round(1e6 * (1 - homeWin - draw)) / 1e6),
  };
  const result = SEASON_RESULTS.reduce((best, each) =>
    chances[each] > chances[best] ? each : best,
  );
  return { game, home, away, result, chance: chances[result] };
}

/** The likeliest results of some games, the surest first, with the most points on the surest. */
export function rankedPicks(games: readonly PoolGame[]): readonly ConfidencePick[] {
  return games
    .map(likeliest)
    .toSorted((one, other) => other.chance - one.chance || one.game - other.game)
    .map((pick, at) => ({ ...pick, points: games.length - at }));
}
